import { useMutation, useQuery } from '@tanstack/react-query';
import {
  handovers as table,
  type HandoverOffer,
  type handoverReceptions,
  type WhichHandover,
} from '@tzemed/contract/handovers';
import { ApiError } from '../../lib/api-error.ts';
import { callsOf } from '../../lib/api-client.ts';
import { useRefresh } from '../../shared/use-refresh.ts';

const api = callsOf(table);

/** What stands between whoever looks and accepting; `gone` when there is nothing to accept. */
type Reception = (typeof handoverReceptions)[number] | 'signedOut' | 'gone';
type Looked = { offer?: HandoverOffer | undefined; reception: Reception };

/** Milliseconds between looks at a move, which takes a few seconds. */
const lookMs = 1500;

async function looked(which: WhichHandover | null, isIn: boolean, signal: AbortSignal): Promise<Looked> {
  const { token, handoverId } = which ?? {};
  try {
    if (token && isIn) return await api.check({ body: { token } }, { signal });
    if (token) return { ...(await api.look({ body: { token } }, { signal })), reception: 'signedOut' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'linkInvalid') return { reception: 'gone' };
    throw error;
  }
  if (!handoverId) return { reception: 'gone' };
  if (!isIn) return { reception: 'signedOut' };
  const { offers } = await api.list(undefined, { signal });
  const offer = offers.find(({ id }) => id === handoverId);
  return offer ? { offer, reception: 'open' } : { reception: 'gone' };
}

/** What this page offers, as whoever is signed in, or nobody, meets it; looked at anew while it moves. */
export const useOffer = (which: WhichHandover | null, userId: string | undefined) =>
  useQuery({
    queryKey: ['handovers', 'offer', which, userId],
    queryFn: ({ signal }) => looked(which, userId !== undefined, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.offer?.state === 'moving' ? lookMs : false),
    meta: { quiet: true },
  });

export function useAnswer() {
  const refresh = useRefresh('handovers');
  const accept = useMutation({ mutationFn: (body: WhichHandover) => api.accept({ body }), ...refresh });
  const decline = useMutation({ mutationFn: (body: WhichHandover) => api.decline({ body }), ...refresh });
  return { accept, decline };
}
