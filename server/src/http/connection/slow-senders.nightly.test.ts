import { readdir } from 'node:fs/promises';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { temporaryFolderOf } from '../../files/uploads/temporary-folder.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { noise } from '../../testing/documents/images.ts';
import { openRawConnection, trickle } from '../../testing/fakes/raw-connection.ts';

/** The product's rules on a hasty clock: 0.6 s for a body, 20 KB/s for a file, and a second of slack. */
const rules = { bodyMs: 600, leastRate: 20_000, slackMs: 1000, everyMs: 50 };

let app: TestApp;
let port: number;
let owner: Owner;
let petId: string;

beforeAll(async () => {
  app = await testApp({}, undefined, undefined, rules);
  port = await app.listen();
});
beforeEach(async () => {
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
});

const headOf = (method: string, path: string, headers: Record<string, string | number>) => [
  `${method} ${path} HTTP/1.1`,
  'host: localhost',
  `authorization: Bearer ${owner.token}`,
  ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
];

const photoForm = async (side: number, field = 'file') =>
  formWith(new Uint8Array(await noise(side).jpeg({ quality: 90 }).toBuffer()), { field });

async function openUpload({ body, headers }: Awaited<ReturnType<typeof formWith>>) {
  const wire = await openRawConnection(port);
  wire.head(...headOf('POST', `/api/pets/${petId}/photo`, { ...headers, 'content-length': body.length }));
  return wire;
}

const tooSlow = { status: 408, body: { error: 'tooSlow', message: expect.any(String), requestId: expect.any(String) } };
const leftOver = () => readdir(temporaryFolderOf(app.services.config.dataDir));

it('A photo that keeps coming arrives, although it takes longer than any other body may', async () => {
  const form = await photoForm(300);
  expect(form.body.length).toBeGreaterThan(60_000);
  const wire = await openUpload(form);
  const began = performance.now();
  // 60 KB/s, three times what it must.
  await trickle(wire.socket, form.body, 3000, 50);
  expect((await wire.answer()).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThan(rules.bodyMs);
  await expect.poll(leftOver).toEqual([]);
  wire.socket.destroy();
});

it.each([
  ['stops coming', 0],
  ['comes by drops', 200],
])('A photo that %s is told so, and leaves nothing behind', async (_how, drop) => {
  const form = await photoForm(300);
  const wire = await openUpload(form);
  wire.send(form.body.subarray(0, 10_000));
  if (drop) void trickle(wire.socket, form.body.subarray(10_000), drop, 50);
  expect(await wire.answer()).toMatchObject(tooSlow);
  await wire.closed;
  await expect.poll(leftOver).toEqual([]);
});

it('Every other body has to be here in time, however steadily it drips', async () => {
  const wire = await openRawConnection(port);
  const body = JSON.stringify({ name: 'רקס', species: 'dog', notes: 'x'.repeat(2000) });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  wire.head(...headOf('POST', '/api/pets', headers));
  // The whole body would take 1.5 s.
  void trickle(wire.socket, Buffer.from(body), 70, 50);
  const answer = await wire.answer();
  expect(answer).toMatchObject(tooSlow);
  expect(answer.headers.connection).toBe('close');
  await wire.closed;
});

it('A client refused before its body was read, and that never sends the body, is disconnected', async () => {
  const wire = await openRawConnection(port);
  wire.head('POST /api/pets HTTP/1.1', 'host: localhost', 'content-type: application/json', 'content-length: 500');
  expect((await wire.answer()).status).toBe(401);
  await wire.closed;
});

it('A form that was refused for its field is read to its end, so that the next request is answered', async () => {
  const form = await photoForm(1000, 'picture');
  expect(form.body.length).toBeGreaterThan(400_000);
  const wire = await openUpload(form);
  wire.send(form.body);
  expect((await wire.answer()).status).toBe(422);
  wire.head(...headOf('GET', '/api/auth/me', {}));
  expect((await wire.answer()).status).toBe(200);
  wire.socket.destroy();
});

it('One person has six photos on their way at a time, and another still finds room', async () => {
  const form = await photoForm(20);
  const wires = await Promise.all(Array.from({ length: 6 }, () => openUpload(form)));
  await expect.poll(leftOver).toHaveLength(6);
  const seventh = await openUpload(form);
  const refusal = await seventh.answer();
  expect([refusal.status, refusal.body.error, refusal.headers['retry-after']]).toEqual([503, 'unavailable', '5']);

  const [first] = wires;
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
  const another = await openUpload(form);
  another.send(form.body);
  expect((await another.answer()).status).toBe(200);
  first?.send(form.body);
  expect((await first?.answer())?.status).toBe(200);
  for (const { socket } of [...wires, seventh, another]) socket.destroy();
  await expect.poll(leftOver).toEqual([]);
});
