import { builtInKinds, kindLabel } from '@tzemed/contract/medical/observation-kind-texts';
import type { Lang } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { type Cell, dated, type Part } from './sheet-data.ts';
import { printTexts } from './texts.ts';

/** Number of observations of one kind on one day. */
type DailyCount = {
  readonly kind: string;
  /** Name of the household's own button; null of a built-in kind. */
  readonly kindName: string | null;
  readonly date: string;
  readonly count: number;
};

/** Days of a kind that are named; a meal has one each day, and the sheet is one page. */
const maxDays = 12;
/** Day and month: the sheet names its year. */
const brief = (day: string) => dated(day).slice(0, 5);
const rankOf = (kind: string) => {
  const rank = (builtInKinds as readonly string[]).indexOf(kind);
  return rank < 0 ? builtInKinds.length : rank;
};

/** Observations of a period: of each kind how many, and on which days. */
export function observationsPart(newestFirst: readonly DailyCount[], lang: Lang): Part[] {
  if (newestFirst.length === 0) return [];
  const t = wordsIn(printTexts, lang);
  const byKind = [...Map.groupBy(newestFirst, ({ kind }) => kind)].toSorted(([a], [b]) => rankOf(a) - rankOf(b));
  return [
    {
      title: t.observed,
      columns: [{ title: t.observation }, { title: t.times }, { title: t.onDays, wide: true }],
      rows: byKind.map(([kind, days]): Cell[] => {
        const named = days.slice(0, maxDays).map(({ date, count }) => brief(date) + (count > 1 ? ` (${count})` : ''));
        const more = days.length - named.length;
        return [
          { as: 'strong', text: kindLabel(kind, lang, days[0]!.kindName) },
          String(days.reduce((sum, { count }) => sum + count, 0)),
          [...named, ...(more > 0 ? [t.moreDays({ count: more })] : [])].join(lang === 'ar' ? '، ' : ', '),
        ];
      }),
    },
  ];
}
