import { category, type CategoryInput } from '@tzemed/contract/money/expense-categories';
import { type RawBuilder, sql } from 'kysely';
import { type GivenScope, type Home, homeWithin, type OwnScope } from '../../access.ts';
import { householdItemRows } from '../../belongings/household-items/household-item-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Own = OwnScope<'expenses'>;

export const rows = householdItemRows<'expenses', Omit<CategoryInput, 'version'>, typeof category>(
  'expenseCategories',
  category,
  {
    order: sql`expense_categories.name`,
    computed: { isBuiltIn: sql<boolean>`false` },
    restored: { mergedInto: null },
  },
);

export const countOf = async (db: Db, { householdId }: Home) => {
  const { total } = await db
    .selectFrom('expenseCategories')
    .where('householdId', '=', householdId)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** True when the database refused a second category with the same name. */
export const isNameTaken = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'expense_categories_called';

const locking = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('expenseCategories')
    .select(['id', 'householdId', 'deletedAt', 'mergedInto'])
    .where(homeWithin(scope, 'expenseCategories'))
    .where(sql<boolean>`expense_categories.id = any(${ids})`)
    .orderBy('id')
    .forUpdate(),
);
/** Locks existing categories, deleted or not; no other transaction files anything under them until this one ends. */
export const lock = (db: Db, scope: Own, ids: readonly string[]) => locking(db, scope, { ids });

/** Key of a category. */
type One = { readonly householdId: string; readonly id: string };

/** True when an expense that is not deleted is filed under the category. */
export const isInUse = async (db: Db, { householdId, id }: One) => {
  const used = await db
    .selectFrom('expenses')
    .select('id')
    .where('householdId', '=', householdId)
    .where('category', '=', id)
    .where('deletedAt', 'is', null)
    .limit(1)
    .execute();
  return used.length > 0;
};

type By = { readonly userId: string; readonly now: Date };

type Refiling = {
  readonly householdId: string;
  readonly which: RawBuilder<boolean>;
  readonly category: string;
  readonly mergedFrom: RawBuilder<string[]>;
};

/**
 * Files expenses, deleted ones too, under another category. Locks them first: a refund that somebody writes meanwhile has
 * its expense locked, and is seen by the next statement.
 */
async function refile(db: Db, { householdId, which, category, mergedFrom }: Refiling, { userId, now }: By) {
  await db
    .selectFrom('expenses')
    .select('id')
    .where('householdId', '=', householdId)
    .where(which)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await db
    .updateTable('expenses')
    .set({ category, mergedFrom, version: sql`version + 1`, updatedAt: now, updatedBy: userId })
    .where('householdId', '=', householdId)
    .where(which)
    .execute();
}

/** Moves the expenses of a category to `into`; the category is marked as deleted by the merge. */
export async function mergeInto(db: Db, { householdId, id }: One, into: string, { userId, now }: By) {
  const which = sql<boolean>`category = ${id}`;
  await refile(
    db,
    { householdId, which, category: into, mergedFrom: sql`merged_from || ${id}::uuid` },
    { userId, now },
  );
  await db
    .updateTable('expenseCategories')
    .set({ mergedInto: into, deletedAt: now, deletedBy: userId, updatedAt: now, updatedBy: userId })
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .execute();
}

/** Undoes a merge: moves the expenses back to their former category. */
export const takeApart = (db: Db, { householdId, id }: One, by: By) =>
  refile(
    db,
    {
      householdId,
      which: sql`merged_from @> array[${id}::uuid]`,
      category: id,
      mergedFrom: sql`merged_from[:array_position(merged_from, ${id}::uuid) - 1]`,
    },
    by,
  );
