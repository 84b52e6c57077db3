import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that the log may still be written after the process has ended. */
const LAST_WORDS_MS = 1000;

/** Listens to a starting PostgreSQL. @returns asks, once it has ended, why it did: one line of its own. */
export function startupComplaintOf(child: ChildProcess, logFolder: string): () => Promise<string> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (said = (said + chunk).slice(-4000)));
  // The logging process holds stderr open until everything is written.
  const silent = new Promise((resolve) => child.once('close', resolve));
  return async () => {
    await Promise.race([silent, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
    const isLogging = said.includes('redirecting log output');
    const lines = (isLogging ? lastStart(logFolder) : said).trim().split('\n');
    return (lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1)) || 'it left no message';
  };
}

/** Lines of the newest log since the last start of PostgreSQL. */
function lastStart(folder: string): string {
  const written = (name: string) => statSync(join(folder, name)).mtimeMs;
  const newest = readdirSync(folder).toSorted((a, b) => written(b) - written(a))[0];
  const log = newest ? readFileSync(join(folder, newest), 'utf8') : '';
  return log.slice(log.lastIndexOf('starting PostgreSQL'));
}
