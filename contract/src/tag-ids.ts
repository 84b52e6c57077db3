import * as z from 'zod/mini';
import { idIn, idOut, withExample } from './fields.ts';

/** On one thing. */
export const mostTagsOfOne = 20;

/** By ids: which tags something bears. Missing says nothing of them, and leaves what stands. */
export const tagIds = {
  in: z.optional(
    withExample(
      z.pipe(
        z.array(idIn('required', 'Tag'), 'invalid').check(z.maxLength(mostTagsOfOne, `tagsTooMany:${mostTagsOfOne}`)),
        z.transform((ids) => [...new Set(ids)]),
      ),
      [],
    ),
  ),
  out: withExample(z.array(idOut('Tag')), []),
};

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
const nobodys = '00000000-0000-0000-0000-000000000000';

/** Filter of a list: what bears this tag, or one that was merged into it. Nothing bears what is no tag of the home. */
export const tagFilter = {
  tagId: z.optional(
    z.pipe(
      idIn('required', 'Tag'),
      z.transform((id) => (isId(id) ? id : nobodys)),
    ),
  ),
};
