import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { keepWorking } from './keep-working.ts';
import { createLog } from './lib/log.ts';
import { listMails, outboxOf } from './mail/outbox.ts';
import { startServer } from './start-server.ts';
import { emptyDatabase, type TestDatabase } from './testing/db.ts';
import { run, urlOf } from './testing/server.ts';

const root = await mkdtemp(path.join(tmpdir(), 'tzemed-working-'));
let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
  return database.drop;
});
afterAll(() => rm(root, { recursive: true }));

const configOf = (folder: string) =>
  readConfig({
    PORT: '0',
    DATABASE_URL: urlOf(database.connection),
    DATA_DIR: path.join(root, folder),
    DATABASE_CONNECTIONS: '6',
    LOG_LEVEL: 'silent',
  });

it('What a request leaves to be done is done in a thread beside it', async () => {
  const config = configOf('mails');
  const server = await startServer(config, createLog('silent'), '');
  await server.work();
  const password = 'Sukkah-Lulav-77';
  const agreed = { termsAccepted: true, privacyAccepted: true };
  const body = { name: 'דנה כהן', email: 'dana@example.co.il', password, confirmPassword: password, ...agreed };
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  await vi.waitFor(async () => expect(await listMails(outboxOf(config.dataDir), 9)).toHaveLength(1), 10_000);
  await server.stop();
});

it('A thread that ends by itself is followed by another, and both are told of', async () => {
  const { host, port, user, database: name } = database.connection;
  const server = { host, port, user, database: 'postgres' };
  await run(server, `alter database ${name} with allow_connections false`);
  const error = vi.fn();
  const log = { ...createLog('silent'), error };
  const working = keepWorking({ config: { ...configOf('again'), work: 'only' }, connection: database.connection }, log);
  const told = () => error.mock.calls.flat().filter((one) => typeof one === 'string');
  await vi.waitFor(
    () => expect(told()).toEqual(['the background work broke off', expect.stringContaining('again')]),
    10_000,
  );
  await run(server, `alter database ${name} with allow_connections true`);
  await working.begun;
  await working.stop();
});

it('It ends when it is stopped, also before it has begun', async () => {
  const working = keepWorking({ config: configOf('early'), connection: database.connection }, createLog('silent'));
  await working.stop();
  await expect(working.begun).resolves.toBeUndefined();
});
