import { dayOf } from '@tzemed/contract/dates/days';
import type { ExpenseCustomizations, ExpenseTemplateInput } from '@tzemed/contract/money/expense-templates';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { Lang } from '@tzemed/contract/text/languages';
import type { Code } from '@tzemed/contract/text/messages';
import type { Species } from '@tzemed/contract/pets/pets';
import { holdHome, petOf, scopeOf, viewOf } from '../../access.ts';
import { householdItemService } from '../../belongings/household-items/household-item-service.ts';
import { requireCategory } from '../../belongings/service/custom-category.ts';
import { findPet, maxTemplates, templateLimit } from '../../belongings/household-items/template-limit.ts';
import type { EditCtx, OwnerCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { isFor, offeredTo } from '../../lib/offered-templates.ts';
import { invalid, notFound, Refusal } from '../../lib/refusal.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { builtIn } from './built-in-templates.ts';
import { create, fieldErrorsIn } from './service.ts';
import { rows as expenseRows } from './store.ts';
import * as store from './store-templates.ts';

type View = ViewCtx<'expenses'>;
type Own = OwnerCtx<'expenses'>;
type Edit = EditCtx<'expenses'>;

const room = templateLimit('expenseTemplates', 'description');
const kept = householdItemService(store.rows, { one: 'template', room });

const builtInBy = (lang: Lang, id: string) => builtIn(lang).find((template) => template.id === id);

type Asked = { readonly species?: Species | undefined; readonly petId?: string | undefined };
type New = ExpenseTemplateInput & { readonly id?: string | undefined; readonly householdId?: string | undefined };

export const templates = {
  ...kept,

  /** Own templates come first. */
  async list(ctx: View, { species, petId, ...paging }: Asked & Paging) {
    const pet = petId === undefined ? undefined : await findPet(ctx.db, await petOf(ctx, petId));
    const own = await store.rows.list(ctx.db, scopeOf(ctx), { page: 1, limit: maxTemplates });
    return offeredTo([...own, ...builtIn(ctx.lang)], { pet, species }, paging);
  },

  get: async (ctx: View, id: string) => builtInBy(ctx.lang, id) ?? kept.get(ctx, id),

  create: (ctx: Own, input: New) =>
    transact(ctx, async (ctx) => {
      const { householdId } = await holdHome(ctx, { householdId: input.householdId });
      await requireCategory(ctx.db, householdId, input.category);
      return kept.create(ctx, { ...input, householdId });
    }),

  update: (ctx: Own, id: string, input: ExpenseTemplateInput) =>
    transact(ctx, async (ctx) => {
      const { householdId, category } = await kept.get(ctx, id);
      const filed = householdId === null ? undefined : await store.filedUnder(ctx.db, { householdId, id });
      // A template may keep its category even if that was deleted; a merged category may be split again.
      if (filed !== undefined && [filed, category].includes(input.category))
        return kept.update(ctx, id, { ...input, category: filed });
      if (householdId !== null) await requireCategory(ctx.db, householdId, input.category);
      return kept.update(ctx, id, input);
    }),
};

type Use = {
  readonly id?: string | undefined;
  readonly templateId: string;
  readonly petId: string;
  readonly customizations?: ExpenseCustomizations | undefined;
};

/** Adds the expense that a template makes, but for what is said otherwise. */
export async function createOf(ctx: Edit, { id, templateId, petId, customizations = {} }: Use) {
  // The template may have been deleted since the first request.
  const standing = id === undefined ? undefined : await expenseRows.find(ctx.db, scopeOf(ctx), id);
  if (standing) return standing;
  const pet = await findPet(ctx.db, await petOf(ctx, petId));
  const template = builtInBy(ctx.lang, templateId) ?? (await ownOf(ctx, pet.householdId, templateId));
  const { description, category, notes } = template;
  const expense = { description, category, notes, date: dayOf(ctx.now), ...omitUndefined(customizations), id, petId };
  const amount = customizations.amount ?? template.amount;
  const isOther = !isFor(template.species, pet.species);
  if (amount === null || isOther)
    throw invalid({
      ...(isOther && { templateId: 'templateOfOtherSpecies' }),
      ...(amount === null && { 'customizations.amount': 'amountRequired' }),
      ...named(await fieldErrorsIn(ctx, expense)),
    });
  try {
    return await create(ctx, { ...expense, amount });
  } catch (error) {
    throw ofCustomizations(error);
  }
}

async function ownOf(ctx: Edit, householdId: string, id: string) {
  const template = isUuid(id) ? await store.rows.find(ctx.db, viewOf(ctx, 'expenses'), id) : undefined;
  if (template?.householdId !== householdId) throw notFound();
  return template;
}

/**
 * Moves the field errors of the expense to the customizations they came from; errors of the pet and the id stay beside
 * those.
 */
function ofCustomizations(error: unknown) {
  if (!(error instanceof Refusal) || !error.fields || error.fields['id'] || error.fields['petId']) return error;
  return invalid(named(error.fields));
}
const named = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [`customizations.${name}`, code as Code]));
