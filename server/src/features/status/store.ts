import { brand } from '@tzemed/contract/brand';
import { type StatusLevel, type StatusPart, statusLevels, statusParts } from '@tzemed/contract/site/status';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Check, eachPart } from '../../monitor/check-rows.ts';

/** Minutes of each level in which a part was checked. */
type Counts = Record<StatusLevel, number>;
export type Day = { readonly date: string; readonly parts: Readonly<Record<StatusPart, Counts>> };

/** Minutes by day of Israel from one moment until before another, oldest first; days without a check are left out. */
export async function countByDay(db: Db, since: Date, until?: Date): Promise<Day[]> {
  const counts = statusParts.flatMap((part) =>
    statusLevels.map((_level, number) =>
      sql<number>`(count(*) filter (where ${sql.ref(part)} = ${sql.lit(number)}))::int`.as(`${part}${number}`),
    ),
  );
  const rows = await db
    .selectFrom('statusChecks')
    .$if(until !== undefined, (query) => query.where('minute', '<', until!))
    .select(sql<string>`(minute at time zone ${sql.lit(brand.timeZone)})::date::text`.as('date'))
    .select(counts)
    .where('minute', '>=', since)
    .groupBy('date')
    .orderBy('date')
    .execute();
  return rows.map((row) => ({
    date: row.date,
    parts: eachPart((part) => ({
      ok: Number(row[`${part}0`]),
      slow: Number(row[`${part}1`]),
      failed: Number(row[`${part}2`]),
    })),
  }));
}

/** The newest check since a moment, by any process. */
export async function findLatest(db: Db, since: Date): Promise<Check | undefined> {
  const row = await db
    .selectFrom('statusChecks')
    .selectAll()
    .where('minute', '>=', since)
    .orderBy('minute', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return { minute: row.minute, ...eachPart((part) => (row[part] === null ? null : (statusLevels[row[part]] ?? null))) };
}

/** Removes checks from before a moment; answers how many. */
export async function removeChecks(db: Db, before: Date) {
  const { numDeletedRows } = await db.deleteFrom('statusChecks').where('minute', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
