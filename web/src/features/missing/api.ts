import { useMutation } from '@tanstack/react-query';
import { missing as table, type MissingRule } from '@tzemed/contract/medical/missing';
import type { Pet } from '@tzemed/contract/pets/pets';
import { callsOf } from '../../lib/api/api-client.ts';
import { fallbackOn404 } from '../../lib/api/fallback-on-404.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

const api = callsOf(table);

/** Attachments and details that a pet lacks. */
export const useMissing = ({ id: petId }: Pet) =>
  useQueryWithFallback({
    noun: 'missing',
    part: `of ${petId}`,
    load: (signal) => api.list({ params: { petId } }, { signal }).catch(fallbackOn404({ missing: [], dismissed: [] })),
  }).data;

/** Puts a rule aside for the home of a pet, or takes that back. */
export function useDismissal({ id: petId }: Pet) {
  const refresh = useRefresh('missing');
  return useMutation({
    mutationFn: (body: { rule: MissingRule; isRelevant: boolean }) => api.dismiss({ params: { petId }, body }),
    ...refresh,
  }).mutateAsync;
}
