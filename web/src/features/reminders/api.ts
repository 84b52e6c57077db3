import { useMutation } from '@tanstack/react-query';
import { reminders } from '@tzemed/contract/reminders';
import { callsOf } from '../../lib/api-client.ts';
import { belongingApi } from '../../shared/belonging-api.ts';
import { useRefresh } from '../../shared/use-refresh.ts';

const api = callsOf(reminders);

export const remindersApi = belongingApi('reminders', reminders, {
  none: { counts: { upcoming: 0, overdue: 0, completed: 0 } },
  sample: () => import('./sample.ts').then(({ sampleReminders }) => sampleReminders),
});

export const useComplete = () => useMark((id) => api.complete({ params: { id } }));
export const useReopen = () => useMark((id) => api.reopen({ params: { id } }));

function useMark<T>(mutationFn: (id: string) => Promise<T>) {
  const refresh = useRefresh('reminders');
  // After a refusal too: somebody else was faster, and the list here is old.
  return useMutation({ mutationFn, onSettled: refresh.onSuccess });
}
