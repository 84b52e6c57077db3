import { useTexts } from '../../i18n/use-texts.ts';
import { LazyDayFilter } from './LazyDayFilter.tsx';
import { fieldTexts } from '../form/field-texts.ts';

type Props = { from: string; to: string; onFrom: (day: string) => void; onTo: (day: string) => void };

/** The two days between which a list is shown, both included. */
export function DateRangeFilter({ from, to, onFrom, onTo }: Props) {
  const t = useTexts(fieldTexts);
  const isBackwards = from !== '' && to !== '' && to < from;
  return (
    <>
      <LazyDayFilter label={t.from} value={from} onChange={onFrom} />
      <LazyDayFilter label={t.to} value={to} onChange={onTo} message={isBackwards ? 'dateOrder' : undefined} />
    </>
  );
}
