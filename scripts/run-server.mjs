import { spawn } from 'node:child_process';
import { inRoot, prepare, projectNode, root } from './prepare.mjs';

/**
 * Room for what is young, in MB: Node begins with one, and looks through it dozens of times until a server has started, which
 * takes a tenth of a start.
 */
export const nodeOptions = ['--min-semi-space-size=8'];

/** Makes the project ready and becomes its server; where a process can't become another, stands in front of it. */
export async function runServer(env = {}) {
  await prepare();
  process.chdir(root);
  const args = [...nodeOptions, 'server/dist/main.js'];
  // Node caches the compiled build for the next start; without write permission it does without.
  const wholeEnv = { NODE_COMPILE_CACHE: inRoot('server/dist/.compiled'), ...process.env, ...env };
  if (process.platform !== 'win32') process.execve?.(projectNode, [projectNode, ...args], wholeEnv);

  const server = spawn(projectNode, args, { env: wholeEnv, stdio: 'inherit' });
  // The terminal sends Ctrl-C to both of us; the server takes a second signal for the first one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}
