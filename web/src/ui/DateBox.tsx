import type { Ref } from 'react';
import { parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Err, Hint, Label } from './field-parts.tsx';
import { InLanguage } from './InLanguage.tsx';
import { uiTexts } from './texts.ts';

type Props = {
  label: string;
  /** 'YYYY-MM-DD', or '' for none. */
  value: string | null | undefined;
  onChange: (day: string) => void;
  onBlur?: () => void;
  required?: boolean | undefined;
  hint?: string | undefined;
  message?: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** A calendar day, typed or picked, outside of a form (filters). Inside a form use `DateField`. */
export function DateBox({ label, value, onChange, onBlur, required, hint, message, ref }: Props) {
  return (
    <InLanguage>
      <DatePicker
        {...(ref && { ref })}
        {...(onBlur && { onBlur })}
        className="field"
        value={value ? parseDate(value) : null}
        onChange={(day) => onChange(day?.toString() ?? '')}
        isRequired={!!required}
        isInvalid={!!message}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <Label required={required}>{label}</Label>
        <Group className="control">
          <DateInput className="date-input">{(segment) => <DateSegment segment={segment} className="seg" />}</DateInput>
          {value && !required && <ClearButton label={label} onPress={() => onChange('')} />}
          <Button className="cal-btn">
            <CalendarDays size={18} aria-hidden="true" />
          </Button>
        </Group>
        <Hint>{hint}</Hint>
        <Err message={message} />
        <Popover className="pop" offset={6}>
          <Dialog>
            <Month />
          </Dialog>
        </Popover>
      </DatePicker>
    </InLanguage>
  );
}

/** A plain button: React Aria would take one of its own for the one that opens the calendar. */
function ClearButton({ label, onPress }: { label: string; onPress: () => void }) {
  const t = useTexts(uiTexts);
  const name = t.clear({ label });
  return (
    <button
      type="button"
      className="clear-btn"
      aria-label={name}
      title={name}
      onClick={(event) => {
        // The button is about to go; the focus stays in the field.
        event.currentTarget.closest('.control')?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
        onPress();
      }}
    >
      <X size={16} aria-hidden="true" />
    </button>
  );
}

function Month() {
  const { lang } = useLanguage();
  const [Back, Forward] = lang === 'en' ? [ChevronLeft, ChevronRight] : [ChevronRight, ChevronLeft];
  return (
    <Calendar className="cal">
      <header>
        <Button slot="previous" className="icon-btn">
          <Back size={20} aria-hidden="true" />
        </Button>
        <Heading />
        <Button slot="next" className="icon-btn">
          <Forward size={20} aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="narrow">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="day" />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
