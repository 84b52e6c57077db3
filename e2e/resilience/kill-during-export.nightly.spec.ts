import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { temporaryFolderOf } from '../../server/src/files/uploads/temporary-folder.ts';
import { unzip } from '../../server/src/testing/documents/unzip.ts';
import { newPerson } from '../fixtures/user-actions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const pets = 150;
let dataDir: string;
let server: ServerProcess;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-kill-export-'));
  server = await startServerProcess(dataDir, { PATIENCE_SCALE: '10' });
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('A server that is killed while it makes a copy makes it anew, and never offers half of one', async () => {
  test.setTimeout(240_000);
  let token = '';
  const call = async (method: string, at: string, body?: object) => {
    const response = await fetch(`${server.url}/api${at}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json().catch(() => ({}))) as any };
  };
  const person = newPerson();
  const consent = { confirmPassword: person.password, termsAccepted: true, privacyAccepted: true };
  ({ token } = (await call('POST', '/auth/register', { ...person, ...consent })).body);
  for (let pet = 0; pet < pets; pet += 1)
    expect((await call('POST', '/pets', { name: `קוקי ${pet}`, species: 'bird' })).status).toBe(201);

  const state = async () => (await call('GET', '/users/export')).body;
  for (let kill = 0; kill < 2; kill += 1) {
    if (kill === 0) expect((await call('POST', '/users/export')).status).toBe(202);
    await expect.poll(async () => (await state()).done, { intervals: [20], timeout: 60_000 }).toBeGreaterThan(5);
    expect(await state()).toMatchObject({ state: 'running', size: null });
    expect((await call('POST', '/users/export/link')).status).toBe(404);
    await server.kill();
    server = await startServerProcess(dataDir, { PATIENCE_SCALE: '10' });
    expect((await state()).state).toBe('running');
  }
  await expect.poll(async () => (await state()).state, { timeout: 120_000 }).toBe('ready');
  const { url } = (await call('POST', '/users/export/link')).body;
  const zip = Buffer.from(await (await fetch(server.url + new URL(url).pathname)).arrayBuffer());
  expect(zip.length).toBe((await state()).size);
  const files = await unzip(zip);
  expect(JSON.parse(files.get('JSON/pets.json')!.toString())).toHaveLength(pets);
  expect(files.has('index.html')).toBe(true);
  expect(await readdir(temporaryFolderOf(dataDir)).catch(() => [])).toEqual([]);
});
