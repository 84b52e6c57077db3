import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idIn, idOut, instantOut, named, withExample } from '../schema/fields.ts';
import { householdItem, householdItemCalls } from '../items/household-items.ts';
import { hues } from '../pets/hues.ts';
import { choice, type FieldPair, text } from '../schema/field-pairs.ts';

/** More than that, and no chart of them can be read. */
export const maxCategories = 50;
export const maxCategoryLength = 30;

/** Pictures that one's own can have; what each looks like is the web's affair. */
export const categoryIcons = [
  'tag',
  'bed',
  'house',
  'footprints',
  'car',
  'plane',
  'cookie',
  'fish',
  'droplets',
  'sparkles',
  'shirt',
  'camera',
  'gift',
  'trophy',
  'wrench',
  'heart',
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

const fields = {
  name: text(maxCategoryLength, 'categoryNameRequired', 'פנסיון'),
  hue: choice(hues, 'required', 'valueUnknown', 'lilac'),
  icon: choice(categoryIcons, 'required', 'valueUnknown', 'bed'),
} satisfies Record<string, FieldPair>;

const parts = householdItem('OwnCategory', fields, { isBuiltIn: withExample(z.boolean(), false) });
export const categoryInput = parts.input;
export const newCategory = parts.newInput;
/** A built-in category has no author and no household. */
export const category = named(
  'Category',
  z.extend(parts.row, {
    householdId: z.nullable(idOut('Household')),
    hue: withExample(z.nullable(z.enum(hues)), 'lilac'),
    icon: withExample(z.nullable(z.enum(categoryIcons)), 'bed'),
    createdAt: z.nullable(instantOut),
    createdBy: z.nullable(idOut('User')),
    updatedAt: z.nullable(instantOut),
    updatedBy: z.nullable(idOut('User')),
  }),
);
export type CategoryInput = z.output<typeof categoryInput>;
export type NewCategory = z.output<typeof newCategory>;
export type Category = z.input<typeof category>;

const what =
  'A built-in one has its key as its `id` (`food`), is of no home, says so (`isBuiltIn`), is changed by nobody, and read here alone.';
const taken =
  'none twice, however it is spelled, and none as a built-in one is called in any of our languages (`categoryNameTaken`)';

/** Categories of expenses: built-in ones in the request language, and the household's own. */
export const expenseCategories = {
  ...householdItemCalls(
    { ...parts, row: category },
    {
      one: 'category',
      many: 'categories',
      path: '/expenses/categories',
      area: 'expenses',
      listed: 'by name, and after them those that are built in',
      list: `Guests see those of each home of which they may see the expenses of any pet. An expense names one in \`category\`, by its \`id\`. ${what}`,
      create: `A home has ${maxCategories} at most (\`tooManyCategories\`), and ${taken}.`,
      update: 'What is filed under it needs no edit. A category stays with its home.',
      remove: 'One that any expense is filed under is refused (`categoryInUse`): it can be merged into another.',
      refuses: {
        create: { 409: ['categoryNameTaken'] },
        update: { 409: ['categoryNameTaken'] },
        remove: { 409: ['categoryInUse'] },
        restore: { 409: ['categoryNameTaken', 'tooManyCategories'] },
      },
    },
  ),
  merge: endpoint({
    method: 'POST',
    path: '/expenses/categories/:id/merge',
    access: { area: 'expenses', level: 'own', of: 'home' },
    summary:
      'Merge a category into another of its home, or into a built-in one (`categoryId`): its expenses are filed under that one',
    details:
      'It is deleted; bringing it back takes the two apart again: what was filed under it, and was not filed otherwise since, is filed under it again. Both have to stand: one that does not, or is of another home, or is the same, is a 404.',
    body: z.object({ categoryId: idIn('required', 'Category') }),
    reply: z.object({ category }),
  }),
};
