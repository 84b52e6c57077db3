// A temporary PostgreSQL of Debian's packages on loopback, for tests.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Durability is off: what a crash would lose is of no use to anybody. */
const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

/**
 * @param {string} bin folder of `postgres`, `initdb` and `pg_ctl`
 * @returns the URL of an empty database, and `stop`, which removes it
 */
export async function startDebianPostgres(bin = '/usr/lib/postgresql/15/bin') {
  const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-postgres-'));
  // PostgreSQL refuses to run as root; the package makes this account.
  const account = process.getuid() === 0 ? accountOf('postgres') : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const run = (program, args) =>
    execFileSync(path.join(bin, program), args, {
      ...account,
      cwd: folder,
      env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('initdb', ['-D', data, '-U', 'tzemed', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  const port = await freePort();
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  run('pg_ctl', ['-D', data, '-l', path.join(folder, 'log'), '-o', `-p ${port} ${options}`, '-w', 'start']);
  return {
    url: `postgresql://tzemed@127.0.0.1:${port}/postgres`,
    async stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function accountOf(name) {
  const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
