import { isBuiltIn } from '@tzemed/contract/money/category-texts';
import { type Expression, sql } from 'kysely';
import { type EditScope, type GivenScope, reach, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Edit = EditScope<'expenses'>;

/**
 * Says for a pet in scope whether its household has this own category, and whether that was deleted without a merge.
 */
export const ownCategory = prepared(
  (db, scope: GivenScope, { petId, category }: Given<{ petId: string; category: string }>) =>
    db
      .selectFrom(reach(scope, petId))
      .leftJoin('expenseCategories as c', (join) =>
        join.onRef('c.householdId', '=', 'reach.householdId').on('c.id', '=', category),
      )
      .select([
        'reach.householdId',
        sql<boolean>`c.id is not null`.as('isKnown'),
        sql<boolean>`c.deleted_at is not null and c.merged_into is null`.as('isGone'),
      ]),
);

type Named = { readonly householdId: string; readonly ids: readonly string[] };
const locking = prepared((db, _scopes: object, { householdId, ids }: Given<Named>) =>
  db
    .selectFrom('expenseCategories')
    .select(['id', 'deletedAt', 'mergedInto'])
    .where('householdId', '=', householdId as Expression<string>)
    .where(sql<boolean>`expense_categories.id = any(${ids})`)
    .orderBy('id')
    .forShare(),
);
/**
 * Resolves own categories of a household to those that expenses are filed under now: itself, or the one it was merged
 * into; null for a deleted one, nothing for an unknown one. Locks them, so that nobody deletes one as unused before the
 * transaction ends.
 */
export async function lockCategories(db: Db, householdId: string, categories: readonly string[]) {
  const found = new Map<string, { readonly deletedAt: Date | null; readonly mergedInto: string | null }>();
  const unread = (some: readonly (string | null)[]) =>
    [...new Set(some)].filter((one) => one !== null && !isBuiltIn(one) && !found.has(one)) as string[];
  for (let ids = unread(categories); ids.length > 0;) {
    const rows = await locking(db, {}, { householdId, ids });
    for (const row of rows) found.set(row.id, row);
    ids = unread(rows.map((row) => row.deletedAt && row.mergedInto));
  }
  const resolve = (category: string): string | null | undefined => {
    if (isBuiltIn(category)) return category;
    const row = found.get(category);
    if (!row || row.deletedAt === null) return row && category;
    return row.mergedInto && resolve(row.mergedInto);
  };
  return resolve;
}

type Some = { readonly ids: readonly string[] };
const filed = prepared((db, scope: GivenScope, { ids }: Given<Some>) =>
  db
    .selectFrom('expenses')
    .select(['householdId', 'category'])
    .distinct()
    .where(within(scope, 'expenses'))
    .where(sql<boolean>`expenses.id = any(${ids})`)
    .where('deletedAt', 'is', null)
    // A refund has the category of its expense.
    .where('refundOf', 'is', null)
    .where(sql<boolean>`length(category) = 36`),
);
type Moved = Some & { readonly householdId: string; readonly category: string; readonly into: string };
const refiling = prepared((db, _scopes: object, { householdId, ids, category, into }: Given<Moved>) =>
  db
    .updateTable('expenses')
    .set({ category: into as Expression<string>, mergedFrom: sql`'{}'` })
    .where('householdId', '=', householdId as Expression<string>)
    .where('category', '=', category as Expression<string>)
    .where(sql<boolean>`expenses.id = any(${ids})`),
);
/** Files restored expenses whose category was merged meanwhile under the other one, and those of a deleted one under 'other'. */
export async function refileRestored(db: Db, scope: Edit, ids: readonly string[]) {
  for (const [householdId, rows] of Map.groupBy(await filed(db, scope, { ids }), (row) => row.householdId)) {
    const categories = rows.map(({ category }) => category);
    const resolve = await lockCategories(db, householdId, categories);
    for (const category of categories) {
      const into = resolve(category) ?? 'other';
      if (into !== category) await refiling(db, {}, { householdId, ids, category, into });
    }
  }
}
