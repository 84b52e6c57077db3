import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { matchScreen, type ScreenName } from '../src/match-screen.ts';
import { cardPage, handoverPage, openPages, petPage, screens } from '../src/screens.ts';
import { builtFiles } from './built-files.ts';

/** The entry of the app in the browser. */
const entry = 'src/entry.client.tsx';

export const isOfApp = (html: string) => html.includes('<div id="app"');

/**
 * Gives every page of the app its scripts: inside of it those that work on the picture, by address the app itself, and
 * beforehand what the screen at this address will ask for.
 */
export async function appScripts(folder: string) {
  const manifestFile = path.join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await Promise.all([rm(manifestFile), rm(path.join(folder, '__spa-fallback.html'))]);
  const every = filesFor(manifest, [entry, ...files.map((file) => `src/${file}`)]);
  // The router's build counts the sheets of whatever lies in one file with what a page needs.
  const withoutApp = (html: string) =>
    html.replaceAll(/<link rel="stylesheet" href="\/([^"#]+)[^>]*>/g, (tag, sheet: string) =>
      every.sheets.has(sheet) ? '' : tag,
    );
  for (const page of await builtFiles(folder, '.html')) {
    const html = withoutApp(await readFile(folder + page, 'utf8'));
    if (!isOfApp(html)) {
      await writeFile(folder + page, await withInlined(html, folder));
      continue;
    }
    const asked = filesFor(manifest, [entry, ...sourcesOf(page)]);
    const [app, ...scripts] = [...asked.scripts].map((file) => `/${file}`);
    const head = [
      ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
      ...[...asked.sheets].map((file) => `<link rel="stylesheet" href="/${file}">`),
      `<script type="module" src="${app}"></script>`,
    ];
    const whole = html.replace('</head>', () => `${head.join('')}</head>`);
    await writeFile(folder + page, await withInlined(whole, folder));
  }
}

/** Source files of every screen. */
const files = [
  ...Object.values({ ...screens, ...openPages }),
  cardPage,
  handoverPage,
  petPage,
  ...petPage.sections,
].map(({ file }) => file);

/** The modules of a screen, besides what all have. */
function sourcesOf(page: string) {
  const name = matchScreen(page.replace(/\/index\.html$/, ''));
  return (name ? filesOf(name) : []).map((file) => `src/${file}`);
}

function filesOf(name: ScreenName) {
  if (name === 'card') return [cardPage.file];
  if (name === 'pet') return [petPage.file, petPage.sections[0]!.file];
  return [{ ...screens, ...openPages }[name].file];
}

/** Returns the files that these modules need before they run, the entry first. */
function filesFor(manifest: Manifest, sources: string[]) {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    // A file that holds other modules too is known by its own name.
    const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === path.parse(name).name);
    if (!chunk) throw new Error(`The build knows no ${name}`);
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    // The router's build marks a sheet that several modules share.
    for (const sheet of chunk.css ?? []) sheets.add(sheet.replace('#', ''));
  };
  sources.forEach(visit);
  return { scripts, sheets };
}

/** A script without `type` runs where it stands: it is worth its bytes there, and no request. */
async function withInlined(html: string, folder: string) {
  let whole = html;
  for (const [tag, src, data] of html.matchAll(/<script src="([^"]+)"([^>]*)><\/script>/g)) {
    const script = (await readFile(folder + src, 'utf8')).trim();
    whole = whole.replace(tag, () => `<script${data}>(()=>{${script}})()</script>`);
  }
  return whole;
}
