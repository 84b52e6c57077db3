import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  notificationPreferences as table,
  type NotificationPreferences,
} from '@tzemed/contract/notifications/notification-preferences';
import { callsOf } from '../../lib/api/api-client.ts';

const calls = callsOf(table);
type Sent = Parameters<typeof calls.update>[0]['body'];
const key = ['notificationPreferences'];

/** Notification preferences of the user. A press shows at once, and is undone if it could not be saved. */
export function usePreferences() {
  const queries = useQueryClient();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.get(undefined, { signal }),
    meta: { quiet: true },
  });
  const send = useMutation({
    // Sent one after the other, so the last press wins.
    scope: { id: 'notificationPreferences' },
    mutationFn: (body: Sent) => calls.update({ body }),
  });
  /**
   * Merges a change into the cached preferences, so that the next press builds on it before the server has answered.
   */
  function save(body: Sent) {
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData<NotificationPreferences>(key, (now) => now && merged(now, body));
    return send.mutateAsync(body, {
      // Only the response to the last of several presses is handled here.
      onSuccess: (kept) => queries.setQueryData(key, kept),
      onError: () => void refetch(),
    });
  }
  return { preferences: data, save, isPending, isFailed: isError, isFetching, retry: () => void refetch() };
}

function merged(now: NotificationPreferences, { timezone: _zone, ...said }: Sent): NotificationPreferences {
  const parts = Object.entries(said).map(([name, part]) => [
    name,
    typeof part === 'object' ? { ...(now[name as keyof typeof said] as object), ...part } : part,
  ]);
  return { ...now, ...(Object.fromEntries(parts) as Partial<NotificationPreferences>) };
}
