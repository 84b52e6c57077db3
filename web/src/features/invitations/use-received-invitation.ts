import { useQuery } from '@tanstack/react-query';
import { invitations as table } from '@tzemed/contract/sharing/invitations';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';

const { received } = callsOf(table);

/** The most that one page may hold. */
export const receivedInvitationsRequest = { query: { limit: 100 } };

/** An invitation that waits, and was not declined, the oldest of several; nobody is told that it could not be asked. */
export const useReceivedInvitation = () =>
  useQuery({
    queryKey: ['invitations', 'received'],
    queryFn: ({ signal }) => received(receivedInvitationsRequest, { signal }),
    initialData: () => preloadedData(table.received, receivedInvitationsRequest),
    meta: { quiet: true },
  }).data?.invitations.find(({ isDeclined }) => !isDeclined);
