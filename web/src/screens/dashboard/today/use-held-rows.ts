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

type Rows = {
  readonly open: readonly Reminder[];
  readonly marks: Completion['marks'] | undefined;
  /** Reminders that were completed here. */
  readonly own: ReadonlySet<string>;
  readonly held: ReadonlyMap<string, HeldRow>;
};

/** The rows after the list or a mark has changed. */
function advance(before: Rows, { open, marks }: Pick<Rows, 'open' | 'marks'>): Rows {
  const [own, held] = [new Set(before.own), new Map(before.held)];
  for (const [id, { state }] of marks ?? []) {
    const [reminderId] = id.split(' ') as [string];
    if (state === 'completed') own.add(reminderId);
    if (state === 'reopening' || state === 'reopened') own.delete(reminderId);
  }
  for (const { id } of open) held.delete(id);
  const gone = before.open.filter(({ id }) => !open.some((one) => one.id === id));
  if (marks && gone.length <= most)
    for (const reminder of gone) {
      const { id } = reminder;
      const isOwn = own.delete(id);
      if (marks.get(id)?.state === 'refused') held.set(id, { reminder, why: 'refused' });
      else if (!isOwn) held.set(id, { reminder, why: 'asked' });
    }
  return { open, marks, own, held };
}

/**
 * Rows that have gone from the list and are shown for a while: those that somebody else has just done, and those whose
 * refusal is not read yet.
 */
export function useHeldRows(open: readonly Reminder[], completion: Completion | undefined) {
  const { user } = useAuth();
  const marks = completion?.marks;
  const [rows, setRows] = useState<Rows>({ open, marks, own: new Set(), held: new Map() });
  // Set during render: a row that is absent from one commit is remounted, and loses the focus.
  if (rows.open !== open || rows.marks !== marks) setRows(advance(rows, { open, marks }));
  const { held } = rows;
  const asked = useRef(new WeakSet<HeldRow>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  /** Replaces or removes a row, unless another has taken its place. */
  const replace = (row: HeldRow, next: HeldRow | undefined) =>
    setRows((rows) => {
      const { id } = row.reminder;
      if (rows.held.get(id) !== row) return rows;
      const others = [...rows.held].filter(([other]) => other !== id);
      return { ...rows, held: new Map(next ? [...others, [id, next]] : others) };
    });
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      act();
    }, ms);
    timers.current.add(timer);
  };

  async function ask(row: HeldRow) {
    const { reminder } = row;
    const found = await remindersCalls.get({ params: { id: reminder.id } }).catch(() => undefined);
    const { completedAt: at = null, closedBy: by = null, petIds = [] } = found?.reminder ?? {};
    if (at === null || by === null || by === user?.id) return replace(row, undefined);
    const done: HeldRow = { reminder: { ...reminder, petIds }, why: 'done', done: { by, at } };
    const leaving = { ...done, isLeaving: true };
    replace(row, done);
    later(standMs, () => {
      replace(done, leaving);
      later(collapseMs, () => replace(leaving, undefined));
    });
  }

  useEffect(() => {
    for (const row of held.values()) {
      if (row.why !== 'asked' || asked.current.has(row)) continue;
      asked.current.add(row);
      void ask(row);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asks once for each row, whatever else has changed
  }, [held]);
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach((timer) => clearTimeout(timer));
  }, []);

  // A refusal that was read holds nothing.
  return [...held.values()].filter(({ reminder, why }) => why !== 'refused' || marks?.get(reminder.id)?.state === why);
}
