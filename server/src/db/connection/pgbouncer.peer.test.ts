import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDebianPostgres } from '../../../../scripts/tests/debian-postgres.mjs';
import { startPgBouncer } from '../../../../scripts/tests/pgbouncer.mjs';
import { readConfig } from '../../config.ts';
import { createLog } from '../../lib/log.ts';
import { outboxOf } from '../../mail/outbox.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { at, run } from '../../testing/database/database-server.ts';
import { openEvents } from '../../testing/fakes/event-stream-client.ts';
import { createDatabase } from '../client.ts';
import { reachDatabase } from './reach-database.ts';

const root = await mkdtemp(path.join(tmpdir(), 'tzemed-pooler-'));
const log = createLog('silent');
let server: Awaited<ReturnType<typeof startDebianPostgres>>;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
let bare: typeof pooler;
let [direct, pooled, unset] = ['', '', ''];

const inDatabase = (url: string, name: string) => at({ connectionString: url }, name).connectionString!;

beforeAll(async () => {
  server = await startDebianPostgres();
  [pooler, bare] = await Promise.all([startPgBouncer(server.url), startPgBouncer(server.url, { setsUp: false })]);
  await run({ connectionString: server.url }, 'create database pets');
  [direct, pooled, unset] = [server, pooler, bare].map(({ url }) => inDatabase(url, 'pets')) as [
    string,
    string,
    string,
  ];
});
afterAll(async () => {
  await Promise.all([pooler.stop(), bare.stop()]);
  await server.stop();
  await rm(root, { recursive: true });
});

describe('The ways to the database are looked through at the start', () => {
  const reach = (databaseUrl: string, databaseDirectUrl?: string, preparesStatements = false) =>
    reachDatabase({ databaseUrl, databaseDirectUrl, preparesStatements }, log);

  it.each([
    ['no direct address', () => reach(pooled), /set DATABASE_DIRECT_URL to the database itself$/],
    ['a direct address that is the pooler', () => reach(pooled, pooled), /^DATABASE_DIRECT_URL leads through a pooler/],
    ['named statements', () => reach(pooled, direct, true), /knows no named statements: set DATABASE_PREPARED=off$/],
    ['two databases', () => reach(pooled, server.url), /lead to different databases$/],
    ['a pooler that is away', () => reach('postgresql://x@127.0.0.1:1/x', direct), /^Cannot connect to the database: /],
  ])('%s end the start in one line', async (_, reached, line) => {
    await expect(reached()).rejects.toThrow(line);
  });

  it('A pooler whose connections have no time limit is told, and used', async () => {
    const warn = vi.spyOn(log, 'warn');
    const { pool } = await reachDatabase(
      { databaseUrl: unset, databaseDirectUrl: direct, preparesStatements: false },
      log,
    );
    expect(pool).toMatchObject({ isPooled: true });
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('lack idle_in_transaction_session_timeout, plan_cache_mode, statement_timeout')],
    ]);
    warn.mockClear();
    await reach(pooled, direct);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('A database without a pooler needs nothing', async () => {
    const { pool, connection } = await reach(direct, undefined, true);
    expect([pool, connection]).toEqual([
      { connectionString: direct, preparesStatements: true },
      { connectionString: direct },
    ]);
  });

  it('A statement that takes too long is ended by the database', async () => {
    const db = createDatabase({ ...(await reach(pooled, direct)).pool, max: 1 }, log);
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    await db.destroy();
  });
});

describe('Two servers and a worker behind the pooler', () => {
  const servers: RunningServer[] = [];
  beforeAll(async () => {
    // They share the keys of one folder.
    const env = {
      PORT: '0',
      DATA_DIR: root,
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: direct,
      DATABASE_PREPARED: 'off',
      DATABASE_CONNECTIONS: '8',
    };
    for (const WORK of ['elsewhere', 'elsewhere', 'only'])
      servers.push(await startServer(readConfig({ ...env, WORK }), log, ''));
    await Promise.all(servers.map((each) => each.work()));
  });
  afterAll(async () => {
    for (const each of servers) await each.stop();
  });

  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${servers[0]!.url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as any };
  };

  it('have migrated the database, send mails at once, and tell each other of changes', async () => {
    const password = 'Twelve-Hares-4';
    const consents = { confirmPassword: password, termsAccepted: true, privacyAccepted: true };
    const person = { name: 'דנה', email: 'dana@example.co.il', password };
    const { status, body } = await post('/auth/register', { ...person, ...consents });
    expect([status, body.error]).toEqual([201, undefined]);
    const since = performance.now();
    await expect.poll(() => readdir(outboxOf(root)).catch(() => []), { interval: 50 }).toHaveLength(1);
    // A worker that heard nothing would look after ten seconds.
    expect(performance.now() - since).toBeLessThan(5000);

    const stream = await openEvents(Number(new URL(servers[1]!.url).port), body.token);
    await stream.ready();
    const { body: made } = await post('/pets', { name: 'בלה', species: 'dog' }, body.token);
    await expect.poll(() => stream.changes().map(({ id }) => id)).toContain(made.pet.id);
    await stream.cut();
  });

  it('leave no lock and no open transaction of theirs at a connection that others get', async () => {
    const { rows } = await run(
      { connectionString: direct },
      `select count(*)::int as open from pg_stat_activity where datname = 'pets' and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
