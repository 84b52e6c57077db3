import { reminders } from '@tzemed/contract/reminders/reminders';
import { callsOf } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { belongingApi } from '../../shared/queries/belonging-api.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

const api = callsOf(reminders);
export const remindersCalls = api;

export const remindersApi = belongingApi('reminders', reminders, {
  none: { counts: { upcoming: 0, overdue: 0, completed: 0, missed: 0, snoozed: 0 } },
  sample: () => import('./sample-reminders.ts').then(({ sampleReminders }) => sampleReminders),
});

export const useComplete = () =>
  useMark((id, petIds) => api.complete({ params: { id }, body: petIds ? { petIds } : {} }));
export const useReopen = () => useMark((id) => api.reopen({ params: { id }, body: {} }).catch(ignoreAlreadyOpen));

/** Another person has reopened the reminder already, which is the wanted result. */
export function ignoreAlreadyOpen(error: unknown) {
  if (error instanceof ApiError && error.code === 'notCompleted') return undefined;
  throw error;
}

/** Hands over the answer as soon as it is there; its promise resolves when what is on screen has been loaded anew. */
function useMark<T>(send: (id: string, petIds?: string[]) => Promise<T>) {
  const { onSuccess: refresh } = useRefresh('reminders');
  return async (id: string, answered?: (answer: T) => void, petIds?: string[]) => {
    let answer: T | undefined;
    try {
      answer = await send(id, petIds);
      answered?.(answer);
    } catch (error) {
      // Another person was faster, or the outcome is unknown: the list is outdated. The reload is not awaited, since
      // the server may be away.
      void refresh();
      throw error;
    }
    await refresh(answer, id);
  };
}
