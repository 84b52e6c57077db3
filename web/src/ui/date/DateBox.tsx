import { type KeyboardEvent, type Ref, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CalendarDate, parseDate } from '@internationalized/date';
import CalendarDays from 'lucide-react/icons/calendar-days';
import X from 'lucide-react/icons/x';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { todayInIsrael } from '../../i18n/today-in-israel.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { moveOnAtSeparator } from './next-part-on-separator.ts';
import { DayWordsInput } from './DayWordsInput.tsx';
import { FieldMessage, Hint, Label } from '../form/field-parts.tsx';
import { AriaLocale } from '../AriaLocale.tsx';
import { withLatinDigits } from './latin-digits.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { type DayParts, partialDay, type YearDirection, parseDay, fullYear } from './parse-day.ts';
import { uiTexts } from '../texts.ts';

type Props = {
  label: string;
  /** 'YYYY-MM-DD', '' for none, or what is half filled (`partialDay`). */
  value: string | null | undefined;
  /** `isUnfinished`: more of it may be typed yet; what it is by now may still be sent. */
  onChange: (day: string, isUnfinished: boolean) => void;
  onBlur?: () => void;
  required?: boolean | undefined;
  hint?: string | undefined;
  message?: string | undefined;
  /** Direction of a day without a year; the past when missing. */
  leaning?: YearDirection | undefined;
  ref?: Ref<HTMLDivElement>;
};

const isWhole = (day: string | null | undefined) => day != null && /^\d{4}-\d{2}-\d{2}$/.test(day);
/** Israel's, as everywhere: the device may be abroad. */
const thisYear = () => Number(todayInIsrael().slice(0, 4));
const meant = (date: CalendarDate) => date.set({ year: fullYear(date.year, thisYear()) }).toString();

