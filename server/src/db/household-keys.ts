import type { Db } from './client.ts';

/** Batch size: each household has some hundreds of rows in a table. */
const most = 200;

/** The keys of all homes, some at a time: what goes over all of them asks for these by name. */
export async function* householdKeyBatches(db: Db) {
  for (let last: string | undefined; ;) {
    const rows = await db
      .selectFrom('changeCounters')
      .select('householdId')
      .$if(last !== undefined, (q) => q.where('householdId', '>', last!))
      .orderBy('householdId')
      .limit(most)
      .execute();
    last = rows.at(-1)?.householdId;
    if (last === undefined) return;
    yield rows.map(({ householdId }) => householdId);
  }
}
