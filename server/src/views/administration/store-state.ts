import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Newest migration of the database, and how many have run. */
export async function findMigration(db: Db) {
  const { rows } = await sql<{ migration: string; migrations: number }>`
    select max(name) as migration, count(*)::int as migrations from migrations`.execute(db);
  return rows[0] ?? { migration: '', migrations: 0 };
}
