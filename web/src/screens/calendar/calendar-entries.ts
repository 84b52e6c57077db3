import type { CalendarEntry, CalendarKind } from '@tzemed/contract/views/calendar';

const shown = { reminder: 1, appointment: 2, followUp: 3 } satisfies Record<CalendarKind, number>;
/** Every kind, in the order in which they are named. */
export const shownKinds = Object.keys(shown) as CalendarKind[];

/** A planned occurrence has the id of the open one that it follows, so its day and time are part of the key. */
export const entryKey = ({ id, day, time, isPlanned }: CalendarEntry) => (isPlanned ? `${id} ${day} ${time}` : id);

/** Day → what is on it, in the order in which it came. */
export function byDay(entries: readonly CalendarEntry[]): ReadonlyMap<string, readonly CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return days;
}

/** Applies moves before the server has answered: each entry stands on its new day, at its hour. */
export const withMoves = (entries: readonly CalendarEntry[], moves: ReadonlyMap<string, string>) =>
  moves.size === 0
    ? entries
    : entries
        .map((entry) => ({ ...entry, day: moves.get(entryKey(entry)) ?? entry.day }))
        .toSorted((a, b) => order(a).localeCompare(order(b)));

const order = ({ day, time }: CalendarEntry) => `${day} ${time ?? ''}`;

export const isOver = ({ status }: Pick<CalendarEntry, 'status'>) => status !== 'open';

/** Reason that an entry can't move to another day; undefined if it can. */
export function whyFixed({ isPlanned, mayEdit, status, source }: CalendarEntry) {
  if (!mayEdit) return 'noRight';
  if (isPlanned) return 'planned';
  if (status !== 'open') return 'over';
  return source === 'medicines' ? 'ofMedicine' : undefined;
}

/** True for an open reminder that the user may mark as done. */
export const isTickable = (entry: CalendarEntry) => {
  const fixed = whyFixed(entry);
  return entry.noun === 'reminders' && (fixed === undefined || fixed === 'ofMedicine');
};
