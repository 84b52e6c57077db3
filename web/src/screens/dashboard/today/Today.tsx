import './today.css';
import { useState, type CSSProperties } from 'react';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { completionFor, type Completion } from '../../../features/reminders/completion/use-completion.ts';
import { useFrozenValue } from '../../../features/reminders/use-frozen-value.ts';
import { useMinute, useToday } from '../../../lib/time/use-today.ts';
import { linkTo, screens } from '../../../screens.ts';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { lazyComponent, useLazyComponent } from '../../../ui/lazy/lazy-component.ts';
import { NothingDue } from './NothingDue.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import { type DayRow, hasParts, inOrder, isAppointment, isPast, partsOf } from './day-parts.ts';
import type { Overview } from '../overview.ts';
import { toOverdue } from '../links.ts';
import { todayTexts } from './today-texts.ts';
import { TodayRow } from './TodayRow.tsx';
import { useHeldRows } from './use-held-rows.ts';

/** Number of rows that are visible at once above the bar of a phone. */
const shownAtFirst = 5;
/** Rows of a day in parts that are visible at once, if they are of today. */
const shownOfParts = 8;

const doneFold = lazyComponent(() => import('./DoneToday.tsx').then(({ DoneToday }) => DoneToday));

type Props = {
  overview: Overview;
  /** Absent on samples. */
  completion: Completion | undefined;
  petOf: (id: string) => NamedPet | undefined;
  pets: readonly Pet[] | readonly NamedPet[];
  /** False for a guest who sees appointments only. */
  hasReminders: boolean;
};

/**
 * Overdue items and the rest of today, of all pets. Reminders are completed here; the appointments of the day stand
 * among them. A day of several kinds has parts.
 */
export function Today({ overview, completion, petOf, pets, hasReminders }: Props) {
  const t = useTexts(todayTexts);
  const [isWhole, setWhole] = useState(false);
  const { todayReminders, overdueReminders, upcomingReminders } = overview;
  const { open } = todayReminders;
  const held = useHeldRows(open, completion);
  const appointments = overview.appointments.today;
  // A row does not change its part under the finger.
  const isStill = completion?.isStill ?? false;
  const moment = useFrozenValue({ now: useMinute(), today: useToday() }, isStill);
  const all: DayRow[] = [...open, ...appointments];
  // It keeps its parts while it is shown: a row that moves into another list loses the focus.
  const [isParted, setParted] = useState(false);
  if (!isParted && hasParts(all)) setParted(true);
  const ofToday = isParted ? all.filter((row) => !isPast(row, moment)).length : 0;
  const most = Math.max(shownAtFirst, Math.min(shownOfParts, ofToday + 1));
  // Appointments of today are shown at once, however much is overdue.
  const reminders = isWhole ? open : open.slice(0, Math.max(0, most - appointments.length));
  const others = held.filter(({ reminder }) => !open.some(({ id }) => id === reminder.id));
  const rows: DayRow[] = [...reminders, ...others.map(({ reminder }) => reminder), ...appointments];
  const count = overdueReminders + upcomingReminders.today;
  const hidden = count - reminders.length;
  const isSomeDone = completion !== undefined && todayReminders.done > 0;
  const isDoneHere = useLazyComponent(doneFold, isSomeDone, () => undefined) && isSomeDone;

  const list = (rows: readonly DayRow[], labelledBy?: string) => (
    <ul aria-labelledby={labelledBy}>
      {rows.map((row) =>
        isAppointment(row) ? (
          <AppointmentRow key={row.id} appointment={row} petOf={petOf} isMarked={isParted} />
        ) : (
          <TodayRow
            key={row.id}
            reminder={row}
            pet={petOf(row.petId)}
            petOf={petOf}
            completion={completionFor(petOf(row.petId), completion)}
            held={others.find(({ reminder }) => reminder.id === row.id)}
            isMarked={isParted}
            moment={moment}
          />
        ),
      )}
    </ul>
  );
  return (
    <section className="card today" aria-labelledby="today" data-leaving={completion?.isLeaving || undefined}>
      <div className="card-head">
        <h2 id="today" tabIndex={-1}>
          {t.today}
        </h2>
        <Progress
          done={todayReminders.done + open.filter(({ id }) => completion?.marks.get(id)?.state === 'completed').length}
          all={todayReminders.done + count}
        />
      </div>
      {rows.length === 0 && <NothingDue pets={pets} />}
      {rows.length > 0 && !isParted && list(inOrder(rows))}
      {isParted &&
        partsOf(rows, moment).map(({ part, rows }) => (
          <div key={part} className="today-part" data-part={part}>
            <h3 id={`today-${part}`}>{t[part]}</h3>
            {list(rows, `today-${part}`)}
          </div>
        ))}
      {hidden > 0 && (
        <p className="today-more">
          {isWhole ? (
            // More than are delivered at once.
            <Link className="link" to={toOverdue}>
              {t.more({ count: hidden })}
            </Link>
          ) : (
            <button type="button" className="link" onClick={() => setWhole(true)}>
              {t.more({ count: hidden })}
            </button>
          )}
        </p>
      )}
      {isDoneHere && <doneFold.Loaded {...todayReminders} today={overview.today} petOf={petOf} />}
      {hasReminders && (
        <div className="today-foot">
          <Tomorrow overview={overview} />
          <Link className="link" to={linkTo(screens.reminders)}>
            {t.allReminders}
            <ForwardArrow size={16} />
          </Link>
        </div>
      )}
      <p className="sr" role="status">
        {completion?.said}
      </p>
    </section>
  );
}

function Tomorrow({ overview: { tomorrowDoses: doses, tomorrowReminders: count } }: Pick<Props, 'overview'>) {
  const t = useTexts(todayTexts);
  if (doses === 0) return <span>{count > 0 ? t.tomorrow({ count }) : t.nothingTomorrow}</span>;
  return (
    <span>
      {t.tomorrowDoses({ count: doses })}
      {count > 0 && t.andReminders({ count })}
    </span>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  const t = useTexts(todayTexts);
  if (all === 0) return null;
  return (
    <span className="today-progress num">
      <i style={{ '--share': done / all } as CSSProperties} />
      {t.progress({ done, all })}
    </span>
  );
}
