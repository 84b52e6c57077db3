import { lazy, Suspense, type ComponentProps } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { fieldTexts } from './field-texts.ts';

// Typing and picking dates is a seventh of such a screen's code: the list does not wait for it.
const DayFilter = lazy(() => import('./DayFilter.tsx').then((module) => ({ default: module.DayFilter })));

type Props = { from: string; to: string; onFrom: (day: string) => void; onTo: (day: string) => void };

/** The two days between which a list is shown, both included. */
export function DateRangeFilter({ from, to, onFrom, onTo }: Props) {
  const t = useTexts(fieldTexts);
  const isBackwards = from !== '' && to !== '' && to < from;
  return (
    <>
      <Day label={t.from} value={from} onChange={onFrom} />
      <Day label={t.to} value={to} onChange={onTo} message={isBackwards ? 'dateOrder' : undefined} />
    </>
  );
}

/** Its place is kept until it is there. */
const Day = (props: ComponentProps<typeof DayFilter>) => (
  <Suspense
    fallback={
      <div className="field" aria-hidden="true">
        <span className="lbl">{props.label}</span>
        <span className="control" />
      </div>
    }
  >
    <DayFilter {...props} />
  </Suspense>
);
