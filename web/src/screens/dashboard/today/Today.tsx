import './today.css';
import { useState, type CSSProperties } from 'react';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { completionFor, type Completion } from '../../../features/reminders/completion/use-completion.ts';
import { linkTo, screens } from '../../../screens.ts';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { NothingDue } from './NothingDue.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import { mergeByTime } from './merge-by-time.ts';
import type { Overview } from '../overview.ts';
import { toOverdue } from '../links.ts';
import { todayTexts } from './today-texts.ts';
import { TodayRow } from './TodayRow.tsx';

/** Number of rows that are visible at once above the bar of a phone. */
const shownAtFirst = 5;

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
 * among them.
 */
export function Today({ overview, completion, petOf, pets, hasReminders }: Props) {
  const t = useTexts(todayTexts);
  const [isWhole, setWhole] = useState(false);
  const { todayReminders, overdueReminders, upcomingReminders, tomorrowReminders } = overview;
  const { open } = todayReminders;
  const appointments = overview.appointments.today;
  // Appointments of today are shown at once, however much is overdue.
  const reminders = isWhole ? open : open.slice(0, Math.max(0, shownAtFirst - appointments.length));
  const rows = mergeByTime(reminders, appointments);
  const count = overdueReminders + upcomingReminders.today;
  const hidden = count - reminders.length;
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
      {open.length + appointments.length === 0 && <NothingDue pets={pets} />}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) =>
            'reason' in row ? (
              <AppointmentRow key={row.id} appointment={row} petOf={petOf} />
            ) : (
              <TodayRow
                key={row.id}
                reminder={row}
                pet={petOf(row.petId)}
                petOf={petOf}
                completion={completionFor(petOf(row.petId), completion)}
              />
            ),
          )}
        </ul>
      )}
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
      {hasReminders && (
        <div className="today-foot">
          <span>{tomorrowReminders > 0 ? t.tomorrow({ count: tomorrowReminders }) : t.nothingTomorrow}</span>
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
