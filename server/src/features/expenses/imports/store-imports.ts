import { expenseFieldsOn } from '@tzemed/contract/money/expenses';
import type { Paging } from '@tzemed/contract/schema/fields';
import { type Expression, type RawBuilder, sql } from 'kysely';
import {
  type EditScope,
  editorsOf,
  type GivenScope,
  homeWithin,
  isAtHome,
  type Proven,
  reach,
  reachedHomes,
  type ViewScope,
} from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { lockTags } from '../../../db/lock-tags.ts';
import { type Given, prepared } from '../../../db/prepared-query.ts';
import { attachmentCount } from '../../../files/attachment-rows.ts';
import { attachedRowsMoved } from '../../../files/move-attached-rows.ts';
import { afterRemoval, afterRestoration } from '../store-cascades.ts';
import type { Standing } from './find-duplicates.ts';
import type { Refundable } from './match-refunds.ts';
import type { Imported } from './read-rows.ts';

type Edit = EditScope<'expenses'>;
type View = ViewScope<'expenses'>;

/** Pets that expenses may be written for, archived ones too; those of one's own homes first. */
export const pets = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom(reach(scope))
    .innerJoin('pets', (join) =>
      join.onRef('pets.householdId', '=', 'reach.householdId').onRef('pets.id', '=', 'reach.petId'),
    )
    .select(['pets.id', 'pets.householdId', 'pets.name', 'pets.species'])
    .orderBy('pets.id'),
);

/** Tags of the households in reach. */
export const tags = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom('tags')
    .select(['id', 'householdId', 'name'])
    .where(homeWithin(scope, 'tags'))
    .where('deletedAt', 'is', null)
    .orderBy('id'),
);

/** Own expense categories of the households in reach. */
export const categories = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom('expenseCategories')
    .select(['id', 'householdId', 'name'])
    .where(homeWithin(scope, 'expenseCategories'))
    .where('deletedAt', 'is', null)
    .orderBy('id'),
);

/** Possible payers for each pet in reach: its owners, and guests who may edit its expenses. */
export const payers = prepared((db, scope: GivenScope, { today }: Given<{ readonly today: string }>) =>
  db
    .selectFrom(reach(scope))
    .crossJoinLateral(sql<{ userId: string }>`(${editorsOf(scope.area, today)})`.as('payer'))
    .innerJoin('householdPeople as p', (join) =>
      join.onRef('p.householdId', '=', 'reach.householdId').onRef('p.userId', '=', 'payer.userId'),
    )
    .select(['payer.userId as id', 'p.name'])
    .select(sql<string[]>`array_agg(reach.pet_id)`.as('petIds'))
    .groupBy(['payer.userId', 'p.name'])
    .orderBy('payer.userId'),
);

type Keys = {
  readonly petIds: readonly string[];
  readonly dates: readonly string[];
  readonly amounts: readonly number[];
};

/**
 * Both sides can hold ten thousand rows of which the planner has no statistics yet, and it would take a nested loop for
 * them. PostgreSQL joins in full by hash or merge only; `offset 0` keeps it from making an inner join of that again.
 */
const alike = prepared(
  (db, scope: GivenScope, { petIds, dates, amounts }: Given<Keys>) =>
    db
      .selectFrom(
        sql<Standing & Refundable & { wanted: string | null }>`(
          select e.*, wanted.pet_id as wanted from (
            select x.id, x.pet_id, x.date, x.amount, x.description, x.refunded
            from ${reach(scope)} join expenses x on x.household_id = reach.household_id and x.pet_id = reach.pet_id
            where x.deleted_at is null and x.pet_id = any(${petIds}::uuid[])
            offset 0
          ) e full join (
            select distinct * from unnest(${petIds}::uuid[], ${dates}::date[], ${amounts}::bigint[]) as k (pet_id, date, amount)
          ) wanted on wanted.pet_id = e.pet_id and wanted.date = e.date and wanted.amount = e.amount
          offset 0
        )`.as('found'),
      )
      .where('found.id', 'is not', null)
      .where('found.wanted', 'is not', null)
      .select(['found.id', 'found.petId', 'found.date', 'found.amount', 'found.description', 'found.refunded'])
      .orderBy('found.id'),
  { isRare: true },
);
/** Expenses of the same pets, days and sums. */
export const standing = (db: Db, scope: View, keys: readonly Pick<Standing, 'petId' | 'date' | 'amount'>[]) =>
  alike(db, scope, {
    petIds: keys.map(({ petId }) => petId),
    dates: keys.map(({ date }) => date),
    amounts: keys.map(({ amount }) => amount),
  }) as Promise<(Standing & Refundable)[]>;

