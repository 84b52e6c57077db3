import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/lib/log.ts';
import { startServer } from '../src/start-server.ts';

export type Statement = { readonly text: string; readonly values: unknown[] };

/**
 * What the product really sends to the database for each call, once its session is cached: path without query →
 * statements. The yardstick runs the same, so the two can never drift apart.
 */
export async function recordStatements(env: Record<string, string>, calls: readonly string[], token: string) {
  const server = await startServer(readConfig(env), createLog('error'), '');
  const ask = (call: string) => fetch(server.url + call, { headers: { authorization: `Bearer ${token}` } });
  const paths: Record<string, Statement[]> = {};
  const original = pg.Client.prototype.query;
  try {
    for (const call of calls) {
      await ask(call);
      const statements: Statement[] = [];
      // Background work of the queue passes here too; it is told apart by its schema.
      pg.Client.prototype.query = function record(this: pg.Client, text: unknown, values: unknown, ...rest: unknown[]) {
        if (typeof text === 'string' && Array.isArray(values) && !text.includes('pgboss'))
          statements.push({ text, values });
        return (original as (...args: unknown[]) => unknown).call(this, text, values, ...rest);
      } as typeof original;
      await ask(call);
      pg.Client.prototype.query = original;
      paths[call.split('?')[0] ?? call] = statements;
    }
  } finally {
    pg.Client.prototype.query = original;
    await server.stop();
  }
  return paths;
}
