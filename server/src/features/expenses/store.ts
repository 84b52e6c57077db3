import { dayOf } from '@tzemed/contract/dates/days';
import { type Expression, sql } from 'kysely';
import { type EditScope, type GivenScope, levelOfNamed, reach, within } from '../../access.ts';
import { matchesFilters } from '../../belongings/rows/list-filters.ts';
import { lockingLinkedRows } from '../../belongings/service/linked-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { type Filters, kept, purchase } from './store-resource.ts';

// An expense that moves to another pet loses its claim, and its record, unless it follows the record there. Filed
// otherwise by an edit, it is no longer taken apart with the merge of a category.
const set = ({ category, ...values }: Readonly<Record<string, Expression<unknown>>>) => ({
  recordId: sql`case when expenses.pet_id = reach.pet_id then expenses.record_id end`,
  claimId: sql`case when expenses.pet_id = reach.pet_id then expenses.claim_id end`,
  ...(category && {
    category,
    mergedFrom: sql`case when expenses.category = ${category} then expenses.merged_from else '{}' end`,
  }),
  ...values,
});

export const rows = {
  ...kept,
  update: kept.updating({ set }),
  /** Like `update`, for an expense without refunds or a record, and no refund itself: nothing else has to be written. */
  updateAlone: kept.updating({
    set,
    // A refund that is written meanwhile is seen in the expense's own row alone, the deleted ones by the search.
    where: sql<boolean>`expenses.refund_of is null and expenses.record_id is null and expenses.refunded = 0
      and not exists (
        select from expenses refund
        where refund.household_id = expenses.household_id and refund.refund_of = expenses.id
      )`,
  }),
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

const purchaseIdOf = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db.selectFrom('expenses').select('purchaseId').where(within(scope, 'expenses')).where('id', '=', id),
);
/** Purchase that the expense is a part of; undefined if it was bought for one pet. */
export const purchaseOf = async (db: Db, scope: EditScope<'expenses'>, id: string) =>
  (await purchaseIdOf(db, scope, { id }))[0]?.purchaseId;

const paying = prepared(
  (
    db,
    scope: GivenScope,
    { petIds, userId, today }: Given<{ petIds: readonly string[]; userId: string; today: string }>,
  ) =>
    db
      .selectFrom(reach(scope))
      .crossJoinLateral(
        sql<{ userId: string; householdId: string }>`(
        select ${userId}::uuid as user_id, reach.household_id, reach.pet_id, 'expenses' as area
      )`.as('asked'),
      )
      .where(sql<boolean>`reach.pet_id = any(${petIds})`)
      .select(sql<boolean>`coalesce(${levelOfNamed('asked', today)} = 'edit', false)`.as('may')),
);
/** True when the user can be the payer for all of these pets: as owner, or with permission to edit expenses. */
export const mayPay = async (
  db: Db,
  scope: EditScope<'expenses'>,
  petIds: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
) => (await paying(db, scope, { petIds, userId, today: dayOf(now) })).every(({ may }) => may);

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

const recordsBehind = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('expenses')
    .select(['id', 'recordId'])
    .where(within(scope, 'expenses'))
    .where(sql<boolean>`expenses.id = any(${ids})`)
    .where('recordId', 'is not', null),
);
type Cost = { readonly id: string; readonly recordId: string };
const touching = prepared((db, scope: GivenScope, { id, recordId }: Given<Cost>) =>
  db
    .updateTable('medicalRecords')
    .from('expenses')
    .set({
      version: sql`medical_records.version + 1`,
      updatedAt: sql`expenses.updated_at`,
      updatedBy: sql`expenses.updated_by`,
    } as never)
    .where(within(scope, 'expenses'))
    .where('expenses.id', '=', id)
    .whereRef('medicalRecords.householdId', '=', 'expenses.householdId')
    .where('medicalRecords.id', '=', recordId)
    .where('medicalRecords.deletedAt', 'is', null)
    // The record itself was written by this transaction: it knows its cost.
    .where(sql<boolean>`medical_records.xmin <> pg_current_xact_id()::xid`),
);
/** Counts a change of its cost as an edit of a medical record, so that whoever edits the record meanwhile is told. */
export const touchRecord = (db: Db, scope: EditScope<'expenses'>, cost: Cost) => touching(db, scope, cost);
/** Touches the records whose cost some expenses are. */
export async function touchRecordsOf(db: Db, scope: EditScope<'expenses'>, ids: readonly string[]) {
  for (const { id, recordId } of await recordsBehind(db, scope, { ids }))
    if (recordId !== null) await touchRecord(db, scope, { id, recordId });
}

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
