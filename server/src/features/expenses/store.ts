import { type Expression, sql } from 'kysely';
import { type EditScope, type GivenScope, levelOfNamed, reach, type ViewScope, within } from '../../access.ts';
import { matchesFilters } from '../../belongings/rows/list-filters.ts';
import { lockingLinkedRows } from '../../belongings/service/linked-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { type Filters, kept, purchase } from './store-rows.ts';

// An expense that moves to another pet loses its record, unless it follows the record there.
const set = (values: Readonly<Record<string, Expression<unknown>>>) => ({
  recordId: sql`case when expenses.pet_id = reach.pet_id then record_id end`,
  ...values,
});

export const rows = {
  ...kept,
  update: kept.updating({ set }),
  /** Like `update`, for an expense that is no refund and has none: most are, and only the row itself has to be read. */
  updateAlone: kept.updating({ set, where: sql<boolean>`expenses.refunded = 0 and expenses.refund_of is null` }),
  tally: kept.tallying<Filters, 'total' | 'totalAmount' | 'petCount'>(
    (given) => kept.ofPet(matchesFilters(kept.comparisons, 'expenses', given)),
    () => ({
      total: sql<number>`count(*)`,
      totalAmount: sql<number>`sum(expenses.amount)`,
      petCount: sql<number>`(count(*) > 0)::int`,
    }),
  ),
};

/** An expense and what was bought with it. */
export const lockPurchase = lockingLinkedRows<'expenses'>(purchase);

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
        sql<boolean>`c.id is not null`.as('isKnown'),
        sql<boolean>`c.deleted_at is not null and c.merged_into is null`.as('isGone'),
      ]),
);

const purchaseIdOf = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db.selectFrom('expenses').select('purchaseId').where(within(scope, 'expenses')).where('id', '=', id),
);
/** Purchase that the expense is a part of; undefined if it was bought for one pet. */
export const purchaseOf = async (db: Db, scope: EditScope<'expenses'>, id: string) =>
  (await purchaseIdOf(db, scope, { id }))[0]?.purchaseId;

const refundOfRow = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('expenses')
    .select(['refundOf', 'amount', 'refunded'])
    .where(within(scope, 'expenses'))
    .where('id', '=', id),
);
/** Refund data of an expense, deleted or not: the expense it refunds, and its own refunded amount. */
export const findRefunding = async (db: Db, scope: EditScope<'expenses'>, id: string) =>
  (await refundOfRow(db, scope, { id }))[0];

const holding = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('expenses')
    .select(['id', 'petId', 'category', 'amount', 'date', 'refunded', 'refundOf', 'claimId', 'paidBy', 'version'])
    .select(sql<boolean>`expenses.deleted_at is not null`.as('isDeleted'))
    .where(within(scope, 'expenses'))
    .where('id', '=', id)
    .forNoKeyUpdate(),
);
/** An expense, deleted or not, of which nobody else writes, changes or takes away a refund until the transaction ends. */
export const hold = async (db: Db, scope: EditScope<'expenses'>, id: string) => (await holding(db, scope, { id }))[0];

type Refunding = { readonly refundOf: string | null };
/** Expenses behind these refunds: they have the same pet, so they are in reach as well. */
export async function refundedBy(db: Db, scope: ViewScope<'expenses'>, rows: readonly Refunding[]) {
  const ids = [...new Set(rows.flatMap(({ refundOf }) => refundOf ?? []))];
  const found = ids.length === 0 ? [] : await kept.findAll(db, scope, ids);
  const of = new Map(found.map((one) => [one.id, one]));
  return ({ refundOf }: Refunding) => (refundOf === null ? null : (of.get(refundOf) ?? null));
}

const firstRefund = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('expenses')
    .select(sql<string | null>`min(expenses.date)`.as('date'))
    .where(within(scope, 'expenses'))
    .where('refundOf', '=', id)
    .where('deletedAt', 'is', null),
);
/** The day of the first refund of an expense. */
export const firstRefundOn = async (db: Db, scope: EditScope<'expenses'>, id: string) =>
  (await firstRefund(db, scope, { id }))[0]?.date ?? null;

const paying = prepared(
  (db, scope: GivenScope, { petIds, userId }: Given<{ petIds: readonly string[]; userId: string }>) =>
    db
      .selectFrom(reach(scope))
      .crossJoinLateral(
        sql<{ userId: string; householdId: string }>`(
        select ${userId}::uuid as user_id, reach.household_id, reach.pet_id, 'expenses' as area
      )`.as('asked'),
      )
      .where(sql<boolean>`reach.pet_id = any(${petIds})`)
      .select(sql<boolean>`coalesce(${levelOfNamed('asked')} = 'edit', false)`.as('may')),
);
/** True when the user can be the payer for all of these pets: as owner, or with permission to edit expenses. */
export const mayPay = async (db: Db, scope: EditScope<'expenses'>, petIds: readonly string[], userId: string) =>
  (await paying(db, scope, { petIds, userId })).every(({ may }) => may);

type OfRecord = { readonly recordId: string };

const costOf = prepared((db, scope: GivenScope, { recordId }: Given<OfRecord>) =>
  db
    .selectFrom('expenses')
    .select(['id', 'petId', 'amount', 'date'])
    .where(within(scope, 'expenses'))
    .where('recordId', '=', recordId)
    .where('deletedAt', 'is', null),
);
/** The expense that holds the cost of a record. */
export const ofRecord = async (db: Db, scope: EditScope<'expenses'>, recordId: string) =>
  (await costOf(db, scope, { recordId }))[0];

const forget = prepared((db, scope: GivenScope, { recordId }: Given<OfRecord>) =>
  db
    .updateTable('expenses')
    .set({ recordId: null })
    .where(within(scope, 'expenses'))
    .where('recordId', '=', recordId)
    .where('deletedAt', 'is not', null),
);
/** Unlinks separately deleted expenses, so that a restore does not make one the cost of a record that has another. */
export const forgetDeletedOf = (db: Db, scope: EditScope<'expenses'>, recordId: string) =>
  forget(db, scope, { recordId });
