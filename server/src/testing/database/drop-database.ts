import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { run } from './database-server.ts';

/** PostgreSQL's own cleaner may be at work in it: nobody else ends that, and it leaves by itself. */
const isCleaned = (error: unknown) => (error as { code?: string }).code === '42501';
const patienceMs = 10_000;

export async function dropDatabase(server: pg.PoolConfig, name: string): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      await run(server, `drop database ${name} with (force)`);
      return;
    } catch (error) {
      if (!isCleaned(error) || Date.now() > until) throw error;
      await sleep(100);
    }
  }
}
