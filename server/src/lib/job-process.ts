import { fork } from 'node:child_process';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The job ran past its time limit; its process was killed. */
export class TookTooLong extends Error {}

type Limits = {
  /** V8 heap of the process, in MB. */
  readonly heapMb: number;
  /** Resident memory of the process, in MB: buffers, WebAssembly and native code are outside the heap. */
  readonly memoryMb: number;
};

/** Memory that a job leaves behind is freed with the process, so an idle one does not stay for long. */
const idleMs = 30_000;
/** The process reads bytes from strangers: it gets no address or secret of the server's. */
const environment = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'TZ', 'NODE_COMPILE_CACHE'];
const longestComplaint = 2000;
/** Fonts and libraries are loaded from a slow disk beside other work; it does not count as time of the job. */
const longestStartMs = 30_000;

/** Module beside `base`: TypeScript in development and tests, JavaScript in the bundle. */
export const besideModule = (name: string, base: string) => new URL(`./${name}${extname(base)}`, base);

/**
 * Runs jobs on foreign bytes in a child process (see `serveJobs`), one at a time: a thread shares the server's fate when V8
 * runs out of memory, a process does not. The first job starts it, later ones reuse it. It is killed when a job fails, and
 * the next job starts another. It keeps no process alive.
 * @returns runs one job, after those before it; throws TookTooLong, or Error when the process ended without a result
 */
export function jobProcess<Job, Result>(file: URL, { heapMb, memoryMb }: Limits) {
  let current: Child | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start() {
    const child = startChild(file, { heapMb, memoryMb });
    child.process.once('exit', () => {
      if (current === child) current = undefined;
    });
    return child;
  }

  function end(child: Child | undefined) {
    if (current === child) current = undefined;
    child?.process.kill('SIGKILL');
  }

  async function run(job: Job, atMostMs: number): Promise<Result> {
    clearTimeout(idle);
    // The system may have ended an idle one a moment ago.
    if (current?.process.connected === false) end(current);
    const child = (current ??= start());
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const tooLate = () => reject(new TookTooLong());
    let late = setTimeout(tooLate, longestStartMs);
    const ended = () => reject(new Error(`the process ended: ${child.complaint()}`));
    const answered = (result: unknown) => resolve(result as Result);
    child.process.on('error', reject).on('exit', ended);
    // Nobody awaits it when `send` throws.
    promise.catch(() => undefined);
    try {
      await Promise.race([child.ready, promise]);
      clearTimeout(late);
      late = setTimeout(tooLate, atMostMs);
      child.process.on('message', answered);
      child.process.send(job as object, (error) => error && reject(error));
      return await promise;
    } catch (error) {
      end(child);
      // Two at a time would take twice the memory.
      await child.gone;
      throw error;
    } finally {
      clearTimeout(late);
      child.process.off('message', answered).off('error', reject).off('exit', ended);
      idle = setTimeout(() => end(current), idleMs).unref();
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  return (job: Job, atMostMs: number): Promise<Result> => {
    const result = last.then(() => run(job, atMostMs));
    last = result.catch(() => undefined);
    return result;
  };
}

type Child = ReturnType<typeof startChild>;

function startChild(file: URL, { heapMb, memoryMb }: Limits) {
  const child = fork(fileURLToPath(file), [String(memoryMb), String(process.pid)], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: Object.fromEntries(environment.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    // Buffers stay buffers.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (said: string) => {
    complaint = (complaint + said).slice(-longestComplaint);
  });
  child.unref();
  child.channel?.unref();
  (child.stderr as (Readable & { unref(): void }) | null)?.unref();
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  // A process that cannot be started has no exit.
  child.on('error', () => child.pid === undefined && resolve());
  const { promise: ready, resolve: begin } = Promise.withResolvers<void>();
  child.once('message', () => begin());
  return { process: child, ready, gone, complaint: () => complaint.trim() };
}
