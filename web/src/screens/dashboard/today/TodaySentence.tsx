import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { dueDay } from '../../../features/reminders/due.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { Link } from '../../../ui/Link.tsx';
import type { Overview } from '../overview.ts';
import { toOverdue } from '../links.ts';
import { isAllDay } from './day-parts.ts';
import { todayTexts } from './today-texts.ts';

/** Summary of today: first the overdue reminders, as a link to them, then the rest of today. */
export function TodaySentence({ overview }: { overview: Overview }) {
  const t = useTexts(todayTexts);
  const now = useMinute();
  const { todayReminders, overdueReminders, upcomingReminders, appointments, today } = overview;
  // A day’s item without an hour is past tomorrow.
  const { length: running } = todayReminders.open.filter(
    (row) => isAllDay(row) && dueDay(row) === today && Date.parse(dueTimeOf(row)) < now,
  );
  const overdue = Math.max(0, overdueReminders - running);
  const ahead = upcomingReminders.today + overdueReminders - overdue;
  const count = appointments.today.length;
  if (overdue + ahead + count === 0) return `${t.onTime}.`;
  // Doses and items of plans are called reminders by nobody.
  const areThings = todayReminders.open.some(({ source }) => source);
  const more = areThings ? t.moreThings : t.moreToday;
  const only = areThings ? t.aheadThings : t.aheadToday;
  return (
    <>
      {overdue > 0 && (
        <Link className="overdue" to={toOverdue}>
          {(areThings ? t.overdueThings : t.overdue)({ count: overdue })}
        </Link>
      )}
      {ahead > 0 ? (overdue > 0 ? more : only)({ count: ahead }) : overdue > 0 && '.'}
      {count > 0 && ` ${t.appointments({ count })}`}
    </>
  );
}
