import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { besideModule, unavailableExit } from './job-process.ts';
import { installSourceMappedTraces } from '../source-mapped-traces.ts';

/**
 * The other side of `jobProcess`: answers each job with one result. A handler that throws ends the process, since nothing
 * is known of its state afterwards.
 */
export function serveJobs<Job, Result>(handle: (job: Job) => Result | Promise<Result>) {
  installSourceMappedTraces();
  // The terminal and service managers signal the whole group; the server still finishes its requests.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  dieFirst();
  // A job may keep this thread busy for ever.
  const [memoryMb, serverPid] = process.argv.slice(2).map(Number);
  new Worker(besideModule('process-watchdog', import.meta.url), { workerData: { memoryMb, serverPid } }).unref();
  process.on('message', async (job) => {
    try {
      // `undefined` is a result, and no message.
      process.send?.([await handle(job as Job)]);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      process.stderr.write(`${error.stack}\n`);
      process.exit(unavailableExit);
    }
  });
  // The time limit of the first job begins here.
  process.send?.('ready');
}

/** A call of the system that fails (ENFILE, EIO) tells nothing of the bytes. */
export const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

/** Linux ends this process before the server and its database when the system runs out of memory. */
function dieFirst() {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {}
}
