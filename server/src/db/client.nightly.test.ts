import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalFrom } from '../http/errors.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { run } from '../testing/database/database-server.ts';
import { createDatabase, type Db, transact } from './client.ts';
import { QueryDeadline } from './connection/query-deadline.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  db = createDatabase(database.connection, quietLog);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('days stay text, sums are numbers, instants are Dates and stored JSON keeps its keys', async () => {
  const { rows } = await sql`
    select date '2026-03-27' as some_day, array[date '2026-03-27', null] as some_days,
      sum(amount) as total, array_agg(amount) as amounts, timestamptz '2026-03-27 00:00+02' as instant,
      '{"snake_key": [1]}'::jsonb as stored
    from (values (9007199254740990::bigint), (1)) as amounts(amount)`.execute(db);
  expect(rows).toEqual([
    {
      someDay: '2026-03-27',
      someDays: ['2026-03-27', null],
      total: 9007199254740991,
      amounts: [9007199254740990, 1],
      instant: new Date('2026-03-26T22:00:00Z'),
      stored: { snake_key: [1] },
    },
  ]);
});

test('a number that JavaScript would round is refused', async () => {
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow('does not fit a number exactly');
});

test('a statement and an idle transaction have a limited time', async () => {
  const { scale } = QueryDeadline;
  QueryDeadline.scale = 1;
  const unscaled = createDatabase(database.connection, quietLog);
  QueryDeadline.scale = scale;
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(unscaled);
  await unscaled.destroy();
  expect(rows).toEqual([{ statement: '5s', idle: '10s' }]);
});

test.each([
  ['under a query', (tx: Db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)],
  [
    'between two queries',
    async (tx: Db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await run(database.connection, `select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await sql`select 1`.execute(tx);
    },
  ],
])('a connection that breaks %s takes its transaction along and nothing else', async (_when, breakIt) => {
  await sql`create table if not exists written (id int)`.execute(db);
  const writing = transact({ db }, async ({ db: tx }) => {
    await sql`insert into written values (1)`.execute(tx);
    await breakIt(tx);
  });
  expect(refusalFrom(await writing.catch((error: unknown) => error))).toMatchObject({ status: 503, retryAfter: 5 });
  expect((await sql`select from written`.execute(db)).rows).toEqual([]);
});

/** Refusal of a query whose caller waits at most 200 ms. */
async function answerToTheHasty(question: () => Promise<unknown>) {
  return refusalFrom(await new QueryDeadline(200).during(question).catch((error: unknown) => error));
}
const slow = sql`select pg_sleep(3)`;
const pid = async (on: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]?.pid;

describe('a caller past its deadline', () => {
  let single: Db;
  beforeEach(() => {
    single = createDatabase({ ...database.connection, max: 1 }, quietLog);
  });
  afterEach(() => single.destroy());

  test('is refused, and nobody gets the connection with the pending answer', async () => {
    const before = await pid(single);
    expect(await answerToTheHasty(() => slow.execute(single))).toMatchObject({ status: 503, retryAfter: 5 });
    expect(await pid(single)).not.toBe(before);
  });

  test('is refused at once when a thousand already wait for a connection', async () => {
    const holding = sql`select pg_sleep(1)`.execute(single);
    await pid(db);
    const asking = Array.from({ length: 1001 }, () => pid(single));
    const first = await Promise.race(asking).catch((error: unknown) => error);
    expect(first).toMatchObject({ status: 503, retryAfter: 5 });
    await holding;
    const answers = await Promise.allSettled(asking);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  test('has its open transaction rolled back', async () => {
    await sql`create table if not exists hasty (id int)`.execute(single);
    const write = (tx: Db) => sql`insert into hasty values (1)`.execute(tx);
    const writing = () => transact({ db: single }, ({ db }) => write(db).then(() => slow.execute(db)));
    expect(await answerToTheHasty(writing)).toMatchObject({ status: 503 });
    const swallowing = () => transact({ db: single }, ({ db }) => slow.execute(db).catch(() => write(db)));
    expect(await answerToTheHasty(swallowing)).toMatchObject({ status: 503 });
    expect((await sql`select from hasty`.execute(single)).rows).toEqual([]);
  });

  test('leaves no free connection behind that nobody knows of', async () => {
    const before = await pid(single);
    const lock = sql`select pg_advisory_xact_lock(1)`;
    const impatient = new QueryDeadline(200);
    const asking = () => impatient.during(() => sql`select 1`.execute(single));
    const { other } = await db.transaction().execute(async (tx) => {
      await lock.execute(tx);
      const other = lock.execute(single);
      expect(await answerToTheHasty(asking)).toMatchObject({ status: 503 });
      return { other };
    });
    await other;
    expect(await answerToTheHasty(asking)).toMatchObject({ status: 503 });
    expect(await pid(single)).toBe(before);
  });
});

test('a transaction inside a transaction is the same one', async () => {
  const work = transact({ db }, async (ctx) => {
    await transact(ctx, ({ db }) => sql`create table rolled_back (id int)`.execute(db));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  const { rows } = await sql`select to_regclass('rolled_back') as found`.execute(db);
  expect(rows).toEqual([{ found: null }]);
});
