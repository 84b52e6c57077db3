import { concurrencyLimit } from '../lib/process/concurrency-limit.ts';
import { besideModule, JobFailed, jobProcess, TookTooLong, TookTooMuchMemory } from '../lib/process/job-process.ts';
import { Refusal } from '../lib/refusal.ts';
import type { Answered, Asked } from './reading-worker.ts';
import type { Table } from './table.ts';

/** Ten thousand rows take half a second; what never ends has to end. */
const maxMs = 10_000;
// Files are read one at a time: the other core stays free for list requests.
const inTurn = concurrencyLimit(1, 20);

// Ten thousand rows of a hundred columns take half of the heap.
const limits = { heapMb: 256, memoryMb: 768 };
const ask = jobProcess<Asked, Answered>(besideModule('reading-worker', import.meta.url), limits);

/**
 * Reads a table from a CSV or XLSX, in a child process that is killed when it takes too long or too much memory.
 * @param userId whose turn it takes
 * @throws Refusal 422 at the field `file` where there is none, 503 when too many wait, it takes too long or no process can read it
 */
export const readSpreadsheet = (userId: string, asked: Asked): Promise<Table> =>
  inTurn(userId, async () => {
    const answer = await ask(asked, maxMs).catch((error: unknown): Answered => {
      // A busy machine may be the cause.
      if (error instanceof TookTooLong)
        throw new Refusal(503, 'unavailable', { retryAfter: 5, fields: { file: 'tableTooSlow' } });
      if (error instanceof TookTooMuchMemory) return { fault: 'tableTooLarge' };
      if (error instanceof JobFailed) return { fault: 'fileBroken' };
      throw error;
    });
    if ('table' in answer) return answer.table;
    const { maxRows: _rows, maxColumns } = asked.bounds;
    const code = answer.fault === 'tableTooWide' ? (`tableTooWide:${maxColumns}` as const) : answer.fault;
    throw new Refusal(422, 'validation', { fields: { file: code } });
  });
