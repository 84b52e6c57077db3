import * as z from 'zod/mini';
import { missingOr, withExample } from '../schema/fields.ts';
import { maxValue, roundValue } from './measure-values.ts';

const hasFixedScale = (value: number) => Math.abs(value) > maxValue || Math.abs(value - roundValue(value)) < 1e-9;

/** A number with at most three decimals, as all measured values are. */
export const decimalIn = (example: unknown = 28_400) =>
  withExample(
    z
      .number(missingOr('valueRequired', 'numberInvalid'))
      .check(
        z.minimum(-maxValue, 'valueTooLarge'),
        z.maximum(maxValue, 'valueTooLarge'),
        z.refine(hasFixedScale, { error: 'valueDecimals' }),
      ),
    example,
    undefined,
    'With at most three decimals',
  );

export const decimalOut = withExample(z.number(), 28_400);

/** A number that may be missing. */
export const optionalDecimal = (example: number | null) => ({
  in: withExample(z.optional(z.nullable(decimalIn(example ?? undefined))), example),
  out: withExample(z.nullable(z.number()), example),
});
