import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDebianPostgres } from '../../../../scripts/tests/debian-postgres.mjs';
import { refusalFrom } from '../../http/errors.ts';
import { run } from '../../testing/database/database-server.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { createDatabase } from '../client.ts';

let server: Awaited<ReturnType<typeof startDebianPostgres>>;
beforeAll(async () => {
  server = await startDebianPostgres();
});
afterAll(() => server.stop());

it('A commit that no longer waits for its standby is not acknowledged', async () => {
  const connection = { connectionString: server.url };
  const db = createDatabase({ ...connection, max: 2 }, quietLog);
  await sql`create table written (key int primary key)`.execute(db);
  const write = (key: number) => db.transaction().execute((tx) => sql`insert into written values (${key})`.execute(tx));
  await write(1);
  await run(connection, `alter system set synchronous_standby_names = 'nobody'`);
  await run(connection, 'select pg_reload_conf()');
  // The server's processes read its settings anew one by one: until then no commit waits.
  async function refused() {
    for (let key = 2; ; key++) {
      try {
        await write(key);
      } catch (error) {
        return { key, status: refusalFrom(error).status };
      }
    }
  }
  const refusing = refused();
  const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
  await expect.poll(async () => (await run(connection, cancel)).rowCount).toBe(1);
  const { key, status } = await refusing;
  expect(status).toBe(503);
  // This server has it: a repetition with the same key finds the first one.
  expect((await sql`select key from written where key = ${key}`.execute(db)).rows).toEqual([{ key }]);
  await run(connection, 'alter system reset synchronous_standby_names');
  await run(connection, 'select pg_reload_conf()');
  await write(0);
  await db.destroy();
});
