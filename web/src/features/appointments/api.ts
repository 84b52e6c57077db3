import { useMutation } from '@tanstack/react-query';
import { appointments } from '@tzemed/contract/medical/appointments';
import { visits } from '@tzemed/contract/views/visits';
import { callsOf } from '../../lib/api/api-client.ts';
import { belongingApi } from '../../shared/queries/belonging-api.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

export const appointmentsApi = belongingApi('appointments', appointments, {
  area: 'medicalRecords',
  sample: () => import('./sample-appointments.ts').then(({ sampleAppointments }) => sampleAppointments),
});

const api = { ...callsOf(appointments), ...callsOf(visits) };
const byId = (id: string) => ({ params: { id } });

/** Mutations for the status of an appointment and for its questions. */
export function useStatus() {
  const refresh = useRefresh('appointments');
  const complete = useMutation({ mutationFn: (id: string) => api.complete(byId(id)), ...refresh });
  const cancel = useMutation({ mutationFn: (id: string) => api.cancel(byId(id)), ...refresh });
  const reopen = useMutation({ mutationFn: (id: string) => api.reopen(byId(id)), ...refresh });
  const tick = useMutation({
    mutationFn: ({ id, ...body }: { id: string; question: string; isTicked: boolean }) =>
      api.tick({ ...byId(id), body }),
    ...refresh,
  });
  return {
    complete: complete.mutateAsync,
    cancel: cancel.mutateAsync,
    reopen: reopen.mutateAsync,
    tick: tick.mutateAsync,
    isBusy: complete.isPending || cancel.isPending || reopen.isPending,
  };
}
export type Status = ReturnType<typeof useStatus>;
