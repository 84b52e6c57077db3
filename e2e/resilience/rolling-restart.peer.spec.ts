import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startDebianPostgres } from '../../scripts/tests/debian-postgres.mjs';
import { openEvents } from '../../server/src/testing/fakes/event-stream-client.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startSiteNginx } from '../fixtures/nginx.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { type Answer, startWriteTracker } from '../fixtures/write-tracker.ts';

const closing: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Time for which nginx leaves out a process that was stopped, and begins anew. */
const leftOutMs = 4000;

/** The smallest valid PNG: one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** So many servers and workers on one database, behind nginx with the files of `deploy/nginx`. */
async function startSite({ servers, workers }: { servers: number; workers: number }) {
  const database = await startDebianPostgres();
  closing.push(database.stop);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-rolling-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const env = {
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: '8',
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS: '2',
    PATIENCE_SCALE: '3',
  };
  const ports = await Promise.all(Array.from({ length: servers }, freePort));
  const start = (port?: number) =>
    startServerProcess(dataDir, { ...env, ...(port ? { PORT: `${port}`, WORK: 'elsewhere' } : { WORK: 'only' }) });
  const processes: { readonly port: number | undefined; now: ServerProcess }[] = [];
  for (const port of [...ports, ...Array.from({ length: workers }, () => undefined)])
    processes.push({ port, now: await start(port) });
  closing.push(() => Promise.all(processes.map(({ now }) => now.stop())));
  const proxy = await startSiteNginx(ports);
  closing.push(proxy.stop);
  async function restartAll() {
    for (const each of processes) {
      await each.now.stop();
      each.now = await start(each.port);
      if (each.port) await sleep(leftOutMs);
    }
  }
  return { proxy, restartAll };
}

test('Every process is restarted in turn under load: no request fails, and no write is lost or done twice', async () => {
  const { proxy, restartAll } = await startSite({ servers: 3, workers: 2 });
  const answers: Answer[] = [];
  const ledger = await startWriteTracker(
    () => proxy.url,
    (answer) => answers.push(answer),
  );
  const { call, write } = ledger;
  const stream = () => openEvents(Number(new URL(proxy.url).port), ledger.token);
  let events = await stream();
  await events.ready();
  const uploaded = new Set<string>();
  const upload = async (name: string) => {
    const form = new FormData();
    form.set('file', new Blob([picture], { type: 'image/png' }), `${name}.png`);
    const headers = { authorization: `Bearer ${ledger.token}`, 'idempotency-key': name };
    const since = performance.now();
    const path = `/api/pets/${ledger.petId}/photo`;
    const response = await fetch(proxy.url + path, { method: 'POST', headers, body: form }).catch(() => undefined);
    answers.push({
      call: 'POST photo',
      status: response?.status ?? 0,
      retryAfter: null,
      milliseconds: performance.now() - since,
    });
    if (response?.ok) uploaded.add(name);
  };
  const readers = [
    () => call('GET', '/expenses?limit=20'),
    () => call('GET', `/pets/${ledger.petId}`),
    () => call('GET', '/auth/me'),
  ];
  const loading = new AbortController();
  let streams = 1;
  const during = async (work: () => Promise<unknown>) => {
    // A failure is counted by its answer, and the load goes on.
    while (!loading.signal.aborted) await work().catch(() => sleep(20));
  };
  const load = [
    ...Array.from({ length: 4 }, () => during(() => write(randomUUID()).then(() => sleep(10)))),
    ...readers.map((read) => during(() => read().then(() => sleep(5)))),
    during(() => upload(randomUUID()).then(() => sleep(100))),
    during(async () => {
      await events.over();
      if (loading.signal.aborted) return;
      events = await stream();
      streams += 1;
    }),
  ];
  await restartAll();
  loading.abort();
  const last = randomUUID();
  await write(last);
  await expect.poll(() => events.changes().length).toBeGreaterThan(0);
  await events.cut();
  await Promise.all(load);

  const kept = await ledger.list();
  const failed = answers.filter(({ status }) => status === 0 || status >= 400);
  console.log(
    `rolling restart: ${answers.length} requests, ${failed.length} failed; ${ledger.acknowledged.size} writes acknowledged, ${kept.length} kept; ${uploaded.size} uploads; ${streams} streams; slowest ${Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds)))} ms`,
  );
  expect(failed.slice(0, 5)).toEqual([]);
  expect(kept).toHaveLength(new Set(kept).size);
  expect(new Set(kept)).toEqual(ledger.acknowledged);
  expect(uploaded.size).toBeGreaterThan(10);
  expect(streams).toBeGreaterThan(1);
});

test('nginx passes the address of the client on, keeps calendars out of its log, and shows no unsent mails', async () => {
  const { proxy } = await startSite({ servers: 1, workers: 0 });
  const forged = { 'x-forwarded-for': '203.0.113.9' };
  expect((await fetch(`${proxy.url}/api/health`, { headers: forged })).status).toBe(200);
  await fetch(`${proxy.url}/api/calendar/secret-name.ics`);
  expect((await fetch(`${proxy.url}/dev/outbox`)).status).toBe(404);
  const tooLarge = await fetch(`${proxy.url}/api/auth/login`, { method: 'POST', body: Buffer.alloc(22 * 1024 * 1024) });
  expect(tooLarge.status).toBe(413);
  const log = await readFile(path.join(proxy.folder, 'access.log'), 'utf8');
  expect(log).toContain('/api/health');
  expect(log).not.toContain('secret-name');
});
