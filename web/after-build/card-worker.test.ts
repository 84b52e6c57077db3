import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { linkToCard } from '../src/screens.ts';
import { writeCardWorker } from './card-worker.ts';

/** A build whose card asks for one script, which may fetch another, the code of papers and the code of another screen. */
async function givenBuild(code = '', more: object = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'card-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    [`${linkToCard('_')}/index.html`]: '<script type="module" src="/assets/app.js"></script>',
    '/assets/app.js': `import("./offline-cache.js");import("./OtherPage-x.js");import("./attachment-components-x.js");${code}`,
    '/assets/offline-cache.js': '',
    '/assets/attachment-components-x.js': '',
    '/assets/OtherPage-x.js': '',
    '/assets/rubik.woff2': '',
    ...more,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(folder + name), { recursive: true });
    await writeFile(folder + name, content);
  }
  await writeCardWorker(folder);
  return readFile(`${folder}/card-worker.js`, 'utf8');
}

type Heard = {
  request?: object;
  waitUntil?: (work: Promise<unknown>) => void;
  respondWith?: (answer: unknown) => void;
};

/** The worker as a browser runs it: what it keeps by name, and a network that answers as it is told. */
function run(script: string, fetch: (request: { url: string }) => Promise<unknown>) {
  const hears: Record<string, (event: Heard) => void> = {};
  const stores = new Map<string, Set<string>>([
    ['page-old', new Set(['/old'])],
    ['rows-1 dana', new Set()],
  ]);
  const pathOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);
  runInNewContext(script, {
    URL,
    setTimeout: (call: () => void) => setTimeout(call, 1),
    location: { origin: 'https://tzemed.test' },
    fetch,
    skipWaiting: () => undefined,
    addEventListener: (name: string, hear: (event: Heard) => void) => (hears[name] = hear),
    caches: {
      open: async (name: string) => ({ addAll: async (files: string[]) => void stores.set(name, new Set(files)) }),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (asked: string | { url: string }) =>
        [...stores.values()].some((kept) => kept.has(pathOf(asked))) ? `kept ${pathOf(asked)}` : undefined,
    },
  });
  const tell = async (name: string, event: Heard = {}) => {
    let coming: unknown;
    hears[name]!({ ...event, waitUntil: (work) => (coming = work), respondWith: (answer) => (coming = answer) });
    return coming as Promise<unknown> | undefined;
  };
  const ask = (url: string, mode = 'cors') => tell('fetch', { request: { url: `https://tzemed.test${url}`, mode } });
  return { stores, tell, ask };
}
const card = '/app/pets/bella/emergency';
const page = linkToCard('_');
const away = () => Promise.reject(new Error('offline'));

async function givenKept(fetch: Parameters<typeof run>[1]) {
  const worker = run(await givenBuild(), fetch);
  await worker.tell('install');
  await worker.tell('activate');
  return worker;
}

test('The worker keeps the page of the card, its scripts and fonts, and no other screen; what an older build kept goes', async () => {
  const { stores } = await givenKept(away);
  const [rows, kept] = [...stores];
  expect(rows![0]).toBe('rows-1 dana');
  expect([...kept![1]]).toEqual([page, '/assets/app.js', '/assets/offline-cache.js', '/assets/rubik.woff2']);
});

test('The worker keeps styles that come with a script after the page, and not those of another screen', async () => {
  const styles = '["assets/late.css","assets/entry.css","assets/OtherPage-x.css"]';
  const html = '<link rel="stylesheet" href="/assets/entry.css" disabled><script src="/assets/app.js"></script>';
  const worker = run(await givenBuild(styles, { [`${page}/index.html`]: html }), away);
  await worker.tell('install');
  const kept = [...[...worker.stores].at(-1)![1]];
  expect(kept.filter((file) => file.endsWith('.css'))).toEqual(['/assets/late.css']);
});

test('The network answers while it can; the device when it cannot, says nothing or fails', async () => {
  const fresh = { status: 200 };
  expect(await (await givenKept(async () => fresh)).ask(card, 'navigate')).toBe(fresh);
  expect(await (await givenKept(away)).ask(card, 'navigate')).toBe(`kept ${page}`);
  expect(await (await givenKept(async () => ({ status: 502 }))).ask(card, 'navigate')).toBe(`kept ${page}`);
  expect(await (await givenKept(() => new Promise(() => undefined))).ask(card, 'navigate')).toBe(`kept ${page}`);
});

test('Scripts come from the device, and what is asked of the server never does', async () => {
  const { ask } = await givenKept(async ({ url }) => `fetched ${url}`);
  expect(await ask('/assets/app.js')).toBe('kept /assets/app.js');
  expect(await ask('/assets/new.js')).toBe('fetched https://tzemed.test/assets/new.js');
  expect(await ask('/api/pets/bella/emergency')).toBeUndefined();
});

test('Another build is another worker, the same build the same', async () => {
  const worker = await givenBuild();
  expect(await givenBuild()).toBe(worker);
  expect(await givenBuild('import("./more.js");', { '/assets/more.js': '' })).not.toBe(worker);
});
