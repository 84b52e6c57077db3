import { useState } from 'react';
import { reminders, type Reminder } from '@tzemed/contract/reminders/reminders';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { fallbackOn404 } from '../../lib/api/fallback-on-404.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(reminders);

/** What waits for a pet: what is late for longest, and what is next. */
export type DueReminders = { late?: Reminder; next?: Reminder };

/** What waits for each pet, by its id; `undefined` while that is not known. */
export function useDueByPet(): ReadonlyMap<string, DueReminders> | undefined {
  const { data } = useQueryWithFallback({
    noun: 'reminders',
    part: 'nearest',
    load: (signal) => api.nearest(undefined, { signal }).catch(fallbackOn404({ reminders: [] as Reminder[] })),
    early: () => preloadedData(reminders.nearest),
  });
  // What becomes due while one looks at it is late the next time.
  const [now] = useState(() => Date.now());
  if (!data) return undefined;
  const waiting = new Map<string, DueReminders>();
  for (const reminder of data.reminders) {
    const kind = Date.parse(dueTimeOf(reminder)) < now ? 'late' : 'next';
    const before = waiting.get(reminder.petId);
    if (!before?.[kind]) waiting.set(reminder.petId, { ...before, [kind]: reminder });
  }
  return waiting;
}
