import { useEffect, useRef, useState } from 'react';
import { isDay } from '@tzemed/contract/days';
import { DateBox } from '../ui/DateBox.tsx';

export type DayFilterProps = {
  label: string;
  value: string;
  onChange: (day: string) => void;
  message?: string | undefined;
};

/** While a year is typed it passes through 0002, 0020 and 0202: nobody filters by those. */
export function DayFilter({ label, value, onChange, message, hasFocus }: DayFilterProps & { hasFocus: boolean }) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It takes the place of a button that had the focus.
    if (hasFocus) field.current!.querySelector<HTMLElement>('[role=spinbutton]')!.focus();
  }, [hasFocus]);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <DateBox
      ref={field}
      label={label}
      value={typed ?? value}
      onChange={(day) => {
        const isWhole = day === '' || isDay(day);
        setTyped(isWhole ? null : day);
        if (isWhole && day !== value) onChange(day);
      }}
      onBlur={() => setTyped(null)}
      message={message}
    />
  );
}
