import { useMutation } from '@tanstack/react-query';
import {
  reminders as table,
  type reminderFilters,
  type reminderInput,
  type ReminderStatus,
} from '@tzemed/contract/reminders';
import type * as z from 'zod/mini';
import { callsOf } from '../../lib/api-client.ts';
import { ifMissing } from '../../lib/if-missing.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { useSamples } from '../../shared/use-samples.ts';

const api = callsOf(table);
const noun = 'reminders';
/** What a change of it is seen in. */
const changed = [noun, 'overview'];
/** Rows on a page. */
const limit = 20;
const nothing = { reminders: [], total: 0, page: 1, limit, counts: { upcoming: 0, overdue: 0, completed: 0 } };

/** One page of the reminders of a status, with the number of each. */
export function useReminders(query: z.input<typeof reminderFilters> & { status: ReminderStatus }) {
  const upcoming = useSamples().reminders;
  const reminders = query.status === 'upcoming' ? upcoming : [];
  return useBackedQuery({
    noun,
    query,
    load: (signal) => api.list({ query: { ...query, limit } }, { signal }).catch(ifMissing(nothing)),
    sample: {
      ...nothing,
      reminders,
      total: reminders.length,
      counts: { ...nothing.counts, upcoming: upcoming.length },
    },
  });
}

export function useSaveReminder() {
  const refresh = useRefresh(changed);
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: z.input<typeof reminderInput> }) =>
      id ? api.update({ params: { id }, body }) : api.create({ body }),
    // Not waited for: what is saved is saved, whatever becomes of the list.
    onSuccess: () => void refresh(),
  });
}

export function useCompleteReminder() {
  const refresh = useRefresh(changed);
  return useMutation({
    mutationFn: (id: string) => api.complete({ params: { id } }),
    // After a refusal too: somebody else was faster, and the list here is old.
    onSettled: refresh,
  });
}

export function useRemoveReminder() {
  const refresh = useRefresh(changed);
  return useMutation({ mutationFn: (id: string) => api.remove({ params: { id } }), onSuccess: refresh });
}

export function useRestoreReminder() {
  const refresh = useRefresh(changed);
  return useMutation({ mutationFn: (id: string) => api.restore({ params: { id } }), onSuccess: refresh });
}
