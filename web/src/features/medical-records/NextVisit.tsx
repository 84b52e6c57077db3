import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { medicalRecordTexts } from './texts.ts';

/** The appointment that a record ended with; it stands out as long as it is ahead. */
export function NextVisit({ day }: { day: string | null }) {
  const t = useTexts(medicalRecordTexts);
  const f = useFormats();
  const today = useToday(day !== null);
  if (!day) return null;
  const isAhead = day >= today;
  const on = { day: f.day(day) };
  return (
    <small className={isAhead ? 'row-next next-visit ahead' : 'row-next next-visit'}>
      <CalendarClock size={15} aria-hidden="true" />
      {isAhead ? t.nextOn(on) : t.wasOn(on)}
    </small>
  );
}
