import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { columnParsers } from '../src/db/connection/column-parsers.ts';
import { newId } from '../src/lib/ids.ts';
import { anyDay, slugOf } from './calls.ts';
import { type Recording, type Statement, textOf } from './record-statements.ts';

/**
 * The yardstick: Fastify and pg, no session, no checks, no schemas. Each call of `BENCH_RECORDINGS` runs the very
 * statements that the product runs for it, in the same order, and answers their rows: at `/bare/…` as they are, at
 * `/named/…` each under a name, so that it is planned once. Says its address on stdout.
 */
const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_CONNECTION ?? '{}'), max: 20, types: columnParsers });
const recordings: Record<string, Recording> = JSON.parse(process.env.BENCH_RECORDINGS ?? '{}');
const app = Fastify({ logger: { level: 'error', stream: process.stderr } });

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isDay = /^\d{4}-\d\d-\d\d$/;
const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Random value of the same kind as the recorded one. */
function freshLike(text: string): unknown {
  if (isUuid.test(text)) return newId();
  if (isInstant.test(text)) return new Date();
  if (isDay.test(text)) return anyDay();
  return text.length <= 100 ? randomUUID() : text;
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

for (const [name, { isTransaction, steps, fresh }] of Object.entries(recordings)) {
  const run = async (on: pg.Pool | pg.PoolClient, isNamed: boolean) => {
    const values = new Map(fresh.map((text) => [text, freshLike(text)]));
    const ask = ({ text, values: recorded }: Statement) =>
      on.query({
        text,
        values: recorded.map((value) => values.get(textOf(value)) ?? value),
        ...(isNamed && recorded.length > 0 && { name: nameOf(text) }),
      });
    const rows: unknown[] = [];
    for (const step of steps) for (const result of await Promise.all(step.map(ask))) rows.push(result.rows);
    return rows;
  };
  for (const kind of ['bare', 'named'])
    app.all(`/${kind}/${slugOf(name)}`, async () => {
      if (!isTransaction) return run(pool, kind === 'named');
      const client = await pool.connect();
      try {
        const rows = await run(client, kind === 'named');
        client.release();
        return rows;
      } catch (error) {
        // The transaction of this connection is still open and holds its locks.
        client.release(true);
        throw error;
      }
    });
}

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`http://localhost:${typeof address === 'object' ? address?.port : ''}\n`);
