import { brand } from '@tzemed/contract/brand';
import { sql } from 'kysely';
import { type GivenScope, petIsActive, reach } from '../../access.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { rows as expenses } from '../../features/expenses/store.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { isTold, type Once, rows as reminders } from '../../features/reminders/store.ts';

type Days = { readonly from: string; readonly to: string };
type Instants = { readonly since: Date; readonly until: Date };

/** Users without a time zone have the product's. */
const zone = sql<string>`coalesce(timezone, ${sql.lit(brand.timeZone)})`;

/** The zones of all who wish a letter. */
export const listZones = async (db: Db) => {
  const found = await db
    .selectFrom('notificationPreferences')
    .select(zone.as('timezone'))
    .distinct()
    .where('letterIsOn', '=', sql.lit(true))
    .execute();
  return found.map(({ timezone }) => timezone);
};

type Claim = { readonly timezone: string; readonly sunday: string; readonly limit: number };
/** Some of those in a zone who have not had the letter of that week: they have it from now on. */
export const claim = async (db: Db, { timezone, sunday, limit }: Claim) => {
  const claimed = await db
    .updateTable('notificationPreferences')
    .set({ letterOf: sunday })
    .where('userId', 'in', (preferences) =>
      preferences
        .selectFrom('notificationPreferences')
        .select('userId')
        .where('letterIsOn', '=', sql.lit(true))
        .where(zone, '=', timezone)
        .where((where) => where.or([where('letterOf', 'is', null), where('letterOf', '<', sunday)]))
        .orderBy('userId')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('userId')
    .execute();
  return claimed.map(({ userId }) => userId);
};

type Done = OfPet & Once & Instants;
/** Doses are not told: their reminders are kept for two days. */
const wasDone = (given: Given<Done>) =>
  sql<boolean>`source is distinct from 'medicines' and completed_at >= ${given.since} and completed_at < ${given.until} and ${isTold(given)}`;
/** Reminders that somebody did in some days, the latest first. */
export const doneReminders = {
  list: reminders.listing<Done>({ where: wasDone, order: sql`completed_at desc, id desc` }),
  tally: reminders.tallying<Done, 'total'>(
    (given) => reminders.ofPet(wasDone(given)),
    () => ({ total: sql`count(*)` }),
  ),
};

type Dated = OfPet & Days;
const isWithin = ({ from, to }: Given<Dated>) => sql<boolean>`date >= ${from} and date <= ${to}`;
/** Records with a date in these days, latest first. */
export const newRecords = {
  list: medicalRecords.listing<Dated>({ where: isWithin, order: sql`date desc, id desc` }),
  tally: medicalRecords.tallying<Dated, 'total'>(
    (given) => medicalRecords.ofPet(isWithin(given)),
    () => ({ total: sql`count(*)` }),
  ),
};

/** Agorot and number of expenses of some days, by category, the largest sum first. */
export const spent = prepared((db, scope: GivenScope, { from, to }: Given<Days>) =>
  expenses
    .reached(db, scope)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .groupBy('category')
    .select([
      sql<string>`category`.as('category'),
      sql<number>`sum(amount)::bigint`.as('totalAmount'),
      sql<number>`count(*)`.as('count'),
    ])
    .orderBy('totalAmount', 'desc'),
);

/** Items that expire before a moment, with the name of their pet, earliest first. */
export const expiringPapers = prepared((db, scope: GivenScope, { since, until }: Given<Instants>) =>
  db
    .selectFrom(reach(scope))
    .innerJoin('dueQueue', (join) =>
      join.onRef('dueQueue.petId', '=', 'reach.petId').onRef('dueQueue.householdId', '=', 'reach.householdId'),
    )
    .innerJoin('pets', (join) =>
      join.onRef('pets.id', '=', 'dueQueue.petId').onRef('pets.householdId', '=', 'dueQueue.householdId'),
    )
    .where(petIsActive)
    .where('dueQueue.topic', '=', 'papers')
    .where('dueQueue.dueAt', '>=', since)
    .where('dueQueue.dueAt', '<', until)
    .select([
      'dueQueue.householdId',
      'dueQueue.noun',
      'dueQueue.thingId as id',
      'dueQueue.dueAt',
      'pets.name as petName',
    ])
    .orderBy('dueQueue.dueAt')
    .orderBy('dueQueue.thingId')
    .limit(50),
);

/** Names of the pets that may be seen. */
export const petNames = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom(reach(scope))
    .innerJoin('pets', (join) =>
      join.onRef('pets.id', '=', 'reach.petId').onRef('pets.householdId', '=', 'reach.householdId'),
    )
    .where(sql<boolean>`pets.id = any(${ids})`)
    .select(['pets.id', 'pets.name']),
);
