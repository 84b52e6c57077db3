import * as z from 'zod/mini';
import { withExample } from './fields.ts';
import { boolIn, type Pair } from './pairs.ts';

/** Each Sunday by mail, to who wishes it: what the week holds, what was done in the last one, and what it cost. */
export const letter = {
  in: z.optional(z.object({ isOn: z.optional(boolIn()) })),
  out: z.object({ isOn: withExample(z.boolean(), false) }),
} satisfies Pair;
