import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../lib/startup-error.ts';

const PATIENCE_MS = 5000;

/**
 * Ends what a killed server may have left running on this cluster, then removes its `postmaster.pid` and the files of
 * its endpoint: PostgreSQL itself would take any process that got the same pid since, or a zombie nobody reaps, for a
 * running server, and refuses a lock that a power cut left empty.
 * The caller holds the folder's lock, so nothing found here can belong to a living server.
 */
export async function clearLeftovers(cluster: string, endpointFiles: string[]): Promise<void> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    const deadline = performance.now() + PATIENCE_MS;
    for (const pid of findPostgres(cluster)) signalIfAlive(pid, signal);
    while (findPostgres(cluster).length > 0 && performance.now() < deadline) await sleep(20);
  }
  const [survivor] = findPostgres(cluster);
  if (survivor)
    throw new StartupError(`PostgreSQL (process ${survivor}) of an earlier run does not end; stop it first`);
  for (const file of [join(cluster, 'postmaster.pid'), ...endpointFiles]) rmSync(file, { force: true });
}

/** Process ids of the PostgreSQL servers, and on Linux of all their processes, on this cluster. */
export function findPostgres(cluster: string): number[] {
  return process.platform === 'linux' ? findByFolder(cluster) : findByPidFile(cluster);
}

/** Every process of a PostgreSQL server works in the folder of its cluster; a zombie has no folder any more. */
function findByFolder(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, cluster))
    .map(Number);
}

function worksIn(pid: string, cluster: string): boolean {
  try {
    const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n';
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

function findByPidFile(cluster: string): number[] {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return isPostgres(pid) ? [pid] : [];
}

function isPostgres(pid: number): boolean {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['tasklist', '/fi', `pid eq ${pid}`, '/fo', 'csv']
      : ['ps', '-o', 'comm=', '-p', `${pid}`];
  try {
    return execFileSync(command as string, args, { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
