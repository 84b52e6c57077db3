import type { CarePlanItem } from '@tzemed/contract/care/care';
import { addDays } from '@tzemed/contract/dates/days';
import type { Words } from '@tzemed/contract/text/texts';
import type { formatsIn } from '../../lib/format.ts';
import type { careTexts } from './texts.ts';

type Told = { readonly text: string; readonly more?: string; readonly tone?: 'warn' | 'danger' };

/** First and last day of what is due; null for what has none. */
export const startOf = ({ due }: Pick<CarePlanItem, 'due'>) => due && (due.day ?? due.from ?? due.to);
export const isPast = ({ due }: Pick<CarePlanItem, 'due'>, today: string) => {
  const last = due && (due.day ?? due.to);
  return last !== null && last < today;
};

/** When an item is due, in words. */
export function dueText(
  item: CarePlanItem,
  today: string,
  t: Words<typeof careTexts>,
  f: ReturnType<typeof formatsIn>,
): Told {
  const { due, kind, isDoubtful, isOld } = item;
  if (isDoubtful) return { text: isOld ? t.askOffice : t.askVet, tone: 'warn' };
  if (due?.after) return { text: t.afterFirst };
  const last = due && (due.day ?? due.to);
  if (!due || !last) return { text: t.unknownDay };
  if (last < today) {
    const said = { day: f.day(last), distance: f.distance(last, today) };
    return kind === 'law' ? { text: t.lawPassed(said), tone: 'danger' } : { text: t.wasDue(said), tone: 'warn' };
  }
  const left = Math.round((Date.parse(last) - Date.parse(today)) / 86_400_000);
  if (due.from && due.to) {
    if (due.from > today)
      return {
        text: t.between({ from: sameYear(due.from, due.to) ? shortDay(due.from) : f.day(due.from), to: f.day(due.to) }),
        more: t.openIn({ distance: f.distance(due.from, today) }),
      };
    return { text: t.until({ day: f.day(due.to) }), more: left === 0 ? t.lastDay : t.daysLeft({ count: left }) };
  }
  if (due.to) return { text: t.until({ day: f.day(due.to) }), more: f.distance(due.to, today) };
  if (last === today) return { text: t.today({ day: f.day(today) }) };
  return { text: f.day(last), more: f.distance(last, today) };
}

const sameYear = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4);
const shortDay = (day: string) => day.slice(5).split('-').toReversed().map(Number).join('.');

/** Items of the next three months. */
export function splitLater(items: readonly CarePlanItem[], today: string) {
  const end = addDays(today, 92);
  const isSoon = (item: CarePlanItem) => {
    const start = item.postponedUntil ?? startOf(item);
    return item.due?.after !== null || (start !== null && start <= end);
  };
  const soon = items.filter(isSoon);
  // All of it is shown where nothing is so near.
  return soon.length > 0 ? { soon, isSpan: true } : { soon: items, isSpan: false };
}
