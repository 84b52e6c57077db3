import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/lib/log.ts';
import { startServer } from '../src/start-server.ts';
import { bodyOf, type Call, headersOf } from './calls.ts';
import type { Asker } from './given-data.ts';

export type Statement = { readonly text: string; readonly values: unknown[] };
/** Statements of one request: consecutive steps, each with the statements that ran concurrently. */
export type Recording = {
  readonly isTransaction: boolean;
  readonly steps: readonly (readonly Statement[])[];
  /** Values that differ from one request to the next, as text: ids, times, keys. Each request needs its own. */
  readonly fresh: readonly string[];
};

/** Bytes would not come through JSON as they are; PostgreSQL reads them as hex, too. */
const keepable = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);

export const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

type Told = { callback: (error: unknown, result: unknown) => void };

function atEnd(query: Told, isDone: () => void) {
  const told = query.callback;
  query.callback = (error, result) => {
    isDone();
    told(error, result);
  };
}

/**
 * Records the statements that the product sends to the database for each call, once its session is cached and its
 * statements are built. The baseline server runs the same ones, so the two cannot drift apart.
 */
export async function recordStatements(env: Record<string, string>, calls: readonly Call[], asker: Asker) {
  const server = await startServer(readConfig(env), createLog('error'), '');
  const original = pg.Client.prototype.query;
  let steps: Statement[][] = [];
  let underWay = 0;
  pg.Client.prototype.query = function record(this: pg.Client, query: unknown, values: unknown, ...rest: unknown[]) {
    const asked = (original as (...args: unknown[]) => unknown).call(this, query, values, ...rest);
    const { text, values: inside } = query as { text?: string; values?: unknown[] };
    const given = inside ?? (Array.isArray(values) ? values : []);
    const statement = { text: text ?? String(query), values: given.map(keepable) };
    // Background work of the queue passes here too; it is told apart by its schema.
    if (statement.text.includes('pgboss')) return asked;
    // Follow-up work of the previous request may still be running.
    if (underWay === 0 || steps.length === 0) steps.push([]);
    steps.at(-1)?.push(statement);
    underWay += 1;
    const isDone = () => void (underWay -= 1);
    if (asked instanceof Promise) void asked.then(isDone, isDone);
    // A query object, which is told by a call.
    else atEnd(asked as Told, isDone);
    return asked;
  } as typeof original;
  const ask = async (call: Call) => {
    steps = [];
    const answer = await fetch(server.url + call.path(asker), {
      method: call.method,
      headers: headersOf(call, asker),
      body: bodyOf(call, asker),
    });
    if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`);
    await answer.text();
    return steps;
  };
  const recordings: Record<string, Recording> = {};
  try {
    for (const call of calls) {
      await ask(call);
      const [one, other] = [await ask(call), await ask(call)];
      if (other.length === 0) throw new Error(`${call.name}: no statement was seen`);
      const before = new Set(one.flat().flatMap(({ values }) => values.map(textOf)));
      const texts = other.flat().flatMap(({ values }) => values.map(textOf));
      recordings[call.name] = {
        isTransaction: other.flat().some(({ text }) => text === 'begin'),
        steps: other,
        fresh: [...new Set(texts.filter((text) => !before.has(text)))],
      };
    }
  } finally {
    pg.Client.prototype.query = original;
    await server.stop();
  }
  return recordings;
}
