import { Worker, type WorkerOptions } from 'node:worker_threads';

/** What was asked of a thread took longer than it may; the thread is gone. */
export class TookTooLong extends Error {}

/** What a job has made of its memory goes with the thread, where no other job comes for so long. */
const restAfterMs = 30_000;

/**
 * A thread that answers each message by one, for jobs that come one at a time (see `atMost`). It begins with the first and is
 * kept for the next, since to begin takes longer than most jobs; it is ended when it fails or takes too long, so that the next
 * job has one that is whole. It keeps no process alive.
 * @returns asks it: throws TookTooLong, or that it has failed
 */
export function keptThread<Job, Done>(file: URL, options: WorkerOptions) {
  let kept: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;

  function start() {
    const thread = new Worker(file, options);
    thread.unref();
    // Also while nobody has asked.
    thread.on('error', () => undefined).once('exit', () => forget(thread));
    return thread;
  }

  function forget(thread: Worker | undefined) {
    if (kept === thread) kept = undefined;
    return thread;
  }

  return async (job: Job, atMostMs: number): Promise<Done> => {
    clearTimeout(resting);
    const thread = (kept ??= start());
    // Before anything waits for an answer: it throws where the job can't be sent.
    thread.postMessage(job, []);
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const late = setTimeout(() => reject(new TookTooLong()), atMostMs);
    const ended = () => reject(new Error('the thread ended'));
    thread.on('message', resolve).on('error', reject).on('exit', ended);
    try {
      return await promise;
    } catch (error) {
      // Not before it is gone: two would take twice the memory.
      await thread.terminate();
      throw error;
    } finally {
      clearTimeout(late);
      thread.off('message', resolve).off('error', reject).off('exit', ended);
      resting = setTimeout(() => void forget(kept)?.terminate(), restAfterMs).unref();
    }
  };
}
