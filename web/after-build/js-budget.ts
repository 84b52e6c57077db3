import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { linkTo, screens } from '../src/screens.ts';

/** The most JavaScript of a page, in bytes after brotli: before it is usable, and with all that it fetches by itself. */
type Budget = { before: number; inAll: number; files: number };

const publicPage: Budget = { before: 8000, inAll: 12_000, files: 5 };
const screen: Budget = { before: 135_000, inAll: 245_000, files: 14 };

const budgets: Record<string, Budget> = {
  '/index.html': publicPage,
  '/login/index.html': publicPage,
  ...Object.fromEntries(Object.values(screens).map((one) => [`${linkTo(one)}/index.html`, screen])),
  [`${linkTo(screens.dashboard)}/index.html`]: { ...screen, before: 120_000 },
};

/** Prints what each of these pages loads; throws when one is over its budget. Wants the brotli twins. */
export async function checkJsBudget(folder: string) {
  const over: string[] = [];
  for (const [page, budget] of Object.entries(budgets)) {
    const before = await scriptsOf(folder, page, false);
    const all = await scriptsOf(folder, page, true);
    const had = { before: await weigh(folder, before), inAll: await weigh(folder, all), files: all.size };
    process.stdout.write(
      `JavaScript of ${page}: ${had.before} bytes before use (budget ${budget.before}), ${had.inAll} in all (${budget.inAll}), ${before.size} and ${had.files} files\n`,
    );
    for (const name of ['before', 'inAll', 'files'] as const)
      if (had[name] > budget[name]) over.push(`${page} ${name} by ${had[name] - budget[name]}`);
  }
  if (over.length > 0) throw new Error(`Over the JavaScript budget: ${over.join(', ')}`);
}

async function weigh(folder: string, scripts: ReadonlySet<string>) {
  const sizes = await Promise.all([...scripts].map(async (script) => (await stat(`${folder}${script}.br`)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The scripts that a page asks for by itself, their preloads, and what those import. `later`: with what is fetched when
 * the browser has nothing else to do, or on first need; another screen's code is neither.
 */
async function scriptsOf(folder: string, page: string, later: boolean) {
  const html = await readFile(folder + page, 'utf8');
  const found = new Set<string>();
  const queue = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script]) => script!);
  for (let script = queue.pop(); script; script = queue.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const code = await readFile(folder + script, 'utf8');
    for (const [, call, name] of code.matchAll(/(?:from|import)\s*(\()?\s*["'`](\.[^"'`]+\.js)["'`]/g)) {
      if (call && (!later || /(Page|Overview)-[\w-]+\.js$/.test(name!))) continue;
      queue.push(path.posix.join(path.posix.dirname(script), name!));
    }
  }
  return found;
}
