import { keptDays } from '@tzemed/contract/changes';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Log } from '../lib/log.ts';

type Context = { readonly db: Db; readonly clock: () => Date; readonly log: Log };

const dayMs = 86_400_000;
/** A cursor of any hour of its day is good for all of `keptDays`, by a clock that may be a little off ours. */
const slackDays = 2;
/** Of homes at a time: each has some hundreds of changes. */
const mostHomes = 200;

/** Removes changes that no cursor can ask for any more. */
export async function sweepChanges({ db, clock, log }: Context) {
  const before = new Date(clock().getTime() - (keptDays + slackDays) * dayMs);
  let changes = 0;
  for (let last: string | undefined; ;) {
    const homes = await nextHomes(db, last);
    last = homes.at(-1);
    if (last === undefined) break;
    const { numDeletedRows } = await db
      .deleteFrom('changes')
      .where(sql<boolean>`household_id = any(${homes})`)
      .where('at', '<=', before)
      .executeTakeFirst();
    changes += Number(numDeletedRows);
  }
  log.info({ changes }, 'changes swept');
}

async function nextHomes(db: Db, after: string | undefined) {
  const rows = await db
    .selectFrom('changeCounters')
    .select('householdId')
    .$if(after !== undefined, (q) => q.where('householdId', '>', after!))
    .orderBy('householdId')
    .limit(mostHomes)
    .execute();
  return rows.map(({ householdId }) => householdId);
}
