import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { patienceScale } from './patience-scale.ts';
import { Refusal } from '../refusal.ts';

/** The input ended the job: it threw, crashed its process, or passed a limit. The same job fails again. */
export class JobFailed extends Error {}

/** The job ran past its time limit; its process was killed. */
export class TookTooLong extends JobFailed {}

/** The job filled the memory of its process. */
export class TookTooMuchMemory extends JobFailed {}

/**
 * No process could run the job: it did not start, or the system killed it. The input is not at fault, and a later
 * attempt may work.
 */
export class JobNotRun extends Refusal {
  constructor(reason: string) {
    super(503, 'unavailable', { retryAfter: 5 });
    // The log has the reason; the answer has the words of the code.
    this.message = reason;
  }
}

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
const maxComplaintLength = 2000;
/** Fonts and libraries are loaded from a slow disk beside other work; it does not count as time of the job. */
const maxStartMs = 30_000;
/** EX_TEMPFAIL of sysexits.h: the system refused the process a file or memory. */
export const unavailableExit = 75;

/** Module beside `base`: TypeScript in development and tests, JavaScript in the bundle. */
export const besideModule = (name: string, base: string) => new URL(`./${name}${extname(base)}`, base);

/**
 * Runs jobs on foreign bytes in a child process (see `serveJobs`), one at a time: a thread shares the server's fate when V8
 * runs out of memory, a process does not. The first job starts it, later ones reuse it. It is killed when a job fails, and
 * the next job starts another. It keeps no process alive.
 * @returns runs one job, after those before it; throws JobFailed, or JobNotRun after a second try in a fresh process
 */
export function jobProcess<Job, Result>(file: URL, limits: Limits) {
  let current: Child | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start() {
    const child = startChild(file, limits);
    void child.ended.then(() => {
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
    // The idle process may just have ended.
    if (current?.process.connected === false) end(current);
    const child = (current ??= start());
    try {
      await child.ready;
      return (await resultOf(child, job, atMostMs * patienceScale)) as Result;
    } catch (error) {
      end(child);
      // Two at a time would take twice the memory.
      await child.ended;
      throw error;
    } finally {
      idle = setTimeout(() => end(current), idleMs).unref();
    }
  }

  async function runTwice(job: Job, atMostMs: number) {
    try {
      return await run(job, atMostMs);
    } catch (error) {
      if (!(error instanceof JobNotRun)) throw error;
      return await run(job, atMostMs);
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  return (job: Job, atMostMs: number): Promise<Result> => {
    const result = last.then(() => runTwice(job, atMostMs));
    // A chain on the result itself would keep it in memory until the next job.
    last = result.then(ignore, ignore);
    return result;
  };
}

const ignore = () => undefined;

type Child = {
  readonly process: ChildProcess;
  readonly ready: Promise<void>;
  readonly ended: Promise<End>;
  /** True after the first job: the memory that it left may end the next one. */
  isUsed: boolean;
  /** Told of the end while a job runs. A reaction to `ended` for each job would hold all results until then. */
  fail: ((end: End) => void) | undefined;
};
/** `isLost`: the system ended the process, not the job. `isCrash`: memory or a fault of native code ended it, no error of the job. */
type End = { readonly isLost: boolean; readonly isCrash: boolean; readonly words: string };

function startChild(file: URL, limits: Limits): Child {
  const child = forked(file, limits);
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (said: string) => {
    complaint = (complaint + said).slice(-maxComplaintLength);
  });
  child.unref();
  child.channel?.unref();
  (child.stderr as (Readable & { unref(): void }) | null)?.unref();

  const { promise: ended, resolve: end } = Promise.withResolvers<End>();
  // The event `close` and not `exit`: messages and stderr may still arrive after `exit`.
  child.once('close', (code, signal) =>
    end({
      isLost: isLost(code, signal),
      isCrash: signal !== null,
      words: `the process ended (${signal ?? code}): ${complaint.trim()}`,
    }),
  );
  // A process that cannot be started may close nothing.
  child.on('error', ({ message }) => child.pid === undefined && end({ isLost: true, isCrash: false, words: message }));

  const { promise: ready, resolve: begin, reject: fail } = Promise.withResolvers<void>();
  const notStarted = (words: string) => fail(new JobNotRun(`cannot start a process: ${words}`));
  const late = setTimeout(() => notStarted('it takes too long'), maxStartMs * patienceScale);
  child.once('message', () => begin());
  ready.catch(() => undefined).finally(() => clearTimeout(late));
  const started: Child = { process: child, ready, ended, isUsed: false, fail: undefined };
  void ended.then((how) => {
    notStarted(how.words);
    started.fail?.(how);
  });
  return started;
}

function forked(file: URL, { heapMb, memoryMb }: Limits) {
  try {
    return fork(fileURLToPath(file), [String(memoryMb), String(process.pid)], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: Object.fromEntries(environment.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      // Buffers stay buffers.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  } catch (error) {
    // ENOMEM is thrown; EAGAIN, EMFILE and others come as an event.
    throw new JobNotRun(`cannot start a process: ${(error as Error).message}`);
  }
}

/**
 * SIGKILL comes from outside: from the system when it runs out of memory. The job itself ends its process otherwise: V8 with a
 * full heap by SIGABRT or SIGTRAP, the watchdog by SIGUSR2, native code by SIGSEGV and its like.
 */
const isLost = (code: number | null, signal: NodeJS.Signals | null) => signal === 'SIGKILL' || code === unavailableExit;

/** SIGUSR2 comes from the watchdog, the words from V8. */
const memoryWords = /^the process ended \(SIGUSR2\)|JavaScript heap out of memory/;

async function resultOf(child: Child, job: unknown, atMostMs: number) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  // The promise is not awaited when `send` throws.
  promise.catch(() => undefined);
  const late = setTimeout(() => reject(new TookTooLong()), atMostMs);
  const fail = ({ isLost, isCrash, words }: End) => {
    // A crash of a used process says nothing of this job: it is tried again in a fresh one.
    if (isLost || (isCrash && child.isUsed)) return reject(new JobNotRun(words));
    reject(memoryWords.test(words) ? new TookTooMuchMemory(words) : new JobFailed(words));
  };
  const answered = (answer: unknown) => resolve((answer as [unknown])[0]);
  child.fail = fail;
  child.process.once('message', answered);
  try {
    child.process.send(job as object, (error) => {
      if (!error) return;
      // A broken channel does not tell why: the end of the process does, and it may have come before the job.
      child.process.kill('SIGKILL');
      void child.ended.then(fail);
    });
    const result = await promise;
    child.isUsed = true;
    return result;
  } finally {
    clearTimeout(late);
    child.fail = undefined;
    child.process.off('message', answered);
  }
}
