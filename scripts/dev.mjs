// `npm run dev`: the pages by their own server on PORT, which hands /api on to ours; both follow the sources.
import { spawn } from 'node:child_process';
import { inRoot, prepare, projectNode } from './prepare.mjs';

await prepare({ build: false });

const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const watch = ['--watch', '--watch-preserve-output', 'server/src/main.ts'];
// Arguments with which `react-router dev` restarts itself; starting it this way leaves one process to stop instead of
// two.
const pages = [
  '--conditions=development',
  inRoot('node_modules/@react-router/dev/bin.cjs'),
  'dev',
  '--port',
  String(port),
];

const children = [
  start('.', watch, { PORT: apiPort, PUBLIC_URL: publicUrl }),
  start('web', pages, { API_PORT: apiPort }),
];

function start(place, args, env) {
  const child = spawn(projectNode, args, { cwd: inRoot(place), env: { ...process.env, ...env }, stdio: 'inherit' });
  // Neither process is of use without the other.
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 1;
    stop('SIGTERM');
  });
  return child;
}

function stop(signal) {
  for (const child of children) child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
