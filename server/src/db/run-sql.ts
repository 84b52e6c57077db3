import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';

/** Text of an SQL file with LF line ends, and its sha256. */
export async function readSql(file: string) {
  const sql = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  return { sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/**
 * Runs `work` in one transaction.
 *
 * @param nameOf what failed, for the error: 'Migration 0001_accounts'
 * @throws StartupError when anything in it fails; nothing is changed then
 */
export async function inTransaction(client: pg.Client, nameOf: () => string, work: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin');
    await work();
    await client.query('commit');
  } catch (error) {
    // A connection that broke has nothing to roll back; its error is reported.
    await client.query('rollback').catch(() => undefined);
    throw new StartupError(`${nameOf()} failed: ${(error as Error).message}`, { cause: error });
  }
}
