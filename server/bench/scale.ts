import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { createDatabase, type Db } from '../src/db/client.ts';
import { Connection } from '../src/db/connection/connection.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { countWork } from '../src/delivery/due/count-late-work.ts';
import { find, findByEmail } from '../src/identity/accounts.ts';
import { tokenUserOf } from '../src/features/auth/public-user.ts';
import { hashOf } from '../src/identity/sessions/sessions.ts';
import { signToken } from '../src/identity/sessions/session-token.ts';
import { newId } from '../src/lib/ids.ts';
import { createLog } from '../src/lib/log.ts';
import { urlOf } from '../src/testing/database/database-server.ts';
import { type CatalogueTable, keyOf, readCatalogue } from '../src/testing/database/catalogue.ts';
import { bodyOf, calls, headersOf } from './calls.ts';
import type { Asker } from './given-data.ts';
import { measure } from './measure.ts';
import { startProcess } from './process.ts';

/**
 * `npm run bench:scale`: one database with many copies of the demo household, which is two years of two people with three
 * pets. Rows and bytes of a household, requests per second, queries that ask all households, and what moving one takes.
 *
 * BENCH_HOUSEHOLDS: how many. BENCH_SECONDS: how long each call is measured.
 */
const households = Number(process.env.BENCH_HOUSEHOLDS ?? 10_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
/** Households that ask at a time, of all. */
const asking = 300;
const perBatch = 1000;

const log = createLog('error');
const closing: (() => Promise<unknown>)[] = [];
const main = path.join(import.meta.dirname, '../src/main.ts');

type Template = { readonly householdId: string; readonly users: readonly string[] };

/** Fills in a copy of everything that the demo household has, under other households and people. */
async function copyHouseholds(client: pg.Client, tables: readonly CatalogueTable[], { householdId, users }: Template) {
  const people = `'{${users.join()}}'::uuid[]`;
  /** Columns whose values are the only ones of their kind. */
  const others: Record<string, string> = {
    'users.email': `n || '-' || t.email`,
    'sign_in_names.subject': `n || '-' || t.subject`,
    'sessions.token_hash': 'sha256(t.token_hash || int4send(n))',
  };
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select attrelid::regclass::text as table, attname as column, format_type(atttypid, null) as type from pg_attribute
     where attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '' and attrelid in
       (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')`,
  );
  const mapped = (table: string, column: string, type: string) => {
    const other = others[`${table}.${column}`];
    if (other) return other;
    if (column === 'household_id') return `md5(t.${column}::text || n)::uuid`;
    if (type !== 'uuid') return `t.${column}`;
    return `case when t.${column} = any(${people}) then md5(t.${column}::text || n)::uuid else t.${column} end`;
  };
  await client.query('set session_replication_role = replica; set synchronous_commit = off; set work_mem = 65536');
  for (let first = 1; first < households; first += perBatch) {
    const last = Math.min(households - 1, first + perBatch - 1);
    for (const table of tables) {
      const columns = rows.filter((row) => row.table === table.name);
      const names = columns.map(({ column }) => column);
      const place = names.includes('household_id')
        ? `t.household_id = '${householdId}'`
        : names.includes('user_id')
          ? `t.user_id = any(${people})`
          : table.name === 'users'
            ? `t.id = any(${people})`
            : undefined;
      if (!place || table.name.startsWith('support_')) continue;
      // Row after row of the template: as in life, neighbours on a page are of different households.
      await client.query(
        `insert into ${table.name} (${names.map((name) => `"${name}"`).join()})
         select ${columns.map(({ table: of, column, type }) => mapped(of, `${column}`, type).replace(`t.${column}`, `t."${column}"`)).join()}
         from ${table.name} t, generate_series(${first}, ${last}) n where ${place}`,
      );
    }
    process.stderr.write(`\r${last + 1} households`);
  }
  process.stderr.write('\n');
  await client.query('vacuum analyze');
}

async function sizes(client: pg.Client) {
  const { rows } = await client.query<{ name: string; rows: number; heap: number; indexes: number }>(
    `select relname as name, greatest(reltuples, 0)::float8 as rows,
       (pg_table_size(oid))::float8 as heap, pg_indexes_size(oid)::float8 as indexes
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by pg_total_relation_size(oid) desc`,
  );
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  const per = (value: number) => Math.round(value / households);
  console.log(`\n| table | rows per household | bytes per household | of them indexes |\n| --- | --- | --- | --- |`);
  for (const row of rows.slice(0, 12))
    console.log(
      `| ${row.name} | ${(row.rows / households).toFixed(1)} | ${per(row.heap + row.indexes)} | ${per(row.indexes)} |`,
    );
  const all = sum(({ heap, indexes }) => heap + indexes);
  console.log(
    `| all ${rows.length} tables | ${(sum((row) => row.rows) / households).toFixed(0)} | ${per(all)} | ${per(sum(({ indexes }) => indexes))} |`,
  );
  console.log(`\nDatabase of ${households} households: ${(all / 1e9).toFixed(2)} GB`);
}

async function giveTokens(db: Db, { householdId, users }: Template): Promise<readonly Asker[]> {
  const found = await sql<{ petId: string; expenseId: string }>`
    select pet_id, id as expense_id from expenses
    where household_id = ${householdId} and refund_of is null and deleted_at is null limit 1`.execute(db);
  const [{ petId, expenseId }] = found.rows as [(typeof found.rows)[number]];
  const [now, key] = [new Date(), randomBytes(32)];
  return Promise.all(
    Array.from({ length: Math.min(asking, households - 1) }, async (_, nth) => {
      const n = 1 + Math.floor((nth * (households - 1)) / asking);
      const { rows } = await sql<{ id: string }>`select md5(${users[0]!}::text || ${n}::int)::uuid as id`.execute(db);
      const account = (await find(db, rows[0]!.id))!;
      const { id } = account;
      const session = { id: newId(), createdAt: now, endsAt: new Date(now.getTime() + 86_400_000) };
      const token = await signToken(key, tokenUserOf(account), session);
      const signedIn = { userId: id, familyId: newId(), tokenHash: hashOf(token), lastUsedAt: now, signedInAt: now };
      await db
        .insertInto('sessions')
        .values({ ...session, ...signedIn })
        .execute();
      return { token, petId, expenseId };
    }),
  );
}

async function requests(url: string, pid: number, postmaster: number, askers: readonly Asker[]) {
  console.log('\n| call | requests/s | server, µs of CPU | PostgreSQL, µs of CPU |\n| --- | --- | --- | --- |');
  for (const call of calls.filter(({ name }) =>
    ['list', 'one row', 'dashboard', 'create with key', 'update with key'].includes(name),
  )) {
    let nth = 0;
    const askerOf = () => askers[nth % askers.length]!;
    const side = {
      pid,
      postmaster,
      url: url + call.path(askers[0]!),
      method: call.method,
      headers: () => headersOf(call, (nth++, askerOf())),
      body: () => bodyOf(call, askerOf()),
    };
    await measure(side, 2);
    const { perSecond, server, database } = await measure(side, seconds);
    console.log(`| ${call.name} | ${perSecond.toFixed(0)} | ${server.toFixed(0)} | ${database.toFixed(0)} |`);
  }
}

/** The middle of five times, in milliseconds. */
async function timed(work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let nth = 0; nth < 5; nth++) {
    const since = performance.now();
    await work();
    times.push(performance.now() - since);
  }
  return times.toSorted((a, b) => a - b)[2]!.toFixed(1);
}

