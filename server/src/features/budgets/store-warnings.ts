import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared.ts';
import type { One } from './store.ts';

type Asked = { readonly day: string; readonly limit: number };
const taking = prepared((db, _scopes: object, { day, limit }: Given<Asked>) =>
  db
    .deleteFrom('budgetLooks')
    .where(
      sql<boolean>`id in (
        select id from budget_looks where due_on <= ${day}::date order by due_on, id limit ${limit} for update skip locked
      )`,
    )
    .returning('householdId'),
);
/** Homes to look at, the longest ago first: a look of each time that something has risen. They are the caller's. */
export const takeLooks = async (db: Db, day: string, limit: number) =>
  (await taking(db, {}, { day, limit })).map(({ householdId }) => householdId);

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

const ahead = prepared((db, _scopes: object, { householdId, day }: Given<{ householdId: string; day: string }>) =>
  db
    .insertInto('budgetLooks')
    .columns(['householdId', 'dueOn'])
    .expression((eb) =>
      eb
        .selectFrom('expenseMonths')
        .select(['householdId', 'month'])
        .distinct()
        .where('householdId', '=', householdId)
        .where(sql<boolean>`month > ${day}::date`)
        .where('count', '>', 0),
    ),
);
/** Has a home be looked at when the months come for which something is written down already. */
export const lookAhead = (db: Db, householdId: string, day: string) => ahead(db, {}, { householdId, day });

const leveling = prepared((db, _scopes: object, { homes }: Given<{ homes: readonly string[] }>) =>
  db
    .selectFrom('budgetAlerts')
    .select(['householdId', 'budgetId', 'percent'])
    .where(sql<boolean>`household_id = any(${homes})`),
);
export const levelsOf = (db: Db, homes: readonly string[]) => leveling(db, {}, { homes });

export type Passed = One & { readonly from: string; readonly percent: number };
/** Of some levels those that were not known to be passed in their period, from now on they are. */
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

/** What was known of levels above what it is at, in this period, is not known any more. */
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
