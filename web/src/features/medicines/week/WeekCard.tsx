import { weekdayOf } from '@tzemed/contract/dates/format-repeat';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { linkToDoses } from '../../../screens.ts';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { DoseReport, DoseSlot } from '../api.ts';
import { dayIn, type DoseActions } from '../doses/use-dose-actions.ts';
import { useScheduleText } from '../course/use-schedule-text.ts';
import { useGivers } from '../use-givers.ts';
import { daysUntil, weekGrid, type WeekCell, type WeekRow } from './week-grid.ts';
import { MissedDoses } from './MissedDoses.tsx';
import { weekTexts } from './week-texts.ts';

type Props = {
  petId: string;
  /** Courses that are taken now, in the order of the page. */
  courses: readonly Medicine[];
  report: DoseReport;
  unanswered: readonly DoseSlot[];
  today: string;
  /** Missing for those who may only see. */
  actions: DoseActions | undefined;
};

/** Doses of the week, by course and hour: who gave them, and which ones nobody entered. */
export function WeekCard({ petId, courses, report, unanswered, today, actions }: Props) {
  const t = useTexts(weekTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const now = useMinute();
  const rows = weekGrid({
    courses,
    slots: report.slots,
    doses: report.doses,
    today,
    now,
    dayOf: dayIn,
    timeOf: f.time,
  });
  if (rows.length === 0 && unanswered.length === 0) return null;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t.title}</h2>
        <Link className="link" to={linkToDoses(petId)}>
          {t.all}
          <ForwardArrow size={16} />
        </Link>
      </div>
      <table className="med-week">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t.medicine}</span>
            </th>
            {daysUntil(today).map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                {day === today
                  ? t.today
                  : weekdayOf(new Date(`${day}T00:00:00Z`).getUTCDay(), lang, lang === 'en' ? 'short' : 'narrow')}
                <small className="num">{Number(day.slice(8))}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      {unanswered.length > 0 && <MissedDoses slots={unanswered} courses={report.medicines} actions={actions} />}
    </section>
  );
}

function Row({ row: { course, label, cells } }: { row: WeekRow }) {
  const t = useTexts(weekTexts);
  const scheduleOf = useScheduleText();
  const said = label === 'asNeeded' || label === 'extra' ? t[label] : label === 'interval' ? scheduleOf(course) : label;
  return (
    <tr>
      <th scope="row">
        <bdi>{course.name}</bdi>
        <small>{said}</small>
      </th>
      {cells.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day of the week
        <td key={at}>{cell && <Cell cell={cell} timezone={course.timezone} />}</td>
      ))}
    </tr>
  );
}

function Cell({ cell, timezone }: { cell: NonNullable<WeekCell>; timezone: string }) {
  const t = useTexts(weekTexts);
  const f = useFormats();
  const giver = useGivers()(cell.kind === 'given' ? cell.by : null);
  if (cell.kind !== 'given')
    return (
      <span className="med-dot" data-kind={cell.kind} title={t[cell.kind]}>
        <span aria-hidden="true">{cell.kind === 'unanswered' ? '?' : cell.kind === 'skipped' ? '–' : ''}</span>
        <span className="sr">{t[cell.kind]}</span>
      </span>
    );
  const time = f.time(cell.at, timezone);
  const said =
    giver?.is === 'me' ? t.givenByYou({ time }) : giver ? t.givenBy({ name: giver.short, time }) : t.given({ time });
  return (
    <span className="med-dot" title={said}>
      {giver ? (
        <PersonAvatar is={giver.is} name={giver.name} id={giver.id} size={28} />
      ) : (
        <PersonAvatar is="guest" name="✓" size={28} />
      )}
      {cell.count > 1 && <sup aria-hidden="true">{cell.count}</sup>}
      <span className="sr">{said}</span>
    </span>
  );
}
