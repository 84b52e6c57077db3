import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { dirOf } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { stepped, type CalendarView } from './view-range.ts';
import { calendarTexts } from './texts.ts';

type Props = { view: CalendarView; day: string; today: string; onDay: (day: string) => void; hasToday?: boolean };

/** Back, today, and on: by a month, or by a week. */
export function DateNavigation({ view, day, today, onDay, hasToday = true }: Props) {
  const t = useTexts(calendarTexts);
  const isRtl = dirOf(useLanguage().lang) === 'rtl';
  const [Back, On] = isRtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const [back, on] = view === 'month' ? [t.previousMonth, t.nextMonth] : [t.previousWeek, t.nextWeek];
  return (
    <span className="cld-steps">
      <button
        type="button"
        className="icon-btn"
        aria-label={back}
        title={back}
        onClick={() => onDay(stepped(view, day, -1))}
      >
        <Back size={20} aria-hidden="true" />
      </button>
      {hasToday && (
        <button type="button" className="btn line sm" onClick={() => onDay(today)}>
          {t.today}
        </button>
      )}
      <button
        type="button"
        className="icon-btn"
        aria-label={on}
        title={on}
        onClick={() => onDay(stepped(view, day, 1))}
      >
        <On size={20} aria-hidden="true" />
      </button>
    </span>
  );
}
