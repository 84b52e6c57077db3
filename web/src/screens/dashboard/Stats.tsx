import './stats.css';
import type { CSSProperties, ReactNode } from 'react';
import { BellRing, CalendarHeart, PawPrint, Wallet, type LucideIcon } from 'lucide-react';
import { monthRange } from '@tzemed/contract/days';
import type { Hue } from '@tzemed/contract/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { withoutMarks } from '../../lib/format.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkTo, screens } from '../../screens.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Overview } from './overview.ts';
import { toAppointments, toMonthOf, toOverdue, toSoon } from './links.ts';
import { overviewTexts } from './texts.ts';
import { Link } from '../../ui/Link.tsx';

/** Names that fit under the number of pets. */
const named = 3;

/** Four figures, each the way to its screen. */
export function Stats({ overview, petNames }: { overview: Overview; petNames: readonly string[] }) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { petCount, monthExpenses, appointments, upcomingReminders, overdueReminders, today } = overview;
  const unnamed = petNames.length - named;
  const names = unnamed > 0 ? [...petNames.slice(0, named), t.morePets({ count: unnamed })] : petNames;
  return (
    <ul className="stats" aria-label={t.figures}>
      <Stat to={linkTo(screens.pets)} icon={PawPrint} hue="apricot" label={t.petCount} value={f.number(petCount)}>
        {f.list(names.map((name) => isolate(name, lang)))}
      </Stat>
      <Stat
        to={toMonthOf(today)}
        icon={Wallet}
        hue="sage"
        label={t.monthExpenses}
        value={f.ils(monthExpenses.totalAmount)}
      >
        {useComparison(monthExpenses)}
      </Stat>
      <Stat
        to={toAppointments}
        icon={CalendarHeart}
        hue="sky"
        label={t.appointments}
        value={f.number(appointments.count)}
      >
        {appointments.next ? t.next({ day: f.briefDay(appointments.next, today) }) : t.noAppointments}
      </Stat>
      <Stat
        to={toSoon}
        icon={BellRing}
        hue="butter"
        label={t.upcomingReminders}
        value={f.number(upcomingReminders.count)}
        beside={
          overdueReminders > 0 && (
            <Link to={toOverdue} className="stat-beside">
              <Badge tone="danger">{t.overdue({ count: overdueReminders })}</Badge>
            </Link>
          )
        }
      >
        {upcomingReminders.today > 0 ? t.ofThemToday({ count: upcomingReminders.today }) : t.inSevenDays}
      </Stat>
    </ul>
  );
}

/** A running month beside the same days of the one before; past the end of a shorter one beside all of it. */
function useComparison({ untilToday, previousUntil, previousTotalAmount }: Overview['monthExpenses']) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const before = previousUntil.slice(0, 7);
  const month = f.monthName(before);
  const day = f.dayAndMonth(previousUntil);
  const isWhole = previousUntil === monthRange(before).to;
  if (previousTotalAmount === 0) return isWhole ? t.nothingBefore({ month }) : t.nothingUntil({ day });
  const change = (untilToday - previousTotalAmount) / previousTotalAmount;
  const percent = f.percent(Math.abs(change));
  if (percent === f.percent(0)) return isWhole ? t.sameAs({ month }) : t.sameAsUntil({ day });
  if (isWhole) return change > 0 ? t.moreThan({ percent, month }) : t.lessThan({ percent, month });
  return change > 0 ? t.moreThanUntil({ percent, day }) : t.lessThanUntil({ percent, day });
}

type StatProps = {
  to: string;
  icon: LucideIcon;
  hue: Hue;
  label: string;
  value: string;
  /** Under it, with a way of its own. */
  beside?: ReactNode;
  children: ReactNode;
};

const Stat = ({ to, icon: Icon, hue, label, value, beside, children }: StatProps) => (
  <li data-hue={hue} className="card stat">
    <span className="stat-icon">
      <Icon size={22} aria-hidden="true" />
    </span>
    <span className="stat-text">
      <Link to={to}>
        <span className="stat-label">{label}</span>{' '}
        <b className="num" style={{ '--chars': withoutMarks(value).length } as CSSProperties}>
          {value}
        </b>{' '}
        <small>{children}</small>
      </Link>
      {beside}
    </span>
  </li>
);
