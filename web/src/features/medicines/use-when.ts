import { dayOf } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useMinute } from '../../lib/time/use-today.ts';
import { medicineTexts } from './texts.ts';

/** היום ב־20:00: an instant as clocks show it in the time zone of a course. */
export function useWhen() {
  const t = useTexts(medicineTexts);
  const f = useFormats();
  const now = useMinute();
  return (instant: string, timezone: string) =>
    t.at({
      day: f.briefDay(dayOf(new Date(instant), timezone), dayOf(new Date(now), timezone)),
      time: f.time(instant, timezone),
    });
}
