import * as z from 'zod/mini';
import { withExample } from './fields.ts';
import type { Code } from '../text/messages.ts';

const most = 1_000_000;
const threeDecimals = 'With at most three decimals';
const isThousandths = (value: number) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;

const inThousandths = {
  decode: (value: number) => Math.round(value * 1000),
  encode: (thousandths: number) => thousandths / 1000,
};

type Least = ReturnType<typeof z.positive>;
const amountIn = (wrong: Code, least: (wrong: Code) => Least, example: number) =>
  withExample(
    z.codec(
      z.number(wrong).check(least(wrong), z.maximum(most, wrong), z.refine(isThousandths, { error: wrong })),
      z.int(),
      inThousandths,
    ),
    example,
    undefined,
    threeDecimals,
  );

/** An amount of something above zero, with at most three decimals outside and whole thousandths inside. */
export const quantityIn = (wrong: Code) => amountIn(wrong, z.positive, 0.5);

/** An amount that may be zero: what was counted. */
export const quantityOrNoneIn = (wrong: Code) => amountIn(wrong, z.nonnegative, 12);

/** Such an amount in a reply, of either sign. */
export const quantityOut = withExample(z.codec(z.number(), z.number(), inThousandths), 0.5, undefined, threeDecimals);

/** Such an amount that may be missing. */
export const optionalQuantity = (wrong: Code) => ({
  in: withExample(z.optional(z.nullable(quantityIn(wrong))), null),
  out: withExample(z.nullable(quantityOut), null),
});
