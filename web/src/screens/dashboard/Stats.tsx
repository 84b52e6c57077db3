import './stats.css';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Package from 'lucide-react/icons/package';
import PawPrint from 'lucide-react/icons/paw-print';
import Wallet from 'lucide-react/icons/wallet';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { monthRange } from '@tzemed/contract/dates/days';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkTo, screens, stockPage } from '../../screens.ts';
import type { Overview } from './overview.ts';
import { toAppointments, toMonth, toSoon } from './links.ts';
import { Stat } from './Stat.tsx';
import { overviewTexts } from './texts.ts';
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component.ts';
import { useUsedFeatures } from '../../shared/used/use-used-features.ts';
import { useRunningOut } from './use-running-out.ts';

/** Its measures come a moment later, and only where something is measured. */
const weight = lazyComponent(() => import('./WeightStat.tsx').then(({ WeightStat }) => WeightStat));

/** Names that fit under the number of pets. */
const named = 3;
/** Names of what runs out that fit under its day. */
const runningOutNames = 2;

type Props = {
  overview: Overview;
  petNames: readonly string[];
  /** Number of pets of other households that the user helps with. */
  helped: number;
  petOf: (id: string) => { name: string } | undefined;
  canView: (area: Area) => boolean;
};

/** Up to four figures of what the user may see, each the way to its screen. They have no colours: hues belong to pets. */
export function Stats({ overview, petNames, helped, petOf, canView }: Props) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { petCount, monthExpenses, upcomingReminders, today } = overview;
  const comparison = useComparison(monthExpenses);
  const unnamed = petNames.length - named;
  const running = useRunningOut(canView('reminders') && petCount > 0);
  const isRecordViewer = canView('medicalRecords') && petCount > 0;
  const isMeasured = useUsedFeatures(isRecordViewer).measures.length > 0 && isRecordViewer;
  const isWeightHere = useLazyComponent(weight, isMeasured, () => undefined);
  const reminders = canView('reminders') && (
    <Stat to={toSoon} icon={BellRing} label={t.upcomingReminders} value={f.number(upcomingReminders.count)}>
      {upcomingReminders.today > 0 ? t.ofThemToday({ count: upcomingReminders.today }) : t.inSevenDays}
    </Stat>
  );
  const names = unnamed > 0 ? [...petNames.slice(0, named), t.morePets({ count: unnamed })] : petNames;
  // Their number is known to everybody at home: it makes room for what runs out.
  const pets = (
    <Stat to={linkTo(screens.pets)} icon={PawPrint} label={t.petCount} value={f.number(petCount || helped)}>
      {petCount > 0 && <span>{f.list(names.map((name) => isolateDirection(name, lang)))}</span>}
      {helped > 0 && (
        <span>{petCount > 0 ? t.moreHelped({ count: helped }) : helped === 1 ? t.helpedOne : t.helped}</span>
      )}
    </Stat>
  );
  return (
    <ul className="stats" aria-label={t.figures}>
      {canView('expenses') && (
        <Stat to={toMonth(today)} icon={Wallet} label={t.monthExpenses} value={f.ils(monthExpenses.totalAmount)}>
          {comparison}
        </Stat>
      )}
      {canView('medicalRecords') && <NextAppointment overview={overview} petOf={petOf} />}
      {isMeasured && isWeightHere ? <weight.Loaded instead={reminders} /> : reminders}
      {running ? <RunningOut day={running.day} names={running.names} today={today} /> : pets}
    </ul>
  );
}

function RunningOut({ day, names, today }: { day: string | null; names: readonly string[]; today: string }) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const shown = names.slice(0, runningOutNames).map((name) => isolateDirection(name, lang));
  const more = names.length - shown.length;
  return (
    <Stat
      to={linkTo(stockPage)}
      icon={Package}
      label={t.runningOut}
      value={day === null || day < today ? t.hasRunOut : f.briefDay(day, today)}
    >
      {[...shown, ...(more > 0 ? [t.moreRunningOut({ count: more })] : [])].join(' · ')}
    </Stat>
  );
}

function NextAppointment({ overview, petOf }: Pick<Props, 'overview' | 'petOf'>) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { appointments, today } = overview;
  const { next, count } = appointments;
  const whose = [next && petOf(next.petId)?.name, next?.vetName].filter((name) => typeof name === 'string');
  return (
    <Stat
      to={toAppointments}
      icon={CalendarHeart}
      label={t.nextAppointment}
      value={
        next
          ? next.date === today && next.time
            ? t.todayAt({ time: next.time })
            : f.briefDay(next.date, today)
          : t.none
      }
    >
      <span>{next ? whose.map((name) => isolateDirection(name, lang)).join(' · ') : t.noAppointments}</span>
      {count > 1 && <span>{t.appointments({ count })}</span>}
    </Stat>
  );
}

/** A running month beside the same days of the one before; past the end of a shorter one beside all of it. */
function useComparison({ untilToday, previousUntil, previousTotalAmount }: Overview['monthExpenses']) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const before = previousUntil.slice(0, 7);
  const month = f.monthName(before);
  const isWhole = previousUntil === monthRange(before).to;
  if (previousTotalAmount === 0) return isWhole ? t.nothingBefore({ month }) : t.nothingUntil({ month });
  // A sum below zero is no part of another: the one before is said as it was.
  const sum = f.ilsShort(previousTotalAmount);
  if (previousTotalAmount < 0 || untilToday < 0) return isWhole ? t.wasIn({ month, sum }) : t.wasUntil({ month, sum });
  const change = (untilToday - previousTotalAmount) / previousTotalAmount;
  const percent = f.percent(Math.abs(change));
  if (percent === f.percent(0)) return isWhole ? t.sameAs({ month }) : t.sameAsUntil({ month });
  if (isWhole) return change > 0 ? t.moreThan({ percent, month }) : t.lessThan({ percent, month });
  return change > 0 ? t.moreThanUntil({ percent, month }) : t.lessThanUntil({ percent, month });
}
