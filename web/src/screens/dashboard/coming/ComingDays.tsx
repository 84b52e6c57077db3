import './coming-days.css';
import Bell from 'lucide-react/icons/bell';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Package from 'lucide-react/icons/package';
import type { LucideIcon } from 'lucide-react/types';
import { dueDay, dueTime } from '../../../features/reminders/due.ts';
import { sourceIcons } from '../../../features/reminders/list/source-icons.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { linkTo, screens, stockPage } from '../../../screens.ts';
import { useItemLink } from '../../../shared/list/item-links.ts';
import { RowLink } from '../../../shared/list/RowLink.tsx';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RowIcon } from '../../../ui/list/RowIcon.tsx';
import type { Overview } from '../overview.ts';
import { useRunningOut } from '../use-running-out.ts';
import { nearest } from './coming-days.ts';
import { comingTexts } from './coming-texts.ts';

type Row = {
  key: string;
  day: string;
  icon: LucideIcon;
  title: string;
  about: readonly string[];
  to: string | undefined;
};
type Props = { overview: Overview; petOf: (id: string) => NamedPet | undefined; isStockAsked: boolean };

/** The nearest of what lies ahead: appointments, reminders, and what runs out. */
export function ComingDays({ overview, petOf, isStockAsked }: Props) {
  const t = useTexts(comingTexts);
  const f = useFormats();
  const linkOf = useItemLink();
  const { today, appointments, reminders } = overview;
  const namesOf = (ids: readonly string[]) => f.list(ids.flatMap((id) => petOf(id)?.name ?? []));
  const atTime = (day: string, time: string | null) => {
    const said = f.briefDay(day, today);
    return time ? t.at({ day: said, time }) : said;
  };
  const running = useRunningOut(isStockAsked)?.items ?? [];
  const rows: Row[] = [
    // A stock that has run out is told by its figure.
    ...running.flatMap(({ id, name, day }) =>
      day === null || day < today
        ? []
        : {
            key: id,
            day,
            icon: Package,
            title: name,
            about: [t.lasts({ day: f.briefDay(day, today) })],
            to: linkTo(stockPage),
          },
    ),
    ...appointments.later.map((one) => ({
      key: one.id,
      day: one.date,
      icon: CalendarHeart,
      title: one.reason,
      about: [namesOf(one.petIds), atTime(one.date, one.time)],
      to: linkOf('appointments', one),
    })),
    ...reminders
      // A stock is among them already.
      .filter(({ source }) => source !== 'stock')
      .map((one) => ({
        key: one.id,
        day: dueDay(one),
        icon: one.source ? sourceIcons[one.source] : Bell,
        title: one.title,
        about: [
          namesOf(one.petIds),
          one.source === 'care' ? f.briefDay(dueDay(one), today) : atTime(dueDay(one), dueTime(one, f)),
        ],
        to: linkOf('reminders', one),
      })),
  ];
  const shown = nearest(rows, today);
  if (shown.length === 0) return null;
  return (
    <section className="card coming" aria-labelledby="coming">
      <div className="card-head">
        <h2 id="coming">{t.title}</h2>
        <Link className="link" to={linkTo(screens.calendar)}>
          {t.calendar}
          <ForwardArrow size={16} />
        </Link>
      </div>
      <ul>
        {shown.map(({ key, icon, title, about, to }) => (
          <li key={key}>
            <RowIcon icon={icon} />
            <span>
              <b>
                <RowLink to={to}>
                  <bdi>{title}</bdi>
                </RowLink>
              </b>
              <small className="muted">{about.filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
