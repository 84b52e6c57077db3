import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startBus } from '../db/connection/bus.ts';
import { createDatabase } from '../db/client.ts';
import { cloneDatabase } from '../testing/database/test-database.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { type AnyJob, job } from './job.ts';
import { createJobs } from './job-queue.ts';
import { countUnwell, openBoss, prepareJobs } from './boss-queues.ts';

const { connection, drop } = await cloneDatabase();
const db = createDatabase({ ...connection, max: 8 }, quietLog);
const bus = await startBus(connection, quietLog);
afterAll(async () => {
  await bus.stop();
  await db.destroy();
  await drop();
});

const lines: object[] = [];
const keep = (line: object) => void lines.push(line);
const ctx = { log: { ...quietLog, warn: keep, error: keep } };

const done: string[] = [];
beforeEach(() => void (done.length = lines.length = 0));

const task = (name: string, cron?: string) =>
  job<object, { what: string }>({
    name,
    ...(cron && { cron }),
    run: async (_, { what }) => {
      done.push(what);
    },
  });

async function runnerOf(...jobs: AnyJob<object>[]) {
  await prepareJobs(db, quietLog, jobs);
  const runner = createJobs(db, bus, quietLog, jobs);
  await runner.start();
  return runner;
}

const rowsOf = async (name: string) =>
  (
    await sql<{ what: string; state: string; kept: number }>`
      select data->>'what' as what, state, deletion_seconds as kept from pgboss.job
      where name = ${name} order by created_on`.execute(db)
  ).rows;

test('Schedules of an older version are removed, and those of this version are set', async () => {
  const [kept, gone, changed] = [task('kept', '0 5 * * *'), task('gone', '0 6 * * *'), task('changed', '0 7 * * *')];
  const runWith = async (jobs: readonly (typeof kept)[]) => {
    const runner = await runnerOf(...jobs);
    await runner.work(ctx);
    await runner.stop();
    const { rows } = await sql<{ name: string; cron: string }>`
      select name, cron from pgboss.schedule order by name`.execute(db);
    return Object.fromEntries(rows.map(({ name, cron }) => [name, cron]));
  };
  expect(await runWith([kept, gone, changed])).toEqual({ kept: '0 5 * * *', gone: '0 6 * * *', changed: '0 7 * * *' });
  expect(await runWith([task('kept', '5 5 * * *'), gone])).toEqual({ kept: '5 5 * * *', gone: '0 6 * * *' });
  // `changed` is still worked off, when somebody sends it, but no longer by the clock.
  expect(await runWith([kept, task('changed')])).toEqual({ kept: '0 5 * * *' });
});

test('A job sent in a transaction is queued only when the transaction commits', async () => {
  const letter = task('letter');
  const runner = await runnerOf(letter);
  const undone = db.transaction().execute(async (tx) => {
    await runner.send(tx, letter, { what: 'undone' });
    throw new Error('changed its mind');
  });
  await expect(undone).rejects.toThrow('changed its mind');
  await db.transaction().execute((tx) => runner.send(tx, letter, { what: 'kept' }));
  await runner.drain(ctx);
  await runner.stop();
  expect(done).toEqual(['kept']);
});

test('A server that has nothing to do hears of a job when its sender has committed, and does not wait for its next look', async () => {
  const letter = task('heard');
  await prepareJobs(db, quietLog, [letter]);
  const runner = createJobs(db, bus, quietLog, [letter], { lookSeconds: 3600 });
  await runner.start();
  await runner.work(ctx);
  // Each is sent to a worker that has looked after the one before it, and found nothing.
  for (const letters of [['one'], ['two'], ['three', 'four']]) {
    await db.transaction().execute(async (tx) => {
      for (const what of letters) await runner.send(tx, letter, { what });
    });
    await expect.poll(() => done).toEqual(expect.arrayContaining(letters));
  }
  await runner.stop();
  expect(done.toSorted()).toEqual(['four', 'one', 'three', 'two']);
});

