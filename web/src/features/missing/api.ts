import { useMutation } from '@tanstack/react-query';
import { missing as table, type MissingRule } from '@tzemed/contract/missing';
import type { Pet } from '@tzemed/contract/pets';
import { callsOf } from '../../lib/api-client.ts';
import { ifMissing } from '../../lib/if-missing.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useRefresh } from '../../shared/use-refresh.ts';

const api = callsOf(table);

/** What is missing among the papers of a pet. */
export const useMissing = ({ id: petId }: Pet) =>
  useBackedQuery({
    noun: 'missing',
    part: `of ${petId}`,
    load: (signal) => api.list({ params: { petId } }, { signal }).catch(ifMissing({ missing: [], dismissed: [] })),
  }).data;

/** Puts a rule aside for the home of a pet, or takes that back. */
export function useDismissal({ id: petId }: Pet) {
  const refresh = useRefresh('missing');
  return useMutation({
    mutationFn: (body: { rule: MissingRule; isRelevant: boolean }) => api.dismiss({ params: { petId }, body }),
    ...refresh,
  }).mutateAsync;
}
