import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { jobProcess, TookTooLong } from './job-process.ts';

type Told = { pid: number; asked: number; secret?: string };
const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());

const script = path.join(folder, 'answers.ts');
writeFileSync(
  script,
  `import { serveJobs } from ${JSON.stringify(new URL('./serve-jobs.ts', import.meta.url).href)};
  let asked = 0;
  const kept: unknown[] = [];
  serveJobs((job: unknown) => {
    asked += 1;
    if (job === 'fail') throw new Error('cannot');
    if (job === 'hang') for (;;);
    if (job === 'end') process.exit(0);
    if (job === 'heap') for (;;) kept.push(new Array(1000).fill(asked));
    if (job === 'buffers') for (;;) kept.push(Buffer.alloc(1_000_000, 1));
    if (job instanceof Uint8Array) return job;
    return { pid: process.pid, asked, secret: process.env.DATABASE_URL };
  });`,
);
/** Above what any job takes: the test ends first. */
const longMs = 600_000;
const given = () => jobProcess<unknown, Told>(pathToFileURL(script), { heapMb: 32, memoryMb: 300 });
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

  it.each([
    ['throws', 'fail', 'cannot'],
    ['exits', 'end', 'ended'],
    ['fills its heap', 'heap', 'heap'],
    ['fills its memory outside the heap', 'buffers', 'ended'],
  ])('rejects the job that %s, and runs the next one in a new process', async (_what, job, message) => {
    const ask = given();
    const first = await ask('a', longMs);
    await expect(ask(job, longMs)).rejects.toThrow(message);
    expect(isAlive(first.pid)).toBe(false);
    const next = await ask('b', longMs);
    expect(next.asked).toBe(1);
    expect(next.pid).not.toBe(first.pid);
  });

  it('kills a job that takes too long', async () => {
    const ask = given();
    const first = await ask('a', longMs);
    await expect(ask('hang', 200)).rejects.toBeInstanceOf(TookTooLong);
    expect(isAlive(first.pid)).toBe(false);
    expect((await ask('b', longMs)).asked).toBe(1);
  });

  it('rejects a job whose process is killed from outside, and runs the next one', async () => {
    const ask = given();
    const { pid } = await ask('a', longMs);
    const [hanging] = await Promise.allSettled([ask('hang', longMs), process.kill(pid, 'SIGKILL')]);
    expect(hanging).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('ended') } });
    expect((await ask('b', longMs)).asked).toBe(1);
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
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
