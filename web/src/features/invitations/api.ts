import { useMutation, useQuery } from '@tanstack/react-query';
import { auth } from '@tzemed/contract/auth';
import {
  invitations as table,
  type InvitationInput,
  type Offer,
  type receptions,
  type WhichInvitation,
} from '@tzemed/contract/invitations';
import { ApiError } from '../../lib/api-error.ts';
import { callsOf } from '../../lib/api-client.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { askedForReceived } from './received.ts';

const api = callsOf(table);
const authApi = callsOf(auth);

export function useInvitations() {
  const refresh = useRefresh('invitations');
  /** Failures are told in the form. */
  const create = useMutation({
    mutationFn: (body: InvitationInput) => api.create({ body }),
    ...refresh,
    meta: { quiet: true },
  });
  const resend = useMutation({ mutationFn: (id: string) => api.resend({ params: { id } }), ...refresh });
  const withdraw = useMutation({ mutationFn: (id: string) => api.withdraw({ params: { id } }), ...refresh });
  return { create: create.mutateAsync, resend: resend.mutateAsync, withdraw: withdraw.mutateAsync };
}

/** Answers an invitation; whoever accepts loads everything anew. Failures are shown on the page. */
export function useAnswer() {
  const seen = useRefresh('invitations');
  // The page is left as soon as it is accepted.
  const leaving = useRefresh('invitations', 'none');
  const of = (call: (sent: { body: WhichInvitation }) => Promise<{ invitation: Offer }>, refresh: typeof seen) => ({
    mutationFn: (body: WhichInvitation) => call({ body }),
    ...refresh,
  });
  const accept = useMutation(of(api.accept, leaving));
  const decline = useMutation(of(api.decline, seen));
  const reopen = useMutation(of(api.reopen, seen));
  return { accept, decline, reopen };
}

/** What stands between whoever looks and accepting; `gone` when there is nothing to accept. */
export type Reception = (typeof receptions)[number] | 'signedOut' | 'gone';
type Looked = { invitation?: Offer | undefined; reception: Reception };

async function looked(which: WhichInvitation | null, isIn: boolean, signal: AbortSignal): Promise<Looked> {
  const { token, invitationId } = which ?? {};
  try {
    if (token && isIn) return await api.check({ body: { token } }, { signal });
    if (token) return { ...(await api.look({ body: { token } }, { signal })), reception: 'signedOut' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'linkInvalid') return { reception: 'gone' };
    throw error;
  }
  if (!invitationId) return { reception: 'gone' };
  if (!isIn) return { reception: 'signedOut' };
  const { invitations } = await api.received(askedForReceived, { signal });
  const invitation = invitations.find(({ id }) => id === invitationId);
  return invitation ? { invitation, reception: 'open' } : { reception: 'gone' };
}

/** The invitation of this page, as whoever is signed in, or nobody, meets it; looked at anew whenever one comes back. */
export const useOffer = (which: WhichInvitation | null, userId: string | undefined) =>
  useQuery({
    queryKey: ['invitations', 'offer', which, userId],
    queryFn: ({ signal }) => looked(which, userId !== undefined, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  });

export const useResend = () => useMutation({ mutationFn: (email: string) => authApi.resend({ body: { email } }) });
