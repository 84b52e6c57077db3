import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { passkeys as passkeyTable } from '@tzemed/contract/account/passkeys';
import { secondFactor as factorTable } from '@tzemed/contract/account/second-factor';
import { sessions as sessionTable } from '@tzemed/contract/account/sessions';
import { callsOf } from '../../../lib/api/api-client.ts';

const sessions = callsOf(sessionTable);
export const passkeys = callsOf(passkeyTable);
export const factor = callsOf(factorTable);

export const useSessions = () =>
  useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => sessions.list(undefined, { signal }) });

export const usePasskeys = () =>
  useQuery({ queryKey: ['passkeys'], queryFn: ({ signal }) => passkeys.list(undefined, { signal }) });

export const useSecondFactor = () =>
  useQuery({ queryKey: ['secondFactor'], queryFn: ({ signal }) => factor.get(undefined, { signal }) });

type Noun = 'sessions' | 'passkeys' | 'secondFactor';

/** A change after which these are asked for anew. */
function useChange<Sent, Answer>(send: (sent: Sent) => Promise<Answer>, ...nouns: Noun[]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] }))),
  });
}

export const useEndSession = () =>
  useChange((sessionId: string) => sessions.remove({ params: { sessionId } }), 'sessions');
export const useEndOthers = () => useChange(() => sessions.removeOthers(), 'sessions');

export const useRenamePasskey = () =>
  useChange(
    ({ passkeyId, name }: { passkeyId: string; name: string }) =>
      passkeys.update({ params: { passkeyId }, body: { name } }),
    'passkeys',
  );
export const useRemovePasskey = () =>
  useChange((passkeyId: string) => passkeys.remove({ params: { passkeyId } }), 'passkeys', 'secondFactor');

/** Asks anew for what a form of this tab has changed. */
export function useAskAnew(...nouns: Noun[]) {
  const queries = useQueryClient();
  return () => nouns.forEach((noun) => void queries.invalidateQueries({ queryKey: [noun] }));
}
