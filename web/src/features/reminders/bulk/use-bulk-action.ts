import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { remindersCalls } from '../api.ts';
import { waitedFor } from '../due.ts';
import { bulkTexts } from './bulk-texts.ts';
import { useUndoableAction } from '../use-undoable-action.ts';

type Update = Parameters<typeof remindersCalls.bulkUpdate>[0]['body']['updateData'];

/** Does something to several reminders in one go, all of them or none. */
export function useBulkAction(picked: readonly Reminder[], onDone: () => void) {
  const t = useTexts(bulkTexts);
  const { act, isBusy, tell } = useUndoableAction();
  const about = 'bulk';
  const ids = idsOf(picked);
  const count = ids.length;
  const ended = (doing: Promise<unknown>) => doing.then(onDone);
  const told = (doing: Promise<unknown>) => void ended(doing).catch(tell);

  /** Reminders that another person closed before stay closed, and are not counted. */
  const close = (done: Update, open: Update, said: (values: { count: number }) => string) =>
    act({
      about,
      send: () => update(ids, done).then(({ reminders }) => reminders.filter(isOwn)),
      said: (own) => said({ count: own.length }),
      back: (own) => (own.length > 0 ? update(idsOf(own), open) : Promise.resolve()),
    });

  return {
    isBusy,
    complete: () => told(close({ isCompleted: true }, { isCompleted: false }, t.completed)),
    miss: () => told(close({ isMissed: true }, { isMissed: false }, t.missed)),
    /** Rejects: the form that asks tells it. */
    snooze: (until: string) =>
      ended(
        act({
          about,
          send: () => update(ids, { snoozeUntil: until }),
          said: () => t.snoozed({ count }),
          // Each waits again for what it waited for.
          back: async () => {
            for (const [before, rows] of Map.groupBy(picked, waitedFor))
              await update(idsOf(rows), { snoozeUntil: before });
          },
        }),
      ),
    remove: () =>
      told(
        act({
          about,
          send: () => remindersCalls.bulkDelete({ body: { reminderIds: ids } }),
          said: () => t.removed({ count }),
          back: () => remindersCalls.bulkRestore({ body: { reminderIds: ids } }),
        }),
      ),
  };
}

const idsOf = (rows: readonly Reminder[]) => rows.map(({ id }) => id);
const isOwn = ({ closedBy }: Reminder) => closedBy === currentSession()?.user.id;

const update = (reminderIds: string[], updateData: Update) =>
  remindersCalls.bulkUpdate({ body: { reminderIds, updateData } });
