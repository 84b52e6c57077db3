import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../db/client.ts';

/**
 * Vacuums and analyzes a table until all its pages are marked as visible to all, as index-only scans need. A page is not
 * while its rows are not on disk, or another transaction may not see them.
 */
export const vacuumTable = (db: Db, table: string) =>
  expect
    .poll(
      async () => {
        await sql`vacuum (analyze, disable_page_skipping) ${sql.table(table)}`.execute(db);
        const { rows } = await sql<{ left: number }>`
          select relpages - relallvisible as left from pg_class where oid = ${table}::regclass`.execute(db);
        return rows[0]!.left;
      },
      { message: `pages of ${table} that are not visible to all` },
    )
    .toBe(0);
