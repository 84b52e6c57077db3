import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChecklistId } from '@tzemed/contract/handover-checklist';
import { handovers as table } from '@tzemed/contract/handovers';
import { callsOf } from '../../lib/api-client.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useRefresh } from '../../shared/use-refresh.ts';

const api = callsOf(table);

/** Milliseconds between looks at a move, which takes a few seconds. */
const lookMs = 1500;

/** What has left one's homes or may leave them, and what one is asked to take over; looked at anew while any of it moves. */
export function useHandovers() {
  const queries = useQueryClient();
  const found = useBackedQuery({ noun: 'handovers', load: (signal) => api.list(undefined, { signal }) });
  const { handovers = [], offers = [] } = found.data ?? {};
  const isMoving = [...handovers, ...offers].some(({ state }) => state === 'moving');
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: ['handovers'] }), lookMs);
    return () => clearInterval(timer);
  }, [isMoving, queries]);
  return { ...found, handovers, offers };
}

/** What would go along with a pet. */
export const usePreview = (petId: string) =>
  useBackedQuery({
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
    ...refresh,
  });
  return { ask, resend, cancel, tick };
}
