import { type MeasureKind, roundValue, weightUnit } from '@tzemed/contract/measures/measure-values';

export type OfMeasure = { readonly kind: MeasureKind; readonly unit: string | null };

/** The way in which values of a measure are shown and typed: a shown number times `factor` is the value. */
export type ValueScale = {
  readonly factor: number;
  /** Unit of the shown number; null without one. */
  readonly unit: string | null;
  /** Least decimals that are shown. */
  readonly decimals: number;
  /** Smallest step of the buttons, in shown numbers. */
  readonly step: number;
};

/** @param near a value of the measure: weights below two kilograms are in grams */
export function scaleOf({ kind, unit }: OfMeasure, near: number | null, species = 'other'): ValueScale {
  if (kind === 'weight')
    return weightUnit(near, species) === 'g'
      ? { factor: 1, unit: 'g', decimals: 0, step: 1 }
      : { factor: 1000, unit: 'kg', decimals: 1, step: 0.1 };
  if (kind === 'temperature') return { factor: 1, unit, decimals: 1, step: 0.1 };
  if (kind === 'glucose' && unit === 'mmol/L') return { factor: 1, unit, decimals: 1, step: 0.1 };
  const isWhole = near === null || Number.isInteger(near) || kind === 'bodyCondition';
  return { factor: 1, unit, decimals: 0, step: isWhole ? 1 : 0.1 };
}

type Factor = Pick<ValueScale, 'factor'>;
export const shownNumber = (value: number, { factor }: Factor) => roundValue(value / factor);
export const valueFrom = (shown: number, { factor }: Factor) => roundValue(shown * factor);
/** A shown number after some steps, without the remainders of binary fractions. */
export const stepped = (shown: number, steps: number, { step }: ValueScale) => roundValue(shown + steps * step);
