import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { heldMemory } from '../../testing/process/held-memory.ts';
import { withoutProcesses } from '../../testing/process/without-processes.ts';
import { JobFailed, JobNotRun, jobProcess, TookTooLong } from './job-process.ts';
import { patienceScale } from './patience-scale.ts';

type Told = { pid: number; asked: number; secret?: string };
const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());

const script = path.join(folder, 'answers.ts');
writeFileSync(
  script,
  `import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
  import { serveJobs } from ${JSON.stringify(new URL('./serve-jobs.ts', import.meta.url).href)};
  let asked = 0;
  const kept: unknown[] = [];
  serveJobs((job: any) => {
    asked += 1;
    if (job.tally) appendFileSync(job.tally, '.');
    job = job.does ?? job;
    if (job === 'fail') throw new Error('cannot');
    if (job === 'hang') for (;;);
    if (job === 'end') process.exit(0);
    if (job === 'crash') process.kill(process.pid, 'SIGSEGV');
    if (job === 'killed') process.kill(process.pid, 'SIGKILL');
    if (job === 'unread') readFileSync(${JSON.stringify(folder)} + '/not-there');
    if (job.killedAt && !existsSync(job.killedAt)) {
      writeFileSync(job.killedAt, '');
      process.kill(process.pid, 'SIGKILL');
    }
    if (job === 'heap') for (;;) kept.push(new Array(1000).fill(asked));
    if (job === 'buffers') for (;;) kept.push(Buffer.alloc(1_000_000, 1));
    if (job === 'heap once') kept.push(new Array(3_200_000).fill(asked));
    if (job === 'buffers once') {
      kept.push(Buffer.alloc(150_000_000, 1));
      while (process.memoryUsage.rss() > 300 * 1024 * 1024);
    }
    if (job === 'crash when used' && asked > 1) process.kill(process.pid, 'SIGSEGV');
    if (job instanceof Uint8Array) return job;
    if (job === 'nothing') return undefined;
    return { pid: process.pid, asked, secret: process.env.DATABASE_URL };
  });`,
);
const longMs = 30_000;
const limits = { heapMb: 32, memoryMb: 300 };
const given = () => jobProcess<unknown, Told>(pathToFileURL(script), limits);
const notNow = { constructor: JobNotRun, status: 503, code: 'unavailable', retryAfter: 5 };
/** The timer is set once the job has been sent. */
async function moveClock(milliseconds: number) {
  await turn();
  vi.advanceTimersByTime(milliseconds);
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('jobProcess', () => {
  it('reuses the process for the next job', async () => {
    const ask = given();
    const first = await ask('a', longMs);
    expect(await ask('b', longMs)).toEqual({ pid: first.pid, asked: 2 });
    expect(first.pid).not.toBe(process.pid);
  });

  it('hands bytes over as bytes', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, nth) => nth % 251);
    expect(Buffer.compare((await given()(bytes, longMs)) as unknown as Uint8Array, bytes)).toBe(0);
  });

  it('keeps no result in memory while the process waits for the next job', async () => {
    const ask = given();
    const bytes = new Uint8Array(2_000_000);
    await ask(bytes, longMs);
    const before = heldMemory();
    for (let nth = 0; nth < 8; nth++) await ask(bytes, longMs);
    // The channel holds its last messages; a short one takes their place. The end of the process would have freed all.
    expect((await ask('a', longMs)).asked).toBe(10);
    // V8 frees buffers in a thread of its own, some after the collection.
    await expect.poll(() => heldMemory() - before).toBeLessThan(2 * bytes.length);
  });

  it('resolves with nothing when the job returns nothing, and reuses the process', async () => {
    const ask = given();
    expect(await ask('nothing', longMs)).toBeUndefined();
    expect((await ask('a', longMs)).asked).toBe(2);
  });

  it.each([
    ['throws', 'fail', 'cannot'],
    ['exits', 'end', 'ended'],
    ['fills its heap', 'heap', 'heap'],
    ['fills its memory outside the heap', 'buffers', 'SIGUSR2'],
    ['crashes', 'crash', 'SIGSEGV'],
  ])('fails the job that %s, and runs the next one in a new process', async (_what, job, message) => {
    const ask = given();
    const first = await ask('a', longMs);
    const failure = await ask(job, longMs).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(JobFailed);
    expect((failure as Error).message).toContain(message);
    expect(isAlive(first.pid)).toBe(false);
    const next = await ask('b', longMs);
    expect(next.asked).toBe(1);
    expect(next.pid).not.toBe(first.pid);
  });

  it('kills a job that takes too long', async () => {
    const ask = given();
    const first = await ask('a', longMs);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failure = ask('hang', 1000).catch((error: unknown) => error);
    await moveClock(1000 * patienceScale);
    expect(await failure).toBeInstanceOf(TookTooLong);
    vi.useRealTimers();
    expect(isAlive(first.pid)).toBe(false);
    expect((await ask('b', longMs)).asked).toBe(1);
  });

  it('runs a job again whose process was killed from outside', async () => {
    const ask = given();
    const { pid } = await ask('a', longMs);
    const told = await ask({ killedAt: path.join(folder, 'killed-once') }, longMs);
    expect(told.asked).toBe(1);
    expect(told.pid).not.toBe(pid);
  });

  it.each(['heap once', 'buffers once', 'crash when used'])(
    'runs a job again in a fresh process when one left by earlier jobs fails it: %s',
    async (job) => {
      const ask = given();
      const { pid } = await ask(job, longMs);
      const told = await ask(job, longMs);
      expect([told.asked, told.pid === pid]).toEqual([1, false]);
    },
  );

  it('runs a job in a fresh process when the used one exceeds its memory at rest', async () => {
    const ask = given();
    const { pid } = await ask('a', longMs);
    process.kill(pid, 'SIGUSR2');
    expect((await ask('b', longMs)).asked).toBe(1);
  });

  it.each([
    ['twice when it crashes a used process', 'a', 'crash', 2],
    ['once when it crashes a fresh process', undefined, 'crash', 1],
    ['once when it throws', 'a', 'fail', 1],
    ['once when it exits', 'a', 'end', 1],
  ])('runs a job %s', async (_what, before, does, times) => {
    const tally = path.join(folder, `tally-${before}-${does}`);
    const ask = given();
    if (before) await ask(before, longMs);
    await expect(ask({ tally, does }, longMs)).rejects.toBeInstanceOf(JobFailed);
    expect(readFileSync(tally, 'utf8')).toHaveLength(times);
  });

  it.each([
    ['is killed from outside twice', 'killed', 'SIGKILL'],
    ['cannot read a file', 'unread', 'ENOENT'],
  ])('puts off the job whose process %s, and runs the next one', async (_what, job, message) => {
    const ask = given();
    await expect(ask(job, longMs)).rejects.toMatchObject({ ...notNow, message: expect.stringContaining(message) });
    expect((await ask('b', longMs)).asked).toBe(1);
  });

  it.each([
    ['is not there', '/nowhere/node', 'ENOENT'],
    ['is refused at once', 'a\0b', 'null bytes'],
  ])('puts off a job while the program of the process %s', async (_what, program, message) => {
    const ask = given();
    const refusal = await withoutProcesses(() => ask('a', longMs).catch((error: unknown) => error), program);
    expect(refusal).toMatchObject({ ...notNow, message: expect.stringContaining(message) });
    expect((await ask('a', longMs)).asked).toBe(1);
  });

  it('puts off a job when the entry of the process is missing', async () => {
    const entry = path.join(folder, 'late.ts');
    const ask = jobProcess<unknown, Told>(pathToFileURL(entry), limits);
    await expect(ask('a', longMs)).rejects.toMatchObject({
      ...notNow,
      message: expect.stringContaining('Cannot find module'),
    });
    writeFileSync(entry, `import ${JSON.stringify(pathToFileURL(script).href)};`);
    expect((await ask('a', longMs)).asked).toBe(1);
  });

  it('puts off a job when the process never says that it is ready', async () => {
    const entry = path.join(folder, 'stuck.ts');
    writeFileSync(entry, 'for (;;);');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const time = new AbortController();
    const refusal = jobProcess(pathToFileURL(entry), limits)('a', longMs)
      .catch((error: unknown) => error)
      .finally(() => time.abort());
    while (!time.signal.aborted) await moveClock(30_000 * patienceScale);
    expect(await refusal).toMatchObject(notNow);
  });

  it('starts another process when the idle one was killed', async () => {
    const ask = given();
    const { pid } = await ask('a', longMs);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect((await ask('b', longMs)).asked).toBe(1);
  });

  it('rejects a job that cannot be sent', async () => {
    const ask = given();
    await expect(ask({ run: () => 'a' }, longMs)).rejects.toThrow('could not be cloned');
    expect((await ask('b', longMs)).asked).toBe(1);
  });

  it('hides the server’s environment from the process', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret');
    expect((await given()('a', longMs)).secret).toBeUndefined();
    vi.unstubAllEnvs();
  });

  it('ends a process that is idle for half a minute', async () => {
    const ask = given();
    // Real time until it runs: the start of a process needs it.
    await ask('a', longMs);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { pid } = await ask('b', longMs);
    vi.advanceTimersByTime(29_000);
    expect((await ask('c', longMs)).pid).toBe(pid);
    vi.advanceTimersByTime(30_001);
    expect((await ask('d', longMs)).asked).toBe(1);
  });

  it.each(['rest', 'hang'])('leaves no process behind when the server is killed while it is at "%s"', async (job) => {
    const server = path.join(folder, `server-${job}.ts`);
    writeFileSync(
      server,
      `import { jobProcess } from ${JSON.stringify(new URL('./job-process.ts', import.meta.url).href)};
      const ask = jobProcess(new URL(${JSON.stringify(pathToFileURL(script).href)}), { heapMb: 32, memoryMb: 300 });
      const told = await ask('a', ${longMs});
      if (${JSON.stringify(job)} === 'hang') void ask('hang', 600_000);
      process.send(told.pid);
      setInterval(() => undefined, 1000);`,
    );
    const child = fork(server, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [pid] = (await once(child, 'message')) as [number];
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  });
});
