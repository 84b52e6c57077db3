import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idIn, idOut, withExample } from '../schema/fields.ts';
import { householdItem, householdItemCalls } from './household-items.ts';
import { hues } from '../pets/hues.ts';
import { choice, type FieldPair, text } from '../schema/field-pairs.ts';

/** More than that, and nobody finds the one that is meant. */
export const maxTags = 200;
export const maxTagLength = 30;

const fields = {
  name: text(maxTagLength, 'tagNameRequired', 'תביעת ביטוח'),
  hue: choice(hues, 'required', 'valueUnknown', 'sky'),
} satisfies Record<string, FieldPair>;

const parts = householdItem('Tag', fields, {
  /** Tags that were merged into this one: an item with one of their ids has this tag. */
  mergedIds: withExample(z.array(idOut('Tag')), []),
});
export const tagInput = parts.input;
export const newTag = parts.newInput;
export const tag = parts.row;
export type TagInput = z.output<typeof tagInput>;
export type NewTag = z.output<typeof newTag>;
export type Tag = z.input<typeof tag>;

/** A household's own labels for its items. */
export const tags = {
  ...householdItemCalls(parts, {
    area: 'profile',
    listed: 'by name',
    list: 'Guests see those of each home of which a pet is shared with them. What bears a tag names it by its id, in `tagIds`; an id there that is in no `id` and in no `mergedIds` here is of a tag that was deleted, and says nothing.',
    create: `A home has ${maxTags} at most (\`tooManyTags\`), and none twice, however it is spelled (\`tagNameTaken\`).`,
    update: 'What bears it needs no edit. A tag stays with its home.',
    remove: 'What bears it says nothing of it from then on, and bears it again when it is restored.',
    refuses: {
      create: { 409: ['tagNameTaken'] },
      update: { 409: ['tagNameTaken'] },
      restore: { 409: ['tagNameTaken', 'tooManyTags'] },
    },
  }),
  merge: endpoint({
    method: 'POST',
    path: '/tags/:id/merge',
    access: { area: 'profile', level: 'own', of: 'home' },
    summary: 'Merge a tag into another of its home (`tagId`): what bears it bears the other from then on',
    details:
      'It is deleted; bringing it back takes the two apart again. Both have to stand: a tag that does not, or is of another home, or is the same, is a 404.',
    body: z.object({ tagId: idIn('required', 'Tag') }),
    reply: z.object({ tag }),
  }),
};
