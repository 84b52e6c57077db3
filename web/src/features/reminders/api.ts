import { useMutation } from '@tanstack/react-query';
import { reminders } from '@tzemed/contract/reminders';
import { callsOf } from '../../lib/api-client.ts';
import { belongingApi } from '../../shared/belonging-api.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { sampleReminders } from './sample.ts';

const api = callsOf(reminders);

export const remindersApi = belongingApi('reminders', reminders, {
  none: { counts: { upcoming: 0, overdue: 0, completed: 0 } },
  sample: sampleReminders,
});

export function useComplete() {
  const refresh = useRefresh('reminders');
  return useMutation({
    mutationFn: (id: string) => api.complete({ params: { id } }),
    // After a refusal too: somebody else was faster, and the list here is old.
    onSettled: refresh.onSuccess,
  });
}
