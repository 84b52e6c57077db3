import { useMutation, useQuery } from '@tanstack/react-query';
import {
  invitations as table,
  type InvitationInput,
  type Offer,
  type WhichInvitation,
} from '@tzemed/contract/sharing/invitations';
import { callsOf } from '../../lib/api/api-client.ts';
import { revokePhotoUrls } from '../../lib/api/revoke-photo-urls.ts';
import { useOffer } from '../../shared/mailed-offers/use-offer.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';
import { receivedInvitationsRequest } from './use-received-invitation.ts';

const api = callsOf(table);

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

/** Address of the photo of an offered pet, for whoever came by the link; undefined while there is none. */
export function useOfferedPhoto({ id, photoId }: Offer['pets'][number], token: string | undefined) {
  return useQuery({
    queryKey: ['invitations', 'photo', photoId],
    queryFn: async ({ signal, client }) => {
      revokePhotoUrls(client.getQueryCache());
      return URL.createObjectURL(await api.photo({ body: { token: token!, petId: id } }, { signal }));
    },
    enabled: photoId !== null && token !== undefined,
    staleTime: 'static',
    // The drawn face stands in for a photo that does not come.
    meta: { quiet: true },
  }).data;
}

/** The invitation of this page. */
export const useInvitation = (which: WhichInvitation | null) =>
  useOffer<Offer>({
    key: 'invitations',
    token: which?.token,
    id: which?.invitationId,
    look: async (token, signal) => (await api.look({ body: { token } }, { signal })).invitation,
    check: async (token, signal) => {
      const { invitation, reception } = await api.check({ body: { token } }, { signal });
      return { offer: invitation, reception };
    },
    list: async (signal) => (await api.received(receivedInvitationsRequest, { signal })).invitations,
  });
