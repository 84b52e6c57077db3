// A PgBouncer with the settings of `deploy/pgbouncer/`, in front of a PostgreSQL server on loopback, for tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../prepare.mjs';
import { accountOf, freePort } from './debian-postgres.mjs';

/**
 * @param {string} url of any database of the server; its role signs in without a password
 * @param {{ setsUp?: boolean; poolSize?: number }} options `setsUp` false: connections of the pooler lack their settings
 * @returns the URL of that database through the pooler, which leads to every other one too, and `stop`
 */
export async function startPgBouncer(url, { setsUp = true, poolSize = 20 } = {}) {
  const server = new URL(url);
  const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-pgbouncer-'));
  // It refuses to run as root.
  const account = process.getuid() === 0 ? accountOf('postgres') : {};
  const port = await freePort();
  const users = path.join(folder, 'users');
  writeFileSync(users, `"${server.username}" ""\n`);
  const changes = {
    listen_port: port,
    auth_type: 'trust',
    auth_file: users,
    default_pool_size: poolSize,
    // Unknown to Debian's 1.18.
    max_prepared_statements: undefined,
  };
  const settings = readFileSync(inRoot('deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace(
      /^tzemed = .*?(?= connect_query)/m,
      `* = host=${server.hostname} port=${server.port} user=${server.username}`,
    )
    .replace(/ connect_query='.*'/, (query) => (setsUp ? query : ''))
    .replaceAll(/^(\w+) = .*$/gm, (line, name) => {
      if (!(name in changes)) return line;
      return changes[name] === undefined ? '' : `${name} = ${changes[name]}`;
    });
  const file = path.join(folder, 'pgbouncer.ini');
  // Without a socket file, whose folder others use.
  writeFileSync(file, `${settings}\nunix_socket_dir =\n`);
  if (account.uid !== undefined) for (const each of [folder, users, file]) chownSync(each, account.uid, account.gid);
  const child = spawn('pgbouncer', [file], { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += text));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 100; !(await isOpen(port)); tries--) {
    if (tries === 0 || child.exitCode !== null) {
      await stop();
      throw new Error(`PgBouncer did not start: ${complaint}`);
    }
    await sleep(50);
  }
  const through = new URL(url);
  through.port = String(port);
  return { url: through.href, stop };
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
