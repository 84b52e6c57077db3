import { useLayoutEffect, useRef, useState } from 'react';
import { isDay } from '@tzemed/contract/dates/days';
import { DateBox } from '../../ui/date/DateBox.tsx';

export type DayFilterProps = {
  label: string;
  value: string;
  onChange: (day: string) => void;
  message?: string | undefined;
};

/** Nobody filters by a year that is still being typed. */
export function DayFilter({ label, value, onChange, message, hasFocus }: DayFilterProps & { hasFocus: boolean }) {
  const field = useRef<HTMLDivElement>(null);
  /** What stands there is no day, and the list is still of this one. */
  const [unread, setUnread] = useState<{ of: string; isLeft?: boolean }>();
  if (unread && unread.of !== value) setUnread(undefined);
  useLayoutEffect(() => {
    // It takes the place of a button that had the focus; before the next key can come.
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