test('Only the failed jobs of a batch are retried; the others run once', async () => {
  const batch = job<object, { what: string }>({
    name: 'batch',
    batch: 10,
    run: async (_, { what }) => {
      done.push(what);
      if (what === '3')
        throw Object.assign(new Error('no dana@example.co.il here'), { code: 'EENVELOPE', responseCode: 550 });
      // Some libraries say nothing.
      if (what === '4') await Promise.reject();
    },
  });
  const runner = await runnerOf(batch);
  const all = ['1', '2', '3', '4', '5', '6'];
  await db.transaction().execute(async (tx) => {
    for (const what of all) await runner.send(tx, batch, { what });
  });
  await runner.work(ctx);
  const states = async () => Object.fromEntries((await rowsOf('batch')).map(({ what, state }) => [what, state]));
  await expect
    .poll(states)
    .toEqual({ 1: 'completed', 2: 'completed', 3: 'retry', 4: 'retry', 5: 'completed', 6: 'completed' });
  await runner.stop();
  expect(done.toSorted()).toEqual(all);
  // A batch comes in no order.
  expect(new Set(lines)).toEqual(
    new Set(['EENVELOPE 550', 'unknown'].map((code) => ({ job: 'batch', id: expect.any(String), try: 1, code }))),
  );
  expect(await countUnwell(db, new Date(Date.now() - 60_000))).toEqual({ retrying: 2, parked: 0, late: 0 });
  await sql`delete from pgboss.job where name = 'batch'`.execute(db);
});

test('A hanging job does not block other batches', async () => {
  const hanging = Promise.withResolvers<void>();
  const call = job<object, { what: string }>({
    name: 'call',
    concurrency: 2,
    run: async (_, { what }) => {
      if (what === 'hangs') await hanging.promise;
      done.push(what);
    },
  });
  const runner = await runnerOf(call);
  for (const what of ['hangs', 'one', 'two']) await runner.send(db, call, { what });
  await runner.work(ctx);
  await expect.poll(() => done).toEqual(['one', 'two']);
  hanging.resolve();
  await runner.stop();
  expect(done).toEqual(['one', 'two', 'hangs']);
});

test('No more are begun in a second than a kind allows, however many are taken side by side', async () => {
  const moments: number[] = [];
  const paced = job<object, { what: string }>({
    name: 'paced',
    batch: 2,
    concurrency: 3,
    perSecond: 20,
    run: async () => void moments.push(performance.now()),
  });
  const runner = await runnerOf(paced);
  await runner.sendAll(
    db,
    paced,
    Array.from({ length: 16 }, (_, index) => ({ data: { what: `${index}` } })),
  );
  const began = performance.now();
  await runner.work(ctx);
  await expect.poll(() => moments).toHaveLength(16);
  await runner.stop();
  // The last two wait for the fourteen before them, from when the first might be begun: a busy machine may begin them late. A
  // timer may be a millisecond early.
  expect(moments.at(-1)! - began).toBeGreaterThan(690);
});

test('A job that fails for the last time is parked for 14 days; a completed one is kept for one', async () => {
  const hopeless = job<object, { what: string }>({
    name: 'hopeless',
    run: async (_, { what }) => {
      if (what === 'fails') throw new TypeError('dana@example.co.il');
    },
  });
  const runner = await runnerOf(hopeless);
  for (const what of ['fails', 'works']) await runner.send(db, hopeless, { what });
  await sql`update pgboss.job set retry_limit = 0 where name = 'hopeless'`.execute(db);
  await expect(runner.drain(ctx)).rejects.toThrow(TypeError);
  await runner.stop();
  expect(lines).toEqual([{ job: 'hopeless', id: expect.any(String), try: 1, code: 'TypeError' }]);
  const day = 86_400;
  expect((await rowsOf('hopeless')).map(({ what, state, kept }) => [what, state, kept]).toSorted()).toEqual([
    ['fails', 'failed', day],
    ['works', 'completed', day],
  ]);
  const { rows } = await sql<{ what: string; source: string; days: number }>`
    select data->>'what' as what, source_name as source, extract(day from keep_until - created_on)::int as days
    from pgboss.job where name = 'parked'`.execute(db);
  expect(rows).toEqual([{ what: 'fails', source: 'hopeless', days: 14 }]);
  expect(await countUnwell(db, new Date(Date.now() - 60_000))).toEqual({ retrying: 0, parked: 1, late: 0 });
});