/** A calendar day, typed, written in words, pasted or picked, outside of a form (filters). Inside a form use `DateField`. */
export function DateBox(props: Props) {
  const { label, value, onChange, onBlur, required, hint, message, leaning, ref } = props;
  // While a year is typed it passes through 2, 20 and 202; what stands in the field is what was typed.
  const [typed, setTyped] = useState<CalendarDate | null>(null);
  /** Text of a day that starts with a letter: 'yesterday', 'on Sunday', 5.11. */
  const [words, setWords] = useState<string | null>(null);
  const half = useRef('');
  const group = useRef<HTMLDivElement>(null);
  const read = (text: string) => parseDay(text, todayInIsrael(), leaning);
  // A value set from elsewhere, as by a button beside the field, replaces the typed text.
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (words !== null && value !== (read(words) ?? words)) setWords(null);
    if (typed && value !== meant(typed)) setTyped(null);
  }
  function change(date: CalendarDate | null) {
    const isUnfinished = date !== null && date.year < 1000;
    setTyped(isUnfinished ? date : null);
    onChange(date ? meant(date) : '', isUnfinished);
  }
  function write(text: string) {
    setWords(text);
    onChange(read(text) ?? text, true);
  }
  /** Day and month do, where the year goes without saying. */
  function finish() {
    const [, month, day] = /^-(\d+)-(\d+)$/.exec(half.current) ?? [];
    const whole = day && read(`${day}.${month}`);
    if (whole) change(parseDate(whole));
    else if (typed) onChange(meant(typed), false);
    setTyped(null);
    onBlur?.();
  }
  function finishWords() {
    const day = read(words ?? '');
    const isRead = day !== undefined || words === '';
    if (isRead) {
      setWords(null);
      change(day === undefined ? null : parseDate(day));
    } else onBlur?.();
    return isRead;
  }
  /** The parts stand there again for the focus, which would go with the words. */
  function enterWords() {
    if (flushSync(finishWords)) [...group.current!.querySelectorAll<HTMLElement>('[role=spinbutton]')].at(-1)?.focus();
  }
  /** Runs before the form gets the key, since it may be about to save. */
  function enter(event: KeyboardEvent) {
    finish();
    if (!event.ctrlKey && !event.metaKey) event.currentTarget.closest('form')?.requestSubmit();
  }
  // A keyboard on a screen tells no keys, only what it is about to put in.
  useEffect(() => {
    const box = group.current;
    const putIn = (event: InputEvent) => {
      const { data, inputType } = event;
      const digits = data && withLatinDigits(data);
      const isLetter = /^\p{L}/u.test(data ?? '');
      if (!isLetter && digits === data) return;
      event.preventDefault();
      event.stopPropagation();
      if (isLetter) write(data!);
      // React Aria reads the digits of its locale alone, which are Latin in every language here.
      else
        event.target!.dispatchEvent(
          new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType, data: digits }),
        );
    };
    box?.addEventListener('beforeinput', putIn, true);
    return () => box?.removeEventListener('beforeinput', putIn, true);
  });
  return (
    <AriaLocale>
      <DatePicker
        {...(ref && { ref })}
        onBlur={words === null ? finish : undefined}
        className="field"
        value={typed ?? (isWhole(value) ? parseDate(value!) : null)}
        onChange={change}
        isRequired={!!required}
        isInvalid={!!message}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <Label required={required}>{label}</Label>
        {words !== null && (
          <DayWordsInput
            label={label}
            value={words}
            day={read(words)}
            onChange={write}
            onDone={finishWords}
            onEnter={enterWords}
          />
        )}
        <Group
          ref={group}
          className="control"
          hidden={words !== null}
          onPasteCapture={(event) => {
            const day = read(event.clipboardData.getData('text'));
            if (!day) return;
            event.preventDefault();
            event.stopPropagation();
            change(parseDate(day));
          }}
          onKeyDownCapture={(event) => {
            const letter = letterOf(event);
            if (letter) {
              event.preventDefault();
              event.stopPropagation();
              write(letter);
            } else if (isEntered(event)) enter(event);
            else moveOnAtSeparator(event);
          }}
        >
          <DateInput className="date-input">
            {(segment) => (
              <>
                {segment.type === 'day' && (
                  <HalfFilled
                    onChange={(now) => {
                      half.current = now;
                      if (now || !isWhole(value)) onChange(now, true);
                    }}
                  />
                )}
                <DateSegment segment={segment} className="seg">
                  {({ isPlaceholder, type, text }) => (isPlaceholder && placeholders[type]) || text}
                </DateSegment>
              </>
            )}
          </DateInput>
          {isWhole(value) && !required && <ClearButton label={label} onPress={() => change(null)} />}
          <Button className="cal-btn">
            <CalendarDays size={18} aria-hidden="true" />
          </Button>
        </Group>
        <Hint>{hint}</Hint>
        <FieldMessage message={message} />
        <Popover className="pop" offset={6}>
          <Dialog>
            <MonthCalendar />
          </Dialog>
        </Popover>
      </DatePicker>
    </AriaLocale>
  );
}

/** A letter that is typed where a part of a date is. */
const letterOf = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && /^\p{L}$/u.test(key) && (target as Element).matches('[role=spinbutton]')
    ? key
    : undefined;

const isEntered = ({ key, altKey, target }: KeyboardEvent) =>
  key === 'Enter' && !altKey && (target as Element).matches('[role=spinbutton]');

/** The same in every language: words would be read against the order in which the parts stand. */
const placeholders: Partial<Record<string, string>> = { day: 'dd', month: 'mm', year: 'yyyy' };

/** Tells what is filled in of a day that is not whole; React Aria says nothing until it is. */
function HalfFilled({ onChange }: { onChange: (half: string) => void }) {
  const { segments } = useContext(DateFieldStateContext)!;
  const filled = segments.filter(({ isPlaceholder, isEditable }) => isEditable && !isPlaceholder);
  const half = partialDay(Object.fromEntries(filled.map(({ type, value }) => [type, value])) as DayParts, thisYear());
  const said = useRef('');
  useEffect(() => {
    if (half === said.current) return;
    said.current = half;
    onChange(half);
  }, [half, onChange]);
  return null;
}

/** A plain button: React Aria would take one of its own for the one that opens the calendar. */
function ClearButton({ label, onPress }: { label: string; onPress: () => void }) {
  const t = useTexts(uiTexts);
  const name = t.clear({ label });
  return (
    <button
      type="button"
      className="clear-btn"
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
