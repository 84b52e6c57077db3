import { useState } from 'react';
import { reminders, type Reminder } from '@tzemed/contract/reminders';
import { ringsAt } from '@tzemed/contract/ringing';
import { callsOf, earlyOf } from '../../lib/api-client.ts';
import { ifMissing } from '../../lib/if-missing.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';

const api = callsOf(reminders);

/** What waits for a pet: what is late for longest, and what is next. */
export type Waiting = { late?: Reminder; next?: Reminder };

/** What waits for each pet, by its id; `undefined` while that is not known. */
export function useNearest(): ReadonlyMap<string, Waiting> | undefined {
  const { data } = useBackedQuery({
    noun: 'reminders',
    part: 'nearest',
    load: (signal) => api.nearest(undefined, { signal }).catch(ifMissing({ reminders: [] as Reminder[] })),
    early: () => earlyOf(reminders.nearest),
  });
  // What becomes due while one looks at it is late the next time.
  const [now] = useState(() => Date.now());
  if (!data) return undefined;
  const waiting = new Map<string, Waiting>();
  for (const reminder of data.reminders) {
    const kind = Date.parse(ringsAt(reminder)) < now ? 'late' : 'next';
    const before = waiting.get(reminder.petId);
    if (!before?.[kind]) waiting.set(reminder.petId, { ...before, [kind]: reminder });
  }
  return waiting;
}
