// `npm run test:cluster`: three PostgreSQL servers with Patroni and etcd, HAProxy and two processes of the site, each
// server in a network namespace of its own. The primary is killed, then cut off, under load; the table shows what came of
// it. Takes three minutes, needs root and Debian packages, and ends with 1 if a write was lost or a limit missed.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createNetwork } from './cluster/network.mjs';
import { inRoot, prepare, projectNode } from './prepare.mjs';

/** Program → Debian package. */
const programs = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  ip: 'iproute2',
  setpriv: 'util-linux',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
};
const folders = [...process.env.PATH.split(path.delimiter), '/usr/sbin', '/sbin'];
const isThere = (program) =>
  folders.some((folder) => {
    try {
      accessSync(path.resolve(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const missing = Object.keys(programs).filter((program) => !isThere(program));
if (missing.length > 0 || process.getuid() !== 0) {
  const packages = missing.map((program) => programs[program]).join(' ');
  console.error(
    missing.length > 0
      ? `Missing: ${missing.join(', ')}\napt-get install --no-install-recommends ${packages}`
      : 'Network namespaces need root',
  );
  process.exit(1);
}

await prepare();
const network = createNetwork(['n1', 'n2', 'n3']);
let child;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child?.kill('SIGTERM'));
try {
  const [program, ...args] = network.enter('site', [projectNode, inRoot('scripts/cluster/run.mjs')]);
  child = spawn(program, args, {
    cwd: inRoot('.'),
    stdio: 'inherit',
    env: { ...process.env, PATH: folders.join(path.delimiter), CLUSTER_NETWORK: JSON.stringify(network.description) },
  });
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
} finally {
  network.remove();
}
