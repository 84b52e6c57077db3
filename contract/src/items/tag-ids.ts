import * as z from 'zod/mini';
import { idIn, idOut, withExample } from '../schema/fields.ts';

/** Maximum number of tags on one item. */
export const maxTagsOfOne = 20;

/** Tags of an item, by id. A missing field leaves the tags unchanged. */
export const tagIds = {
  in: z.optional(
    withExample(
      z.pipe(
        z.array(idIn('required', 'Tag'), 'invalid').check(z.maxLength(maxTagsOfOne, `tagsTooMany:${maxTagsOfOne}`)),
        z.transform((ids) => [...new Set(ids)]),
      ),
      [],
    ),
  ),
  out: withExample(z.array(idOut('Tag')), []),
};

/** Filter of a list: what bears this tag, or one that was merged into it. */
export const tagFilter = { tagId: z.optional(idIn('required', 'Tag')) };
