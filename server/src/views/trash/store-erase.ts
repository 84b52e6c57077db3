import type { TrashType } from '@tzemed/contract/views/trash';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { deleteNotificationsOfPets } from '../../households/household-rows.ts';

/** Rows of a type in one household. */
export type Rows = { readonly type: TrashType; readonly householdId: string };

export type Due = { readonly householdId: string; readonly id: string };

/** Rows of a type in some households that are to be erased by now, `most` at most, after one. */
export async function listDue(
  db: Db,
  { type, households }: { readonly type: TrashType; readonly households: readonly string[] },
  { before, most, after }: { readonly before: Date; readonly most: number; readonly after?: Due | undefined },
) {
  const { rows } = await sql<Due>`
    select household_id, id from ${sql.table(type)}
    where household_id = any(${households}) and deleted_at is not null and deleted_at <= ${before}
      ${after ? sql`and (household_id, id) > (${after.householdId}, ${after.id})` : sql``}
    order by household_id, id limit ${most}`.execute(db);
  return rows;
}

/** Tables whose rows bear tags. Those of what a pet costs by month follow the expenses by themselves. */
const bearers = [
  'pets',
  'medicalRecords',
  'expenses',
  'reminders',
  'appointments',
  'measures',
  'measurements',
  'expensePlans',
  'claims',
  'medicines',
  'doses',
  'feedings',
  'careItems',
  'observations',
  'vets',
  'attachments',
] as const;

/** Rows of one statement: some hundred milliseconds, where a statement may take five seconds. */
const atOnce = 2000;

/** Takes tags from all rows that bear them. */
async function takeOff(db: Db, householdId: string, ids: readonly string[]) {
  await sql`insert into erased_tags (household_id, id) select ${householdId}, unnest(${ids}::uuid[])
    on conflict do nothing`.execute(db);
  const bears = sql`household_id = ${householdId} and tag_ids && ${ids}::uuid[]`;
  for (const table of bearers)
    for (let changed = atOnce; changed === atOnce;) {
      const { numAffectedRows } = await sql`
        update ${sql.table(table)}
        set tag_ids = array(select tag from unnest(tag_ids) with ordinality t (tag, nth) where tag <> all(${ids}::uuid[]) order by nth)
        where household_id = ${householdId} and id in (select id from ${sql.table(table)} where ${bears} limit ${atOnce})`.execute(
        db,
      );
      changed = Number(numAffectedRows);
    }
}

/** Budgets of a deleted category are seen nowhere, so that nobody could delete them. */
async function eraseResting(db: Db, householdId: string, categoryIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    delete from budgets
    where household_id = ${householdId} and deleted_at is null and own_category_id = any(${categoryIds}::uuid[])
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await forgetNews(db, { type: 'budgets', householdId }, ids);
}

/** Erases notifications about rows. */
const forgetNews = (db: Db, { type, householdId }: Rows, ids: readonly string[]) =>
  sql`
    delete from notifications
    where household_id = ${householdId} and noun = ${type} and thing_id = any(${ids}::uuid[])`.execute(db);

/** Types whose rows can be merged into another: SQL of the id of that one. */
const mergedInto: Partial<Record<TrashType, RawBuilder<unknown>>> = {
  tags: sql`merged_into`,
  expenseCategories: sql`own_category(merged_into)`,
};

/**
 * Locks rows that are still deleted, then those that were merged into them; answers the ids of all. Every condition stands in
 * a statement that locks, so that a row which was restored while it was waited for is left out, with those merged into it.
 */
async function hold(db: Db, { type, householdId }: Rows, ids: readonly string[], before: Date | undefined) {
  const into = mergedInto[type];
  const locked = async (condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(type)}
      where household_id = ${householdId} and deleted_at is not null and ${condition}
      order by id for update`.execute(db);
    return rows.map(({ id }) => id);
  };
  let found = await locked(
    sql`id = any(${ids}::uuid[]) ${into ? sql`and merged_into is null` : sql``} ${before ? sql`and deleted_at <= ${before}` : sql``}`,
  );
  const held = new Set(found);
  if (!into) return found;
  while (found.length > 0) {
    found = (await locked(sql`${into} = any(${found}::uuid[])`)).filter((id) => !held.has(id));
    for (const id of found) held.add(id);
  }
  return [...held];
}

/** Types of rows that hang off a pet. Refunds go with their expenses. */
const ofPets = [
  'expenses',
  'medicalRecords',
  'reminders',
  'appointments',
  'claims',
  'expensePlans',
  'doses',
  'medicines',
  'feedings',
  'careItems',
  'observations',
  'measurements',
] as const;

/** Deletes what hangs off pets part by part, since one statement for tens of thousands of rows would take too long. */
async function deleteOfPets(db: Db, householdId: string, petIds: readonly string[]) {
  for (const table of ofPets)
    for (let deleted = atOnce; deleted > 0;) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where household_id = ${householdId} and id in (
          select id from ${sql.table(table)}
          where household_id = ${householdId} and pet_id = any(${petIds}::uuid[]) limit ${atOnce}
        )`.execute(db);
      deleted = Number(numAffectedRows ?? 0);
    }
}

