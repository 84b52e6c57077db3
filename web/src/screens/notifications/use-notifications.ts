import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Notification, notifications as table } from '@tzemed/contract/notifications/notifications';
import { callsOf } from '../../lib/api/api-client.ts';
import { lowerUnreadCount } from '../../lib/live/unread-count.ts';

const calls = callsOf(table);
type Answer = Awaited<ReturnType<typeof calls.list>>;

/** A page of the user's notifications, with `limit` rows. */
export function useNotifications(page: number, limit: number) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['notifications', 'list', page, limit],
    queryFn: ({ signal }) => calls.list({ query: { page, limit } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { quiet: true },
  });
  return { data, isPending, isFailed: isError, isFetching, retry: () => void refetch() };
}

const isWaiting = ({ readAt, isOpen }: Notification) => readAt === null && isOpen;

/** Reads and deletes them: at once on the screen, and as it truly stands once the server has answered. */
export function useNotificationChanges() {
  const queries = useQueryClient();
  const of = ['notifications', 'list'];
  const change = (edit: (rows: Notification[]) => Notification[]) =>
    queries.setQueriesData<Answer>({ queryKey: of }, (answer) => {
      if (!answer) return answer;
      const notifications = edit(answer.notifications);
      const gone = answer.notifications.length - notifications.length;
      const fewer = answer.notifications.filter(isWaiting).length - notifications.filter(isWaiting).length;
      return { ...answer, notifications, total: answer.total - gone, unread: Math.max(0, answer.unread - fewer) };
    });
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: ['notifications'] }) };
  const asRead = (one: Notification) => ({ ...one, readAt: one.readAt ?? new Date().toISOString() });

  const read = useMutation({
    mutationFn: ({ id }: Notification) => calls.read({ params: { id } }),
    onMutate: (one) => {
      if (isWaiting(one)) lowerUnreadCount(1);
      change((rows) => rows.map((row) => (row.id === one.id ? asRead(row) : row)));
    },
    ...settled,
    meta: { quiet: true },
  });
  const readAll = useMutation({
    mutationFn: () => calls.readAll(),
    onMutate: () => {
      lowerUnreadCount(Infinity);
      change((rows) => rows.map(asRead));
    },
    ...settled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Notification) => calls.remove({ params: { id } }),
    onMutate: (one) => {
      if (isWaiting(one)) lowerUnreadCount(1);
      change((rows) => rows.filter(({ id }) => id !== one.id));
    },
    ...settled,
  });
  return {
    read: (one: Notification) => (one.readAt === null ? read.mutate(one) : undefined),
    readAll: () => readAll.mutate(),
    remove: (one: Notification) => remove.mutate(one),
  };
}
