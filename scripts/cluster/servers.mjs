// etcd, PostgreSQL with Patroni, and HAProxy, as the files of `deploy/cluster` set them up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../prepare.mjs';
import { accountOf } from '../tests/debian-postgres.mjs';

export const passwords = { postgres: 'superuser-of-the-test', replicator: 'replicator-of-the-test', tzemed: 'site' };

/**
 * @param {string} folder of all files
 * @param network of `networkOf`, and its description
 */
export function createServers(folder, network, { addresses, network: range }) {
  const names = Object.keys(addresses).filter((name) => name !== 'site');
  const postgres = accountOf('postgres');
  const running = new Map();
  chownSync(folder, postgres.uid, postgres.gid);

  function own(file) {
    chownSync(file, postgres.uid, postgres.gid);
    return file;
  }

  /** Starts a program in a namespace, as the account of PostgreSQL; its output is a file. */
  function start(key, place, command, env = {}) {
    const log = openSync(path.join(folder, `${key}.log`), 'a');
    const as = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command];
    const [program, ...args] = network.enter(place, as);
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', log, log], env: { ...process.env, ...env } });
    closeSync(log);
    running.set(key, { child, ended: once(child, 'exit') });
  }

  async function end(key, signal = 'SIGKILL') {
    const { child, ended } = running.get(key) ?? {};
    if (!child) return;
    running.delete(key);
    child.kill(signal);
    // Patroni may wait for a lost connection for ever.
    const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(late);
  }

  const write = (name, text) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return own(file);
  };
  const template = (file, words) =>
    Object.entries(words).reduce(
      (text, [word, value]) => text.replaceAll(word, value),
      readFileSync(inRoot(`deploy/cluster/${file}`), 'utf8'),
    );

  function startEtcd(name) {
    const at = (port, host = addresses[name]) => `http://${host}:${port}`;
    const options = {
      name,
      'enable-v2': true,
      'data-dir': path.join(folder, `etcd-${name}`),
      'listen-peer-urls': at(2380),
      'listen-client-urls': at(2379),
      'advertise-client-urls': at(2379),
      'initial-advertise-peer-urls': at(2380),
      'initial-cluster': names.map((each) => `${each}=${at(2380, addresses[each])}`).join(),
    };
    start(`etcd-${name}`, name, ['etcd', ...Object.entries(options).map(([option, value]) => `--${option}=${value}`)]);
  }

  const dataOf = (name) => path.join(folder, `data-${name}`);

  function startPatroni(name) {
    const sockets = path.join(folder, `sockets-${name}`);
    mkdirSync(sockets, { recursive: true });
    own(sockets);
    const file = write(
      `patroni-${name}.yml`,
      template('patroni.yml', {
        NODE_NAME: name,
        NODE_ADDRESS: addresses[name],
        ETCD_HOSTS: names.map((each) => `${addresses[each]}:2379`).join(),
        DATA_DIR: dataOf(name),
        PASSWORD_FILE: path.join(folder, `pgpass-${name}`),
        SOCKET_DIR: sockets,
        NETWORK: range,
        SUPERUSER_PASSWORD: passwords.postgres,
        REPLICATION_PASSWORD: passwords.replicator,
      }),
    );
    start(`patroni-${name}`, name, ['patroni', file], { LC_ALL: 'C.UTF-8' });
  }

  return {
    names,
    startAll() {
      for (const name of names) startEtcd(name);
      for (const name of names) startPatroni(name);
      const words = Object.fromEntries(names.map((name, nth) => [`NODE${nth + 1}`, addresses[name]]));
      const file = write('haproxy.cfg', template('haproxy.cfg', words));
      start('haproxy', 'site', ['haproxy', '-db', '-f', file]);
    },
    startPatroni,
    /** Kills PostgreSQL and the Patroni of a server, as a crash of the machine does; etcd has two other members. */
    async kill(name) {
      const postmaster = Number(readFileSync(path.join(dataOf(name), 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(postmaster, 'SIGKILL');
      await end(`patroni-${name}`);
      await end(`etcd-${name}`);
    },
    startAgain(name) {
      startEtcd(name);
      startPatroni(name);
    },
    /** Members by name: `{ role, state }`, as some server that answers says. */
    async members() {
      for (const name of names) {
        const answer = await fetch(`http://${addresses[name]}:8008/cluster`, { signal: AbortSignal.timeout(1000) })
          .then((response) => response.json())
          .catch(() => undefined);
        if (answer?.members) return answer.members;
      }
      return [];
    },
    /** The server that says of itself that it is the primary. */
    async primary(except) {
      const found = await Promise.all(
        names
          .filter((name) => name !== except)
          .map((name) =>
            fetch(`http://${addresses[name]}:8008/primary`, { signal: AbortSignal.timeout(1000) })
              .then(({ status }) => (status === 200 ? name : undefined))
              .catch(() => undefined),
          ),
      );
      return found.find(Boolean);
    },
    async stop() {
      // Patroni stops its PostgreSQL.
      await Promise.all(names.map((name) => end(`patroni-${name}`, 'SIGTERM')));
      await Promise.all(Array.from(running.keys(), (key) => end(key)));
    },
  };
}
