import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import Fastify from 'fastify';
import { storeRun } from '../backup/run-rows.ts';
import { testApp } from '../testing/app.ts';
import { givenOwner } from '../testing/fixtures/given.ts';
import { idAt } from '../testing/fixtures/ids.ts';
import { signUp } from '../testing/fixtures/sign-up.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

const app = await testApp();
const warn = vi.fn<() => void>();
const metrics = createMetrics({ db: app.db, live: app.services.live, clock: () => app.clock.now, log: { warn } });
const token = 'a token of twenty characters';
const open = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
const closed = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, token });
afterAll(() => Promise.all([open.stop(), closed.stop()]));

async function ask(path: string, headers: Record<string, string> = {}, { port } = open) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
}

test('Requests are counted by their registered path, and no id becomes a label', async () => {
  const counted = Fastify();
  metrics.observe(counted);
  counted.get('/api/pets/:id', async () => ({ ok: true }));
  counted.get('/api/events', async (_request, reply) => reply.type('text/event-stream').send('data: x\n\n'));
  await counted.inject('/api/pets/019e1f86-0000-7000-8000-000000000001');
  await counted.inject('/api/pets/019e1f86-0000-7000-8000-000000000002');
  await counted.inject('/api/unknown');
  await counted.inject('/api/events');
  await counted.close();
  const { text } = await ask('/metrics');
  const count = 'tzemed_http_request_duration_seconds_count';
  expect(text).toContain(`${count}{method="GET",route="/api/pets/:id",status="200"} 2`);
  expect(text).toContain(`${count}{method="GET",route="unknown",status="404"} 1`);
  expect(text).not.toMatch(/019e1f86|\/api\/events/);
});

test('The queue, the pool, streams, backups and the process are told', async () => {
  const { id } = await givenOwner(app);
  await signUp(app, { email: 'dana@example.co.il' });
  await sql`update pgboss.job set start_after = ${app.clock.now}::timestamptz - interval '1 hour'`.execute(app.db);
  const { now: startedAt } = app.clock;
  const copied = { name: '20261121T001000000Z', rowCount: 18_204, fileCount: 412 };
  await storeRun(app.db, { id: idAt(startedAt), kind: 'backup', startedAt, ...copied });
  await storeRun(app.db, { id: idAt(startedAt), kind: 'check', startedAt, fault: 'damaged' });
  const { status, text } = await ask('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('tzemed_database_up 1');
  expect(text).toMatch(/tzemed_database_connections\{state="open"\} [1-9]/);
  expect(text).toContain('tzemed_event_streams 0');
  expect(text).toContain('tzemed_clock_skew_seconds 0');
  expect(text).toMatch(/tzemed_jobs\{name="[\w.]+",state="created"\} [1-9]/);
  expect(text).toMatch(/tzemed_jobs_unwell\{state="late"\} [1-9]/);
  expect(text).toContain(`tzemed_backup_time_seconds{kind="backup"} ${startedAt.getTime() / 1000}`);
  expect(text).toContain('tzemed_backup_rows{kind="backup"} 18204');
  expect(text).toContain('tzemed_backup_failing 1');
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).not.toContain(id);
});

test('Every figure of the dashboard for Grafana exists', async () => {
  const file = path.join(import.meta.dirname, '../../../docs/grafana-dashboard.json');
  const { panels } = JSON.parse(await readFile(file, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  const named = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(tzemed|process|nodejs)_\w+/g) ?? []),
  );
  const { text } = await ask('/metrics');
  const known = new Set(text.match(/^[a-z]\w+(?=[ {])/gm));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('A token is needed where one is set, and only three addresses answer', async () => {
  const denied = { status: 401, text: '' };
  expect(await ask('/metrics', {}, closed)).toEqual(denied);
  expect(await ask('/ready', { authorization: `Bearer ${token}x` }, closed)).toEqual(denied);
  expect((await ask('/metrics', { authorization: `Bearer ${token}` }, closed)).status).toBe(200);
  expect((await ask('/live')).status).toBe(200);
  expect((await ask('/ready')).status).toBe(200);
  expect((await ask('/api/health')).status).toBe(404);
  const posted = await fetch(`http://127.0.0.1:${open.port}/metrics`, { method: 'POST' });
  expect(posted.status).toBe(404);
});

test('Without the database the process is live and not ready, and its figures are told without old ones', async () => {
  await ask('/metrics');
  await sql`alter schema pgboss rename to away`.execute(app.db);
  try {
    expect((await ask('/live')).status).toBe(200);
    expect((await ask('/ready')).status).toBe(503);
    const { status, text } = await ask('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('tzemed_database_up 0');
    expect(text).not.toContain('tzemed_jobs{');
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(warn).toHaveBeenCalled();
  } finally {
    await sql`alter schema away rename to pgboss`.execute(app.db);
  }
});

test('A port that is taken is told with its variable', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port })).rejects.toThrow(
    `port ${port} is taken; choose another one with METRICS_PORT`,
  );
  holder.close();
});
