import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { linkTo, screens } from '../src/screens.ts';

/** The most JavaScript a page may load before it is usable, in kilobytes (1,000 bytes) after brotli. */
const budgets: Record<string, number> = {
  '/index.html': 10,
  '/login/index.html': 11,
  ...Object.fromEntries(Object.values(screens).map((screen) => [`${linkTo(screen)}/index.html`, 210])),
  [`${linkTo(screens.dashboard)}/index.html`]: 140,
};

/** Prints what each of these pages loads; throws when one is over its budget. Wants the brotli twins. */
export async function checkJsBudget(folder: string) {
  const rows = await Promise.all(
    Object.entries(budgets).map(async ([page, budget]) => {
      const scripts = await scriptsOf(folder, page);
      const sizes = await Promise.all([...scripts].map(async (script) => (await stat(`${folder}${script}.br`)).size));
      return { page, files: scripts.size, bytes: sizes.reduce((sum, size) => sum + size, 0), budget };
    }),
  );
  for (const { page, files, bytes, budget } of rows) {
    const kilobytes = (bytes / 1000).toFixed(2);
    process.stdout.write(`JavaScript of ${page}: ${kilobytes} KB in ${files} files (budget ${budget} KB)\n`);
  }
  // Bytes, not what is printed: 10,004 of them look like 10.00 KB.
  const over = rows.filter(({ bytes, budget }) => bytes > budget * 1000);
  if (over.length > 0) {
    const pages = over.map(({ page, bytes, budget }) => `${page} by ${bytes - budget * 1000} bytes`);
    throw new Error(`Over the JavaScript budget: ${pages.join(', ')}`);
  }
}

/** Everything a page asks for by itself: its scripts, their preloads, and what those import. */
async function scriptsOf(folder: string, page: string) {
  const html = await readFile(folder + page, 'utf8');
  const found = new Set<string>();
  const waiting = [
    ...html.matchAll(/(?:src|href)="([^"]+\.js)"/g),
    ...html.matchAll(/import[^"']*["']([^"']+\.js)["']/g),
  ];
  const queue = waiting.map(([, script]) => script!);
  for (let script = queue.pop(); script; script = queue.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const code = await readFile(folder + script, 'utf8');
    // `import(…)` is not counted: it is asked for later.
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)) {
      queue.push(path.posix.join(path.posix.dirname(script), name!));
    }
  }
  return found;
}
