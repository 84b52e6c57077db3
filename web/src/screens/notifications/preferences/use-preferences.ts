import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  notificationPreferences as table,
  type NotificationPreferences,
} from '@tzemed/contract/notifications/notification-preferences';
import { callsOf } from '../../../lib/api/api-client.ts';

const calls = callsOf(table);
type Sent = Parameters<typeof calls.update>[0]['body'];
const key = ['notificationPreferences'];

/** How somebody wishes to be told. What is pressed shows at once, and is taken back where it could not be saved. */
export function usePreferences() {
  const queries = useQueryClient();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.get(undefined, { signal }),
    meta: { quiet: true },
  });
  const send = useMutation({
    // One after the other: what is pressed last is what is kept.
    scope: { id: 'notificationPreferences' },
    mutationFn: (body: Sent) => calls.update({ body }),
  });
  /** What was pressed before shows in what is pressed next, whatever the server is still to answer. */
  function save(body: Sent) {
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData<NotificationPreferences>(key, (now) => now && merged(now, body));
    return send.mutateAsync(body, {
      // Of several presses the last answer alone is told here.
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
