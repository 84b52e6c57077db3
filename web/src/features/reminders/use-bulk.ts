import { useMutation } from '@tanstack/react-query';
import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { currentSession } from '../../lib/session.ts';
import { rescueFocus } from '../../shared/focus-content.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { toast } from '../../ui/toast.ts';
import { remindersCalls } from './api.ts';
import { waitedFor } from './due.ts';
import { pickingTexts } from './picking-texts.ts';
import { useTell } from './use-tell.ts';

type Update = Parameters<typeof remindersCalls.bulkUpdate>[0]['body']['updateData'];

/** Does something to several reminders in one go, all of them or none, and says so with the way back. */
export function useBulk(picked: readonly Reminder[], onDone: () => void) {
  const t = useTexts(pickingTexts);
  const tell = useTell();
  const refresh = useRefresh('reminders');
  const { mutateAsync: run, isPending: isBusy } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    ...refresh,
    meta: { quiet: true },
  });
  const count = picked.length;

  /** Rejects when nothing was done: what was picked stays. `back` gets what `send` has answered. */
  async function act<T>(said: string, send: (ids: string[]) => Promise<T>, back: (answer: T) => Promise<unknown>) {
    let answer: T | undefined;
    await run(async () => (answer = await send(idsOf(picked))));
    onDone();
    rescueFocus();
    const bringBack = () => {
      rescueFocus();
      void run(() => back(answer as T)).then(() => toast.success(t.undone, undefined, 'bulk'), tell);
    };
    toast.success(said, { label: t.undo, onPress: bringBack }, 'bulk');
  }

  /** What somebody else has closed before stays closed. */
  const close = (said: string, done: Update, open: Update) =>
    act(
      said,
      (ids) => update(ids, done),
      ({ reminders }) => {
        const own = reminders.filter(({ closedBy }) => closedBy === currentSession()?.user.id);
        return own.length > 0 ? update(idsOf(own), open) : Promise.resolve();
      },
    );

  return {
    isBusy,
    complete: () => void close(t.completed({ count }), { isCompleted: true }, { isCompleted: false }).catch(tell),
    miss: () => void close(t.missed({ count }), { isMissed: true }, { isMissed: false }).catch(tell),
    /** Rejects: the form that asks tells it. */
    snooze: (until: string) =>
      act(
        t.snoozed({ count }),
        (ids) => update(ids, { snoozeUntil: until }),
        async () => {
          // Each waits again for what it waited for.
          for (const [before, rows] of Map.groupBy(picked, waitedFor))
            await update(idsOf(rows), { snoozeUntil: before });
        },
      ),
    remove: () =>
      void act(
        t.removed({ count }),
        (reminderIds) => remindersCalls.bulkDelete({ body: { reminderIds } }),
        () => remindersCalls.bulkRestore({ body: { reminderIds: idsOf(picked) } }),
      ).catch(tell),
  };
}

const idsOf = (rows: readonly Reminder[]) => rows.map(({ id }) => id);

const update = (reminderIds: string[], updateData: Update) =>
  remindersCalls.bulkUpdate({ body: { reminderIds, updateData } });
