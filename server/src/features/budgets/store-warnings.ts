import { brand } from '@tzemed/contract/brand';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { One } from './store.ts';

type Asked = { readonly day: string; readonly limit: number };
const taking = prepared((db, _scopes: object, { day, limit }: Given<Asked>) =>
  db
    .deleteFrom('budgetLooks')
    // An array: how many `limit` lets through is not known to a plan, which would read all that wait to find these.
    .where(
      sql<boolean>`id = any(array(
        select id from budget_looks where due_on <= ${day}::date order by due_on, id limit ${limit} for update skip locked
      ))`,
    )
    .returning(['householdId', 'at', 'month']),
);
/** Looks at homes, the longest ago first: one of each time that something has risen. They are the caller's. */
export const takeLooks = (db: Db, day: string, limit: number) => taking(db, {}, { day, limit });
export type Look = Awaited<ReturnType<typeof takeLooks>>[number];

const postponing = prepared((db, _scopes: object, { day }: Given<{ day: string }>) =>
  db
    .updateTable('budgetLooks')
    .set({ id: sql<number>`default`, dueOn: sql<string>`${day}::date` } as never)
    .where(
      sql<boolean>`id = (
        select id from budget_looks where due_on <= ${day}::date order by due_on, id limit 1 for update skip locked
      )`,
    ),
);
/** Leaves the first one for after all others. */
export const postponeLook = (db: Db, day: string) => postponing(db, {}, { day });

const leaving = prepared((db, _scopes: object, { householdId }: Given<{ householdId: string }>) =>
  db.insertInto('budgetLooks').values({ householdId, dueOn: '1900-01-01' } as never),
);
/** Has a home be looked at by the clock, and when the months come for which something is written down already. */
export const leaveLook = (db: Db, householdId: string) => leaving(db, {}, { householdId });

type Ahead = { readonly homes: readonly string[]; readonly months: readonly (string | null)[]; readonly day: string };
const puttingOff = prepared((db, _scopes: object, { homes, months, day }: Given<Ahead>) =>
  db
    .insertInto('budgetLooks')
    .columns(['householdId', 'dueOn', 'at', 'month'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ householdId: string; month: string | null }>`unnest(${homes}::uuid[], ${months}::date[])`.as<'looks'>(
            sql`looks(household_id, month)`,
          ),
        )
        .innerJoinLateral(
          sql<{ month: string }>`(
            select distinct first_of_month(e.date) as month
            from pets p join expenses e on e.household_id = p.household_id and e.pet_id = p.id
            where p.household_id = looks.household_id and e.deleted_at is null and e.date > ${day}::date
          )`.as('m'),
          (join) => join.on(sql<boolean>`m.month = coalesce(looks.month, m.month) and m.month > ${day}::date`),
        )
        .select(['looks.householdId', 'm.month as dueOn'])
        .select(sql<Date>`m.month::timestamp at time zone ${sql.lit(brand.timeZone)}`.as('at'))
        .select('m.month')
        .distinct(),
    ),
);
/** Has homes be looked at again when the months come, after a day, of which these looks are. */
export async function putOff(db: Db, looks: readonly Pick<Look, 'householdId' | 'month'>[], day: string) {
  if (looks.length === 0) return;
  const homes = looks.map(({ householdId }) => householdId);
  await puttingOff(db, {}, { homes, months: looks.map(({ month }) => month), day });
}

const leveling = prepared((db, _scopes: object, { homes }: Given<{ homes: readonly string[] }>) =>
  db
    .selectFrom('budgetAlerts')
    .select(['householdId', 'budgetId', 'percent'])
    .where(sql<boolean>`household_id = any(${homes})`),
);
export const levelsOf = (db: Db, homes: readonly string[]) => leveling(db, {}, { homes });

export type Passed = One & { readonly from: string; readonly percent: number };
/** Records passed levels and returns those that were not yet known in their period. */
export async function know(db: Db, passed: readonly Passed[], now: Date) {
  if (passed.length === 0) return [];
  return db
    .insertInto('budgetWarnings')
    .values(
      passed.map(({ householdId, id, from, percent }) => ({
        householdId,
        budgetId: id,
        periodFrom: from,
        percent,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['householdId', 'budgetId', 'percent'])
    .execute();
}

/** Forgets the known levels of this period above the current percentage. */
export const forgetAbove = (db: Db, { householdId, id, from, percent }: Passed) =>
  db
    .deleteFrom('budgetWarnings')
    .where('householdId', '=', householdId)
    .where('budgetId', '=', id)
    .where('periodFrom', '=', from)
    .where('percent', '>', percent)
    .execute();

const owning = prepared((db, _scopes: object, { homes }: Given<{ homes: readonly string[] }>) =>
  db
    .selectFrom('householdMembers')
    .select(['householdId', 'userId'])
    .where(sql<boolean>`household_id = any(${homes})`),
);
export const ownersOf = (db: Db, homes: readonly string[]) => owning(db, {}, { homes });
