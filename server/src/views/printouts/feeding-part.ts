import type { FeedingUnit } from '@tzemed/contract/stock/feedings';
import { formatFeedingAmount } from '@tzemed/contract/stock/stock-texts';
import type { Lang } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Part } from './sheet-data.ts';
import { printTexts } from './texts.ts';

type Plan = {
  readonly food: string;
  /** In thousandths of the unit. */
  readonly amount: number;
  readonly unit: FeedingUnit;
  readonly times: readonly string[];
  readonly notes: string | null;
};

/** What a pet is fed, how much of it and when, as its people wrote it. */
export function feedingPart(plans: readonly Plan[], lang: Lang): Part[] {
  if (plans.length === 0) return [];
  const t = wordsIn(printTexts, lang);
  return [
    {
      title: t.feeding,
      columns: [{ title: t.food, wide: true }, { title: t.mealAmount }, { title: t.mealTimes }],
      rows: plans.map(({ food, notes, amount, unit, times }) => [
        { as: 'two', text: food, more: notes ?? '' },
        formatFeedingAmount({ amount: amount / 1000, unit }, lang),
        times.join(', '),
      ]),
    },
  ];
}
