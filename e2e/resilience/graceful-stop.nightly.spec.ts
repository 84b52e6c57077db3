import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openEvents } from '../../server/src/testing/fakes/event-stream-client.ts';
import { openRawConnection } from '../../server/src/testing/fakes/raw-connection.ts';
import { startWriteTracker } from '../fixtures/write-tracker.ts';
import { newPerson } from '../fixtures/user-actions.ts';
import { startServerProcess } from '../fixtures/server-process.ts';

/** Containers are given ten seconds to stop. */
const maxMs = 10_000;

test('A server that is told to stop waits for nobody who has stopped sending, and ends as usual', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-stop-'));
  const server = await startServerProcess(dataDir);
  const ask = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json() as Promise<any>;
  };
  const person = newPerson();
  const consents = { confirmPassword: person.password, termsAccepted: true, privacyAccepted: true };
  const { token } = await ask('/auth/register', { ...person, ...consents });
  const rex = { name: 'רקס', species: 'dog' };
  const { pet } = await ask('/pets', rex, token);

  const port = Number(new URL(server.url).port);
  const open = async (path: string, type: string, length: number) => {
    const wire = await openRawConnection(port);
    const lines = ['host: x', `authorization: Bearer ${token}`, `content-type: ${type}`, `content-length: ${length}`];
    wire.head(`POST /api${path} HTTP/1.1`, ...lines, 'expect: 100-continue');
    // A head that arrives only after the stop has begun is refused.
    expect((await wire.answer()).status).toBe(100);
    return wire;
  };
  const json = 'application/json';
  const another = JSON.stringify(rex);

  const stalledUpload = await open(`/pets/${pet.id}/photo`, 'multipart/form-data; boundary=x', 1_000_000);
  stalledUpload.send('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf of it');
  const stalledBody = await open('/pets', json, 1000);
  stalledBody.send('{');
  const late = await open('/pets', json, Buffer.byteLength(another));
  const onTheirWay = () => readdir(path.join(dataDir, 'tmp')).catch(() => []);
  await expect.poll(onTheirWay).toHaveLength(1);

  const ended = once(server.child, 'exit');
  const since = performance.now();
  server.child.kill('SIGTERM');
  await expect(() =>
    fetch(server.url).then(
      () => Promise.reject(new Error('it still takes new connections')),
      () => true,
    ),
  ).toPass();
  late.send(another);
  expect((await late.answer()).status).toBe(201);
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - since).toBeLessThan(maxMs);
  await Promise.all([stalledUpload.closed, stalledBody.closed]);
  expect(await onTheirWay()).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test('A server that is told to stop ends the streams that are open, and the next one goes on where they were', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-stop-'));
  let server = await startServerProcess(dataDir);
  const ledger = await startWriteTracker(() => server.url);
  const listen = (since?: string) => openEvents(Number(new URL(server.url).port), ledger.token, since ? { since } : {});
  const first = await listen();
  await first.ready();

  const writingTime = new AbortController();
  const writing = Array.from({ length: 3 }, async () => {
    while (!writingTime.signal.aborted) await ledger.write(randomUUID()).catch(() => sleep(20));
  });
  await expect.poll(() => first.changes().length).toBeGreaterThan(5);
  const ended = once(server.child, 'exit');
  const since = performance.now();
  server.child.kill('SIGTERM');
  await first.over();
  expect(first.isWhole()).toBe(true);
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - since, 'milliseconds until it ended').toBeLessThan(5000);
  writingTime.abort();
  await Promise.all(writing);

  server = await startServerProcess(dataDir);
  // Written while nobody listened.
  await ledger.write(randomUUID());
  const second = await listen(first.cursor());
  await second.ready();
  const told = [...first.changes(), ...second.changes()].filter(({ noun }) => noun === 'expenses').map(({ id }) => id);
  expect(told).toHaveLength(new Set(told).size);
  expect(told.toSorted()).toEqual((await ledger.listed()).map(({ id }) => id).toSorted());
  await second.cut();
  await server.stop();
  await rm(dataDir, { recursive: true });
});
