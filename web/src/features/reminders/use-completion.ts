import { useEffect, useRef, useState } from 'react';
import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { toast } from '../../ui/toast.ts';
import { useComplete, useReopen } from './api.ts';
import { dueDay } from './due.ts';
import { reminderTexts } from './texts.ts';

/** What was just done with a row that still stands. */
export type Mark = 'completing' | 'completed' | 'reopening' | 'reopened';

/** How long a row stays after its button was pressed: the second tap of an unsteady hand meets the same row. */
const standMs = 1500;
/** As long as its collapse in reminders.css. */
const collapseMs = 180;

const none: ReadonlyMap<string, Mark> = new Map();

/**
 * Marks reminders as done, tells when a repeating one comes again, and takes it back. The rows that were pressed stand
 * for a while, and until they have gone the list is to be kept still. `asked` names the list: another one has none of them.
 */
export function useCompletion(asked: string) {
  const t = useTexts(reminderTexts);
  const f = useFormats();
  const today = useToday();
  const completing = useComplete();
  const reopening = useReopen();
  const [marks, setMarks] = useState(none);
  const [isLeaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unanswered = useRef(0);

  function clear() {
    clearTimeout(timer.current);
    setLeaving(false);
    setMarks(none);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const [list, setList] = useState(asked);
  if (list !== asked) {
    setList(asked);
    setLeaving(false);
    setMarks(none);
  }

  function hold() {
    clearTimeout(timer.current);
    setLeaving(false);
  }
  function release() {
    hold();
    if (unanswered.current > 0) return;
    timer.current = setTimeout(() => {
      setLeaving(true);
      timer.current = setTimeout(clear, collapseMs);
    }, standMs);
  }
  /** Not of a list that is not looked at any more. */
  const remark = (id: string, mark?: Mark) =>
    setMarks((marks) => {
      if (!marks.has(id)) return marks;
      const others = [...marks].filter(([other]) => other !== id);
      return new Map(mark ? [...others, [id, mark]] : others);
    });

  /** Runs a change of a row; its promise resolves when the list behind has been loaded anew. */
  async function change<T>({ id }: Reminder, during: Mark, after: Mark | undefined, send: (id: string) => Promise<T>) {
    hold();
    setMarks((marks) => new Map(marks).set(id, during));
    unanswered.current++;
    try {
      const answer = await send(id);
      remark(id, after);
      return answer;
    } catch {
      // Told by the mutation: a 409 says that it was done already.
      remark(id);
      return undefined;
    } finally {
      unanswered.current--;
      release();
    }
  }

  async function complete(reminder: Reminder) {
    const answer = await change(reminder, 'completing', 'completed', completing.mutateAsync);
    if (!answer) return;
    const { next } = answer;
    const words = next ? t.nextTime({ day: f.relativeDay(dueDay(next), today), time: next.time }) : t.completedNow;
    toast.success(words, { label: t.reopen, onPress: () => void reopen(reminder) }, reminder.id);
  }

  async function reopen(reminder: Reminder) {
    const after = reminder.isCompleted ? 'reopened' : undefined;
    if (await change(reminder, 'reopening', after, reopening.mutateAsync))
      toast.success(t.reopened, undefined, reminder.id);
  }

  return { complete, reopen, hold, release, marks, isLeaving };
}

export type Completion = ReturnType<typeof useCompletion>;
