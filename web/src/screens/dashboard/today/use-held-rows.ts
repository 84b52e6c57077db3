import { useEffect, useRef, useState } from 'react';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { remindersCalls } from '../../../features/reminders/api.ts';
import type { Completion } from '../../../features/reminders/completion/use-completion.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';

/** Another person who did it, and when. */
export type DoneByOther = { by: string; at: string };
export type HeldRow = {
  reminder: Reminder;
  /** Its refusal is not read yet; somebody may have done it; somebody has. */
  why: 'refused' | 'asked' | 'done';
  done?: DoneByOther;
  isLeaving?: boolean;
};

/** Time that a row says who did it, and that of its collapse. */
const standMs = 5000;
const collapseMs = 180;
/** More rows that go at once have gone for another reason: an archived pet, another home. */
const most = 3;

const none: ReadonlyMap<string, HeldRow> = new Map();

/**
 * Rows that have gone from the list and are shown for a while: those that somebody else has just done, and those whose
 * refusal is not read yet.
 */
export function useHeldRows(open: readonly Reminder[], completion: Completion | undefined) {
  const { user } = useAuth();
  const [held, setHeld] = useState(none);
  const before = useRef(open);
  const own = useRef(new Set<string>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const marks = completion?.marks;

  const put = (id: string, row: HeldRow | undefined) =>
    setHeld((rows) => {
      if (!row && !rows.has(id)) return rows;
      const others = [...rows].filter(([other]) => other !== id);
      return new Map(row ? [...others, [id, row]] : others);
    });
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      act();
    }, ms);
    timers.current.add(timer);
  };

  async function hold(reminder: Reminder) {
    const { id } = reminder;
    put(id, { reminder, why: 'asked' });
    const found = await remindersCalls.get({ params: { id } }).catch(() => undefined);
    const { completedAt: at = null, closedBy: by = null, petIds = [] } = found?.reminder ?? {};
    if (at === null || by === null || by === user?.id) return put(id, undefined);
    const row: HeldRow = { reminder: { ...reminder, petIds }, why: 'done', done: { by, at } };
    put(id, row);
    later(standMs, () => {
      put(id, { ...row, isLeaving: true });
      later(collapseMs, () => put(id, undefined));
    });
  }

  useEffect(() => {
    for (const [id, { state }] of marks ?? []) {
      if (state === 'completed') own.current.add(id.split(' ')[0]!);
      if (state === 'reopened') own.current.delete(id);
    }
  }, [marks]);
  useEffect(() => {
    const gone = before.current.filter(({ id }) => !open.some((one) => one.id === id));
    before.current = open;
    for (const { id } of open) put(id, undefined);
    if (!marks || gone.length > most) return;
    for (const reminder of gone) {
      const isOwn = own.current.delete(reminder.id);
      if (marks.get(reminder.id)?.state === 'refused') put(reminder.id, { reminder, why: 'refused' });
      else if (!isOwn) void hold(reminder);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asks what has gone from the list, whatever else has changed
  }, [open]);
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach((timer) => clearTimeout(timer));
  }, []);

  // A refusal that was read holds nothing.
  return [...held.values()].filter(({ reminder, why }) => why !== 'refused' || marks?.get(reminder.id)?.state === why);
}