test('An urgent job runs before jobs that were queued earlier', async () => {
  const letter = job<object, { what: string; waits?: boolean }>({
    name: 'urgent',
    urgency: ({ waits }) => (waits ? 1 : 0),
    run: async (_, { what }) => void done.push(what),
  });
  const runner = await runnerOf(letter);
  for (const what of ['one', 'two']) await runner.send(db, letter, { what });
  await runner.send(db, letter, { what: 'first', waits: true });
  await runner.drain(ctx);
  await runner.stop();
  expect(done).toEqual(['first', 'one', 'two']);
});

test('Those that are taken together ask for what they need at once; where that fails, or one comes alone, each asks for itself', async () => {
  const asked: string[][] = [];
  const letter = job<object, { what: string }, Map<string, string>>({
    name: 'together',
    batch: 10,
    gather: async (_, all) => {
      asked.push(all.map(({ data: { what } }) => what).toSorted());
      if (all.length > 1 && all.some(({ data: { what } }) => what === 'poison')) throw new Error('not all of them');
      return new Map(all.map(({ data: { what }, run }) => [run.id, what.toUpperCase()]));
    },
    run: async (ctx, data, run, gathered) => {
      done.push((gathered ?? ((await letter.gather!(ctx, [{ data, run }])) as Map<string, string>)).get(run.id)!);
    },
  });
  const runner = await runnerOf(letter);
  const sendAll = (...all: string[]) =>
    runner.sendAll(
      db,
      letter,
      all.map((what) => ({ data: { what } })),
    );
  await sendAll('a', 'b', 'c');
  await runner.work(ctx);
  await expect.poll(() => done.toSorted()).toEqual(['A', 'B', 'C']);
  expect(asked).toEqual([['a', 'b', 'c']]);
  await sendAll('poison', 'd');
  await expect.poll(() => done.toSorted()).toEqual(['A', 'B', 'C', 'D', 'POISON']);
  expect(asked.slice(1).toSorted()).toEqual([['d'], ['d', 'poison'], ['poison']]);
  await sendAll();
  await sendAll('alone');
  await expect.poll(() => done).toContain('ALONE');
  await runner.stop();
});

test('A queue that an older version laid is brought up to date', async () => {
  const letter = task('older');
  await (await runnerOf(letter)).stop();
  await sql`update pgboss.queue set deletion_seconds = 7, notify = false, dead_letter = null where name = 'older'`.execute(
    db,
  );
  await sql`comment on schema pgboss is 'of an older version'`.execute(db);
  await (await runnerOf(letter)).stop();
  const { rows } = await sql`
    select deletion_seconds as seconds, notify, dead_letter as parked from pgboss.queue where name = 'older'`.execute(
    db,
  );
  expect(rows).toEqual([{ seconds: 86_400, notify: true, parked: 'parked' }]);
});

/** Takes a job as a process does, with its last heartbeat so many seconds ago. */
const takeJob = (what: string, { silentSeconds, tries = 0 }: { silentSeconds: number; tries?: number }) =>
  sql`update pgboss.job
    set state = 'active', retry_count = ${tries}, started_on = now() - interval '1 hour',
      heartbeat_on = now() - make_interval(secs => ${silentSeconds})
    where data->>'what' = ${what}`.execute(db);

const triesOf = async (name: string) =>
  (
    await sql<{ what: string; state: string; tries: number }>`
      select data->>'what' as what, state, retry_count as tries from pgboss.job
      where name = ${name} order by data->>'what'`.execute(db)
  ).rows.map(({ what, state, tries }) => [what, state, tries]);

