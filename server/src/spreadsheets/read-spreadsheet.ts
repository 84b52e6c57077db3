import { extname } from 'node:path';
import { atMost } from '../lib/at-most.ts';
import { keptThread } from '../lib/kept-thread.ts';
import { Refusal } from '../lib/refusal.ts';
import type { Answered, Asked } from './reading-worker.ts';
import type { Table } from './table.ts';

/** Ten thousand rows take half a second; what never ends has to end. */
const longestMs = 10_000;
/** Ten thousand rows of a hundred columns take half of it. */
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
// One at a time: the other core is for whoever asks for a list meanwhile.
const inTurn = atMost(1, 20);

const ask = keptThread<Asked, Answered>(new URL(`./reading-worker${extname(import.meta.url)}`, import.meta.url), {
  resourceLimits: heap,
});

/**
 * Reads a table from a CSV or XLSX, in a thread that is ended when it takes too long or too much memory.
 * @param userId whose turn it takes
 * @throws Refusal 422 at the field `file` where there is none, 503 when too many wait
 */
export const readSpreadsheet = (userId: string, asked: Asked): Promise<Table> =>
  inTurn(userId, async () => {
    const answer = await ask(asked, longestMs).catch((): Answered => ({ fault: 'tableTooLarge' }));
    if ('table' in answer) return answer.table;
    const { mostRows: _rows, mostColumns } = asked.bounds;
    const code = answer.fault === 'tableTooWide' ? (`tableTooWide:${mostColumns}` as const) : answer.fault;
    throw new Refusal(422, 'validation', { fields: { file: code } });
  });
