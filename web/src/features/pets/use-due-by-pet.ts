import { useState } from 'react';
import { reminders, type Reminder } from '@tzemed/contract/reminders/reminders';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { fallbackOn404 } from '../../lib/api/fallback-on-404.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(reminders);

/** Open reminders of a pet: the one that is overdue longest, and the next one. */
export type DueReminders = { late?: Reminder; next?: Reminder };

/** Open reminders of each pet, by pet id; `undefined` until they are loaded. */
export function useDueByPet(): ReadonlyMap<string, DueReminders> | undefined {
  const { data } = useQueryWithFallback({
    noun: 'reminders',
    part: 'nearest',
    load: (signal) => api.nearest(undefined, { signal }).catch(fallbackOn404({ reminders: [] as Reminder[] })),
    early: () => preloadedData(reminders.nearest),
  });
  // A reminder that becomes due while the page is open counts as late the next time.
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
