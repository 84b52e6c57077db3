import { useLayoutEffect, useRef, useState } from 'react';
import { isDay } from '@tzemed/contract/dates/days';
import { DateBox } from '../../ui/date/DateBox.tsx';

export type DayFilterProps = {
  label: string;
  value: string;
  onChange: (day: string) => void;
  message?: string | undefined;
};

/** Date filter that ignores a year while it is being typed. */
export function DayFilter({ label, value, onChange, message, hasFocus }: DayFilterProps & { hasFocus: boolean }) {
  const field = useRef<HTMLDivElement>(null);
  /** Typed text is no valid day, and the list still shows this one. */
  const [unread, setUnread] = useState<{ of: string; isLeft?: boolean }>();
  if (unread && unread.of !== value) setUnread(undefined);
  useLayoutEffect(() => {
    // The field replaces a button that had the focus; it takes the focus before the next key.
    if (hasFocus) field.current!.querySelector<HTMLElement>('[role=spinbutton]')!.focus();
  }, [hasFocus]);
  return (
    <DateBox
      ref={field}
      label={label}
      value={value}
      onChange={(day, isUnfinished) => {
        setUnread(isUnfinished && day !== '' && !isDay(day) ? { of: value } : undefined);
        if (!isUnfinished && (day === '' || isDay(day)) && day !== value) onChange(day);
      }}
      onBlur={() => setUnread((now) => now && { ...now, isLeft: true })}
      message={unread?.isLeft ? 'dateInvalid' : message}
    />
  );
}
