import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { atMost } from '../lib/at-most.ts';
import { Refusal } from '../lib/refusal.ts';
import type { Answered, Asked } from './reading-worker.ts';
import type { Table } from './table.ts';

/** Ten thousand rows take half a second; what never ends has to end. */
const longestMs = 10_000;
/** Ten thousand rows of a hundred columns take half of it. */
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
// One at a time: the other core is for whoever asks for a list meanwhile.
const inTurn = atMost(1, 20);

const worker = new URL(`./reading-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads a table from a CSV or XLSX, in a thread that is ended when it takes too long or too much memory.
 * @param userId whose turn it takes
 * @throws Refusal 422 at the field `file` where there is none, 503 when too many wait
 */
export const readSpreadsheet = (userId: string, asked: Asked): Promise<Table> =>
  inTurn(userId, async () => {
    const thread = new Worker(worker, { workerData: asked, resourceLimits: heap, stdout: true, stderr: true });
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const timer = setTimeout(() => reject(new Error('too long')), longestMs);
    thread
      .once('message', resolve)
      .once('error', reject)
      .once('exit', () => reject(new Error('ended')));
    try {
      const answer = await promise.catch((): Answered => ({ fault: 'tableTooLarge' }));
      if ('table' in answer) return answer.table;
      const { mostRows: _rows, mostColumns } = asked.bounds;
      const code = answer.fault === 'tableTooWide' ? (`tableTooWide:${mostColumns}` as const) : answer.fault;
      throw new Refusal(422, 'validation', { fields: { file: code } });
    } finally {
      clearTimeout(timer);
      await thread.terminate();
    }
  });