/**
 * True if an expense, deleted or not, is or was filed under one of these categories: the expense may be restored, and a
 * merge may be undone.
 */
async function areNamed(db: Db, householdId: string, categories: readonly string[]) {
  const { rows } = await sql`
    select from expenses
    where household_id = ${householdId}
      and (category = any(${categories}::text[]) or merged_from && ${categories}::uuid[])
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Files whose bytes go with these rows. */
async function fileIdsOf(db: Db, { type, householdId }: Rows, ids: readonly string[]) {
  const own = type === 'attachments' ? sql`a.id` : sql`a.thing_id`;
  const { rows } = await sql<{ id: string }>`
    select f.id from files f
    where f.household_id = ${householdId} and ${
      type === 'pets'
        ? sql`f.pet_id = any(${ids}::uuid[])`
        : sql`f.attachment_id in (
            select a.id from attachments a where a.household_id = ${householdId} and ${own} = any(${ids}::uuid[])
              ${type === 'attachments' ? sql`` : sql`and a.noun = ${type}`}
          )`
    }`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of rows and of the refunds that go with them by the database. */
async function withRefunds(db: Db, { type, householdId }: Rows, ids: readonly string[]) {
  if (type !== 'expenses') return ids;
  const refunds = await sql<{ id: string }>`
    select id from expenses where household_id = ${householdId} and refund_of = any(${ids}::uuid[])`.execute(db);
  return [...new Set([...ids, ...refunds.rows.map(({ id }) => id)])];
}

/** Erases attachments and comments of rows. Those of pets go by foreign keys. */
async function eraseAttached(db: Db, { type, householdId }: Rows, ids: readonly string[]) {
  for (const table of ['attachments', 'comments'])
    await sql`
      delete from ${sql.table(table)}
      where household_id = ${householdId} and noun = ${type} and thing_id = any(${ids}::uuid[])`.execute(db);
}

/**
 * Erases rows that are still deleted, and by `before` where that is given; what hangs off them goes by the database. Answers
 * the ids of the rows and of the files whose bytes are to be removed. A request that restores one at the same time waits for it, or is
 * waited for. Nothing is told of it, and no row that stands changes but for a tag that it bears no more.
 *
 * The caller has a transaction open. It fails with a foreign key violation where a row that stands refers to one of them.
 */
export async function erase(db: Db, rows: Rows, wanted: readonly string[], before?: Date) {
  const { type, householdId } = rows;
  await sql`select set_config('tzemed.erasing', 'on', true)`.execute(db);
  // Deferred triggers would all run in the commit, which may take no longer than a statement.
  await sql`set constraints all immediate`.execute(db);
  const ids = await hold(db, rows, wanted, before);
  if (ids.length === 0) return { ids, fileIds: [] };
  if (type === 'expenseCategories' && (await areNamed(db, householdId, ids))) return 'stillUsed';
  if (type === 'expenseCategories') await eraseResting(db, householdId, ids);
  if (type === 'tags') await takeOff(db, householdId, ids);
  const erased = await withRefunds(db, rows, ids);
  const fileIds = await fileIdsOf(db, rows, erased);
  await eraseAttached(db, rows, erased);
  if (type === 'pets') await deleteOfPets(db, householdId, ids);
  await forgetNews(db, rows, ids);
  await sql`delete from ${sql.table(type)} where household_id = ${householdId} and id = any(${ids}::uuid[])`.execute(
    db,
  );
  if (type === 'pets') await deleteNotificationsOfPets(db, householdId, ids);
  return { ids, fileIds };
}
