import { useContext } from 'react';
import { parseDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { todayInIsrael } from '../../i18n/today-in-israel.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';

/** The calendar of a date field, with the way to any month: animals are born long ago. */
export function MonthCalendar() {
  const { lang } = useLanguage();
  // The calendar itself marks the device's.
  const today = todayInIsrael();
  const [Back, Forward] = lang === 'en' ? [ChevronLeft, ChevronRight] : [ChevronRight, ChevronLeft];
  return (
    <Calendar className="cal">
      <header>
        <Button slot="previous" className="icon-btn">
          <Back size={20} aria-hidden="true" />
        </Button>
        <CalendarMonthPicker format="long">{(picker) => <Choice {...picker} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={80}>{(picker) => <Choice {...picker} />}</CalendarYearPicker>
        <Button slot="next" className="icon-btn">
          <Forward size={20} aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="narrow">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={date.toString() === today ? 'day is-today' : 'day'} />}
        </CalendarGridBody>
      </CalendarGrid>
      <Today />
    </Calendar>
  );
}

type ChoiceProps = {
  'aria-label': string;
  value: string | number;
  onChange: (key: string | number | null) => void;
  items: readonly { id: string | number; formatted: string }[];
};

/** The browser's own: on a phone its wheel is quicker than a list over a list. */
const Choice = ({ 'aria-label': label, value, onChange, items }: ChoiceProps) => (
  <select aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);

function Today() {
  const t = useTexts(uiTexts);
  const calendar = useContext(CalendarStateContext)!;
  return (
    <button type="button" className="btn soft sm" onClick={() => calendar.selectDate(parseDate(todayInIsrael()))}>
      {t.today}
    </button>
  );
}
