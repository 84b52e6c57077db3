import CalendarClock from 'lucide-react/icons/calendar-clock';
import { holidayName } from '@tzemed/contract/dates/holiday-texts';
import { holidaysOn, isShortDay, weekdayOf } from '@tzemed/contract/dates/holidays';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import type { RestDayOffer } from './rest-day-offers.ts';
import { dayMonth } from '../view-range.ts';
import { calendarTexts } from '../texts.ts';
import { comma, weekdayName } from '../weekdays.ts';

type Props = {
  offer: RestDayOffer;
  onMove: (offer: RestDayOffer) => void;
  onStay: (offer: RestDayOffer) => void;
  /** True when the card stands under the heading of its own day. */
  isInList?: boolean;
};

/** A visit that falls where clinics are closed: to the working day before, or left where it is. */
export function RestDayCard({ offer, onMove, onStay, isInList = false }: Props) {
  const { entry, before } = offer;
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { day, time, title, petNames, kind } = entry;
  const closed = holidaysOn(day).find(({ kind }) => kind === 'closed');
  const rest = closed && weekdayOf(day) !== 6 ? holidayName(closed, lang) : t.shabbat;
  const pets = f.list(petNames.map((name) => isolateDirection(name, lang)));
  const when = [dayMonth(day), ...(time ? [time] : [])].join(comma(lang));
  const to = { day: weekdayName(before, lang), date: dayMonth(before) };
  return (
    <section className="card cld-rest" data-in-list={isInList || undefined} aria-label={`${title}: ${rest}`}>
      <span className="cld-rest-icon" aria-hidden="true">
        <CalendarClock size={20} />
      </span>
      <div>
        <h3>{(kind === 'followUp' ? t.followUpRests : t.appointmentRests)({ pets, rest })}</h3>
        <p>{t.restText({ title: isolateDirection(title, lang), when })}</p>
      </div>
      <div className="row">
        <button type="button" className="btn sm" onClick={() => onMove(offer)}>
          {isShortDay(before) && time ? (time < '12:00' ? t.toMorning(to) : t.toDayAt({ ...to, time })) : t.toDay(to)}
        </button>
        <button type="button" className="btn line sm" onClick={() => onStay(offer)}>
          {t.stay({ rest })}
        </button>
      </div>
    </section>
  );
}
