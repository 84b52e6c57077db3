import { useEffect, useRef, useState } from 'react';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { addDays, sameDayIn } from '@tzemed/contract/dates/days';
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

/** An entry in motion: by keys, by a pointer that holds it, or waiting for the answer how much of it moves. */
export type EntryInMove = {
  entry: CalendarEntry;
  to: string;
  by: 'keys' | 'pointer' | 'question';
  /** The `data-entry` of the element that it was lifted at. */
  from: string;
};

/**
 * Milliseconds to wait for the moved entry: one that appears later takes nobody’s focus from where it has moved
 * meanwhile.
 */
const patienceMs = 2000;

const none: ReadonlyMap<string, string> = new Map();

/** Takes things to other days: what is lifted, where it would go, and what is said of it. */
export function useMove(onDropped: (day: string) => void) {
  const t = useTexts(moveTexts);
  const { lang } = useLanguage();
  const undoable: Record<CalendarEntry['noun'], ReturnType<typeof useUndoableAction>> = {
    reminders: useUndoableAction('reminders'),
    appointments: useUndoableAction('appointments'),
  };
  // A flick is over before it is drawn: what is lifted is read here, and drawn from the state.
  const carried = useRef<EntryInMove | null>(null);
  const [lifted, draw] = useState<EntryInMove | null>(null);
  const [moves, setMoves] = useState(none);
  const [said, say] = useState('');
  const focusOn = useRef<string | null>(null);
  usePrefetch(sending);

  const named = ({ title }: CalendarEntry) => isolateDirection(title, lang);
  const dayWords = (day: string) => ({ day: weekdayName(day, lang), date: dayMonth(day) });

  function carry(next: EntryInMove | null) {
    carried.current = next;
    draw(next);
  }

  // The focus follows an entry moved by keys, once it stands at its new place.
  useEffect(() => {
    const place =
      focusOn.current && document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(focusOn.current)}"]`);
    if (!place) return;
    focusOn.current = null;
    place.focus();
  });

  function focusSoon(place: string) {
    focusOn.current = place;
    setTimeout(() => {
      if (focusOn.current === place) focusOn.current = null;
    }, patienceMs);
  }

  function lift(entry: CalendarEntry, by: EntryInMove['by'], from = entryKey(entry)) {
    const why = whyFixed(entry);
    if (why) {
      toast.info(t[why], undefined, entry.id);
      return false;
    }
    carry({ entry, to: entry.day, by, from });
    if (by === 'keys') say(t.lifted({ title: named(entry) }));
    return true;
  }

  function goTo(to: string) {
    if (!carried.current) return;
    carry({ ...carried.current, to });
    say(t.to(dayWords(to)));
  }

  /** Sets the day that the entry hovers over. */
  function over(to: string) {
    if (carried.current && carried.current.to !== to) carry({ ...carried.current, to });
  }

  function returned({ entry, by, from }: EntryInMove) {
    say(t.putBack({ title: named(entry) }));
    if (by !== 'pointer') focusSoon(from);
  }

  function putBack() {
    const was = carried.current;
    if (!was) return;
    carry(null);
    returned(was);
  }

  async function send(entry: CalendarEntry, to: string, extent: MoveExtent, from: string | null = null) {
    const key = entryKey(entry);
    const { act } = undoable[entry.noun];
    setMoves((now) => new Map(now).set(key, to));
    if (from !== null) {
      onDropped(to);
      focusSoon(from);
    }
    const words = t.movedTo({ title: named(entry), ...dayWords(to) });
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

  /** Puts it down on a day; a reminder that repeats asks first how much of it goes. */
  async function drop(on?: string) {
    const was = carried.current;
    if (!was) return;
    const { entry, by, from } = was;
    const to = on ?? was.to;
    if (to === entry.day) return putBack();
    // The entry is no longer held: it can't be sent twice, nor put back while it is sent.
    carry(null);
    if (entry.noun === 'reminders') {
      try {
        const { refusalOf } = await sending.load();
        const refusal = refusalOf(entry, to, lang);
        if (refusal) {
          toast.error(refusal, undefined, entry.id);
          return returned(was);
        }
      } catch (error) {
        tellWhy(error, entry);
        return returned(was);
      }
      if (entry.repeat && !entry.isPutOff) return carry({ entry, to, by: 'question', from });
    }
    await send(entry, to, 'onward', by === 'keys' ? from : null);
  }

  function answer(extent: MoveExtent) {
    const was = carried.current;
    if (!was) return;
    carry(null);
    void send(was.entry, was.to, extent, was.from);
  }

  return {
    lifted,
    moves,
    said,
    lift,
    drop: (to?: string) => void drop(to),
    putBack,
    over,
    goTo,
    byDays: (days: number) => carried.current && goTo(addDays(carried.current.to, days)),
    byMonths: (months: number) => carried.current && goTo(sameDayIn(carried.current.to, months)),
    answer,
    /** Moves an entry that was not lifted. */
    send: (entry: CalendarEntry, to: string) => void send(entry, to, 'onward'),
  };
}
export type Move = ReturnType<typeof useMove>;
