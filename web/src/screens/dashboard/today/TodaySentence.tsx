import { useTexts } from '../../../i18n/use-texts.ts';
import { Link } from '../../../ui/Link.tsx';
import type { Overview } from '../overview.ts';
import { toOverdue } from '../links.ts';
import { todayTexts } from './today-texts.ts';

/** Summary of today: first the overdue reminders, as a link to them, then the rest of today. */
export function TodaySentence({ overview }: { overview: Overview }) {
  const t = useTexts(todayTexts);
  const { overdueReminders: overdue, upcomingReminders, appointments } = overview;
  const { today: ahead } = upcomingReminders;
  const count = appointments.today.length;
  if (overdue + ahead + count === 0) return `${t.onTime}.`;
  return (
    <>
      {overdue > 0 && (
        <Link className="overdue" to={toOverdue}>
          {t.overdue({ count: overdue })}
        </Link>
      )}
      {ahead > 0 ? (overdue > 0 ? t.moreToday : t.aheadToday)({ count: ahead }) : overdue > 0 && '.'}
      {count > 0 && ` ${t.appointments({ count })}`}
    </>
  );
}
