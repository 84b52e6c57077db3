import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnParsers } from './connection/column-parsers.ts';
import { type NamingConfig, PatientConnection } from './connection/connection.ts';
import type { Log } from '../lib/log.ts';
import { Refusal } from '../lib/refusal.ts';
import { QueryDeadline, waitFor } from './connection/query-deadline.ts';
import type { DB } from './tables.ts';

/** The database, or the transaction a caller has open on it. */
export type Db = Kysely<DB>;

/** Milliseconds for a free connection of the pool and for a new one; `query-deadline.ts` limits all waits of a request. */
const connectionTimeoutMillis = () => 3000 * QueryDeadline.scale;

/** Start-up parameters. A pooler shares connections and takes none: there its own settings, or the role's, have them. */
const sessionSettings = () => ({
  statement_timeout: 5000 * QueryDeadline.scale,
  idle_in_transaction_session_timeout: 10_000 * QueryDeadline.scale,
  options: PLANS,
});

/**
 * Statements are planned for all values: what a connection keeps once, all others each time. By itself PostgreSQL takes a
 * list of homes (`= any($1)`) to name ten, so where it names one it plans anew each time, which takes several times as long as
 * the statement does. A value that the `where` of an index needs must stand in the text (`sql.lit`).
 */
const PLANS = '-c plan_cache_mode=force_generic_plan';

/** Below the embedded server's 60, with room for jobs and migrations. */
const CONNECTIONS = 20;

/** Requests that wait for a connection; 20 of them serve some 300 a second even where each takes long. */
const MOST_WAITING = 1000;

/** The option keeps the keys inside stored JSON from being renamed too. */
export const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** `isPooled`: a pooler lies between, which may give each transaction another connection. */
export type DatabaseConfig = pg.PoolConfig & NamingConfig & { readonly isPooled?: boolean };

/** Pool over the database at `config`; `destroy()` closes it. Connects with the first query. */
export function createDatabase({ isPooled = false, ...config }: DatabaseConfig, log: Pick<Log, 'warn'>): Db {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    application_name: 'tzemed',
    keepAlive: true,
    connectionTimeoutMillis: connectionTimeoutMillis(),
    ...(!isPooled && sessionSettings()),
    types: columnParsers,
    Client: PatientConnection,
    ...config,
  });
  // An idle connection that breaks would end the process; the pool replaces it by itself. A pool that is closing does
  // not wait for its connections, so they may still see the server go.
  pool.on('error', (err) => {
    if (!pool.ending) log.warn({ err }, 'A database connection was lost');
  });
  const listeners = new Set<Listener>();
  pool.on('connect', (client) => gatherTouched(client, (homes) => listeners.forEach((listener) => listener(homes))));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: () => checkOut(pool), end: () => pool.end(), options: pool.options },
    }),
    plugins: [camelCase],
  });
  pools.set(db, pool);
  committed.set(db, listeners);
  return db;
}

/** Queries on one connection, whatever transaction it is in, after its others. */
export const databaseOn = (client: pg.Client): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => Object.assign(client, { release: () => undefined }),
        end: async () => undefined,
        options: {},
      },
    }),
    plugins: [camelCase],
  });

/** The pools behind the databases that `createDatabase` made. */
const pools = new WeakMap<Db, pg.Pool>();

/** Connections of the pool behind a database. */
export function poolOf(db: Db) {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

type Listener = (homes: readonly string[]) => void;
const committed = new WeakMap<Db, Set<Listener>>();

/** Runs after each commit by this process in which something of a home was changed, with the keys of those homes. */
export const onCommitted = (db: Db, listener: Listener) => void committed.get(db)?.add(listener);

/** The database names each home while the transaction commits (`next_change`), and is ready again when it is done. */
function gatherTouched(client: pg.PoolClient, tell: Listener) {
  const touched = new Set<string>();
  client.on('notice', ({ code, message }) => {
    if (code === 'TZ001' && message) touched.add(message);
  });
  client.on('drain', () => {
    if (touched.size === 0) return;
    tell([...touched]);
    touched.clear();
  });
}

/** An answer as the driver gives it: columns under their names in SQL. */
export type Answer = Pick<pg.QueryResult<Record<string, unknown>>, 'fields' | 'rows'>;

/**
 * Sends a text straight to the driver, past what a query builder does for each query; nothing for a transaction, whose
 * connection only the builder knows.
 */
export function sendDirectly(db: Db, text: string, values: readonly unknown[]): Promise<Answer> | undefined {
  const pool = pools.get(db);
  return pool && sendOn(pool, text, values);
}

async function sendOn(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<Answer> {
  const client = await checkOut(pool);
  try {
    return await client.query<Record<string, unknown>>(text, [...values]);
  } finally {
    // The pool discards a broken connection.
    client.release();
  }
}

/**
 * A free connection, which nobody waits for, or a new one. One that comes too late goes back unused.
 *
 * @throws Refusal 503 when as many wait as would be served in about the time that each of them has
 */
async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  if (pool.waitingCount >= MOST_WAITING) throw new Refusal(503, 'unavailable', { retryAfter: 5 });
  return pool.idleCount > pool.waitingCount
    ? pool.connect()
    : waitFor(
        () => pool.connect(),
        (coming) =>
          coming.then(
            (client) => client.release(),
            () => undefined,
          ),
      );
}

/**
 * Runs `work` in a transaction: the one that `ctx.db` already is, or a new one. What `work` is handed is the same
 * context on the transaction; called by the same name, it leaves no way past it.
 */
export async function transact<C extends { readonly db: Db }, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }));
}
