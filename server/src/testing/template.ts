import type pg from 'pg';
import { migrate } from '../db/migrate.ts';

/** What every test's database starts from. Each step gets the template as its owner, and leaves no connection open. */
const steps: ((connection: pg.PoolConfig) => Promise<unknown>)[] = [migrate];

export async function prepareTemplate(connection: pg.PoolConfig): Promise<void> {
  for (const step of steps) await step(connection);
}
