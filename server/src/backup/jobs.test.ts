import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { jobList } from '../job-list.ts';
import { newId } from '../lib/ids.ts';
import { testApp } from '../testing/app.ts';
import { newFolder } from '../testing/database/empty-place.ts';
import { mailsTo } from '../testing/fakes/mailbox.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { storeRun } from './run-rows.ts';

const place = newFolder();
const operator = 'operator@example.co.il';
const app = await testApp({ BACKUP_TO: place, SUPPORT_MAIL: operator });
const make = jobList.find(({ name }) => name === 'backup.make')!;
async function night() {
  await app.moveTo(new Date(app.clock.now.getTime() + 86_400_000));
  await app.services.jobs.send(app.db, make, {} as never);
}
const health = async () => (await app.call('GET', '/api/health')).body.backup;

test('A night makes a backup, restores it beside the server, and tells health what it compared', async () => {
  expect(await health()).toEqual({ made: null, checked: null, isFailing: false });
  await seedDemo({ ...app.services, db: app.db, log: quietLog }, app.clock.now);
  await night();
  await app.drainJobs();
  const { made, checked, isFailing } = await health();
  expect(isFailing).toBe(false);
  expect(made.rows).toBeGreaterThan(500);
  expect(made.files).toBeGreaterThan(0);
  expect(checked).toEqual({ ...made, at: checked.at });
  expect(await readdir(app.services.config.dataDir)).not.toContain('backup-check');
});

test('A failed night is mailed once, shows in health, and is over with the next good one', async () => {
  await rm(place, { recursive: true });
  await mkdir(place);
  await writeFile(path.join(place, 'letter.txt'), 'not ours');
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await night();
  await expect(app.drainJobs()).rejects.toThrow('holds other data');
  warned.mockRestore();
  expect((await health()).isFailing).toBe(true);
  await app.drainJobs();
  const mails = await mailsTo(app, operator);
  expect(mails.map(({ subject }) => subject)).toEqual(['הגיבוי נכשל']);
  expect(mails[0]!.text).toContain('holds other data');
  expect(mails[0]!.text).toContain('הגיבוי התקין האחרון');

  await rm(place, { recursive: true });
  await night();
  await app.drainJobs();
  expect((await health()).isFailing).toBe(false);
});

test('A night that finds a file missing backs up the others, and is told like a failed one', async () => {
  const folder = path.join(app.services.config.dataDir, 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const lost = found.find((entry) => entry.isFile() && entry.name.length === 36)!;
  const file = path.join(lost.parentPath, lost.name);
  const content = await readFile(file);
  await rm(file);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const before = (await mailsTo(app, operator)).length;
  await night();
  await app.drainJobs();
  told.mockRestore();
  await writeFile(file, content);
  const { isFailing, checked } = await health();
  expect(isFailing).toBe(true);
  // The backup of the others has been tried out.
  expect(checked.files).toBeGreaterThan(0);
  const mails = (await mailsTo(app, operator)).slice(before);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('1 files are missing or damaged')]);
  await night();
  await app.drainJobs();
  expect((await health()).isFailing).toBe(false);
});

test('A run of a clock that was ahead does not hide those that follow', async () => {
  const startedAt = new Date(app.clock.now.getTime() + 10 * 365 * 86_400_000);
  await storeRun(app.db, { id: newId(), kind: 'backup', startedAt, fault: 'of the future' });
  expect((await health()).isFailing).toBe(true);
  await night();
  await app.drainJobs();
  expect((await health()).isFailing).toBe(false);
});

test('Without a place for backups there is nothing to tell', async () => {
  const plain = await testApp();
  expect((await plain.call('GET', '/api/health')).body.backup).toBeNull();
});
