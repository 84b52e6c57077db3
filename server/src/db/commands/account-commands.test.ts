import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { givenSecondFactor } from '../../testing/fixtures/given-credentials.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';
import { run, urlOf } from '../../testing/database/database-server.ts';
import { emptyDatabase } from '../../testing/database/test-database.ts';
import { migrate, readMigrations } from '../migrate.ts';

const app = await testApp();
let noa: Owner;
beforeEach(async () => {
  noa = await givenOwner(app, 'נועה צור');
});

/** Runs one of the commands on the database of this file, as `npm run` does. */
const command = (name: 'set-role' | 'set-plan', ...args: string[]) => commandOn(app.connection, name, ...args);

async function commandOn(connection: pg.PoolConfig, name: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', DATABASE_URL: urlOf(connection) };
  const run = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), ...args], { env });
  const { stdout, stderr, code } = await run.then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return [code, (stdout + stderr).trim()];
}
const accountOf = () =>
  app.db.selectFrom('users').select(['role', 'plan']).where('id', '=', noa.id).executeTakeFirstOrThrow();

describe('npm run role', () => {
  it('gives the role to a confirmed address, and takes it back with the tickets that were taken', async () => {
    const address = noa.email.toUpperCase();
    expect(await command('set-role', 'support', address)).toEqual([0, `${address}: user → support`]);
    expect(await command('set-role', 'support', noa.email)).toEqual([0, `${noa.email} has the role support already`]);
    const dana = await givenOwner(app, 'דנה כהן');
    const body = { subject: 'ייבוא הוצאות', message: 'איך מייבאים?' };
    const { id } = (await app.call('POST', '/api/users/support-tickets', { as: dana, body })).body.ticket;
    const taken = await app.call('PATCH', `/api/support/tickets/${id}/take`, { as: noa });
    expect(taken.body.ticket.takenBy.id).toBe(noa.id);
    expect(await command('set-role', 'user', noa.email)).toEqual([0, `${noa.email}: support → user`]);
    const ticket = await app.db.selectFrom('supportTickets').select('takenBy').where('id', '=', id).executeTakeFirst();
    expect(ticket).toEqual({ takenBy: null });
    expect((await app.call('GET', `/api/support/tickets/${id}`, { as: noa })).status).toBe(404);
  });

  it('refuses an address that was not confirmed, one that is unknown and a role that is none', async () => {
    await app.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', noa.id).execute();
    expect(await command('set-role', 'support', noa.email)).toEqual([
      1,
      `${noa.email} has not confirmed the address yet; only confirmed accounts answer tickets`,
    ]);
    expect(await command('set-role', 'support', 'nobody@example.co.il')).toEqual([
      1,
      'No account has the address nobody@example.co.il',
    ]);
    expect((await command('set-role', 'admin', noa.email))[0]).toBe(1);
    expect((await command('set-role', 'owner', noa.email))[0]).toBe(1);
    expect((await accountOf()).role).toBe('user');
  });

  it('makes an administrator of a confirmed address with a second factor that is not blocked, and writes it into the log', async () => {
    const block = (at: Date | null) =>
      app.db
        .updateTable('users')
        .set({ blockedAt: at, blockReason: at && 'other' })
        .where('id', '=', noa.id)
        .execute();
    await block(app.clock.now);
    expect((await command('set-role', 'admin', noa.email))[0]).toBe(1);
    await block(null);
    const [code, said] = await command('set-role', 'admin', noa.email);
    expect([code, said]).toEqual([1, expect.stringContaining('no second factor')]);
    expect((await accountOf()).role).toBe('user');
    await givenSecondFactor(app, noa, { isEnabled: true });
    expect(await command('set-role', 'admin', noa.email)).toEqual([0, `${noa.email}: user → admin`]);
    const lines = await app.db
      .selectFrom('adminActions')
      .select(['adminId', 'action', 'detail'])
      .where('targetId', '=', noa.id)
      .execute();
    expect(lines).toEqual([{ adminId: null, action: 'roleChanged', detail: 'admin' }]);
  });
});

describe('npm run plan', () => {
  it('grants a plan and takes it back, and refuses an address that is unknown', async () => {
    expect(await command('set-plan', noa.email, 'premium')).toEqual([0, `${noa.email}: free → premium`]);
    expect((await accountOf()).plan).toBe('premium');
    expect(await command('set-plan', noa.email, 'premium')).toEqual([0, `${noa.email} has the plan premium already`]);
    expect(await command('set-plan', 'nobody@example.co.il', 'free')).toEqual([
      1,
      'No account has the address nobody@example.co.il',
    ]);
    expect(await command('set-plan', noa.email, 'free')).toEqual([0, `${noa.email}: premium → free`]);
  });
});

describe('A command on the database of an earlier version', () => {
  it.each(['set-plan.ts', '../../files/storage/run-check.ts', '../../erase-visitor.ts'])(
    'leaves migrations that may change rows to a start, which makes a backup before: %s',
    async (file) => {
      const { connection, drop } = await emptyDatabase();
      onTestFinished(() => drop());
      const migrations = await readMigrations();
      await migrate(
        connection,
        migrations.filter(({ name }) => name <= '0083_support'),
      );
      const [code, said] = await commandOn(connection, file.replace(/\.ts$/, ''), 'nobody@example.co.il');
      expect([code, said]).toEqual([1, expect.stringMatching(/^Migrations that may change rows .+0084_trash/)]);
      const { rows } = await run(connection, 'select max(name) as last from migrations');
      expect(rows).toEqual([{ last: '0083_support' }]);
    },
  );
});
