import type { ExpensePlan } from '@tzemed/contract/money/expense-plans';
import { formatRepeat } from '@tzemed/contract/dates/format-repeat';
import type { Lang } from '../../i18n/language.ts';

/** Interval of a plan as text: «כל חודשיים». */
export const formatPlanInterval = (plan: Pick<ExpensePlan, 'repeatInterval' | 'repeatEvery'>, lang: Lang) =>
  formatRepeat({ ...plan, repeatDays: [] }, lang) ?? '';
