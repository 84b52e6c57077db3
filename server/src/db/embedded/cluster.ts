import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../../lib/startup-error.ts';
import { launch, type Launcher } from './launcher.ts';

export interface ClusterOptions {
  home: string;
  initdb: string;
  launcher: Launcher;
  authentication: string[];
  /** False only where losing everything in a power cut does not matter. */
  durable: boolean;
}

/** Folder of the database cluster in `home`. */
export const clusterIn = (home: string) => join(home, 'data');

/** Major version of the cluster in `folder`, if there is one. */
export function versionOf(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
}

/**
 * Makes the cluster if it isn't there: aside, and renamed when complete, so that a killed first start leaves nothing half
 * done.
 */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const folder = clusterIn(options.home);
  if (!existsSync(folder)) await makeCluster(folder, options);
}

/** Makes the cluster `folder`. */
export async function makeCluster(folder: string, options: ClusterOptions): Promise<void> {
  const draft = join(options.home, 'data.new');
  rmSync(draft, { recursive: true, force: true });
  await initialise(draft, options);
  renameSync(draft, folder);
}

/**
 * The built-in collation is the same on every machine, so an update of the system's own can't corrupt an index.
 * pg_trgm still asks the system's locale which characters are letters: with plain `C`, Hebrew has no trigrams.
 */
async function initialise(folder: string, options: ClusterOptions): Promise<void> {
  let complaint = '';
  for (const letters of ['C.UTF-8', 'en_US.UTF-8', 'en-US', 'C']) {
    complaint = await runInitdb(folder, letters, options);
    if (!complaint.includes('locale')) break;
  }
  if (complaint) throw new StartupError(`Cannot create the database in ${folder}: ${complaint}`);
}

/** @returns what it complains of, or nothing */
async function runInitdb(folder: string, letters: string, options: ClusterOptions): Promise<string> {
  const { initdb, launcher, authentication, durable } = options;
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${letters}`];
  const args = [`--pgdata=${folder}`, '--username=postgres', '--data-checksums', '--encoding=UTF8', ...locale];
  args.push(...authentication, ...(durable ? [] : ['--no-sync']));
  const child = launch(launcher, initdb, args, { cwd: dirname(folder), stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return '';
  return output.split('\n').find((line) => line.includes('error:')) ?? (output.trim() || `exit code ${code}`);
}
