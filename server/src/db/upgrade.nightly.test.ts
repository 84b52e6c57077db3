import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { expect, test } from 'vitest';
import { demoAccount } from '../demo/account.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { reactions } from '../reactions.ts';
import { testApp } from '../testing/app.ts';
import { emptyDatabase } from '../testing/database/test-database.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { createDatabase } from './client.ts';
import { schemaText } from './schema-text.ts';

const folder = path.join(import.meta.dirname, 'landed-versions');
const dumps = readdirSync(folder).filter((file) => file.endsWith('.sql.gz'));

/** The day after the dumps were made. */
const now = '2026-11-29T07:00:00.000Z';

/** Compared row by row; of all other tables the number of rows. */
const compared = ['users', 'pets', 'expenses', 'medical_records', 'reminders'];

/** Tables that need not keep their number of rows, with the reason. */
const uncounted = {
  migrations: 'gets the new ones',
  sql_files: 'later than the dumps',
  identities: '0011 moves its rows into sign_in_names',
  expense_months: '0091 drops it',
  expense_tag_months: '0091 drops it',
};

const renamedTables: Record<string, string> = { rings: 'due_queue' };
const renamedColumns: Record<string, string> = { owner_id: 'household_id' };

/** Columns that migrations drop, with the reason. */
const droppedColumns: Record<string, Record<string, string>> = {
  pets: { search_text: '0025: search_items has its text' },
  medical_records: { next_appointment: '0030 moves it into appointments' },
};

type Row = Record<string, unknown> & { id: string };
type Contents = { readonly counts: Record<string, number>; readonly rows: Record<string, Row[]> };

test('Dumps exist for at least five released versions', () => {
  expect(dumps.length).toBeGreaterThanOrEqual(5);
});

test.each(dumps)('The database in %s keeps its rows, and its owner finds them', async (dump) => {
  const database = await emptyDatabase();
  const { connection } = database;
  const statements = gunzipSync(await readFile(path.join(folder, dump))).toString();
  // The dump clears the search path of its session, so that session ends with it.
  await withClient(connection, (client) => client.query(statements));
  const before = await withClient(connection, readContents);
  expect(before.counts).toMatchObject({ users: 1, pets: 4, reminders: 26, medical_records: 29 });

  const db = createDatabase(connection, quietLog);
  await prepareDatabase(connection, db, quietLog);
  await db.destroy();

  const after = await withClient(connection, readContents);
  expect(after.counts).toMatchObject(countedIn(before));
  for (const table of compared) {
    const kept = before.rows[table]!.map((row) => keptOf(table, row));
    expect(after.rows[table]!.map((row, i) => pick(row, Object.keys(kept[i] ?? {})))).toEqual(kept);
  }
  // A dump has the uuidv7 of our own, which servers before PostgreSQL 18 need.
  const schema = (await withClient(connection, schemaText)).replaceAll('public.uuidv7()', 'uuidv7()');
  expect(schema).toBe(await readFile(path.join(import.meta.dirname, 'schema.sql'), 'utf8'));
  expect(await withClient(connection, countDeviations)).toEqual({
    found: '0',
    due: '0',
    plans: '0',
    courses: '0',
    care: '0',
    refunded: '0',
    mirrors: '0',
    unsearched: '0',
  });

  const app = await testApp({}, now, reactions, undefined, { database });
  const { email, password } = demoAccount;
  const { token: as } = (await app.call('POST', '/api/users/login', { body: { email, password } })).body;
  const get = async (url: string) => (await app.call('GET', `/api${url}`, { as })).body;
  const { pets, expenses, medical_records: records, reminders } = visibleIn(before);
  const completed = reminders!.filter((row) => row.completed_at !== null).length;
  expect(await get('/pets/my-pets')).toMatchObject({ total: pets!.length });
  expect(await get('/expenses')).toMatchObject({ total: expenses!.length });
  expect(await get('/medical-records')).toMatchObject({ total: records!.length });
  expect(await get('/reminders')).toMatchObject({ total: reminders!.length, counts: { completed } });
  expect(await get('/overview')).toMatchObject({ petCount: pets!.length });
});

async function withClient<T>(connection: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function readContents(client: pg.Client): Promise<Contents> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from public.${name}`);
    counts[name] = rows[0]!.count;
  }
  const rows: Record<string, Row[]> = {};
  for (const table of compared) {
    const all = await client.query<{ row: Row }>(`select to_jsonb(t) as row from public.${table} t order by id`);
    rows[table] = all.rows.map(({ row }) => row);
  }
  return { counts, rows };
}

const countedIn = ({ counts }: Contents) =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([table]) => !(table in uncounted))
      .map(([table, count]) => [renamedTables[table] ?? table, count]),
  );

/** Columns of a row that must hold the same afterwards, by their names of today. */
const keptOf = (table: string, row: Row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !(column in (droppedColumns[table] ?? {})))
      .map(([column, value]) => [renamedColumns[column] ?? column, value]),
  );

const pick = (row: Row, columns: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));

/** Rows that differ from those that they are computed from. */
async function countDeviations(client: pg.Client) {
  const { rows } = await client.query<Record<string, string>>(
    `select rebuild_search_items() as found, rebuild_due_queue() as due,
       rebuild_due_plans() as plans, rebuild_due_courses() as courses, rebuild_due_care() as care, rebuild_refunded() as refunded, (select count(*) from mend_mirrors()) as mirrors,
       (select count(*) from search_items where words is null) as unsearched`,
  );
  return rows[0];
}

/** Rows that are not deleted, nor their pet. */
function visibleIn({ rows }: Contents): Record<string, Row[]> {
  const standing = (table: string) => rows[table]!.filter((row) => row.deleted_at === null);
  const pets = standing('pets');
  const ids = new Set<unknown>(pets.map(({ id }) => id));
  const ofPets = (table: string) => standing(table).filter((row) => ids.has(row.pet_id));
  return { pets, ...Object.fromEntries(compared.slice(2).map((table) => [table, ofPets(table)])) };
}
