import { useRef, useState } from 'react';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { useUndoableAction } from '../../../features/reminders/use-undoable-action.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { registerPrefetch } from '../../../ui/lazy/prefetch.ts';
import { usePrefetch } from '../../../ui/lazy/lazy-component.ts';
import { entryKey, whyFixed } from '../calendar-entries.ts';
import { moveTexts } from './move-texts.ts';
import type { MoveExtent } from './send-move.ts';
import { dayMonth } from '../view-range.ts';
import { weekdayName } from '../weekdays.ts';

/** Sending needs the zones of things: that comes after the screen. */
const sending = { load: registerPrefetch(() => import('./send-move.ts')) };

/**
 * Milliseconds to wait for the moved entry: one that appears later takes nobody’s focus from where it has moved
 * meanwhile.
 */
const patienceMs = 2000;
const lookEveryMs = 50;

/**
 * Focuses an entry when the dialog that may have moved it has gone, which holds the focus until then. The element that
 * opened the dialog may have been drawn anew meanwhile.
 */
function focusAfterDialog(key: string) {
  const until = Date.now() + patienceMs;
  const look = () => {
    const isOpen = document.querySelector('[role="dialog"]') !== null;
    const place = isOpen ? null : document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`);
    if (place) place.focus();
    else if (Date.now() < until) setTimeout(look, lookEveryMs);
  };
  setTimeout(look, lookEveryMs);
}

const none: ReadonlyMap<string, string> = new Map();

/** A reminder that repeats: whether this one moves, or all that follow as well. */
export const asksExtent = ({ noun, repeat, isPutOff }: CalendarEntry) => noun === 'reminders' && repeat && !isPutOff;

/** `from`: the `data-entry` of the element that the focus returns to. */
type Asked = { readonly entry: CalendarEntry; readonly to: string; readonly from: string };

/** Moves entries to other days: by a drop, or by the dialog that asks for the day. */
export function useMove(onMoved: (day: string) => void) {
  const t = useTexts(moveTexts);
  const { lang } = useLanguage();
  const undoable: Record<CalendarEntry['noun'], ReturnType<typeof useUndoableAction>> = {
    reminders: useUndoableAction('reminders'),
    appointments: useUndoableAction('appointments'),
  };
  const [asked, setAsked] = useState<Asked | null>(null);
  const [moves, setMoves] = useState(none);
  const [said, say] = useState('');
  const isAnswered = useRef(false);
  usePrefetch(sending);

  const named = ({ title }: CalendarEntry) => isolateDirection(title, lang);

  /** Says why an entry can't move, if it can't. */
  function mayMove(entry: CalendarEntry) {
    const why = whyFixed(entry);
    if (why) toast.info(t[why], undefined, entry.id);
    return !why;
  }

  async function send(entry: CalendarEntry, to: string, extent: MoveExtent) {
    const key = entryKey(entry);
    const { act } = undoable[entry.noun];
    setMoves((now) => new Map(now).set(key, to));
    const words = t.movedTo({ title: named(entry), day: weekdayName(to, lang), date: dayMonth(to) });
    try {
      const { mayGoBack, sendMove } = await sending.load();
      await act({
        about: entry.id,
        send: () => sendMove(entry, to, extent),
        said: () => words,
        ...(mayGoBack(entry, extent) && { back: (undo: () => Promise<unknown>) => undo() }),
      });
      say(words);
    } catch (error) {
      say(t.putBack({ title: named(entry) }));
      tellWhy(error, entry);
    } finally {
      setMoves((now) => new Map([...now].filter(([other]) => other !== key)));
    }
  }

  function tellWhy(error: unknown, { id, noun }: CalendarEntry) {
    const [why] = error instanceof ApiError ? Object.values(error.errors ?? {}) : [];
    if (why) toast.error(why, undefined, id);
    else void undoable[noun].tell(error);
  }

  /** A reminder does not move to where its time has passed. */
  async function isOpen(entry: CalendarEntry, to: string) {
    if (entry.noun === 'appointments') return true;
    try {
      const refusal = (await sending.load()).refusalOf(entry, to, lang);
      if (refusal) toast.error(refusal, undefined, entry.id);
      return !refusal;
    } catch (error) {
      tellWhy(error, entry);
      return false;
    }
  }

  function open(next: Asked) {
    isAnswered.current = false;
    setAsked(next);
  }

  async function drop(entry: CalendarEntry, to: string) {
    if (to === entry.day || !(await isOpen(entry, to))) return;
    if (asksExtent(entry)) open({ entry, to, from: entryKey(entry) });
    else void send(entry, to, 'onward');
  }

  async function answer({ entry, from }: Asked, to: string, extent: MoveExtent) {
    // A second Enter comes before the dialog is gone.
    if (isAnswered.current) return;
    isAnswered.current = true;
    const isSame = to === entry.day;
    isAnswered.current = isSame || (await isOpen(entry, to));
    if (!isAnswered.current) return;
    setAsked(null);
    focusAfterDialog(from);
    if (isSame) return;
    onMoved(to);
    void send(entry, to, extent);
  }
  function close() {
    if (asked) focusAfterDialog(asked.from);
    setAsked(null);
  }

  return {
    asked,
    moves,
    said,
    mayMove,
    /** Opens the dialog that asks for the day. */
    ask: (entry: CalendarEntry, from = entryKey(entry)) => {
      if (mayMove(entry)) open({ entry, to: entry.day, from });
    },
    close,
    answer: (to: string, extent: MoveExtent) => asked && void answer(asked, to, extent),
    drop: (entry: CalendarEntry, to: string) => void drop(entry, to),
    send: (entry: CalendarEntry, to: string) => void send(entry, to, 'onward'),
  };
}
export type Move = ReturnType<typeof useMove>;
