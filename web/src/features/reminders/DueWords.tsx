import { useSyncExternalStore } from 'react';
import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { everyMinute, useToday } from '../../lib/use-today.ts';
import { completionTexts } from './completion-texts.ts';
import { dueDay, lateness } from './due.ts';
import type { Mark } from './use-completion.ts';

/** «באיחור של יומיים»; nothing for what is not late. */
export function useLateWords(reminder: Reminder) {
  const t = useTexts(completionTexts);
  const today = useToday();
  return useSyncExternalStore(everyMinute, () => {
    const late = lateness(reminder, today, Date.now());
    if (late?.count === 0) return t.lateALittle;
    return late && (late.unit === 'hours' ? t.lateHours : t.lateDays)({ count: late.count });
  });
}

/** «בוצע ב־19:36 · התזכורת הבאה: מחר ב־20:00», while it can still be taken back. */
export function DoneWords({ doneAt, next }: Pick<Mark, 'doneAt' | 'next'>) {
  const t = useTexts(completionTexts);
  const f = useFormats();
  const today = useToday();
  return (
    <span className="tick-done">
      {doneAt && <span>{t.doneNow({ time: f.time(doneAt) })}</span>}
      {next && <span>{t.nextTime({ day: f.relativeDay(dueDay(next), today), time: next.time })}</span>}
    </span>
  );
}
