import { type StatusLevel, type StatusPart, statusLevels } from '@tzemed/contract/site/status';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Levels of the parts at a minute; null where a part was not checked. */
export type Check = { readonly minute: Date } & Readonly<Record<StatusPart, StatusLevel | null>>;

/** Name of the job whose end says that jobs are worked off. */
export const heartbeatName = 'status.heartbeat';

export async function findHeartbeat(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(completed_on) as at from pgboss.job where name = ${heartbeatName} and state = 'completed'`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Stores checks; of several processes that check in the same minute, the worse one stays. */
export async function storeChecks(db: Db, checks: readonly Check[]) {
  const numberOf = (level: StatusLevel | null) => (level === null ? null : statusLevels.indexOf(level));
  const rows = checks.map(({ minute, database, jobs, files, mail }) => ({
    minute,
    database: numberOf(database),
    jobs: numberOf(jobs),
    files: numberOf(files),
    mail: numberOf(mail),
  }));
  await db
    .insertInto('statusChecks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('minute').doUpdateSet((eb) => {
        const worse = (part: StatusPart) =>
          eb.fn<number | null>('greatest', [`statusChecks.${part}`, `excluded.${part}`]);
        return { database: worse('database'), jobs: worse('jobs'), files: worse('files'), mail: worse('mail') };
      }),
    )
    .execute();
}

/** The same for each part. */
export const eachPart = <T>(make: (part: StatusPart) => T): Record<StatusPart, T> => ({
  database: make('database'),
  jobs: make('jobs'),
  files: make('files'),
  mail: make('mail'),
});
