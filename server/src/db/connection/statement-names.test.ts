import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusalFrom } from '../../http/errors.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { newId } from '../../lib/ids.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import type { Db } from '../client.ts';
import type { Given } from '../prepared-query.ts';

// Names are few, and tests that ran before in this process have taken theirs.
vi.resetModules();
const { createDatabase } = await import('../client.ts');
const { prepared } = await import('../prepared-query.ts');
const { statementNameOf, markReusedStatement } = await import('./statement-names.ts');

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  // A single connection, so that each query sees the prepared statements of the previous ones.
  db = createDatabase({ ...database.connection, max: 1 }, quietLog);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Number of executions of each statement that the connection keeps, with generic and custom plans. */
const kept = async (words: string) => {
  const { rows } = await sql<{ runs: number }>`
    select generic_plans + custom_plans as runs from pg_prepared_statements
    where statement like ${`%${words}%`} and statement not like '%pg_prepared%'`.execute(db);
  return rows.map(({ runs }) => runs);
};

test('Only the first shapes of a statement are kept, so that names remain for other statements', async () => {
  type Row = Record<string, string>;
  const row = prepared((db: Db, _scope: object, given: Given<Row>) =>
    db.selectNoFrom(Object.entries(given).map(([name, value]) => sql<string>`${value}::text || ' shaped'`.as(name))),
  );
  for (let shape = 0; shape < 20; shape++)
    for (let time = 0; time < 4; time++) await row(db, {}, { [`field${shape}`]: 'a' });
  expect(await kept(' shaped')).toHaveLength(8);
});

test('A frequent statement is parsed once and kept, with the values of each call; a one-time statement is not', async () => {
  const echo = prepared((db: Db, _scope: object, { word }: Given<{ word: string }>) =>
    db.selectNoFrom([sql<string>`${word}::text || ' often'`.as('word')]),
  );
  const words: (string | undefined)[] = [];
  for (const word of ['a', 'b', 'c', 'd', 'e']) words.push((await echo(db, {}, { word }))[0]?.word);
  expect(words).toEqual(['a often', 'b often', 'c often', 'd often', 'e often']);
  expect(await kept(' often')).toEqual([3]);
  await sql`select ${'x'}::text || ' seldom'`.execute(db);
  expect(await kept(' seldom')).toEqual([]);
});

test('A kept statement gets a generic plan, however few households it asks about', async () => {
  const homes = Array.from({ length: 40 }, newId);
  await sql`create table homely (home uuid, size int)`.execute(db);
  await sql`insert into homely select home, n from unnest(${homes}::uuid[]) home, generate_series(1, 50) n`.execute(db);
  await sql`create index on homely (home)`.execute(db);
  await sql`analyze homely`.execute(db);
  const sizes = prepared((db: Db, _scope: object, { asked }: Given<{ asked: readonly string[] }>) =>
    db
      .selectFrom(sql<{ size: number }>`homely`.as('homely'))
      .where(sql<boolean>`home = any(${asked})`)
      .select('size'),
  );
  for (let time = 0; time < 12; time++) expect(await sizes(db, {}, { asked: homes.slice(0, 1) })).toHaveLength(50);
  const { rows } = await sql`
    select generic_plans, custom_plans from pg_prepared_statements where statement like '%from homely%any(%'`.execute(
    db,
  );
  expect(rows).toEqual([{ genericPlans: 10, customPlans: 0 }]);
});

test('Counts are dropped when there are too many of them, and a named statement keeps its name', () => {
  const sent = (text: string) => [statementNameOf(text), statementNameOf(text), statementNameOf(text)].at(-1);
  for (const text of ['named', 'counted']) markReusedStatement(text);
  const name = sent('named');
  expect(name).toMatch(/^[\w-]{16}$/);
  for (let i = 0; i < 2000; i++) markReusedStatement(`one of many ${i}`);
  expect([statementNameOf('named'), sent('counted')]).toEqual([name, undefined]);
  markReusedStatement('counted');
  expect(sent('counted')).toBeDefined();
});

test('A plan that a migration has outdated asks to try again, and the next time it fits', async () => {
  await sql`create table grown (size int); insert into grown values (1)`.execute(db);
  const sizes = prepared((db: Db, _scope: object, _values: object) =>
    db.selectFrom(sql<{ size: unknown }>`grown`.as('grown')).selectAll(),
  );
  for (let time = 0; time < 4; time++) expect(await sizes(db, {}, {})).toEqual([{ size: 1 }]);
  await sql`alter table grown alter size type text`.execute(db);
  const refusal = refusalFrom(await sizes(db, {}, {}).catch((error: unknown) => error));
  expect([refusal.status, refusal.code]).toEqual([503, 'unavailable']);
  expect(await sizes(db, {}, {})).toEqual([{ size: '1' }]);
});
