import { useTexts } from '../../i18n/use-texts.ts';
import { texts } from '@tzemed/contract/text/texts';
import { useLocation } from 'react-router';
import { linkTo, screens } from '../../screens.ts';
import { matchScreen } from '../../match-screen.ts';
import { Link } from '../../ui/Link.tsx';

const viewTexts = texts({
  label: { he: 'רשימה או לוח שנה', en: 'List or calendar', ar: 'قائمة أو تقويم' },
  list: { he: 'רשימה', en: 'List', ar: 'قائمة' },
});

/**
 * Switch between list and calendar: on a phone the bar has no room for the calendar, so it is the other view of the
 * reminders.
 */
export function ListCalendarSwitch() {
  const t = useTexts({ ...viewTexts, calendar: screens.calendar.word });
  const here = matchScreen(useLocation().pathname);
  return (
    <nav className="tabs narrow-only" aria-label={t.label}>
      <Link className="tab" to={linkTo(screens.reminders)} aria-current={here === 'reminders' ? 'page' : undefined}>
        {t.list}
      </Link>
      <Link className="tab" to={linkTo(screens.calendar)} aria-current={here === 'calendar' ? 'page' : undefined}>
        {t.calendar}
      </Link>
    </nav>
  );
}
