import Fastify from 'fastify';
import pg from 'pg';
import { columnParsers } from '../src/db/column-parsers.ts';

/**
 * The yardstick: Fastify and pg, no session, no checks, no schemas. Each path of `BENCH_PATHS` runs the very
 * statements that the product runs for it, all at once, and answers their rows. Says its address on stdout.
 */
type Statement = { readonly text: string; readonly values: unknown[] };

const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_CONNECTION ?? '{}'), max: 20, types: columnParsers });
const paths: Record<string, Statement[]> = JSON.parse(process.env.BENCH_PATHS ?? '{}');
const app = Fastify();

for (const [path, statements] of Object.entries(paths)) {
  app.get(path, async () => {
    const results = await Promise.all(statements.map(({ text, values }) => pool.query(text, values)));
    return results.map(({ rows }) => rows);
  });
}

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`http://localhost:${typeof address === 'object' ? address?.port : ''}\n`);
