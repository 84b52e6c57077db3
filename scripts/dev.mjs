// `npm run dev`: the pages by their own server on PORT, which hands /api on to ours; both follow the sources.
import { spawn } from 'node:child_process';
import { inRoot, npm, prepare, projectNode } from './prepare.mjs';

await prepare({ build: false });

const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const children = [
  start(projectNode, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: publicUrl,
  }),
  start(...npm(['run', 'dev', '--silent', '-w', 'web', '--', '--port', String(port)]), { API_PORT: apiPort }),
];

function start(command, args, env) {
  const shell = process.platform === 'win32' && command === 'npm';
  const child = spawn(command, args, { cwd: inRoot('.'), env: { ...process.env, ...env }, shell, stdio: 'inherit' });
  // One without the other is of no use.
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
