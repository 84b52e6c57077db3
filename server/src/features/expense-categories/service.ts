import { categoryTexts, isBuiltIn, categoryLabel } from '@tzemed/contract/money/category-texts';
import { type Category, maxCategories } from '@tzemed/contract/money/expense-categories';
import { builtInCategories as builtInKeys } from '@tzemed/contract/money/expenses';
import type { Paging } from '@tzemed/contract/schema/fields';
import { type Lang, languages } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { scopeOf, viewOf } from '../../access.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import { householdItemService } from '../../belongings/household-items/household-item-service.ts';
import type { Member, OwnerCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { retryOnLock } from '../../db/connection/retry-on-lock.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { normalizeText } from '../../search/normalize-text.ts';
import * as store from './store.ts';

type View = ViewCtx<'expenses'>;
type Own = OwnerCtx<'expenses'>;

const room = {
  most: maxCategories,
  countOf: store.countOf,
  full: { field: 'name', code: 'tooManyCategories' },
} as const;
const kept = householdItemService(store.rows, { one: 'category', many: 'categories', room });

const nameTaken = (fields?: { name: 'categoryNameTaken' }) =>
  new Refusal(409, 'categoryNameTaken', { ...(fields && { fields }) });
const typed = { name: 'categoryNameTaken' } as const;
/** Another is called so: refused where the name is typed, if it was. */
const orNameTaken = <T>(saved: Promise<T>, fields?: typeof typed) =>
  saved.catch((error: unknown) => {
    throw store.isNameTaken(error) ? nameTaken(fields) : error;
  });

const builtInNames = new Set(
  languages.flatMap((lang) => Object.values(wordsIn(categoryTexts, lang)).map(normalizeText)),
);
function refuseBuiltIn({ name }: { readonly name: string }) {
  if (builtInNames.has(normalizeText(name))) throw nameTaken(typed);
}

type Out = Awaited<ReturnType<typeof kept.get>>;
const builtIn = (lang: Lang, id: Category['id']): Out => ({
  id,
  householdId: null,
  name: categoryLabel(id, lang, () => undefined),
  hue: null,
  icon: null,
  isBuiltIn: true,
  mayEdit: false,
  version: 1,
  createdAt: null,
  createdBy: null,
  updatedAt: null,
  updatedBy: null,
});

/** Lists own categories before built-in ones. There are few, so all households are listed at once and paged here. */
async function list(ctx: View, { page, limit }: Paging) {
  const own = await store.rows.list(ctx.db, scopeOf(ctx), { page: 1, limit: maxMeant });
  const all = [...own, ...builtInKeys.map((key) => builtIn(ctx.lang, key))];
  return { categories: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit };
}
/** Far more than anybody has. */
const maxMeant = 100_000;

export const categories = {
  ...kept,
  list,

  create: async (ctx: Own, input: Parameters<typeof kept.create>[1]) => {
    refuseBuiltIn(input);
    return orNameTaken(kept.create(ctx, input), typed);
  },

  update: async (ctx: Own, id: string, input: Parameters<typeof kept.update>[2]) => {
    refuseBuiltIn(input);
    return orNameTaken(kept.update(ctx, id, input), typed);
  },

  /** 409 for one that any expense is filed under. */
  remove: (ctx: Own, id: string) =>
    transact(ctx, async (ctx) => {
      const [one] = isUuid(id) ? await store.lock(ctx.db, scopeOf(ctx), [id]) : [];
      if (!one || one.deletedAt) throw notFound();
      if (await store.isInUse(ctx.db, one)) throw new Refusal(409, 'categoryInUse');
      return kept.remove(ctx, id);
    }),

  /** Restores a category; one that was merged is split out of the other again. */
  restore: (ctx: Own, id: string) =>
    retryOnLock(ctx, async (ctx) => {
      const [one] = isUuid(id) ? await store.lock(ctx.db, scopeOf(ctx), [id]) : [];
      if (!one) throw notFound();
      const back = await orNameTaken(kept.restore(ctx, id));
      if (one.mergedInto !== null) await store.takeApart(ctx.db, one, { userId: ctx.user.id, now: ctx.now });
      return back;
    }),
};

/**
 * Moves everything filed under one category to another. 404 unless both exist in one household. A writer of one of
 * their expenses locks the expense before its category, and goes first.
 */
export const merge = (ctx: Own, id: string, into: string) =>
  retryOnLock(ctx, async (ctx) => {
    const isOwn = !isBuiltIn(into);
    if (!isUuid(id) || (isOwn && !isUuid(into))) throw notFound();
    const found = await store.lock(ctx.db, scopeOf(ctx), isOwn ? [id, into] : [id]);
    const [one, other] = [id, into].map((wanted) => found.find((each) => each.id === wanted && !each.deletedAt));
    if (!one || id === into || (isOwn && other?.householdId !== one.householdId)) throw notFound();
    return commitChange(ctx, { noun: 'expenseCategories', what: 'saved' }, async (ctx) => {
      await store.mergeInto(ctx.db, one, into, { userId: ctx.user.id, now: ctx.now });
      return isOwn ? kept.get(ctx, into) : builtIn(ctx.lang, into);
    });
  });

/** Name of a category, built-in or own; a deleted one is called like 'other'. */
export type CategoryWords = (category: string) => string;

/** Current category names of all households in reach. */
export async function categoryWords(ctx: Pick<Member, 'db' | 'now' | 'user'>, lang: Lang): Promise<CategoryWords> {
  const own = await store.rows.list(ctx.db, viewOf(ctx, 'expenses'), { page: 1, limit: maxMeant });
  const names = new Map(own.map(({ id, name }) => [id, name]));
  return (category) => categoryLabel(category, lang, (id) => names.get(id));
}
