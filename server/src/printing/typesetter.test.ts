import { expect, it } from 'vitest';
import { besideModule, JobNotRun, jobProcess } from '../lib/process/job-process.ts';
import { withPatchedProcesses } from '../testing/process/patched-processes.ts';
import { writtenPdf } from '../testing/documents/sample-pdfs.ts';
import type { Done, Job } from './typesetter.ts';

const longMs = 30_000;
const limits = { heapMb: 128, memoryMb: 1024 };
const given = () => jobProcess<Job, Done>(besideModule('typesetter', import.meta.url), limits);

it('The system refuses a file: the typesetter puts the PDF off and does not call it broken', async () => {
  const ask = given();
  const pdf = await writtenPdf(['Receipt']);
  const refused = `import { readFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    registerHooks({
      load: (url, context, next) => (url.includes('/append-attachments.') ? readFileSync('/not-there') : next(url, context)),
    });`;
  const put = await withPatchedProcesses(refused, () => ask({ pdf }, longMs).catch((error: unknown) => error));
  expect(put).toBeInstanceOf(JobNotRun);
  expect((put as Error).message).toContain('ENOENT');
  // The process of the failed job has ended.
  expect(await ask({ pdf }, longMs)).toMatchObject({ pages: 1 });
});

it('A broken PDF is a fault of its own, and the process goes on', async () => {
  const ask = given();
  expect(await ask({ pdf: Buffer.from('%PDF-1.7 and then nothing') }, longMs)).toHaveProperty('fault');
  expect(await ask({ pdf: await writtenPdf(['Receipt']) }, longMs)).toMatchObject({ pages: 1 });
});
