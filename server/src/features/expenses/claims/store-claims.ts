import { claims, type ClaimStatus, newClaim } from '@tzemed/contract/money/claims';
import { type Expression, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type EditScope, type GivenScope, mayAlsoView, type Viewer, type ViewScope, within } from '../../../access.ts';
import { matchesFilters } from '../../../belongings/rows/list-filters.ts';
import type { OfPet } from '../../../belongings/rows/read-statements.ts';
import { belongingRows } from '../../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../../db/client.ts';
import { type Given, prepared } from '../../../db/prepared-query.ts';
import { attachmentCount } from '../../../files/attachment-rows.ts';

type Edit = EditScope<'expenses'>;

const { expenseIds: _members, recordIds: _papers, ...written } = newClaim.shape;

/** SQL: what is in a claim, as `e`: its expenses above zero, and below it what came back of them by it. */
const inClaim = sql`from expenses e
  where e.household_id = claims.household_id and e.claim_id = claims.id and e.deleted_at is null`;
const claimed = sql<number>`(select coalesce(sum(e.amount), 0)::bigint ${inClaim} and e.amount > 0)`;
const paid = sql<number>`(select coalesce(-sum(e.amount), 0)::bigint ${inClaim} and e.amount < 0)`;

const kept = belongingRows('claims', claims, {
  input: z.object(written),
  alsoWritten: ['recordIds'],
  computed: {
    expenseIds: sql<string[]>`array(select e.id ${inClaim} and e.amount > 0 order by e.date, e.id)`,
    recordIds: (asker: Viewer) => sql<string[]>`array(
      select r.id from medical_records r
      where r.household_id = claims.household_id and r.pet_id = claims.pet_id and r.id = any(claims.record_ids)
        and r.deleted_at is null and ${mayAlsoView(asker, 'medicalRecords', 'claims')}
      order by r.date, r.id
    )`,
    claimed,
    paid,
    attachmentCount: attachmentCount('claims'),
  },
  filters: { open: ['isOpen', '='] },
  order: [
    ['isOpen', 'desc'],
    ['sentOn', 'desc'],
    ['id', 'desc'],
  ],
});

type Filters = OfPet & { readonly status?: ClaimStatus | undefined; readonly open?: boolean | undefined };

const ofClaims = (sum: RawBuilder<number>) => sql<number>`coalesce(sum(${sum}), 0)`;
export const rows = {
  ...kept,
  tally: kept.tallying<Filters, 'total' | 'claimed' | 'paid'>(
    (given) => kept.ofPet(matchesFilters(kept.comparisons, 'claims', given)),
    () => ({ total: sql<number>`count(*)`, claimed: ofClaims(claimed), paid: ofClaims(paid) }),
  ),
};

const locking = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('claims')
    .select(['householdId', 'petId', 'id', 'status', 'sentOn', 'answeredOn', 'recordIds', 'version'])
    .where(within(scope, 'claims'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    // Requests that only refer to the row do not wait for this lock.
    .forNoKeyUpdate(),
);
/** Finds a claim; nobody else changes it, or is paid by it, until the transaction ends. */
export const lock = async (db: Db, scope: Edit, id: string) => (await locking(db, scope, { id }))[0];
export type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;

type Wanted = { readonly ids: readonly string[]; readonly claimId: string | null };
const holding = prepared(
  (db, scope: GivenScope, { ids, claimId }: Given<Wanted>) =>
    db
      .selectFrom('expenses')
      .select(['id', 'petId', 'date', 'description', 'category', 'mergedFrom', 'amount', 'refunded', 'refundOf'])
      .select(['paidBy', 'claimId'])
      .where(within(scope, 'expenses'))
      .where(
        // Selects by ids: an `or` would scan all rows of the household.
        sql<boolean>`expenses.id in (
          select unnest(${ids}::uuid[])
          union all
          select e.id from expenses e
          where (e.household_id, e.claim_id) in (select c.household_id, c.id from claims c where c.id = ${claimId} and ${within(scope, 'c')})
            and e.refund_of is null
        )`,
      )
      .where('deletedAt', 'is', null)
      // Same lock order as refund writes: by id.
      .orderBy('id')
      .forNoKeyUpdate(),
  { nulls: 'values' },
);
/** Some expenses, and those of a claim, as far as they stand: of none does anybody else write a refund until the transaction ends. */
export const hold = (db: Db, scope: Edit, wanted: Wanted) => holding(db, scope, wanted);
export type Held = Awaited<ReturnType<typeof hold>>[number];

type Of = Pick<Locked, 'householdId' | 'id'>;
const paying = prepared((db, _scopes: object, { householdId, id }: Given<Of>) =>
  db
    .selectFrom('expenses')
    .select('refundOf')
    .distinct()
    .where('householdId', '=', householdId as Expression<string>)
    .where('claimId', '=', id)
    .where('refundOf', 'is not', null)
    .where('deletedAt', 'is', null),
);
/** The expenses of a claim of which something has come back by it. Asked when they are held. */
export const paidIn = async (db: Db, { householdId, id }: Of) =>
  new Set((await paying(db, {}, { householdId, id })).map(({ refundOf }) => refundOf));

type Members = Of & { readonly ids: readonly string[] };
const releasing = prepared((db, _scopes: object, { householdId, id, ids }: Given<Members>) =>
  db
    .updateTable('expenses')
    .set({ claimId: null })
    .where('householdId', '=', householdId as Expression<string>)
    .where('claimId', '=', id)
    .where('refundOf', 'is', null)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`not expenses.id = any(${ids})`),
);
const releasingRefunds = prepared((db, _scopes: object, { householdId, id }: Given<Of>) =>
  db
    .updateTable('expenses')
    .set({ claimId: null })
    .where('householdId', '=', householdId as Expression<string>)
    .where('claimId', '=', id)
    .where(
      sql<boolean>`exists (
        select from expenses w
        where w.household_id = expenses.household_id and w.id = expenses.refund_of and w.claim_id is null
      )`,
    ),
);
const filling = prepared((db, _scopes: object, { householdId, id, ids }: Given<Members>) =>
  db
    .updateTable('expenses')
    .set({ claimId: id as Expression<string> })
    .where('householdId', '=', householdId as Expression<string>)
    .where('claimId', 'is', null)
    .where(sql<boolean>`expenses.id = any(${ids})`),
);
/** Puts these expenses into it, and takes those out that are not among them and stand. They are held by whoever does so; it is no edit of theirs. */
export async function fill(db: Db, { householdId, id, ids }: Members) {
  await releasing(db, {}, { householdId, id, ids });
  await releasingRefunds(db, {}, { householdId, id });
  await filling(db, {}, { householdId, id, ids });
}

