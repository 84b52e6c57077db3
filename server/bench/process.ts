import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Process = { readonly url: string; readonly pid: number; readonly stop: () => Promise<unknown> };

/** A server as a process of its own, ready; one that works in the background has no url. */
export async function startProcess(args: readonly string[], env: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const found = /http:\/\/localhost:\d+|works in the background/.exec(line);
    if (found) return { url: found[0], pid: child.pid ?? 0, stop: () => (child.kill('SIGTERM'), ended) };
  }
  throw new Error(`${args.join(' ')} ended`);
}
