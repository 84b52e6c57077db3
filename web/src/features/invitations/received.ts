import { useQuery } from '@tanstack/react-query';
import { invitations as table } from '@tzemed/contract/invitations';
import { callsOf, earlyOf } from '../../lib/api-client.ts';

const { received } = callsOf(table);

/** The most that one page may hold. */
export const askedForReceived = { query: { limit: 100 } };

/** An invitation that waits, and was not declined, the oldest of several; nobody is told that it could not be asked. */
export const useReceived = () =>
  useQuery({
    queryKey: ['invitations', 'received'],
    queryFn: ({ signal }) => received(askedForReceived, { signal }),
    initialData: () => earlyOf(table.received, askedForReceived),
    meta: { quiet: true },
  }).data?.invitations.find(({ isDeclined }) => !isDeclined);
