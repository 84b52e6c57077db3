import { dayOf } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { supportTexts } from './texts.ts';

/** Times of a list: of today with the hour, of other days the day. */
export function useListTime() {
  const t = useTexts(supportTexts);
  const f = useFormats();
  const today = useToday();
  return (instant: string) => {
    const day = dayOf(new Date(instant));
    return day === today ? t.todayAt({ time: f.time(instant) }) : f.briefDay(day, today);
  };
}

/** The day on which a ticket was opened, in words. */
export function useOpenedDay(createdAt: string) {
  const t = useTexts(supportTexts);
  const f = useFormats();
  const today = useToday();
  const day = dayOf(new Date(createdAt));
  const distance = Math.abs(Date.parse(day) - Date.parse(today));
  return distance <= 86_400_000 ? t.opened({ day: f.relativeDay(day, today) }) : t.openedOn({ day: f.fullDay(day) });
}
