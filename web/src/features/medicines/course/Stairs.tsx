import type { CSSProperties } from 'react';
import type { CourseStep } from '@tzemed/contract/medical/medicine-course';
import { useTexts } from '../../../i18n/use-texts.ts';
import { medicineTexts } from '../texts.ts';

const dayMs = 86_400_000;
const daysOf = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;

/** Height of each step, as a share of the highest: by its amount, or falling evenly where amounts are not known. */
export function stepHeights(steps: readonly Pick<CourseStep, 'amount' | 'everyDays'>[]) {
  const rates = steps.map(({ amount, everyDays }) => (amount === null ? null : amount / everyDays));
  if (rates.every((rate) => rate !== null)) {
    const most = Math.max(...rates);
    return rates.map((rate) => rate / most);
  }
  return steps.map((_, at) => 1 - (0.75 * at) / Math.max(1, steps.length - 1));
}

type Props = { steps: readonly CourseStep[]; today: string };

/** A taper as stairs: the width of a step is its days, the height its dose; the one that runs is filled as far as it has come. */
export function Stairs({ steps, today }: Props) {
  const t = useTexts(medicineTexts);
  const heights = stepHeights(steps);
  return (
    <ol className="med-stairs" aria-label={t.steps}>
      {steps.map(({ from, until, text }, at) => {
        const days = daysOf(from, until);
        const state = until < today ? 'done' : from <= today ? 'now' : 'ahead';
        const run = state === 'now' ? daysOf(from, today) : 0;
        return (
          <li
            key={from}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
            style={{ '--days': days, '--height': heights[at], '--run': run / days } as CSSProperties}
          >
            <i aria-hidden="true" />
            <b dir="auto">{text}</b>
            {state === 'now' ? (
              <small>{t.stepDay({ n: run, days })}</small>
            ) : (
              <small>
                <bdi className="num" dir="ltr">
                  {rangeOf(from, until)}
                </bdi>
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** 14–18.11, or 28.11–3.12 */
function rangeOf(from: string, until: string) {
  const [, month, day] = from.split('-').map(Number);
  const [, endMonth, endDay] = until.split('-').map(Number);
  if (from === until) return `${day}.${month}`;
  return month === endMonth ? `${day}–${endDay}.${month}` : `${day}.${month}–${endDay}.${endMonth}`;
}
