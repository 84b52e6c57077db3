import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** To one number in one day, whoever asks: a code is typed once, and nobody has so many things due. */
const most = { codes: 5, messages: 30 } as const;

/** Counts what is about to be sent to a number; false when that is as much as it gets in a day. */
export async function countSms(db: Db, number: string, day: string, what: keyof typeof most): Promise<boolean> {
  const numberHash = createHash('sha256').update(number).digest();
  const column = sql.ref(what);
  const { rows } = await sql`
    insert into sent_numbers as kept (number_hash, day, ${column}) values (${numberHash}, ${day}, 1)
    on conflict (number_hash) do update set
      day = excluded.day,
      codes = case when kept.day = excluded.day then kept.codes else 0 end + excluded.codes,
      messages = case when kept.day = excluded.day then kept.messages else 0 end + excluded.messages
    where kept.day <> excluded.day or kept.${column} < ${most[what]}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Deletes the counts of past days, which no quota uses. */
export const removeOldSmsCounts = (db: Db, today: string) =>
  db.deleteFrom('sentNumbers').where('day', '<', today).executeTakeFirst();
