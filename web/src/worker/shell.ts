import { oldCardCaches, shellCaches, workerScope, type ShellLevel } from '../lib/worker/worker-names.ts';
import type { FetchEvent } from './worker-scope.ts';

/** The build writes it before the worker. */
export type Shell = {
  readonly build: string;
  /** Entry script of the app's pages. */
  readonly entry: string;
  /** Pages, '_' standing for any segment. */
  readonly pages: readonly string[];
  /** Files of each level beside those of the level before; pages are among them. */
  readonly files: Readonly<Record<ShellLevel, readonly string[]>>;
};
declare const shell: Shell;

/** A connection that says nothing for so long is none, to somebody who holds a pet that does not breathe. */
const patienceMs = 3000;
/** Files fetched at a time: the page's own requests come first. */
const lanes = 4;
/** Entry of a cache that holds all of its files. */
const wholeMark = '/whole';
const ignoreVary = { ignoreVary: true };

const levels = ['card', 'app'] as const;
const shellCacheName = (level: ShellLevel) => `${shellCaches}${level} ${shell.build}`;
const isWhole = (name: string) => caches.match(wholeMark, { cacheName: name });

const underway = new Map<ShellLevel, Promise<void>>();

/** Keeps the files of a level, and of those below it. Rejects if one can't be had; the next try goes on from there. */
export async function keep(level: ShellLevel) {
  for (const each of levels.slice(0, levels.indexOf(level) + 1)) {
    const storing = underway.get(each) ?? store(each).finally(() => underway.delete(each));
    underway.set(each, storing);
    await storing;
  }
}

async function store(level: ShellLevel) {
  if (await isWhole(shellCacheName(level))) return;
  const cache = await caches.open(shellCacheName(level));
  const left = [...shell.files[level]];
  const lane = async () => {
    for (let file = left.pop(); file; file = left.pop()) await put(cache, file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await cache.put(wholeMark, new Response());
}

/** A file's name changes with its content, so that of an older build serves as well. */
async function put(cache: Cache, file: string) {
  if (await cache.match(file, ignoreVary)) return;
  const isPage = shell.pages.includes(file);
  const answer =
    (isPage ? undefined : await caches.match(file, ignoreVary)) ??
    (await fetch(file, isPage ? { cache: 'no-cache' } : {}));
  if (!answer.ok || !(await (isPage ? isPageOfBuild(answer) : isAsset(answer))))
    throw new Error(`${file} was answered ${answer.status}`);
  await cache.put(file, answer);
}

/** False for a page of a build that came out meanwhile, whose scripts are not stored, and for a page of maintenance. */
const isPageOfBuild = async (answer: Response) =>
  !answer.redirected && (await answer.clone().text()).includes(`src="${shell.entry}"`);

/** A proxy may answer everything with a page of its own. */
const isAsset = (answer: Response) => !answer.headers.get('content-type')?.startsWith('text/html');

/** Keeps what the build before has kept: a worker that can't does not replace it. */
export async function keepAsBefore() {
  const names = await caches.keys();
  const has = (start: string) => names.some((name) => name.startsWith(start));
  try {
    if (has(`${shellCaches}app `)) await keep('app');
    else if (has(shellCaches) || has(oldCardCaches)) await keep('card');
  } catch (error) {
    // A full disk would be fuller with each build that can't be stored.
    if ((error as Error).name === 'QuotaExceededError') await forgetParts();
    throw error;
  }
}

async function forgetParts() {
  for (const name of levels.map(shellCacheName)) if (!(await isWhole(name))) await caches.delete(name);
}

export async function forgetOldBuilds() {
  const isCardHere = await isWhole(shellCacheName('card'));
  const isOld = (name: string) =>
    (name.startsWith(shellCaches) && !name.endsWith(` ${shell.build}`)) ||
    (name.startsWith(oldCardCaches) && isCardHere !== undefined);
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
}

/** True for a page that was sent with this build. */
export const isOfBuild = (entry: string) => entry === shell.entry;

/**
 * From the network while it answers, else from the device. Without a navigation preload: with one, Chromium took some
 * events as unfinished, and the next worker could not take over.
 */
export function answerPage(event: FetchEvent) {
  const { request } = event;
  event.respondWith(inTime(fetch(request), new URL(request.url).pathname));
}

async function inTime(coming: Promise<Response>, pathname: string) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([coming.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : ((await keptPage(pathname)) ?? coming);
}

/** The same choice as the server's, see `pages.ts` there. */
async function keptPage(pathname: string) {
  const path = pathname.replace(/\/$/, '');
  const pages = [path, path.replace(/[^/]+$/, '_'), path.replace(/[^/]+(?=\/[^/]+$)/, '_'), `${workerScope}/_`];
  const page = pages.find((one) => shell.pages.includes(one));
  if (page === undefined) return undefined;
  for (const cacheName of await wholeStores()) {
    const stored = await caches.match(page, { ...ignoreVary, cacheName });
    if (stored) return stored;
  }
  return caches.match(page, ignoreVary);
}

/** The newest first: a worker that waits has stored its build, which is what a reload is to show without a connection too. */
async function wholeStores() {
  const names = (await caches.keys()).filter((name) => name.startsWith(shellCaches)).toReversed();
  const marks = await Promise.all(names.map(isWhole));
  return names.filter((_, place) => marks[place]);
}

export const answerAsset = (event: FetchEvent) =>
  event.respondWith(caches.match(event.request, ignoreVary).then((file) => file ?? fetch(event.request)));
