import { useState } from 'react';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { saidOfChange } from '../../../shared/save/said-of.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { remindersApi, useComplete, useReopen } from '../api.ts';
import { completionTexts } from './completion-texts.ts';
import { useCountdown } from './use-countdown.ts';
import { isClosed } from '../due.ts';
import { useFailureToast } from '../use-failure-toast.ts';

/** Last action on a row that is still shown, or its failure. */
export type CompletionMark = {
  state: 'completing' | 'completed' | 'reopening' | 'reopened' | 'failed' | 'refused';
  /** Once it is completed: when, what comes next, and the reminder that was closed. */
  doneAt?: string;
  next?: Reminder | null;
  closedId?: string;
  refusal?: Refusal;
};

/** Refusal that its row shows: somebody else was faster. */
export type Refusal = { by: string | null; at: string };

type Options = {
  /** Tells a refusal that its row shows from one that a message tells. */
  refusalOf?: (reminder: Reminder, error: ApiError) => Refusal | undefined;
};

/** True for a row that can be pressed. */
export const isPressable = (mark: CompletionMark | undefined) => mark === undefined || mark.state === 'failed';

/**
 * Time that rows stay after the last press: enough to undo it in place, and for the second tap of an unsteady hand to
 * meet the same row.
 */
const standMs = 5000;
/** Duration of the collapse in complete-button.css. */
const collapseMs = 180;

const isGoing = ({ state }: CompletionMark) => state === 'completed' || state === 'reopened';

const none: ReadonlyMap<string, CompletionMark> = new Map();

/**
 * Marks reminders as done and takes it back. The rows that were pressed stand for a while and go together, and until
 * then the list is to be kept still (`isStill`). `asked` names the list: another one has none of them.
 */
export function useCompletion(asked: string, { refusalOf }: Options = {}) {
  const t = useTexts(completionTexts);
  const tell = useFailureToast();
  const completeNow = useComplete();
  const reopenNow = useReopen();
  const [marks, setMarks] = useState(none);
  const [isLeaving, setLeaving] = useState(false);
  const [said, say] = useState('');
  const { restart, hold, release, run, isHeld } = useCountdown(standMs, leave);

  function leave() {
    if (![...marks.values()].some(isGoing)) return;
    setLeaving(true);
    setTimeout(() => {
      setLeaving(false);
      setMarks((marks) => new Map([...marks].filter(([, mark]) => !isGoing(mark))));
    }, collapseMs);
  }

  const [list, setList] = useState(asked);
  if (list !== asked) {
    setList(asked);
    setLeaving(false);
    setMarks(none);
  }

  /** Changes the mark of a row, unless its list is no longer shown. */
  const remark = (id: string, mark: CompletionMark | undefined) =>
    setMarks((marks) => {
      if (!marks.has(id)) return marks;
      const others = [...marks].filter(([other]) => other !== id);
      return new Map(mark ? [...others, [id, mark]] : others);
    });

  /** Runs a change of a row, which stands as `during` until then; without an answer it is marked as `before`. */
  async function change(
    id: string,
    during: CompletionMark,
    before: CompletionMark,
    send: () => Promise<void>,
    shownRefusal?: (error: ApiError) => Refusal | undefined,
  ) {
    hold(id);
    setMarks((marks) => new Map(marks).set(id, during));
    try {
      await send();
      toast.over('change');
    } catch (error) {
      const isRefused = error instanceof ApiError && !error.isUnsure;
      const refusal = isRefused ? shownRefusal?.(error) : undefined;
      // The row itself shows that no answer came; a refusal has the server's own words.
      if (!refusal && (isRefused || before.state !== 'failed')) void tell(error);
      remark(id, refusal ? { state: 'refused', refusal } : isRefused ? undefined : before);
    } finally {
      for (const holder of ['pointer', 'focus', id]) release(holder);
      restart();
    }
  }

  /** Marks it for all its pets, or for some; these have a row of their own, whose mark has another key. */
  const complete = (reminder: Reminder, petIds?: string[], key = reminder.id) =>
    change(
      key,
      { state: 'completing' },
      { state: 'failed' },
      () =>
        completeNow(
          reminder.id,
          (answer) => {
            const { reminder: closed, next } = answer;
            const { id: closedId, completedAt } = closed;
            remark(key, { state: 'completed', doneAt: completedAt ?? new Date().toISOString(), next, closedId });
            say(saidOfChange(t.saidDone(reminder), answer));
          },
          petIds,
        ),
      // The row of one of several pets goes with the refusal: a message tells it.
      (error) => (key === reminder.id ? refusalOf?.(reminder, error) : undefined),
    );

  const reopen = (reminder: Reminder) => {
    const { id, title } = reminder;
    const before = marks.get(id);
    return change(id, { ...before, state: 'reopening' }, before ?? { state: 'failed' }, async () => {
      await reopenNow(before?.closedId ?? id);
      remark(id, isClosed(reminder) ? { state: 'reopened' } : undefined);
      say(t.saidOpen({ title }));
    });
  };

  return {
    complete,
    reopen,
    /** Ends a refusal that was read. */
    dismiss: (id: string) => remark(id, undefined),
    marks,
    isStill: [...marks.values()].some(({ state }) => state !== 'failed' && state !== 'refused'),
    isLeaving,
    /** Announcement for screen readers. */
    said,
    /** The time that is left to take it back: it begins anew with every `run`, and stands still while it `isHeld`. */
    countdown: { run, isHeld, hold, release },
  };
}

/** Completion for the reminders of a pet, if the user may edit them. */
export const completionFor = (pet: NamedPet | undefined, completion: Completion | undefined) =>
  canAccess(pet, remindersApi.area, 'edit') ? completion : undefined;

export type Completion = ReturnType<typeof useCompletion>;
