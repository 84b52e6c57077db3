import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { DateBox } from '../ui/DateBox.tsx';
import { fieldTexts } from './field-texts.ts';
import { isDay } from './use-filters.ts';

type Props = { from: string; to: string; onFrom: (day: string) => void; onTo: (day: string) => void };

/** The two days between which a list is shown, both included. */
export function DateRangeFilter({ from, to, onFrom, onTo }: Props) {
  const t = useTexts(fieldTexts);
  return (
    <>
      <DayFilter label={t.from} value={from} onChange={onFrom} />
      <DayFilter
        label={t.to}
        value={to}
        onChange={onTo}
        message={from !== '' && to !== '' && to < from ? 'dateOrder' : undefined}
      />
    </>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string) => void; message?: string | undefined };

/** While a year is typed it passes through 0002, 0020 and 0202: nobody filters by those. */
function DayFilter({ label, value, onChange, message }: DayProps) {
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
