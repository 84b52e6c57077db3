import { useQuery } from '@tanstack/react-query';
import { expensePlans } from '@tzemed/contract/money/expense-plans';
import { texts } from '@tzemed/contract/text/texts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callsOf } from '../../../lib/api/api-client.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import type { FilterChoice } from '../../../shared/filters/filter-choice.ts';
import { expensesApi } from '../api.ts';
import { expenseTexts } from '../texts.ts';

const planChoiceTexts = texts({
  all: { he: 'כל ההוצאות', en: 'All expenses', ar: 'كل المصاريف' },
  ofOne: { he: 'של הוצאה קבועה אחת', en: 'From one repeating expense', ar: 'من مصروف متكرر واحد' },
});

/** Filter by expense plan, if a plan's card has led to the list; else empty. */
export function usePlanFilterChoice(planId: string): FilterChoice[] {
  const t = useTexts(planChoiceTexts);
  const { fromPlan, fromPlanOf } = useTexts(expenseTexts);
  const { lang } = useLanguage();
  const { data: name } = useQuery({
    queryKey: ['expensePlans', 'name', planId],
    queryFn: ({ signal }) => planName(planId, signal),
    enabled: planId !== '',
    meta: { quiet: true },
  });
  if (!planId) return [];
  const label = name ? fromPlanOf({ name: isolateDirection(name, lang) }) : t.ofOne;
  return [{ name: 'planId', label: fromPlan, all: t.all, options: [{ id: planId, label }] }];
}

const plans = callsOf(expensePlans);

/** Name of a repeating expense; of a deleted one the name of its latest expense, or null without any. */
async function planName(id: string, signal: AbortSignal) {
  try {
    return (await plans.get({ params: { id } }, { signal })).plan.description;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const { expenses } = await expensesApi.calls.list({ query: { planId: id, page: 1, limit: 1 } }, { signal });
    return expenses[0]?.description ?? null;
  }
}
