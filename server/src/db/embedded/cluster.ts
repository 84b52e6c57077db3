import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { MAJOR } from './binaries.ts';
import { launch, type Launcher } from './launcher.ts';

interface ClusterOptions {
  home: string;
  initdb: string;
  launcher: Launcher;
  authentication: string[];
  /** False only where losing everything in a power cut does not matter. */
  durable: boolean;
}

/**
 * The folder of the database cluster, made if it isn't there. Made aside and renamed when complete, so that a
 * killed first start leaves nothing half done.
 */
export async function ensureCluster(options: ClusterOptions): Promise<string> {
  const folder = join(options.home, 'data');
  if (existsSync(folder)) {
    refuseOtherVersion(folder);
    return folder;
  }
  const draft = join(options.home, 'data.new');
  rmSync(draft, { recursive: true, force: true });
  await initialise(draft, options);
  renameSync(draft, folder);
  return folder;
}

function refuseOtherVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
  if (version === MAJOR) return;
  throw new StartupError(
    `The database in ${folder} is of PostgreSQL version ${version}, this program carries ${MAJOR}: start it with ` +
      'the program that made it, or set DATA_DIR to another folder',
  );
}

async function initialise(folder: string, { initdb, launcher, authentication, durable }: ClusterOptions) {
  // The built-in locale is the same on every machine; an update of the system's collations can't corrupt an index.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = [`--pgdata=${folder}`, '--username=postgres', '--data-checksums', ...locale, ...authentication];
  if (!durable) args.push('--no-sync');
  const child = launch(launcher, initdb, args, { cwd: dirname(folder), stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  const reason =
    complaint.split('\n').find((line) => line.includes('error:')) ?? (complaint.trim() || `exit code ${code}`);
  throw new StartupError(`Cannot create the database in ${folder}: ${reason}`);
}
