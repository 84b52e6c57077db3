import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from './testing/app.ts';
import { urlOf } from './testing/database/database-server.ts';

const app = await testApp();

const run = (...args: readonly string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: urlOf(app.connection), DATA_DIR: app.services.config.dataDir };
    const script = path.join(import.meta.dirname, 'write-incident.ts');
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trim() }),
    );
  });
const read = () => app.db.selectFrom('statusIncidents').selectAll().execute();

it('The command shows an incident, changes it, refuses what is wrong, and removes it', async () => {
  const file = path.join(app.services.config.dataDir, 'incident.md');
  const write = (to: string) =>
    writeFile(
      file,
      `---\nname: jobs\nparts: jobs\nlevel: failed\nfrom: 2026-01-02 06:12\nto: ${to}\n---\n# he: תזכורות לא נשלחו\nנשלחו אחר כך.\n`,
    );
  await write('');
  expect((await run(file)).said).toContain('as one that goes on');
  expect(await read()).toMatchObject([{ name: 'jobs', parts: ['jobs'], endedAt: null, titleHe: 'תזכורות לא נשלחו' }]);
  await write('2026-01-02 06:30');
  expect(await run(file)).toMatchObject({ code: 0 });
  expect(await read()).toMatchObject([{ name: 'jobs', endedAt: new Date('2026-01-02T04:30:00.000Z') }]);
  await write('2026-01-02 06:00');
  expect(await run(file)).toEqual({ code: 1, said: expect.stringContaining('to: this is before from:') });
  expect(await run(`${file}.none`)).toEqual({ code: 1, said: expect.stringContaining('ENOENT') });
  for (const wrong of [[], [file, '--remove', 'jobs'], ['--all']])
    expect(await run(...wrong)).toEqual({ code: 1, said: expect.stringContaining('Usage') });
  expect(await run('--remove', 'jobs')).toMatchObject({ code: 0 });
  expect(await run('--remove', 'jobs')).toEqual({ code: 1, said: 'There is no incident jobs' });
  expect(await read()).toEqual([]);
});