export type NewImport = {
  readonly id: string;
  readonly householdIds: readonly string[];
  readonly name: string;
  readonly now: Date;
  readonly userId: string;
};

/** Inserts one row per household that receives expenses. Returns no rows if the import exists. */
export const insert = (db: Db, { id, householdIds, name, now, userId }: NewImport) =>
  db
    .insertInto('expenseImports')
    .values(householdIds.map((householdId) => ({ householdId, id, name, createdAt: now, createdBy: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('householdId')
    .execute();

export type NewRow = Omit<Imported, 'petId' | 'refunds'> & {
  readonly id: string;
  readonly refundOf: string | null;
  readonly pet: Proven<'expenses', 'edit'>;
};

/** Rows per statement, sent as one text: ten thousand rows as parameters would take longer to send than to write. */
const maxAtOnce = 2500;

/** Refunds come after their expenses, and lock those in the order of ids, as every writer of refunds does. */
const inOrder = ({ refundOf: a }: NewRow, { refundOf: b }: NewRow) => ((a ?? '') < (b ?? '') ? -1 : Number(a !== b));

/** Inserts the rows of an import, household by household. The caller has an open transaction. */
export async function insertRows(db: Db, rows: readonly NewRow[], of: Pick<NewImport, 'id' | 'now' | 'userId'>) {
  for (const [householdId, some] of Map.groupBy(rows.toSorted(inOrder), ({ pet }) => pet.householdId))
    for (let at = 0; at < some.length; at += maxAtOnce)
      await insertSome(db, householdId, some.slice(at, at + maxAtOnce), of);
}

type Refunded = { readonly householdId: string; readonly ids: readonly string[] };
const lockingRefunded = prepared((db, _scopes: object, { householdId, ids }: Given<Refunded>) =>
  db
    .selectFrom('expenses')
    .select(['id', 'date', 'deletedAt'])
    .where('householdId', '=', householdId as Expression<string>)
    .where(sql<boolean>`expenses.id = any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate(),
);
/** Locks expenses of which an import writes refunds. */
export const lockRefunded = (db: Db, of: Refunded) => lockingRefunded(db, {}, of);

/** SQL of the texts that an import reads: their columns, and their names and types in the JSON of the rows. */
const texts = {
  columns: sql.join(expenseFieldsOn.import.map((name) => sql.ref(name))),
  names: sql.join(expenseFieldsOn.import.map((name) => sql.raw(`r."${name}"`))),
  types: sql.join(expenseFieldsOn.import.map((name) => sql.raw(`"${name}" text`))),
};

async function insertSome(
  db: Db,
  householdId: string,
  rows: readonly NewRow[],
  { id, now, userId }: Pick<NewImport, 'id' | 'now' | 'userId'>,
) {
  const values = rows.map(({ pet, tagIds, paidBy, refundOf, ...values }) =>
    Object.assign(values, { pet_id: pet.petId, tag_ids: tagIds, paid_by: paidBy, refund_of: refundOf }),
  );
  await sql`
    insert into expenses (household_id, pet_id, id, date, description, amount, category, merged_from, tag_ids, paid_by,
      refund_of, ${texts.columns}, import_id, created_at, created_by, updated_at, updated_by)
    select ${householdId}::uuid, coalesce(whole.pet_id, r.pet_id), r.id, r.date, r.description, r.amount,
      coalesce(whole.category, r.category), coalesce(whole.merged_from, '{}'),
      ${lockTags(sql`${householdId}::uuid`, sql.ref('r.tag_ids'))}, r.paid_by, r.refund_of,
      ${texts.names}, ${id}::uuid, ${now}::timestamptz, ${userId}::uuid, ${now}::timestamptz, ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (pet_id uuid, id uuid, date date, description text,
        amount bigint, category text, tag_ids uuid[], paid_by uuid, refund_of uuid, ${texts.types})
      left join expenses whole on whole.household_id = ${householdId}::uuid and whole.id = r.refund_of`.execute(db);
}

/** SQL: somebody has edited it since, or kept a paper with it. */
const isChanged = (table: 'e' | 'expenses') =>
  sql<boolean>`(${sql.ref(`${table}.version`)} > 1 or ${attachmentCount(table)} > 0)`;

/** SQL: what an import has made of pets in reach, as `made`. */
const madeOf = (scope: GivenScope) =>
  sql<{ count: number; totalAmount: number; standing: number; changed: number }>`(
    select count(*) as count, coalesce(sum(e.amount) filter (where e.deleted_at is null), 0)::bigint as total_amount,
      count(*) filter (where e.deleted_at is null) as standing,
      count(*) filter (where e.deleted_at is null and ${isChanged('e')}) as changed
    from expenses e
    where e.household_id = i.household_id and e.import_id = i.id and exists (
      select from ${reach(scope)} where reach.household_id = e.household_id and reach.pet_id = e.pet_id
    )
  )`.as('made');

const sum = (column: string) => sql<number>`sum(${sql.ref(`made.${column}`)})::bigint`;

const seen = (db: Db, scope: GivenScope, id?: Expression<string>) =>
  db
    .selectFrom(reachedHomes(scope))
    .innerJoin('expenseImports as i', 'i.householdId', 'homes.householdId')
    .crossJoinLateral(madeOf(scope))
    .where('made.standing', '>', sql.lit(0))
    .$if(id !== undefined, (query) => query.where('i.id', '=', id!))
    .groupBy('i.id')
    .select([
      'i.id',
      sql<string>`min(i.name)`.as('name'),
      sum('count').as('count'),
      sum('totalAmount').as('totalAmount'),
      sum('standing').as('standing'),
      sum('changed').as('changed'),
      sql<Date | null>`max(i.undoings[array_length(i.undoings, 1)])`.as('undoneAt'),
      sql<Date>`min(i.created_at)`.as('createdAt'),
      sql<string>`min(i.created_by::text)`.as('createdBy'),
    ]);

const page = prepared((db, scope: GivenScope, { limit, offset }: Given<{ limit: number; offset: number }>) =>
  seen(db, scope)
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit as Expression<number>)
    .offset(offset as Expression<number>),
);
export const list = (db: Db, scope: View, { page: number, limit }: Paging) =>
  page(db, scope, { limit, offset: (number - 1) * limit });

const one = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  seen(db, scope, id as Expression<string>),
);
/** Returns undefined unless the import has rows of a pet in reach. */
export const find = async (db: Db, scope: View, id: string) => (await one(db, scope, { id }))[0];

type Mark = { readonly id: string; readonly now: Date };

const rowsOf = (scope: GivenScope, id: Expression<string>) => sql<boolean>`${isAtHome(scope, 'expenses')}
  and import_id = ${id} and exists (
    select from ${reach(scope)} where reach.household_id = expenses.household_id and reach.pet_id = expenses.pet_id
  )`;
/** SQL: it was deleted when its import was undone, by anybody. */
const isUndone = sql<boolean>`expenses.deleted_at = any(
  select unnest(i.undoings) from expense_imports i
  where i.household_id = expenses.household_id and i.id = expenses.import_id
)`;

type Some = Mark & { readonly ids: readonly string[] };

const holding = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('expenses')
    .select('id')
    .where(isAtHome(scope, 'expenses') as RawBuilder<boolean>)
    .where(
      sql<boolean>`(household_id, id) in (
        select e.household_id, coalesce(e.refund_of, e.id) from expenses e
        where ${isAtHome(scope, 'e')} and e.import_id = ${id}
      )`,
    )
    .orderBy('id')
    .forNoKeyUpdate(),
);

const marking = (which: RawBuilder<boolean>, isGone: boolean) => {
  const found = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
    db
      .selectFrom('expenses')
      .select('id')
      .where(rowsOf(scope, id as Expression<string>))
      .where(which),
  );
  const marked = prepared(
    (db, scope: GivenScope, { id, now, ids }: Given<Some>) =>
      db
        .updateTable('expenses')
        .set({
          deletedAt: isGone ? now : null,
          deletedBy: isGone ? scope.userId : null,
          updatedAt: now,
          updatedBy: scope.userId,
        } as never)
        .where(rowsOf(scope, id as Expression<string>))
        .where(sql<boolean>`expenses.id = any(${ids})`)
        .where(which)
        .returning(attachedRowsMoved('expenses')),
    { nulls: 'values' },
  );
  const follow = isGone ? afterRemoval : afterRestoration;
  /** Returns the number of rows. Works in batches, since each row updates its search index entry. */
  return async (db: Db, scope: Edit, { id, now }: Mark) => {
    const ids = (await found(db, scope, { id })).map((row) => row.id);
    for (let at = 0; at < ids.length; at += maxAtOnce) {
      const some = ids.slice(at, at + maxAtOnce);
      await marked(db, scope, { id, now, ids: some });
      await follow(db, scope, some);
    }
    return ids.length;
  };
};
/** The one after the other; how many there were. */
const each =
  (...marks: readonly ReturnType<typeof marking>[]) =>
  async (db: Db, scope: Edit, given: Mark) => {
    // Expenses are locked before their refunds, as every writer of one of them does.
    await holding(db, scope, { id: given.id });
    let count = 0;
    for (const mark of marks) count += await mark(db, scope, given);
    return count;
  };
// An expense is deleted and restored before its refunds, since it takes them along.
const isRefund = sql<boolean>`refund_of is not null`;
const isStanding = sql<boolean>`deleted_at is null`;
const isUnchanged = sql<boolean>`deleted_at is null and not ${isChanged('expenses')}`;
const removeUnchanged = each(
  marking(sql`refund_of is null and ${isUnchanged}`, true),
  marking(sql`${isRefund} and ${isUnchanged}`, true),
);
const removeAll = each(
  marking(sql`refund_of is null and ${isStanding}`, true),
  marking(sql`${isRefund} and ${isStanding}`, true),
);

const mark = prepared((db, scope: GivenScope, { id, now }: Given<Mark>) =>
  db
    .updateTable('expenseImports')
    .set({ undoings: sql`array_append(undoings, ${now}::timestamptz)` } as never)
    .where(homeWithin(scope, 'expenseImports'))
    .where('id', '=', id),
);

/** Deletes what it has made of pets in reach; what was edited since only if it is asked for. */
export async function remove(db: Db, scope: Edit, given: Mark, { withChanged }: { withChanged: boolean }) {
  await (withChanged ? removeAll : removeUnchanged)(db, scope, given);
  await mark(db, scope, given);
}

/** SQL: what it is a refund of is there. */
const isOfStanding = sql<boolean>`exists (
  select from expenses whole
  where whole.household_id = expenses.household_id and whole.id = expenses.refund_of and whole.deleted_at is null
)`;

/** Brings back what its undoings have deleted; how much that is. The caller has a transaction open. */
export const restore = each(
  marking(sql`refund_of is null and ${isUndone}`, false),
  marking(sql`${isRefund} and ${isUndone} and ${isOfStanding}`, false),
);
/** A refund found no room in its expense. */
export const isAboveExpense = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'expenses_refunded_check';