async function acrossHouseholds(
  db: Db,
  client: pg.Client,
  tables: readonly CatalogueTable[],
  { householdId, users }: Template,
) {
  const [now, batch] = [new Date(), 200];
  const keys = sql`(select array_agg(household_id) from (select household_id from change_counters limit ${batch}) c)::uuid[]`;
  const asked: Record<string, () => Promise<unknown>> = {
    'next due time': () => sql`select min(next_at) from due_queue`.execute(db),
    'due entries, 100 of all': () =>
      sql`select * from due_queue where next_at <= now() + interval '30 days' order by next_at limit 100`.execute(db),
    'health: late and failing work': () => countWork(db, now),
    'an account by its address': () => findByEmail(db, '17-nobody@example.co.il'),
    'a session by its token': () =>
      sql`select id from sessions where user_id = ${users[0]!} and token_hash = sha256('x')`.execute(db),
    'sweep of changes, a batch of 200 households': () =>
      sql`select household_id, min(number) from changes where household_id = any(${keys}) group by 1`.execute(db),
    'mirrors, all households': () => client.query('select count(*) from mirror_faults()'),
  };
  console.log(`\n| query | ms |\n| --- | --- |`);
  for (const [name, work] of Object.entries(asked)) console.log(`| ${name} | ${await timed(work)} |`);
  const owned = tables.filter((table) => keyOf(table) === 'household_id');
  let rows = 0;
  const read = await timed(async () => {
    rows = 0;
    for (const { name } of owned)
      rows += (await client.query(`select * from ${name} where household_id = '${householdId}'`)).rows.length;
  });
  console.log(`| all ${rows} rows of one household, ${owned.length} tables | ${read} |`);
}

try {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const { connection, superuser, stop } = await startEmbedded({ dataDir, log });
  closing.push(stop);
  console.log(`${cpus().length} × ${cpus()[0]?.model}; load ${loadavg()[0]?.toFixed(1)}; ${households} households`);
  const env = { DATABASE_URL: urlOf(connection), PORT: '0', DATA_DIR: path.join(dataDir, 'demo'), WORK: 'elsewhere' };
  const demo = await startProcess([main], { ...env, DEMO: '1' });
  await demo.stop();

  const db = createDatabase({ ...connection, statement_timeout: 0 }, log);
  closing.push(() => db.destroy());
  const { rows } = await sql<{ householdId: string; users: string[] }>`
    select household_id, array_agg(user_id order by joined_at) as users from household_members group by 1
    order by count(*) desc limit 1`.execute(db);
  const template = rows[0]!;
  const client = new Connection({ ...superuser, database: connection.database, statement_timeout: 0 });
  await client.connect();
  closing.push(() => client.end());
  const tables = await readCatalogue(client);
  const since = performance.now();
  await copyHouseholds(client, tables, template);
  console.log(`Filled in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  await client.query('reset session_replication_role');

  await sizes(client);
  const askers = await giveTokens(db, template);
  const server = await startProcess([main], { ...env, RATE_LIMIT_SCALE: '1000000' });
  const postmaster = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
  await requests(server.url, server.pid, postmaster, askers);
  await server.stop();
  await acrossHouseholds(db, client, tables, template);
  const { rows: memory } = await sql<{ hit: number }>`
    select round(100.0 * sum(blks_hit) / nullif(sum(blks_hit + blks_read), 0), 1)::float8 as hit from pg_stat_database
    where datname = current_database()`.execute(db);
  console.log(`\n${memory[0]?.hit} % of pages were found in 128 MB of shared buffers`);
} finally {
  for (const close of closing.toReversed()) await close();
}
