import { type CalendarKind, calendarKinds } from '@tzemed/contract/views/calendar';

type Placed = { readonly day: string; readonly time: string | null; readonly kind: CalendarKind; readonly uid: string };

export type FoundEntries<E> = {
  readonly entries: readonly E[];
  /** The last day of which it was looked for everything; all of them where there is none. */
  readonly until?: string | undefined;
  /** True if there are more entries, on unknown days. */
  readonly isCut?: boolean;
};

/** Sort key: entries without a time come before those with one; ties are broken by a stable id. */
const placeOf = ({ day, time, kind, uid }: Placed) => `${day} ${time ?? ''} ${calendarKinds.indexOf(kind)} ${uid}`;

type Asked = { readonly kinds: readonly CalendarKind[]; readonly most: number };

/** The first `most` of these kinds that several sources have found, and whether there is more. */
export function firstEntries<E extends Placed>(found: readonly FoundEntries<E>[], { kinds, most }: Asked) {
  const until = found.flatMap((one) => one.until ?? []).toSorted()[0];
  const sure = found
    .flatMap(({ entries }) => entries)
    .filter(({ day, kind }) => kinds.includes(kind) && (until === undefined || day <= until));
  const entries = sure
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ entry }) => entry);
  const isCut = until !== undefined || entries.length > most || found.some((one) => one.isCut);
  return { entries: entries.slice(0, most), isCut };
}

/**
 * The first `most` days of several series, each of which is in order, with the series; one more where there are more. No
 * series is asked further than that: five hundred daily ones have 180,000 days in a year.
 */
export function firstDays<S>(
  series: readonly { readonly of: S; readonly days: Iterator<string, void> }[],
  most: number,
) {
  const waiting = new Map<string, (typeof series)[number][]>();
  const days: string[] = [];
  const wait = (one: (typeof series)[number]) => {
    const { value: day } = one.days.next();
    if (day === undefined) return;
    const there = waiting.get(day);
    if (there) there.push(one);
    else {
      waiting.set(day, [one]);
      days.splice(days.findLastIndex((other) => other < day) + 1, 0, day);
    }
  };
  for (const one of series) wait(one);
  const first: { of: S; day: string }[] = [];
  for (let day = days.shift(); day !== undefined; day = days.shift()) {
    for (const one of waiting.get(day) ?? []) {
      first.push({ of: one.of, day });
      if (first.length > most) return first;
      wait(one);
    }
    waiting.delete(day);
  }
  return first;
}