test.each([0, 3600])(
  'A process that is alone runs the jobs of its dead predecessor at once and counts no attempt, %i s after its last heartbeat',
  async (silentSeconds) => {
    const name = `alone-${silentSeconds}`;
    const letter = task(name);
    const before = await runnerOf(letter);
    for (const what of ['first try', 'fourth try']) await before.send(db, letter, { what });
    await before.stop();
    await takeJob('first try', { silentSeconds });
    await takeJob('fourth try', { silentSeconds, tries: 3 });
    const after = createJobs(db, bus, quietLog, [letter]);
    await after.start({ isAlone: true });
    expect(await triesOf(name)).toEqual([
      ['first try', 'created', 0],
      ['fourth try', 'retry', 3],
    ]);
    await after.drain(ctx);
    expect(await triesOf(name)).toEqual([
      ['first try', 'completed', 0],
      ['fourth try', 'completed', 3],
    ]);
    await after.stop();
    expect(done.toSorted()).toEqual(['first try', 'fourth try']);
    await sql`delete from pgboss.job where name = ${name}`.execute(db);
  },
);

test('A thread that starts again runs the jobs of its predecessor at once, and counts their attempts', async () => {
  const letter = task('thread');
  const before = await runnerOf(letter);
  for (const what of ['first try', 'last try']) await before.send(db, letter, { what });
  await before.stop();
  await takeJob('first try', { silentSeconds: 0 });
  await takeJob('last try', { silentSeconds: 0, tries: 12 });
  const after = createJobs(db, bus, quietLog, [letter]);
  await after.start({ isAlone: true, isThread: true });
  await after.drain(ctx);
  await after.stop();
  expect(done).toEqual(['first try']);
  expect(await triesOf('thread')).toEqual([
    ['first try', 'completed', 1],
    ['last try', 'active', 12],
  ]);
  await sql`delete from pgboss.job where name = 'thread'`.execute(db);
});

test('A job that ends every thread that takes it runs out of attempts', async () => {
  const letter = task('poison');
  const before = await runnerOf(letter);
  await before.send(db, letter, { what: 'poison' });
  await before.stop();
  const boss = openBoss(db, quietLog);
  let takes = 0;
  // Twelve retries follow the first attempt; more than that is a loop without end.
  for (; takes < 15 && (await boss.fetch('poison')).length > 0; takes++) {
    const after = createJobs(db, bus, quietLog, [letter]);
    await after.start({ isAlone: true, isThread: true });
    await after.stop();
  }
  expect(takes).toBe(13);
  expect(await triesOf('poison')).toEqual([['poison', 'active', 12]]);
  await sql`delete from pgboss.job where name = 'poison'`.execute(db);
});

test('A process beside others runs a job without heartbeats at once, and leaves that of a live process alone', async () => {
  const letter = task('beside');
  const before = await runnerOf(letter);
  for (const what of ['live', 'lost', 'lost on its last try']) await before.send(db, letter, { what });
  await before.stop();
  await takeJob('live', { silentSeconds: 0 });
  await takeJob('lost', { silentSeconds: 45, tries: 3 });
  await takeJob('lost on its last try', { silentSeconds: 45, tries: 12 });
  const after = createJobs(db, bus, quietLog, [letter]);
  await after.start({ isAlone: false });
  await after.drain(ctx);
  await after.stop();
  expect(done).toEqual(['lost']);
  expect(await triesOf('beside')).toEqual([
    ['live', 'active', 0],
    ['lost', 'completed', 4],
    ['lost on its last try', 'active', 12],
  ]);
});

test('Two processes that work on one queue do each job once', async () => {
  const many = task('shared');
  await prepareJobs(db, quietLog, [many]);
  const buses = await Promise.all([startBus(connection, quietLog), startBus(connection, quietLog)]);
  const runners = buses.map((each) => createJobs(db, each, quietLog, [many]));
  for (const runner of runners) {
    await runner.start();
    await runner.work(ctx);
  }
  const names = Array.from({ length: 100 }, (_, nth) => `job ${nth}`);
  for (const what of names) await runners[0]!.send(db, many, { what });
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(names.length);
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(done.toSorted()).toEqual(names.toSorted());
  for (const each of buses) await each.stop();
});
