import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { ShellLevel } from '../src/lib/worker/worker-names.ts';
import { appPages, linkToCard } from '../src/screens.ts';
import type { Shell } from '../src/worker/shell.ts';
import { builtFiles } from './built-files.ts';
import { scriptsOf } from './page-scripts.ts';

/** Files of other screens, and of what is of no use without a connection: papers, search and notifications. */
const isOfCard = (file: string) =>
  !/(Page|Overview|PetSharing|HandoversCard|attachment-components|search-components|NotificationsPanel|open-pdf)-[\w-]+\.(js|css)$/.test(
    file,
  );
/** Every screen, and what shows papers: some are stored on the device. */
const isOfScreens = () => true;

const cardPage = linkToCard('_');
/** Pages of the worker's scope. */
const pages = appPages.filter((page) => `${page}/`.startsWith('/app/'));

/**
 * Writes the app's service worker, see decision 135: what it keeps on a device are pages without data, their scripts with
 * their styles, and fonts. With every build it is another one. The workers before it keep their addresses.
 */
export async function writeServiceWorker(folder: string) {
  const shell = await shellOf(folder);
  const write = (name: string, script: string) => writeFile(`${folder}/${name}`, script);
  await write('worker.js', `const shell=${JSON.stringify(shell)};\n${await bundle('worker')}`);
  await write('worker-off.js', await bundle('worker-off'));
  await write('push-worker.js', await bundle('push-worker'));
  // The worker of single emergency cards: it serves them until the app is opened.
  await write('card-worker.js', "importScripts('/worker.js');\n");
}

/** A script of one file, whose modules are in `src/worker`. */
export async function bundle(name: 'worker' | 'worker-off' | 'push-worker') {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/worker/${name}.ts`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in made)) throw new Error(`no bundle of ${name}`);
  return made.output[0].code;
}

async function shellOf(folder: string): Promise<Shell> {
  const files = await filesOf(folder);
  const htmls = await Promise.all(pages.map((page) => readFile(`${folder}${page}/index.html`, 'utf8')));
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const html of htmls) hash.update(html);
  const entry = /<script type="module" src="([^"]+)"/.exec(htmls[0]!)?.[1];
  if (!entry) throw new Error(`${pages[0]} has no entry script`);
  return { build: hash.digest('hex').slice(0, 16), entry, pages, files };
}

async function filesOf(folder: string): Promise<Record<ShellLevel, string[]>> {
  const html = (page: string) => `${page}/index.html`;
  const cardScripts = await scriptsOf(folder, html(cardPage), isOfCard);
  const cardStyles = await assetsNamedIn(folder, cardScripts);
  const ofCard = new Set([...cardScripts, ...cardStyles.filter(isOfCard), ...(await builtFiles(folder, '.woff2'))]);
  const scripts = new Set<string>();
  for (const page of pages) for (const script of await scriptsOf(folder, html(page), isOfScreens)) scripts.add(script);
  const ofApp = [...scripts, ...(await assetsNamedIn(folder, scripts))].filter((file) => !ofCard.has(file));
  return {
    card: [cardPage, ...[...ofCard].toSorted()],
    app: [...pages.filter((page) => page !== cardPage), ...[...new Set(ofApp)].toSorted()],
  };
}

/** Styles that scripts bring with them, without which they are not run, and scripts of workers. Pages have their styles in them. */
async function assetsNamedIn(folder: string, scripts: ReadonlySet<string>) {
  const codes = await Promise.all([...scripts].map((script) => readFile(folder + script, 'utf8')));
  const named = codes.flatMap((code) => code.match(/\bassets\/[\w.-]+\.(?:css|mjs)/g) ?? []).map((name) => `/${name}`);
  return [...new Set(named)];
}
