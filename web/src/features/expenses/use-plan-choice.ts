import { useQuery } from '@tanstack/react-query';
import { texts } from '@tzemed/contract/texts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import type { FilterChoice } from '../../shared/filter-choice.ts';
import { expenseTexts } from './texts.ts';

const planChoiceTexts = texts({
  all: { he: 'כל ההוצאות', en: 'All expenses', ar: 'كل المصاريف' },
  ofOne: { he: 'של הוצאה קבועה אחת', en: 'Of one repeating expense', ar: 'من مصروف متكرر واحد' },
});

/** What a plan has written, where its card has led there; else there is nothing to choose. */
export function usePlanChoice(planId: string): FilterChoice[] {
  const t = useTexts(planChoiceTexts);
  const { fromPlan, fromPlanOf } = useTexts(expenseTexts);
  const { lang } = useLanguage();
  const { data: name } = useQuery({
    queryKey: ['expensePlans', 'name', planId],
    // Few are led here: no list has the calls of plans.
    queryFn: async ({ signal }) => (await import('./plan-name.ts')).planName(planId, signal),
    enabled: planId !== '',
    meta: { quiet: true },
  });
  if (!planId) return [];
  const label = name ? fromPlanOf({ name: isolate(name, lang) }) : t.ofOne;
  return [{ name: 'planId', label: fromPlan, all: t.all, options: [{ id: planId, label }] }];
}
