import { sameDayIn } from '@tzemed/contract/dates/days';
import { type Expense, expenses as table } from '@tzemed/contract/money/expenses';
import { texts } from '@tzemed/contract/text/texts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { callsOf } from '../../../lib/api/api-client.ts';
import { usePlanForm } from './use-plan-form.ts';

const calls = callsOf(table);

const offerTexts = texts({
  third: {
    he: '״{name}״ נרשמה כבר שלוש פעמים. לרשום אותה מעצמה?',
    en: '“{name}” was recorded three times. Should it record itself?',
    ar: 'سُجّل «{name}» ثلاث مرات. هل يُسجَّل تلقائيًا؟',
  },
  repeat: { he: 'הוצאה קבועה', en: 'Make it recurring', ar: 'مصروف متكرر' },
});

/** Number of like expenses with which a plan is offered, once. */
const enough = 3;

/** Offers to make an expense recurring when the third of its kind was added. */
export function useRecurringOffer() {
  const t = useTexts(offerTexts);
  const { lang } = useLanguage();
  const openPlanForm = usePlanForm();
  return async ({ petId, description, category, amount, date, planId, refundOf, together }: Expense) => {
    if (planId !== null || refundOf !== null || together.length > 0) return;
    const query = { q: description, petId, page: 1, limit: 20 };
    const { expenses } = await calls.search({ query });
    const alike = expenses.filter((one) => one.description === description && one.category === category);
    if (alike.length !== enough || alike.some((one) => one.planId !== null)) return;
    // The next one is due in a month: today's is recorded already.
    const plan = { description, category, amount, startsOn: sameDayIn(date, 1) };
    const offer = { label: t.repeat, onPress: () => openPlanForm(petId, plan) };
    toast.info(t.third({ name: isolateDirection(description, lang) }), offer, `recurring ${petId} ${description}`);
  };
}
