// `npm run test:image`: builds the image with buildah and runs it as a container would: another root, which is read-only, an
// account without rights, and /data and /tmp as its only places to write to. Both bases are made from Debian packages, so no
// registry of images is asked. Needs root, and the Debian packages `buildah mmdebstrap`.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, prepare, projectNode } from './prepare.mjs';

const programs = ['buildah', 'mmdebstrap', 'setpriv', 'unshare'];
const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
if (missing.length > 0 || process.getuid() !== 0) {
  console.error('test:image takes root, and: apt-get install --no-install-recommends buildah mmdebstrap');
  process.exit(1);
}
await prepare({ build: false });

const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-image-'));
const storage = [
  '--root',
  path.join(folder, 'storage'),
  '--runroot',
  path.join(folder, 'run'),
  '--storage-driver',
  'vfs',
];
const buildah = (...args) => execFileSync('buildah', [...storage, ...args], { encoding: 'utf8' }).trim();
const [base, nodeBase, image] = ['localhost/debian:bookworm', 'localhost/node:24', 'localhost/tzemed:test'];
let container;
let server;
try {
  makeBases();
  const began = performance.now();
  const settings = ['--build-arg', `BASE_IMAGE=${base}`, '--build-arg', `NODE_IMAGE=${nodeBase}`];
  const log = spawnSync(
    'buildah',
    [...storage, 'bud', '--format', 'docker', '--isolation', 'chroot', ...settings, '--tag', image, inRoot('.')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    },
  );
  if (log.status !== 0) throw new Error(`The image was not built:\n${log.stderr}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  const { User, Cmd, Env, WorkingDir, Healthcheck } = JSON.parse(buildah('inspect', '--type', 'image', image)).Docker
    .config;
  container = buildah('from', '--pull-never', image);
  const rootfs = buildah('mount', container);
  const size = (place) => Number(execFileSync('du', ['-sm', place], { encoding: 'utf8' }).split('\t')[0]);
  console.log(`Built in ${seconds} s: ${size(rootfs)} MB, of which the program ${size(path.join(rootfs, 'app'))} MB`);

  const port = await freePort();
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const [user, group] = User.split(':');
  execFileSync('chown', [User, data]);
  const inside = (command) => [
    ...`setpriv --reuid ${user} --regid ${group} --clear-groups --no-new-privs --bounding-set=-all`.split(' '),
    ...['env', '-i', 'PATH=/usr/bin:/bin'].concat(Env, `PORT=${port}`),
    ...['sh', '-c', `cd ${WorkingDir} && exec "$@"`, 'sh'].concat(command),
  ];
  // The last words run in the image's root.
  const enter = `
    mount --make-rprivate / && mount --bind "$1" "$1" && cd "$1"
    mount --bind "$2" data && mount -t tmpfs tmpfs tmp && mount -t proc proc proc
    mount -t tmpfs -o mode=755 tmpfs dev && mkdir -m 1777 dev/shm
    for name in null zero random urandom; do mknod -m 666 dev/$name c 1 $(case $name in null) echo 3;; zero) echo 5;; random) echo 8;; *) echo 9;; esac); done
    mount -o remount,bind,ro "$1"
    shift 2; exec chroot . "$@"`;
  const run = (command, options) =>
    spawn(
      'unshare',
      ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', enter, 'sh', rootfs, data, ...inside(command)],
      options,
    );
  const finished = (command) =>
    new Promise((resolve) => {
      let output = '';
      const child = run(command, { stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
      child.on('close', (code) => resolve({ code, output: output.trim() }));
    });

  const written = await finished(['sh', '-c', 'id -u; touch /app/x /x /usr/x /data/x /tmp/x']);
  const refused = written.output.match(/Read-only file system/g)?.length;
  if (!written.output.includes(user) || refused !== 3) throw new Error(`The root is not read-only: ${written.output}`);

  const start = performance.now();
  server = run(Cmd, { stdio: ['ignore', 'inherit', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  const answer = await untilReady(address);
  console.log(`${answer.status} ${await answer.text()} after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const page = await fetch(`${address}/`);
  if (page.status !== 200) throw new Error(`The first page was answered ${page.status}`);
  const health = await finished(Healthcheck.Test.slice(1));
  if (health.code !== 0) throw new Error(`The health check failed: ${health.output}`);
  const stopped = await stop(server);
  if (stopped !== 0) throw new Error(`The server ended with ${stopped} when it was told to stop`);
  console.log('image: all passed');
} finally {
  if (server) await stop(server);
  if (container) buildah('umount', container);
  rmSync(folder, { recursive: true, force: true });
}

/** Tells the container's first process to stop, which `unshare` does not pass on; answers its exit code. */
async function stop({ pid, exitCode }) {
  if (exitCode !== null) return exitCode;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  if (first) process.kill(Number(first), 'SIGTERM');
  return ended;
}

/** Debian with nothing beside its essential packages, and the same with Node and npm for the build. */
function makeBases() {
  const tar = path.join(folder, 'base.tar');
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', 'bookworm', tar], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const npm = path.resolve(process.env.npm_execpath, '../..');
  const extra = path.join(folder, 'extra');
  mkdirSync(path.join(extra, 'usr/local/bin'), { recursive: true });
  cpSync(projectNode, path.join(extra, 'usr/local/bin/node'));
  cpSync(npm, path.join(extra, 'usr/local/lib/npm'), { recursive: true, dereference: true });
  writeFileSync(
    path.join(extra, 'usr/local/bin/npm'),
    '#!/bin/sh\nexec node /usr/local/lib/npm/bin/npm-cli.js "$@"\n',
    { mode: 0o755 },
  );
  // The build asks the registry of packages with this machine's settings.
  cpSync('/etc/ssl/certs', path.join(extra, 'etc/ssl/certs'), { recursive: true, dereference: true });
  const settings = ['registry', 'cafile'].map((name) => [
    name,
    execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim(),
  ]);
  const given = settings.filter(([, value]) => value && value !== 'null');
  writeFileSync(path.join(extra, '.npmrc'), given.map((pair) => `${pair.join('=')}\n`).join(''));
  for (const [name, parts] of [
    [base, [tar]],
    [nodeBase, [tar, extra]],
  ]) {
    const work = buildah('from', 'scratch');
    for (const part of parts) buildah('add', '--quiet', work, part, '/');
    if (name === nodeBase) buildah('config', '--env', 'NPM_CONFIG_GLOBALCONFIG=/.npmrc', work);
    buildah('commit', '--quiet', '--rm', work, name);
  }
}

async function untilReady(address) {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok) return answer;
    if (performance.now() > deadline || server.exitCode !== null) throw new Error('The server did not become ready');
    await sleep(100);
  }
}

function freePort() {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
