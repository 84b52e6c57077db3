import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The scripts of a built page: those in its HTML, their preloads and what they import; of dynamic imports those that
 * `follows` accepts by their address.
 */
export async function scriptsOf(folder: string, page: string, follows: (script: string) => boolean = () => false) {
  const html = await readFile(folder + page, 'utf8');
  const found = new Set<string>();
  const queue = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script]) => script!);
  for (let script = queue.pop(); script; script = queue.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const code = await readFile(folder + script, 'utf8');
    for (const [, call, name] of code.matchAll(/(?:from|import)\s*(\()?\s*["'`](\.[^"'`]+\.js)["'`]/g))
      if (!call || follows(name!)) queue.push(path.posix.join(path.posix.dirname(script), name!));
  }
  return found;
}
