import type { ExpensePlan } from '@tzemed/contract/expense-plans';
import { sayRepeat } from '@tzemed/contract/say-repeat';
import type { Lang } from '../../i18n/language.ts';

/** How often it comes: «כל חודשיים». */
export const sayEvery = (plan: Pick<ExpensePlan, 'repeatInterval' | 'repeatEvery'>, lang: Lang) =>
  sayRepeat({ ...plan, repeatDays: [] }, lang) ?? '';
