import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { completionTexts } from './completion-texts.ts';
import { dueDay } from '../due.ts';
import type { CompletionMark } from './use-completion.ts';

/** «בוצע ב־19:36 · הבאה: מחר ב־20:00», while it can still be taken back. */
export function CompletedLine({
  doneAt,
  next,
  children,
}: Pick<CompletionMark, 'doneAt' | 'next'> & { children?: ReactNode }) {
  const t = useTexts(completionTexts);
  const f = useFormats();
  const today = useToday();
  return (
    <span className="tick-done">
      {doneAt && <span>{t.doneNow({ time: f.time(doneAt) })}</span>}
      {children}
      {next && <span>{t.nextTime({ day: f.relativeDay(dueDay(next), today), time: next.time })}</span>}
    </span>
  );
}
