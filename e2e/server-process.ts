import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nodeOptions } from '../scripts/run-server.mjs';

const main = path.resolve(import.meta.dirname, '../server/dist/main.js');

export type ServerProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has written on stdout so far. */
  said(): string;
  /** And on stderr, for whoever asks why it is gone. */
  complained(): string;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** The built server as `npm start` runs it, on a free port; resolves when it says that it is ready. */
export async function startProcess(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /http:\/\/localhost:\d+/.exec(line);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`server ended with ${code}: ${complaint}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    child,
    said: () => said,
    complained: () => complaint,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
