import * as z from 'zod/mini';
import { withExample } from '../schema/fields.ts';
import { boolIn, type FieldPair } from '../schema/field-pairs.ts';

/** Each Sunday by mail, to who wishes it: what the week holds, what was done in the last one, and what it cost. */
export const letter = {
  in: z.optional(z.object({ isOn: z.optional(boolIn()) })),
  out: z.object({ isOn: withExample(z.boolean(), false) }),
} satisfies FieldPair;
