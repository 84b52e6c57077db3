import { dayOf } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { outboxTexts } from './texts.ts';

/** היום ב־20:01 */
export function useMoment() {
  const t = useTexts(outboxTexts);
  const f = useFormats();
  const today = useToday();
  return (instant: string) => t.at({ day: f.briefDay(dayOf(new Date(instant)), today), time: f.time(instant) });
}
