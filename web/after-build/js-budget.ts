import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { languages } from '../src/i18n/language.ts';
import { referencePaths } from '../src/public/api/resources.ts';
import { appPages, cardPage, openPages, petPage, publicPages, screens } from '../src/screens.ts';
import { builtFiles } from './built-files.ts';
import { inlineScripts } from './hash-inline.ts';
import { scriptsOf } from './page-scripts.ts';

const brotli = promisify(brotliCompress);

const budgetFile = new URL('../budget.json', import.meta.url);

/** Room of a new budget over what is measured: a change of ordinary size does not edit the budget. */
const room = 1.05;

/** `public`: pages without React. `list`: screens with a form to add a row. `forms`: all other screens of the app. */
const groups = ['public', 'list', 'pet', 'calendar', 'forms'] as const;
type Group = (typeof groups)[number];

/**
 * Bytes of JavaScript after brotli: by group the most that one page loads before it is usable; `later`: all scripts that
 * no page loads before use.
 */
export type Budget = Record<Group | 'later', number>;

type Measured = { pages: { page: string; group: Group; bytes: number }[]; later: number };

const groupOfPath = new Map<string, Group>([
  ...Object.values(screens).map((screen) => [screen.path, 'add' in screen ? 'list' : 'forms'] as const),
  ...[petPage, cardPage].map(({ path }) => [path.replace(':petId', '_'), 'pet'] as const),
  [screens.calendar.path, 'calendar'],
]);
const groupOfPage = new Map<string, Group>([
  ...appPages.map((page) => [page, groupOfPath.get(page.replace(/^(\/app)?\//, '')) ?? 'forms'] as const),
  ...Object.values(openPages).map(({ path }) => [`/${path}`, 'forms'] as const),
  ...publicPages.map(({ path }) => [path && `/${path}`, 'public'] as const),
  ...referencePaths.map((path) => [path, 'public'] as const),
]);

/** Throws for a page of no group, with a line for each group that exceeds its budget. Needs the files of `compress`. */
export async function checkJsBudget(folder: string, budget?: Budget) {
  const limits = budget ?? (JSON.parse(await readFile(budgetFile, 'utf8')) as Budget);
  const measured = await measure(folder);
  const over = [];
  for (const [group, bytes] of Object.entries(largest(measured)) as [keyof Budget, number][]) {
    process.stdout.write(`JavaScript, ${group}: ${bytes} bytes of ${limits[group]}\n`);
    if (bytes <= limits[group]) continue;
    const pages = measured.pages.filter((one) => one.group === group && one.bytes > limits[group]);
    const names = pages.map((one) => `${one.page} by ${one.bytes - limits[group]}`);
    over.push([`${group} by ${bytes - limits[group]} bytes`, ...names].join('\n    '));
  }
  if (over.length > 0)
    throw new Error(`Over the JavaScript budget, which \`npm run budget\` sets anew:\n  ${over.join('\n  ')}`);
}

/** Sets every budget to what the built pages load now, with room. */
export async function writeJsBudget(folder: string, file: URL | string = budgetFile) {
  const now = Object.entries(largest(await measure(folder)));
  const budget = Object.fromEntries(now.map(([group, bytes]) => [group, Math.ceil((bytes * room) / 100) * 100]));
  await writeFile(file, `${JSON.stringify(budget, null, 2)}\n`);
}

const largest = ({ pages, later }: Measured): Partial<Budget> => ({
  ...Object.fromEntries(
    groups
      .map((group) => [group, pages.filter((one) => one.group === group).map(({ bytes }) => bytes)] as const)
      .filter(([, sizes]) => sizes.length > 0)
      .map(([group, sizes]) => [group, Math.max(...sizes)]),
  ),
  later,
});

async function measure(folder: string): Promise<Measured> {
  const pages: Measured['pages'] = [];
  const later = new Set(await builtFiles(folder, '.js'));
  for (const file of await builtFiles(folder, '.html')) {
    const page = file.replace(/\/index\.html$/, '');
    // A page loads the same scripts in every language.
    const group = groupOfPage.get(page.replace(new RegExp(`^/(${languages.join('|')})(?=/|$)`), ''));
    if (!group) throw new Error(`${page} has no JavaScript budget: no list in screens.ts names the page`);
    const scripts = await scriptsOf(folder, file);
    pages.push({ page, group, bytes: (await weighInline(folder, file)) + (await weigh(folder, scripts)) });
    for (const script of scripts) later.delete(script);
  }
  return { pages, later: await weigh(folder, later) };
}

/** Compressed apart from the page, whose own compression makes them smaller by an unknown number of bytes. */
async function weighInline(folder: string, file: string) {
  const scripts = inlineScripts(await readFile(folder + file, 'utf8'));
  return scripts.length > 0 ? (await brotli(scripts.join('\n'))).byteLength : 0;
}

async function weigh(folder: string, scripts: ReadonlySet<string>) {
  const sizes = await Promise.all([...scripts].map(async (script) => (await stat(`${folder}${script}.br`)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
