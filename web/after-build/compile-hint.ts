import { readFile, writeFile } from 'node:fs/promises';
import { builtFiles } from './built-files.ts';
import { isOfApp } from './app-scripts.ts';

/**
 * Chromium's word for a script most of which runs at once: it is compiled whole while it is downloaded, beside the main
 * thread, and not function by function on it. Counts only as the first line; to other browsers it is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Marks what the screens of the app ask for before they are there. */
export async function hintToCompile(folder: string) {
  const asked = new Set<string>();
  for (const page of await builtFiles(folder, '.html')) {
    const html = await readFile(folder + page, 'utf8');
    if (!isOfApp(html)) continue;
    for (const [, script] of html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g))
      asked.add(script!);
  }
  for (const script of asked) await writeFile(folder + script, hint + (await readFile(folder + script, 'utf8')));
}
