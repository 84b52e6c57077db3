import { useState } from 'react';
import { isDay } from '@tzemed/contract/days';
import { DateBox } from '../ui/DateBox.tsx';

type Props = { label: string; value: string; onChange: (day: string) => void; message?: string | undefined };

/** While a year is typed it passes through 0002, 0020 and 0202: nobody filters by those. */
export function DayFilter({ label, value, onChange, message }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <DateBox
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
