import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { upcomingDays } from '@tzemed/contract/reminders/reminders';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { petTexts } from './texts.ts';
import type { DueReminders } from './use-due-by-pet.ts';

/** Status of a pet: an overdue reminder, else one due within a week, else that all is done or nothing is set. */
export function PetDueStatus({ late, next }: DueReminders) {
  const t = useTexts(petTexts);
  const f = useFormats();
  const today = useToday();
  if (late) {
    return (
      <span className="standing" data-tone="late">
        <TriangleAlert size={16} aria-hidden="true" />
        <span>
          {t.late} <bdi>{late.title}</bdi>
        </span>
      </span>
    );
  }
  const day = next && dayOf(new Date(dueTimeOf(next)), next.timezone);
  if (next && day && day <= addDays(today, upcomingDays)) {
    return (
      <span className="standing">
        <BellRing size={16} aria-hidden="true" />
        <span>
          {f.briefDay(day, today)}{' '}
          <span className="num">{next.snoozeUntil ? f.time(next.snoozeUntil, next.timezone) : next.time}</span> ·{' '}
          <bdi>{next.title}</bdi>
        </span>
      </span>
    );
  }
  if (!next)
    return (
      <span className="standing" data-tone="none">
        {t.noReminders}
      </span>
    );
  return (
    <span className="standing" data-tone="fine">
      <CircleCheck size={16} aria-hidden="true" />
      {t.onTime}
    </span>
  );
}
