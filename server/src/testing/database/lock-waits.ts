import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../db/client.ts';

/**
 * Resolves when so many statements of this database wait for a lock. It reads `pg_locks`, where a lock that is granted
 * counts at once; `pg_stat_activity` still shows the wait until its process has run.
 *
 * @param db asks beside the transaction that holds the lock
 */
export const untilBlocked = (db: Db, statements = 1) =>
  expect
    .poll(() => countBlocked(db), { message: 'statements that wait for a lock' })
    .toBeGreaterThanOrEqual(statements);

async function countBlocked(db: Db) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(db);
  return rows[0]!.count;
}
