import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, writtenBy } from '../../testing/fixtures/given.ts';
import { heldMemory } from '../../testing/process/held-memory.ts';

const app = await testApp();
const megabyte = 1024 * 1024;
const size = 20 * megabyte;

it('A copy of 600 MB of files is written while they are read: memory stays flat', async () => {
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner);
  const body = { petId: pet.id, type: 'checkup', description: 'בדיקה', date: '2026-11-01' };
  const { id: thingId } = (await app.call('POST', '/api/medical-records', { as: owner, body })).body.record;
  const of = { householdId: owner.householdId, petId: pet.id, area: 'medicalRecords' as const };
  for (let paper = 0; paper < 30; paper += 1) {
    const id = newId();
    const about = { name: `צילום ${paper}.pdf`, type: 'application/pdf', size };
    const attached = { noun: 'medicalRecords', thingId, isLocked: false, hasScripts: false };
    await app.db
      .insertInto('attachments')
      .values({ ...of, ...writtenBy(owner, app.clock.now), ...about, ...attached, id })
      .execute();
    await app.db
      .insertInto('files')
      .values({ ...of, ...about, id: newId(), attachmentId: id, sha256: Buffer.alloc(32), createdAt: app.clock.now })
      .execute();
  }
  const idle = heldMemory();
  const more: number[] = [];
  let [openNow, openAtOnce] = [0, 0];
  const open = vi.spyOn(app.services.files, 'open').mockImplementation(async () => {
    openNow += 1;
    openAtOnce = Math.max(openAtOnce, openNow);
    const bytes = Readable.from(
      (function* () {
        for (let sent = 0; sent < size; sent += 65_536) {
          if (sent % (5 * megabyte) === 0) more.push(heldMemory() - idle);
          yield Buffer.alloc(65_536, sent);
        }
      })(),
    );
    return bytes.once('close', () => (openNow -= 1));
  });
  // The real store moves the file that it takes to its place.
  const put = vi.spyOn(app.services.files, 'put');
  await app.call('POST', '/api/users/export', { as: owner });
  await app.drainJobs();
  more.push(heldMemory() - idle);
  open.mockRestore();

  const { body: ready } = await app.call('GET', '/api/users/export', { as: owner });
  expect(ready).toMatchObject({ state: 'ready' });
  expect(ready.size).toBeGreaterThan(600 * megabyte);
  expect(openAtOnce).toBe(1);
  expect(more.length).toBeGreaterThan(100);
  expect(Math.max(...more) / megabyte).toBeLessThan(60);
  const [key] = put.mock.calls.at(-1)!;
  const kept = path.join(app.services.config.dataDir, 'files', key.slice(34, 36), key);
  expect((await stat(kept)).size).toBe(ready.size);

  // Nor does the download take more.
  let sent = 0;
  const { url } = (await app.call('POST', '/api/users/export/link', { as: owner })).body;
  const answer = await fetch(`http://127.0.0.1:${await app.listen()}${new URL(url).pathname}`);
  const during: number[] = [];
  for await (const chunk of answer.body!) {
    if (Math.floor(sent / (50 * megabyte)) !== Math.floor((sent + chunk.length) / (50 * megabyte)))
      during.push(heldMemory() - idle);
    sent += chunk.length;
  }
  expect(sent).toBe(ready.size);
  // Server and reader share this process: on a busy machine up to 85 MB are on their way between them.
  expect(Math.max(...during) / megabyte).toBeLessThan(150);
});
