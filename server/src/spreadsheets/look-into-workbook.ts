import { atMost } from '../lib/at-most.ts';
import { besideModule, JobFailed, jobProcess } from '../lib/job-process.ts';
import type { Looked } from './looks-like-workbook.ts';

/** Two thousand names and two small parts: some milliseconds. */
const longestMs = 5000;
const inTurn = atMost(1, 20);
const ask = jobProcess<string, Looked>(besideModule('workbook-worker', import.meta.url), { heapMb: 96, memoryMb: 256 });

/**
 * Looks in a child process whether a file is an XLSX, without reading its cells. `userId`: whose turn it takes.
 * @throws Refusal 503 when too many wait or no process can look
 */
export const lookIntoWorkbook = (path: string, userId: string): Promise<Looked> =>
  inTurn(userId, () =>
    ask(path, longestMs).catch((error: unknown): Looked => {
      if (error instanceof JobFailed) return 'broken';
      throw error;
    }),
  );
