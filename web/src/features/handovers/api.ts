import { useMutation } from '@tanstack/react-query';
import type { ChecklistId } from '@tzemed/contract/sharing/handover-checklist';
import { handovers as table } from '@tzemed/contract/sharing/handovers';
import { callsOf } from '../../lib/api/api-client.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

const api = callsOf(table);

/** Contents that would move with a pet. */
export const usePreview = (petId: string) =>
  useQueryWithFallback({
    noun: 'handovers',
    part: 'preview',
    query: { petId },
    load: (signal) => api.preview({ params: { id: petId } }, { signal }),
  });

export function useHandoverChanges() {
  const refresh = useRefresh('handovers');
  /** Failures are told in the form. */
  const ask = useMutation({
    mutationFn: (body: { petId: string; userEmail: string }) => api.create({ body }),
    ...refresh,
    meta: { quiet: true },
  });
  const resend = useMutation({
    mutationFn: (body: { petId: string; userEmail: string }) => api.create({ body }),
    ...refresh,
  });
  const cancel = useMutation({ mutationFn: (id: string) => api.remove({ params: { id } }), ...refresh });
  const tick = useMutation({
    mutationFn: ({ id, ticked }: { id: string; ticked: ChecklistId[] }) =>
      api.tick({ params: { id }, body: { ticked } }),
    // Each says all ticks: one that overtook another would be undone by it.
    scope: { id: 'checklist' },
    ...refresh,
  });
  return { ask, resend, cancel, tick: tick.mutateAsync };
}
