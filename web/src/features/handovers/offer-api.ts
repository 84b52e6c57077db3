import { useMutation } from '@tanstack/react-query';
import { handovers as table, type HandoverOffer, type WhichHandover } from '@tzemed/contract/sharing/handovers';
import { callsOf } from '../../lib/api/api-client.ts';
import { useOffer } from '../../shared/mailed-offers/use-offer.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

const api = callsOf(table);

/** Milliseconds between looks at a move, which takes a few seconds. */
const lookMs = 1500;

/** The pet that this page offers; looked at anew while it moves. */
export const useOfferedPet = (which: WhichHandover | null) =>
  useOffer<HandoverOffer>({
    key: 'handovers',
    token: which?.token,
    id: which?.handoverId,
    look: async (token, signal) => (await api.look({ body: { token } }, { signal })).offer,
    check: (token, signal) => api.check({ body: { token } }, { signal }),
    list: async (signal) => (await api.list(undefined, { signal })).offers,
    again: ({ state }) => state === 'moving' && lookMs,
  });

export function useAnswer() {
  const refresh = useRefresh('handovers');
  const accept = useMutation({
    mutationFn: (body: WhichHandover & { householdId?: string }) => api.accept({ body }),
    ...refresh,
  });
  const decline = useMutation({ mutationFn: (body: WhichHandover) => api.decline({ body }), ...refresh });
  return { accept, decline };
}
