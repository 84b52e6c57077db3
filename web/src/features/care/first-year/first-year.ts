import type { CarePlanItem } from '@tzemed/contract/care/care';
import { addInterval } from '@tzemed/contract/care/care-intervals';
import { addDays, sameDayIn } from '@tzemed/contract/dates/days';
import { isPast, startOf } from '../due-text.ts';

export type YearMark = {
  readonly item: CarePlanItem;
  readonly kind: 'done' | 'late' | 'day' | 'window' | 'maybe';
  /** First and last day; alike but for windows. */
  readonly from: string;
  readonly to: string;
};
export type YearLane = { readonly key: string; readonly title: string; readonly marks: readonly YearMark[] };

/** Months of the first year of life by their first days, and the day after the last. */
export const monthsOfLife = (birthDate: string) =>
  Array.from({ length: 13 }, (_, month) => sameDayIn(birthDate, month));

/** True on a day in the first year of life. */
export const isFirstYear = (birthDate: string | null, today: string) =>
  birthDate !== null && today < sameDayIn(birthDate, 12);

const dayMs = 86_400_000;
/** Place of a day in the first year, from 0 to 1: each month of life is as wide as any other. */
export function placeOf(day: string, birthDate: string) {
  const months = monthsOfLife(birthDate);
  const next = months.findIndex((first) => first > day);
  if (next === -1) return 1;
  if (next === 0) return 0;
  const [from, to] = [Date.parse(months[next - 1]!), Date.parse(months[next]!)];
  return (next - 1 + (Date.parse(day) - from) / Math.max(dayMs, to - from)) / 12;
}

function markOf(item: CarePlanItem, before: YearMark | undefined, today: string): YearMark | null {
  if (item.state === 'done') return item.last && { item, kind: 'done', from: item.last.day, to: item.last.day };
  if (item.due?.after) {
    // Depends on the step before it: drawn where it falls if that comes in its time.
    const follows = before?.item.follows;
    if (!before || !follows) return null;
    const from = addInterval(before.from, follows.after);
    return { item, kind: 'maybe', from, to: follows.to ? addInterval(before.to, follows.to) : from };
  }
  const start = startOf(item);
  if (!start) return null;
  const to = item.due?.to ?? start;
  if (isPast(item, today)) return { item, kind: 'late', from: to, to };
  if (item.isOptional || item.isDoubtful) return { item, kind: 'maybe', from: start, to };
  return { item, kind: item.due?.from && item.due.to ? 'window' : 'day', from: start, to };
}

/** Lanes of the first year: one for each rule that has a mark in it, in the order of the plan. */
export function lanesOf(items: readonly CarePlanItem[], birthDate: string, today: string): YearLane[] {
  const end = sameDayIn(birthDate, 12);
  const shown = items.filter(
    ({ kind, state }) => kind !== 'task' && kind !== 'own' && state !== 'off' && state !== 'option',
  );
  return [...Map.groupBy(shown, ({ key }) => key)].flatMap(([key, all]) => {
    const marks: YearMark[] = [];
    const inOrder = [
      ...all.filter(({ state }) => state === 'done').toReversed(),
      ...all.filter(({ state }) => state !== 'done'),
    ];
    for (const item of inOrder) {
      const mark = markOf(item, marks.at(-1), today);
      if (mark && mark.from < end && mark.to >= birthDate)
        marks.push({ ...mark, to: mark.to < end ? mark.to : addDays(end, -1) });
    }
    return marks.length > 0 ? [{ key, title: all[0]!.group, marks }] : [];
  });
}
