import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../ui/Link.tsx';
import type { Overview } from './overview.ts';
import { toOverdue } from './links.ts';
import { todayTexts } from './today-texts.ts';

/** How things stand: first what is overdue, as the way to it, then what today still holds. */
export function TodaySentence({ overview }: { overview: Overview }) {
  const t = useTexts(todayTexts);
  const { overdueReminders: overdue, upcomingReminders } = overview;
  const { today: ahead } = upcomingReminders;
  if (overdue === 0) return ahead === 0 ? `${t.onTime}.` : t.aheadToday({ count: ahead });
  return (
    <>
      <Link className="overdue" to={toOverdue}>
        {t.overdue({ count: overdue })}
      </Link>
      {ahead === 0 ? '.' : t.moreToday({ count: ahead })}
    </>
  );
}
