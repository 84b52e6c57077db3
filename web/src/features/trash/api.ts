import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { trash as table, type TrashEntry, type TrashType } from '@tzemed/contract/views/trash';
import { ApiError } from '../../lib/api/api-error.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

const api = callsOf(table);

export const useTrash = (type: TrashType | undefined, page: number) =>
  useQuery({
    queryKey: ['trash', type, page],
    queryFn: ({ signal }) => api.list({ query: { ...(type && { type }), page } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

type Named = Pick<TrashEntry, 'id'>;
/** Outcome for one thing; of a restored one its entry as it was. */
type Outcome = { id: string; entry?: TrashEntry | undefined; error?: unknown };

const isAway = (error: unknown) => error instanceof ApiError && error.isUnsure;

/** Does the same to several things, one after the other. A server that is away is not asked about the rest. */
async function inTurn(things: readonly Named[], call: (id: string) => Promise<{ entry: TrashEntry } | void>) {
  const outcomes: Outcome[] = [];
  let away: unknown;
  for (const { id } of things) {
    if (away) {
      outcomes.push({ id, error: away });
      continue;
    }
    try {
      outcomes.push({ id, entry: (await call(id))?.entry });
    } catch (error) {
      outcomes.push({ id, error });
      if (isAway(error)) away = error;
    }
  }
  return outcomes;
}

/** Restored things show in lists of every kind; all of them are loaded anew once, when the last is done. */
export function useTrashChanges() {
  const refresh = useRefresh('trash');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (run: () => Promise<Outcome[]>) => run(),
    onSuccess: (outcomes) => {
      const loaded = refresh.onSuccess(outcomes);
      // Not awaited: a server that is away would keep the rows from reappearing.
      return outcomes.some(({ error }) => isAway(error)) ? undefined : loaded;
    },
  });
  return {
    isBusy: isPending,
    restore: (things: readonly Named[]) => mutateAsync(() => inTurn(things, (id) => api.restore({ params: { id } }))),
    erase: (things: readonly Named[]) => mutateAsync(() => inTurn(things, (id) => api.remove({ params: { id } }))),
  };
}
