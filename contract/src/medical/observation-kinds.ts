import * as z from 'zod/mini';
import { missingOr, withExample } from '../schema/fields.ts';
import { builtInKinds } from './observation-kind-texts.ts';

// A household's own button is named by its id; the server checks that the household has it.
const aKind = new RegExp(`^(${builtInKinds.join('|')}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);
const called = 'A built-in kind (`meal`), or the id of one of the home’s own quick buttons';
/** Kind of an observation: a built-in one, or the id of a quick button. */
export const observationKind = {
  in: withExample(
    z
      .string(missingOr('kindRequired', 'kindUnknown'))
      .check(z.minLength(1, { error: 'kindRequired', abort: true }), z.toLowerCase(), z.regex(aKind, 'kindUnknown')),
    'meal',
    undefined,
    called,
  ),
  out: withExample(z.string(), 'meal', undefined, called),
};
export const kindFilter = z.optional(
  withExample(z.string('filterInvalid').check(z.toLowerCase(), z.regex(aKind, 'filterInvalid')), 'meal'),
);
