import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { builtFiles } from './files.ts';

/** Writes the hashes of all inline scripts, as the server's Content-Security-Policy names them. */
export async function hashScripts(folder: string, target: string) {
  const hashes = new Set<string>();
  for (const page of await builtFiles(folder, '.html')) {
    const html = await readFile(folder + page, 'utf8');
    for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
      // Files and data are not inline scripts.
      if (attributes.includes('src=') || attributes.includes('application/json')) continue;
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  await writeFile(target, JSON.stringify([...hashes].toSorted(), null, 2));
}
