import { useEffect, useRef, useState } from 'react';
import type { CalendarEntry } from '@tzemed/contract/calendar';
import { addDays } from '@tzemed/contract/days';
import { useUndoable } from '../../features/reminders/use-undoable.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isolate } from '../../lib/isolate.ts';
import { toast } from '../../ui/toast.ts';
import { comesLater } from '../../ui/ahead.ts';
import { useAhead } from '../../ui/use-part.ts';
import { keyOf, whyFixed } from './entries.ts';
import { moveTexts } from './move-texts.ts';
import type { Extent } from './send-move.ts';
import { dayMonth, sameDayIn } from './span.ts';
import { weekdayName } from './weekdays.ts';

/** Sending needs the zones of things: that comes after the screen. */
const sending = { load: comesLater(() => import('./send-move.ts')) };

/** What is on its way: by keys, by a pointer that holds it, or waiting to be told how much of it goes. */
export type Lifted = {
  entry: CalendarEntry;
  to: string;
  by: 'keys' | 'pointer' | 'question';
  /** What it was lifted at, by its `data-entry`. */
  from: string;
};

/** Whatever has not come by then takes nobody’s focus from where it has gone meanwhile. */
const patienceMs = 2000;

const none: ReadonlyMap<string, string> = new Map();

/** Takes things to other days: what is lifted, where it would go, and what is said of it. */
export function useMove(onDropped: (day: string) => void) {
  const t = useTexts(moveTexts);
  const { lang } = useLanguage();
  const reminders = useUndoable('reminders');
  const appointments = useUndoable('appointments');
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [moves, setMoves] = useState(none);
  const [said, say] = useState('');
  const focusOn = useRef<string | null>(null);
  useAhead(sending);

  const named = ({ title }: CalendarEntry) => isolate(title, lang);
  const dayWords = (day: string) => ({ day: weekdayName(day, lang), date: dayMonth(day) });

  // Whoever moves by keys goes on from where it was put, once it stands there.
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

  function lift(entry: CalendarEntry, by: Lifted['by'], from = keyOf(entry)) {
    const why = whyFixed(entry);
    if (why) {
      toast.info(t[why], undefined, entry.id);
      return false;
    }
    setLifted({ entry, to: entry.day, by, from });
    if (by === 'keys') say(t.lifted({ title: named(entry) }));
    return true;
  }

  function goTo(next: (day: string) => string) {
    if (!lifted) return;
    const to = next(lifted.to);
    setLifted((now) => now && { ...now, to: next(now.to) });
    say(t.to(dayWords(to)));
  }

  function putBack() {
    if (!lifted) return;
    setLifted(null);
    say(t.putBack({ title: named(lifted.entry) }));
    if (lifted.by !== 'pointer') focusSoon(lifted.from);
  }

  async function send(entry: CalendarEntry, to: string, extent: Extent, from: string | null = null) {
    const key = keyOf(entry);
    const { act, tell } = entry.noun === 'reminders' ? reminders : appointments;
    setLifted(null);
    setMoves((now) => new Map(now).set(key, to));
    if (from !== null) {
      onDropped(to);
      focusSoon(from);
    }
    const words = t.movedTo({ title: named(entry), ...dayWords(to) });
    try {
      const { sendMove } = await sending.load();
      await act({
        about: entry.id,
        send: () => sendMove(entry, to, extent),
        said: () => words,
        back: (undo) => undo(),
      });
      say(words);
    } catch (error) {
      say(t.putBack({ title: named(entry) }));
      const [why] = error instanceof ApiError ? Object.values(error.errors ?? {}) : [];
      if (why) toast.error(why, undefined, entry.id);
      else void tell(error);
    } finally {
      setMoves((now) => new Map([...now].filter(([other]) => other !== key)));
    }
  }

  /** Puts it down on a day; a reminder that repeats asks first how much of it goes. */
  async function drop(to = lifted?.to) {
    if (!lifted || to === undefined) return;
    const { entry, by, from } = lifted;
    if (to === entry.day) return putBack();
    if (entry.noun === 'reminders') {
      const { refusalOf } = await sending.load();
      const refusal = refusalOf(entry, to, lang);
      if (refusal) {
        toast.error(refusal, undefined, entry.id);
        return putBack();
      }
      if (entry.repeat && !entry.isPutOff) return setLifted({ entry, to, by: 'question', from });
    }
    await send(entry, to, 'onward', by === 'keys' ? from : null);
  }

  return {
    lifted,
    moves,
    said,
    lift,
    drop: (to?: string) => void drop(to),
    putBack,
    /** What it hovers over. */
    over: (to: string) => setLifted((now) => now && (now.to === to ? now : { ...now, to })),
    byDays: (days: number) => goTo((day) => addDays(day, days)),
    byMonths: (months: number) => goTo((day) => sameDayIn(day, months)),
    answer: (extent: Extent) => lifted && void send(lifted.entry, lifted.to, extent, lifted.from),
    /** Without having been lifted. */
    send: (entry: CalendarEntry, to: string) => void send(entry, to, 'onward'),
  };
}
export type Move = ReturnType<typeof useMove>;
