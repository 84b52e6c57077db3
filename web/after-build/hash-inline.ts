import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { builtFiles } from './files.ts';

/** Writes of each page the hashes of its inline scripts, as its Content-Security-Policy names them. */
export async function hashScripts(folder: string, target: string) {
  const hashesOf: Record<string, string[]> = {};
  for (const page of await builtFiles(folder, '.html')) {
    const html = await readFile(folder + page, 'utf8');
    hashesOf[page] = inlineScripts(html).map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  }
  await writeFile(target, JSON.stringify(hashesOf, null, 2));
}

/** The scripts that stand in a page. */
export const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', script = '']) =>
    // Files and data are not inline scripts.
    attributes.includes('src=') || attributes.includes('application/json') ? [] : [script],
  );
