import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { atMost } from '../lib/at-most.ts';
import { Refusal } from '../lib/refusal.ts';
import type { Order, Printed } from './typesetter.ts';

/** Somebody waits for it at the other end; ten of the longest printouts are through in that time. */
const longestMs = 20_000;
/** What a long printout has made of its memory goes with the thread. */
const restAfterMs = 30_000;
// One at a time: the other core is for whoever asks for a list meanwhile. As many wait as are through in half a minute.
const inTurn = atMost(1, 20);

let typesetter: Worker | undefined;
let resting: NodeJS.Timeout | undefined;

/** With the first printout, not with the server. It keeps no process alive. */
function start() {
  const worker = new Worker(new URL(`./typesetter${extname(import.meta.url)}`, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  worker.unref();
  worker.once('exit', () => {
    if (typesetter === worker) typesetter = undefined;
  });
  return worker;
}

/**
 * Sets a sheet as PDF, in a thread of its own.
 * @param userId whose turn it takes
 * @throws Refusal 503 when too many wait, or it takes too long
 */
export const print = (userId: string, order: Order): Promise<Uint8Array> =>
  inTurn(userId, async () => {
    clearTimeout(resting);
    const worker = (typesetter ??= start());
    try {
      const printed = await answerOf(worker, order);
      if ('bytes' in printed) return printed.bytes;
      throw new Error(`a sheet cannot be set: ${printed.fault}`);
    } finally {
      resting = setTimeout(() => void worker.terminate(), restAfterMs).unref();
    }
  });

async function answerOf(worker: Worker, order: Order): Promise<Printed> {
  const { promise, resolve, reject } = Promise.withResolvers<Printed>();
  const late = setTimeout(() => reject(new Refusal(503, 'unavailable', { retryAfter: 5 })), longestMs);
  const ended = () => reject(new Error('the typesetter ended'));
  worker.on('message', resolve).on('error', reject).on('exit', ended);
  worker.postMessage(withoutControls(order), []);
  try {
    return await promise;
  } catch (error) {
    // The next one begins with a thread that is whole, and not before this one is gone.
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(late);
    worker.off('message', resolve).off('error', reject).off('exit', ended);
  }
}

/** Marks that turn the direction of text are the template's to set. */
const controls = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;
const withoutControls = ({ sheet, ...order }: Order): Order => ({
  ...order,
  sheet: JSON.parse(JSON.stringify(sheet), (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replace(controls, '') : value,
  ) as object,
});
