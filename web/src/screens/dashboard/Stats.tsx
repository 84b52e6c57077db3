import './stats.css';
import type { ReactNode } from 'react';
import { BellRing, CalendarHeart, PawPrint, Wallet, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Hue } from '@tzemed/contract/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkTo, screens } from '../../screens.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Overview } from './overview.ts';
import { monthBefore } from './month-before.ts';
import { overviewTexts } from './texts.ts';

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
        to={linkTo(screens.expenses)}
        icon={Wallet}
        hue="sage"
        label={t.monthExpenses}
        value={f.ils(monthExpenses.totalAmount)}
      >
        {useComparison(monthExpenses, today)}
      </Stat>
      <Stat
        to={linkTo(screens.medicalRecords)}
        icon={CalendarHeart}
        hue="sky"
        label={t.appointments}
        value={f.number(appointments.count)}
      >
        {appointments.next ? t.next({ day: f.briefDay(appointments.next, today) }) : t.noAppointments}
      </Stat>
      <Stat
        to={linkTo(screens.reminders)}
        icon={BellRing}
        hue="butter"
        label={t.upcomingReminders}
        value={f.number(upcomingReminders.count)}
      >
        {upcomingReminders.today > 0 ? t.ofThemToday({ count: upcomingReminders.today }) : t.inSevenDays}{' '}
        {overdueReminders > 0 && <Badge tone="danger">{t.overdue({ count: overdueReminders })}</Badge>}
      </Stat>
    </ul>
  );
}

function useComparison({ totalAmount, previousTotalAmount }: Overview['monthExpenses'], today: string) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const month = f.monthName(monthBefore(today));
  if (previousTotalAmount === 0) return t.nothingBefore({ month });
  const change = (totalAmount - previousTotalAmount) / previousTotalAmount;
  const percent = f.percent(Math.abs(change));
  if (percent === f.percent(0)) return t.sameAs({ month });
  return change > 0 ? t.moreThan({ percent, month }) : t.lessThan({ percent, month });
}

type StatProps = { to: string; icon: LucideIcon; hue: Hue; label: string; value: string; children: ReactNode };

const Stat = ({ to, icon: Icon, hue, label, value, children }: StatProps) => (
  <li data-hue={hue}>
    <Link to={to} className="card stat">
      <span className="stat-icon">
        <Icon size={22} aria-hidden="true" />
      </span>
      <span className="stat-text">
        <span className="stat-label">{label}</span>
        <b className="num">{value}</b>
        <small>{children}</small>
      </span>
    </Link>
  </li>
);
