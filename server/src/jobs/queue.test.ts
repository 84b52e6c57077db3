import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '../db/client.ts';
import { cloneDatabase } from '../testing/db.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { job } from './job.ts';
import { prepareJobs, startJobs } from './queue.ts';

const { connection, drop } = await cloneDatabase();
const db = createDatabase({ ...connection, max: 4 }, quietLog);
afterAll(async () => {
  await db.destroy();
  await drop();
});

const done: string[] = [];
const task = (name: string, cron?: string) =>
  job<object, { what: string }>({
    name,
    ...(cron && { cron }),
    run: async (_, { what }) => {
      done.push(what);
    },
  });

test('What an older version had come by the clock comes no more, and what this one has does', async () => {
  const [kept, gone, changed] = [task('kept', '0 5 * * *'), task('gone', '0 6 * * *'), task('changed', '0 7 * * *')];
  const runWith = async (jobs: readonly (typeof kept)[]) => {
    await prepareJobs(db, quietLog, jobs);
    const runner = await startJobs(db, quietLog, jobs);
    await runner.work({});
    await runner.stop();
    const { rows } = await sql<{ name: string; cron: string }>`
      select name, cron from pgboss.schedule order by name`.execute(db);
    return Object.fromEntries(rows.map(({ name, cron }) => [name, cron]));
  };
  expect(await runWith([kept, gone, changed])).toEqual({ kept: '0 5 * * *', gone: '0 6 * * *', changed: '0 7 * * *' });
  // `changed` is still worked off, when somebody sends it, but no longer by the clock.
  expect(await runWith([kept, task('changed')])).toEqual({ kept: '0 5 * * *' });
});

test('What is sent in a transaction is queued exactly when it is committed', async () => {
  const letter = task('letter');
  await prepareJobs(db, quietLog, [letter]);
  const runner = await startJobs(db, quietLog, [letter]);
  const undone = db.transaction().execute(async (tx) => {
    await runner.send(tx, letter, { what: 'undone' });
    throw new Error('changed its mind');
  });
  await expect(undone).rejects.toThrow('changed its mind');
  await db.transaction().execute((tx) => runner.send(tx, letter, { what: 'kept' }));
  await runner.drain({});
  await runner.stop();
  expect(done).toEqual(['kept']);
});
