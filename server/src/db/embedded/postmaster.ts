import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../lib/startup-error.ts';
import { startupComplaintOf } from './startup-complaint.ts';

/** Replaying the log after a crash may take a while; a minute says that something is wrong. */
const START_MS = 60_000;
const FAST_STOP_MS = 10_000;
const HARD_STOP_MS = 5000;

/** Kills the child when this process exits without a `stop`, since not every system does. */
export function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill('SIGQUIT');
  process.on('exit', end);
  child.on('exit', () => process.off('exit', end));
}

/** Resolves when the server accepts connections. @throws StartupError with PostgreSQL's own complaint. */
export async function whenReady(child: ChildProcess, cluster: string): Promise<void> {
  const logFolder = join(dirname(cluster), 'log');
  const complaint = startupComplaintOf(child, logFolder);
  const deadline = performance.now() + START_MS;
  while (!isReady(child, cluster)) {
    if (hasEnded(child)) throw new StartupError(`PostgreSQL did not start: ${await complaint()}`);
    if (performance.now() > deadline) {
      await stop(child);
      throw new StartupError(
        `PostgreSQL did not become ready within ${START_MS / 1000} s; see its log in ${logFolder}`,
      );
    }
    await sleep(10);
  }
}

/** Fast shutdown first: it ends what is running and writes a checkpoint. The harder ways lose nothing acknowledged. */
export async function stop(child: ChildProcess): Promise<void> {
  if (await endsAfter(child, 'SIGINT', FAST_STOP_MS)) return;
  if (await endsAfter(child, 'SIGQUIT', HARD_STOP_MS)) return;
  child.kill('SIGKILL');
  await whenEnded(child);
}

export async function whenEnded(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

async function endsAfter(child: ChildProcess, signal: NodeJS.Signals, milliseconds: number): Promise<boolean> {
  if (hasEnded(child)) return true;
  child.kill(signal);
  await Promise.race([whenEnded(child), sleep(milliseconds, undefined, { ref: false })]);
  return hasEnded(child);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The server keeps its state in the eighth line of its pid file. */
function isReady(child: ChildProcess, cluster: string): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}
