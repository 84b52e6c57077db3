import { concurrencyLimit } from '../lib/process/concurrency-limit.ts';
import { besideModule, JobFailed, jobProcess } from '../lib/process/job-process.ts';
import type { WorkbookCheck } from './detect-workbook.ts';

/** Two thousand names and two small parts: some milliseconds. */
const maxMs = 5000;
const inTurn = concurrencyLimit(1, 20);
const ask = jobProcess<string, WorkbookCheck>(besideModule('workbook-worker', import.meta.url), {
  heapMb: 96,
  memoryMb: 256,
});

/**
 * Looks in a child process whether a file is an XLSX, without reading its cells. `userId`: whose turn it takes.
 * @throws Refusal 503 when too many wait or no process can look
 */
export const inspectWorkbook = (path: string, userId: string): Promise<WorkbookCheck> =>
  inTurn(userId, () =>
    ask(path, maxMs).catch((error: unknown): WorkbookCheck => {
      if (error instanceof JobFailed) return 'broken';
      throw error;
    }),
  );
