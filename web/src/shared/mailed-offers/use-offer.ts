import { useQuery } from '@tanstack/react-query';
import type { AcceptanceState } from '@tzemed/contract/sharing/acceptance-states';
import { ApiError } from '../../lib/api/api-error.ts';
import { useAuth } from '../../shell/session/auth-context.ts';

/** Obstacle between the visitor and an answer; `gone` when there is nothing to answer. */
type Looked<Offer> = { offer?: Offer | undefined; reception: AcceptanceState | 'signedOut' | 'gone' };

type Asked<Offer> = {
  /** The first part of the keys that its calls refresh. */
  key: string;
  /** Token of the mailed link; without it, the id that a signed-in user comes with. */
  token: string | undefined;
  id: string | undefined;
  /** Loads the offer by its link, for anyone who has the link. */
  look: (token: string, signal: AbortSignal) => Promise<Offer>;
  check: (token: string, signal: AbortSignal) => Promise<{ offer: Offer; reception: AcceptanceState }>;
  /** Offers to the signed-in user. */
  list: (signal: AbortSignal) => Promise<readonly Offer[]>;
  /** Milliseconds until it is looked at anew by itself. */
  again?: (offer: Offer) => number | false;
};

async function looked<Offer extends { id: string }>(
  { token, id, look, check, list }: Asked<Offer>,
  isIn: boolean,
  signal: AbortSignal,
): Promise<Looked<Offer>> {
  try {
    if (token && isIn) return await check(token, signal);
    if (token) return { offer: await look(token, signal), reception: 'signedOut' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'linkInvalid') return { reception: 'gone' };
    throw error;
  }
  if (!id) return { reception: 'gone' };
  if (!isIn) return { reception: 'signedOut' };
  const offer = (await list(signal)).find((one) => one.id === id);
  return offer ? { offer, reception: 'open' } : { reception: 'gone' };
}

/** Offer of this page, for a signed-in user or a visitor; reloaded whenever the window gets the focus. */
export function useOffer<Offer extends { id: string }>(asked: Asked<Offer>) {
  const { user } = useAuth();
  return useQuery({
    queryKey: [asked.key, 'offer', asked.token, asked.id, user?.id],
    queryFn: ({ signal }) => looked(asked, user !== null, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.offer && asked.again?.(state.data.offer)) ?? false,
    meta: { quiet: true },
  });
}
