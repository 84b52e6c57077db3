import { concurrencyLimit } from '../lib/process/concurrency-limit.ts';
import { besideModule, JobFailed, jobProcess, TookTooLong } from '../lib/process/job-process.ts';
import { patienceScale } from '../lib/process/patience-scale.ts';
import { Refusal } from '../lib/refusal.ts';
import type { PdfSize } from './append-attachments.ts';
import type { Done, Job, Order } from './typesetter.ts';

/** A client waits for the printout; ten of the longest ones finish in that time. */
const maxMs = 20_000;
/** A sound PDF of 20 MB is counted in a tenth of a second; what never ends has to end. */
const maxCountMs = 3_000;
const countedMs = 10_000;
// Printouts run one at a time: the other core stays free for list requests. The queue holds as many as finish in half a
// minute.
const inTurn = concurrencyLimit(1, 20);

// Most of its memory is Typst's, outside the heap.
const ask = jobProcess<Job, Done>(besideModule('typesetter', import.meta.url), { heapMb: 128, memoryMb: 1024 });

/** Returns the size of a PDF; undefined if it asks for a password, is broken, or takes too long. */
export type ExtentOf = (pdf: Uint8Array) => Promise<PdfSize | undefined>;

/** Makes bytes of what is to be printed. */
export type Print = typeof print;

/**
 * Sets a sheet as PDF, in a child process.
 * @param userId whose turn it takes
 * @param order or what makes it once the turn has come, so that who waits holds no papers meanwhile
 * @throws Refusal 503 when too many wait, it takes too long, or no process can run; JobFailed where the papers cannot be
 * taken over or fill the memory
 */
export const print = (userId: string, order: Order | ((extentOf: ExtentOf) => Promise<Order>)): Promise<Uint8Array> =>
  inTurn(userId, async () => {
    const whole = typeof order === 'function' ? await order(counting()) : order;
    const done = await ask({ order: withoutControls(whole) }, maxMs).catch((error: unknown) => {
      throw error instanceof TookTooLong ? new Refusal(503, 'unavailable', { retryAfter: 5 }) : error;
    });
    if ('bytes' in done) return done.bytes;
    throw new JobFailed(`a sheet cannot be set: ${'fault' in done ? done.fault : ''}`);
  });

/** Shared time limit for all attachments of a printout, so that slow ones do not delay the others further. */
function counting(): ExtentOf {
  let left = countedMs;
  return async (pdf) => {
    if (left <= 0) return undefined;
    const began = performance.now();
    const done = await ask({ pdf }, Math.min(left, maxCountMs)).catch((error: unknown) => {
      // Papers are not called unreadable when nothing can read them now.
      if (!(error instanceof JobFailed)) throw error;
    });
    left -= (performance.now() - began) / patienceScale;
    return done && 'pages' in done ? done : undefined;
  };
}

/** Marks that turn the direction of text are the template's to set. */
const controls = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;
const withoutControls = ({ sheet, ...order }: Order): Order => ({
  ...order,
  sheet: JSON.parse(JSON.stringify(sheet), (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replace(controls, '') : value,
  ) as object,
});
