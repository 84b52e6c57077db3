import { sql } from 'kysely';
import { type EditScope, type GivenScope, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { attachedRowsMoved } from '../../files/move-attached-rows.ts';
import { kept } from './store-resource.ts';

type Edit = EditScope<'expenses'>;

const relationsOfRow = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db.selectFrom('expenses').select(['refundOf', 'amount']).where(within(scope, 'expenses')).where('id', '=', id),
);
/** The expense that a row refunds, if any, and the row's amount; also of a deleted row. */
export const findRefunding = async (db: Db, scope: Edit, id: string) => (await relationsOfRow(db, scope, { id }))[0];

const locking = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('expenses')
    .select(['id', 'petId', 'category', 'mergedFrom', 'amount', 'date', 'refunded', 'refundOf', 'claimId', 'recordId'])
    .select(['paidBy', 'version'])
    .select(sql<boolean>`expenses.deleted_at is not null`.as('isDeleted'))
    .where(within(scope, 'expenses'))
    .where('id', '=', id)
    .forNoKeyUpdate(),
);
/**
 * Locks an expense, deleted or not, until the transaction ends. Every writer of its refunds locks it first, so they stay
 * as they are.
 */
export const lock = async (db: Db, scope: Edit, id: string) => (await locking(db, scope, { id }))[0];

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
export const firstRefundOn = async (db: Db, scope: Edit, id: string) =>
  (await firstRefund(db, scope, { id }))[0]?.date ?? null;

const isGone = sql<boolean>`whole.deleted_at is not null`;
const wentAlong = sql<boolean>`coalesce(expenses.deleted_at = expenses.removed_with_expense_at, false)`;
const following = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .updateTable('expenses')
    .from('expenses as whole')
    .set({
      petId: sql`whole.pet_id`,
      category: sql`whole.category`,
      mergedFrom: sql`whole.merged_from`,
      // A claim is of one pet.
      claimId: sql`case when expenses.pet_id = whole.pet_id then expenses.claim_id end`,
      version: sql`expenses.version
        + ((expenses.pet_id, expenses.category) is distinct from (whole.pet_id, whole.category))::int`,
      deletedAt: sql`case when ${isGone} then coalesce(expenses.deleted_at, whole.deleted_at)
        when not ${wentAlong} then expenses.deleted_at end`,
      deletedBy: sql`case when ${isGone} then coalesce(expenses.deleted_by, whole.deleted_by)
        when not ${wentAlong} then expenses.deleted_by end`,
      removedWithExpenseAt: sql`case when ${isGone} and expenses.deleted_at is null then whole.deleted_at
        when ${isGone} then expenses.removed_with_expense_at end`,
      updatedAt: sql`whole.updated_at`,
      updatedBy: sql`whole.updated_by`,
    } as never)
    .where(within(scope, 'whole'))
    .where(
      sql<boolean>`whole.id in (
        select coalesce(e.refund_of, e.id) from expenses e where ${within(scope, 'e')} and e.id = any(${ids})
      )`,
    )
    .where(sql<boolean>`expenses.household_id = whole.household_id and expenses.refund_of = whole.id`)
    .where(
      sql<boolean>`(
        (expenses.pet_id, expenses.category) is distinct from (whole.pet_id, whole.category)
        or ${isGone} and expenses.deleted_at is null
        or not ${isGone} and ${wentAlong}
      )`,
    )
    .returning(attachedRowsMoved('expenses')),
);
/**
 * Brings the refunds of expenses to their pet and category, deletes them with a deleted expense, and restores those that
 * were deleted with a restored one. Of refunds among `ids`, their expenses are meant. The caller has locked the expenses.
 */
export const updateRefundsOf = (db: Db, scope: Edit, ids: readonly string[]) => following(db, scope, { ids });
