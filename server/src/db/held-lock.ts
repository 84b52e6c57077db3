import type pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';
import { Connection } from './connection/connection.ts';

/** Work in a transaction takes as long as it takes, whatever the server or the role limits it to. */
export const UNHURRIED = `
  select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;

/**
 * Runs `work` while this process alone holds the lock of that number. It belongs to a transaction, so that a pooler that
 * shares connections does not keep it.
 *
 * @param busy what the error says when another holds it
 * @throws StartupError when another holds it, or the database can't be reached
 */
export async function holdingLock<T>(
  connection: pg.ClientConfig,
  { lock, busy }: { readonly lock: number; readonly busy: string },
  work: (stillHeld: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const client = await connectTo(connection);
  try {
    // One message: a server that ends idle transactions leaves no time between two.
    await client.query(`begin; ${UNHURRIED}`);
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [lock]);
    if (!rows[0]?.locked) throw new StartupError(busy);
    return await work(async () => void (await client.query('select')));
  } finally {
    // Ends the transaction, and the lock with it.
    await client.end();
  }
}

/** A connection of its own. @throws StartupError when the database can't be reached */
export async function connectTo(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new Connection({ connectionTimeoutMillis: 3000, ...connection });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartupError(`Cannot connect to the database: ${message || code}`, { cause: error });
  }
}
