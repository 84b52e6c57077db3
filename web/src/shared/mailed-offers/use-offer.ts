import { useQuery } from '@tanstack/react-query';
import type { AcceptanceState } from '@tzemed/contract/sharing/acceptance-states';
import { ApiError } from '../../lib/api/api-error.ts';
import { useAuth } from '../../shell/session/auth-context.ts';

/** What stands between whoever looks and answering; `gone` when there is nothing to answer. */
type Looked<Offer> = { offer?: Offer | undefined; reception: AcceptanceState | 'signedOut' | 'gone' };

type Asked<Offer> = {
  /** The first part of the keys that its calls refresh. */
  key: string;
  /** Of the mailed link; or else the id that whoever is signed in comes with. */
  token: string | undefined;
  id: string | undefined;
  /** By the link, to whoever holds it. */
  look: (token: string, signal: AbortSignal) => Promise<Offer>;
  check: (token: string, signal: AbortSignal) => Promise<{ offer: Offer; reception: AcceptanceState }>;
  /** What is offered to whoever is signed in. */
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

/** What this page offers, as whoever is signed in, or nobody, meets it; looked at anew whenever one comes back. */
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