const releasingAll = prepared((db, _scopes: object, { householdId, id }: Given<Of>) =>
  db
    .updateTable('expenses')
    .set({ claimId: null })
    .where('householdId', '=', householdId as Expression<string>)
    .where('claimId', '=', id),
);
const lockingMembers = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('expenses')
    .select('id')
    .where(within(scope, 'expenses'))
    .where('claimId', '=', id)
    .where('refundOf', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate(),
);
/**
 * Locks the expenses of a claim, deleted ones too. Every writer of a refund that the claim pays locks the expense, so the
 * next statement sees all refunds.
 */
const lockMembers = (db: Db, scope: Edit, id: string) => lockingMembers(db, scope, { id });

/** Takes all expenses and refunds out of a claim, deleted ones too. */
export async function releaseAll(db: Db, scope: Edit, of: Of) {
  await lockMembers(db, scope, of.id);
  await releasingAll(db, {}, of);
}

const remembering = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .updateTable('claims')
    .set({
      freedIds: sql`array(
        select e.id from expenses e where e.household_id = claims.household_id and e.claim_id = claims.id order by e.id
      )`,
    })
    .where(within(scope, 'claims'))
    .where('id', '=', id)
    .returning('householdId'),
);
/** Takes the expenses out of a claim that was just deleted, and remembers them for its restoration. */
export async function freeOnRemoval(db: Db, scope: Edit, id: string) {
  await lockMembers(db, scope, id);
  for (const { householdId } of await remembering(db, scope, { id })) await releasingAll(db, {}, { householdId, id });
}

const lockingFreed = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('expenses')
    .select('id')
    .where(within(scope, 'expenses'))
    .where(
      sql<boolean>`expenses.id in (select unnest(c.freed_ids) from claims c where c.id = ${id} and ${within(scope, 'c')})`,
    )
    .where('refundOf', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate(),
);
const refilling = (isRefund: boolean) =>
  prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
    db
      .updateTable('expenses')
      .from('claims')
      .set({ claimId: sql`claims.id` } as never)
      .where(within(scope, 'claims'))
      .where('claims.id', '=', id)
      .where(sql<boolean>`expenses.household_id = claims.household_id and expenses.id = any(claims.freed_ids)`)
      .where(sql<boolean>`expenses.claim_id is null and expenses.pet_id = claims.pet_id`)
      .where(
        isRefund
          ? sql<boolean>`exists (
              select from expenses w
              where w.household_id = expenses.household_id and w.id = expenses.refund_of and w.claim_id = claims.id
            )`
          : sql<boolean>`expenses.refund_of is null`,
      ),
  );
const refillingExpenses = refilling(false);
const refillingRefunds = refilling(true);
const forgetting = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db.updateTable('claims').set({ freedIds: [] }).where(within(scope, 'claims')).where('id', '=', id),
);
/** Puts the expenses of a restored claim back into it, unless one is in another claim by now or of another pet. */
export async function refillOnRestoration(db: Db, scope: Edit, id: string) {
  await lockingFreed(db, scope, { id });
  await refillingExpenses(db, scope, { id });
  await refillingRefunds(db, scope, { id });
  await forgetting(db, scope, { id });
}

type Papers = { readonly petId: string; readonly ids: readonly string[] };
const seeing = prepared((db, scope: GivenScope, { petId, ids }: Given<Papers>) =>
  db
    .selectFrom('medicalRecords')
    .select('id')
    .where(within(scope, 'medicalRecords'))
    .where('petId', '=', petId)
    .where(sql<boolean>`medical_records.id = any(${ids})`)
    .where('deletedAt', 'is', null),
);
/** Ids of those records that belong to this pet and that the user may see. */
export const recordsSeen = async (db: Db, scope: ViewScope<'medicalRecords'>, papers: Papers) =>
  new Set(papers.ids.length === 0 ? [] : (await seeing(db, scope, papers)).map(({ id }) => id));

const behind = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('expenses')
    .select('recordId')
    .where(within(scope, 'expenses'))
    .where(sql<boolean>`expenses.id = any(${ids})`)
    .where('recordId', 'is not', null),
);
/** The medical records whose cost some expenses are. */
export const recordsBehind = async (db: Db, scope: ViewScope<'expenses'>, ids: readonly string[]) =>
  ids.length === 0 ? [] : (await behind(db, scope, { ids })).flatMap(({ recordId }) => recordId ?? []);

/** Insurance details of a pet. */
export const policyOf = (db: Db, { householdId, petId }: { readonly householdId: string; readonly petId: string }) =>
  db
    .selectFrom('pets')
    .select(['insurer', 'policyNumber'])
    .where('householdId', '=', householdId)
    .where('id', '=', petId)
    .executeTakeFirst();
