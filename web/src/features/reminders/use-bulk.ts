import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { rescueFocus } from '../../shared/focus-content.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { toast } from '../../ui/toast.ts';
import { remindersCalls } from './api.ts';
import { pickingTexts } from './picking-texts.ts';
import { useTell } from './use-tell.ts';

type Update = Parameters<typeof remindersCalls.bulkUpdate>[0]['body']['updateData'];

/** Does something to several reminders in one go, all of them or none, and says so with the way back. */
export function useBulk(reminderIds: readonly string[], onDone: () => void) {
  const t = useTexts(pickingTexts);
  const tell = useTell();
  const refresh = useRefresh('reminders');
  const { mutateAsync: run, isPending: isBusy } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    ...refresh,
    meta: { quiet: true },
  });
  const ids = [...reminderIds];
  const update = (updateData: Update) => () => remindersCalls.bulkUpdate({ body: { reminderIds: ids, updateData } });

  /** Rejects when nothing was done: what was picked stays. */
  async function act(send: () => Promise<unknown>, said: string, back: () => Promise<unknown>) {
    await run(send);
    onDone();
    rescueFocus();
    const bringBack = () => {
      rescueFocus();
      void run(back).then(() => toast.success(t.undone, undefined, 'bulk'), tell);
    };
    toast.success(said, { label: t.undo, onPress: bringBack }, 'bulk');
  }

  const count = ids.length;
  const told = (doing: Promise<unknown>) => void doing.catch(tell);
  return {
    isBusy,
    complete: () => told(act(update({ isCompleted: true }), t.completed({ count }), update({ isCompleted: false }))),
    miss: () => told(act(update({ isMissed: true }), t.missed({ count }), update({ isMissed: false }))),
    /** Rejects: the form that asks tells it. */
    snooze: (until: string) => act(update({ snoozeUntil: until }), t.snoozed({ count }), update({ snoozeUntil: null })),
    remove: () =>
      told(
        act(
          () => remindersCalls.bulkDelete({ body: { reminderIds: ids } }),
          t.removed({ count }),
          () => remindersCalls.bulkRestore({ body: { reminderIds: ids } }),
        ),
      ),
    tell,
  };
}
