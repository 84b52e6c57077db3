// Two processes of the site and a worker, with one data folder and the database behind HAProxy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot, projectNode } from '../prepare.mjs';
import { nodeOptions } from '../run-server.mjs';
import { passwords } from './servers.mjs';

export async function startSite(folder) {
  const children = [];
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'site'),
    DATABASE_URL: `postgresql://tzemed:${passwords.tzemed}@127.0.0.1:5432/tzemed`,
    DATABASE_CONNECTIONS: '10',
    RATE_LIMIT_SCALE: '100000',
    PORT: '0',
  };
  async function start(name, work) {
    const child = spawn(projectNode, [...nodeOptions, inRoot('server/dist/main.js')], {
      env: { ...env, WORK: work },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    child.stderr.pipe(createWriteStream(path.join(folder, `${name}.log`)));
    for await (const line of createInterface(child.stdout)) {
      child.stdout.resume();
      const url = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (url) return `http://127.0.0.1:${url}`;
      if (line.includes('works in the background')) return '';
    }
    throw new Error(`${name} ended; see its log`);
  }
  const one = await start('site-1', 'elsewhere');
  const two = await start('site-2', 'elsewhere');
  await start('worker', 'only');
  return {
    urls: [one, two],
    outbox: path.join(env.DATA_DIR, 'outbox'),
    /** True while none of them has ended. */
    isWhole: () => children.every(({ exitCode, signalCode }) => exitCode === null && signalCode === null),
    async stop() {
      const ended = children.map((child) => child.exitCode ?? once(child, 'exit'));
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(ended);
    },
  };
}
