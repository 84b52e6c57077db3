import { type ChildProcess, spawn, type SpawnOptions, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../../lib/startup-error.ts';

/** Command prefix and account for starting a PostgreSQL program. */
export interface Launcher {
  prefix: string[];
  account?: { uid: number; gid: number };
}

/**
 * PostgreSQL refuses to run as root, and `initdb` as a user without a name. Both then run in a user namespace, where
 * they see themselves as an ordinary user while their files stay the caller's; where that is forbidden (most
 * containers), as the owner of the folder.
 *
 * @param home folder for the cluster; made here, its owner is whoever may write it
 * @throws StartupError when no way works
 */
export function chooseLauncher(home: string, postgres: string): Launcher {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (!needsAnotherName()) return { prefix: dieWithParent() };

  // The usual way is found by a single try: each takes 10 ms of a start.
  const [usual] = otherNames(home, withParent);
  if (usual && !usual.account && works(usual, home, postgres)) return usual;
  for (const launcher of otherNames(home, dieWithParent())) {
    if (launcher.account) handOver(home, launcher.account);
    if (works(launcher, home, postgres)) return launcher;
  }
  if (isEmpty(home)) rmdirSync(home);
  throw new StartupError(
    `PostgreSQL cannot run as ${isRoot() ? 'root' : 'a user without a name'} here, and neither a user namespace nor ` +
      `the owner of ${home} can run it: start as an ordinary user, or set DATABASE_URL`,
  );
}

export function launch(launcher: Launcher, program: string, args: string[], options: SpawnOptions): ChildProcess {
  const [command = program, ...rest] = [...launcher.prefix, program, ...args];
  // PGDATA, PGPORT and the like of the surroundings are not meant for this server.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('PG')));
  return spawn(command, rest, { ...options, ...launcher.account, env: { ...env, LC_ALL: 'C' }, windowsHide: true });
}

function* otherNames(home: string, prefix: readonly string[]): Generator<Launcher> {
  const owner = statSync(home);
  if (isRoot() && owner.uid !== 0) {
    yield { prefix: [...prefix], account: owner };
    return;
  }
  const { uid, gid } = namedAccount();
  if (process.platform === 'linux') {
    yield { prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, ...prefix] };
  }
  if (isRoot()) {
    const parent = statSync(dirname(home));
    yield { prefix: [...prefix], account: parent.uid === 0 ? namedAccount('nobody') : parent };
  }
}

/** Gives the folder away, and lets its new owner pass through the one above without reading it. */
function handOver(home: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(home, uid, gid);
  const above = statSync(dirname(home));
  if (above.uid === uid) return;
  chownSync(dirname(home), above.uid, gid);
  chmodSync(dirname(home), above.mode | 0o010);
}

function works(launcher: Launcher, home: string, postgres: string): boolean {
  const script = 'touch "$1/.probe" && rm "$1/.probe" && "$2" --version';
  const [command = 'sh', ...args] = [...launcher.prefix, 'sh', '-c', script, 'sh', home, postgres];
  return spawnSync(command, args, { ...launcher.account, stdio: 'ignore' }).status === 0;
}

const withParent = ['setpriv', '--pdeathsig', 'QUIT'] as const;

/** Linux ends PostgreSQL at once when this process dies, however it dies; elsewhere the next start does it. */
function dieWithParent(): string[] {
  const [command, ...args] = withParent;
  return process.platform === 'linux' && spawnSync(command, [...args, 'true']).status === 0 ? [...withParent] : [];
}

function isEmpty(folder: string): boolean {
  return readdirSync(folder).length === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function needsAnotherName(): boolean {
  if (isRoot()) return true;
  return process.platform === 'linux' && !accounts().some(({ uid }) => uid === process.getuid?.());
}

function namedAccount(name?: string): { uid: number; gid: number } {
  const found = accounts().find((account) => (name ? account.name === name : account.uid !== 0));
  return found ?? { uid: 65534, gid: 65534 };
}

function accounts(): { name: string | undefined; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3)
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
