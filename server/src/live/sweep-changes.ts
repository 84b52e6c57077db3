import { changeRetentionDays } from '@tzemed/contract/items/changes';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { householdKeyBatches } from '../db/household-keys.ts';
import type { Log } from '../lib/log.ts';

type Context = { readonly db: Db; readonly clock: () => Date; readonly log: Log };

const dayMs = 86_400_000;
/** A cursor of any hour of its day is good for all of `changeRetentionDays`, by a clock that may be a little off ours. */
const slackDays = 2;

/** Removes changes that no cursor can ask for any more. */
export async function sweepChanges({ db, clock, log }: Context) {
  const before = new Date(clock().getTime() - (changeRetentionDays + slackDays) * dayMs);
  let changes = 0;
  for await (const homes of householdKeyBatches(db)) {
    const { numDeletedRows } = await db
      .deleteFrom('changes')
      .where(sql<boolean>`household_id = any(${homes})`)
      .where('at', '<=', before)
      .executeTakeFirst();
    changes += Number(numDeletedRows);
  }
  log.info({ changes }, 'changes swept');
}
