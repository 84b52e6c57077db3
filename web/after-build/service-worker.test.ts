import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { appPages, linkToCard } from '../src/screens.ts';
import { bundle, writeServiceWorker } from './service-worker.ts';

const card = '/app/pets/bella/emergency';
const cardPage = linkToCard('_');
const pages = appPages.filter((page) => `${page}/`.startsWith('/app/'));

/** Build whose card asks for a script, which may fetch another, code of papers and code of another screen. */
async function givenBuild({ code = '', more = {} }: { code?: string; more?: object } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const html = '<script type="module" src="/assets/app.js"></script>';
  const files = {
    ...Object.fromEntries(pages.map((page) => [`${page}/index.html`, html])),
    '/assets/app.js': `import("./device.js");import("./OtherPage-x.js");import("./attachment-components-x.js");import("./open-pdf-x.js");${code}`,
    '/assets/device.js': '',
    '/assets/attachment-components-x.js': '',
    '/assets/open-pdf-x.js': '"assets/pdf.worker-x.mjs"',
    '/assets/pdf.worker-x.mjs': '',
    '/assets/OtherPage-x.js': '"assets/OtherPage-x.css"',
    '/assets/rubik.woff2': '',
    ...more,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(folder + name), { recursive: true });
    await writeFile(folder + name, content);
  }
  await writeServiceWorker(folder);
  return readFile(`${folder}/worker.js`, 'utf8');
}

type Stored = {
  body: string;
  ok: true;
  status: number;
  redirected: boolean;
  headers: Headers;
  text: () => Promise<string>;
  clone: () => Stored;
};
const entryTag = '<script type="module" src="/assets/app.js">';
/** An answer whose text, of a page, begins with the entry script. */
function stored(body: string, type = 'text/javascript', text = entryTag + body): Stored {
  const answer: Stored = {
    body,
    ok: true,
    status: 200,
    redirected: false,
    headers: new Headers({ 'content-type': type }),
    text: async () => text,
    clone: () => answer,
  };
  return answer;
}
type Sent = { url: string; method?: string; mode?: string; formData?: () => Promise<FormData> };
type Fetch = (asked: string) => Promise<{ ok: boolean; status: number; body?: string }>;

/** Stores of a browser, by name; they outlive workers. */
type Stores = Map<string, Map<string, Stored>>;
const names = (stores: Stores) => [...stores.keys()].map((name) => name.replace(/ \w{16}$/, ''));

const pathOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);

/** The worker as a browser runs it, with stores and a network that answers as it is told. */
function run(script: string, fetch: Fetch, stores: Stores = new Map(), windows: { url: string }[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  let skipped = 0;
  const storeOf = (kept: Map<string, Stored>) => ({
    match: async (asked: string | { url: string }) => kept.get(pathOf(asked)),
    put: async (asked: string, answer: Stored | Response) =>
      void kept.set(asked, answer instanceof Response ? stored(await answer.text()) : answer),
  });
  runInNewContext(script, {
    URL,
    Response,
    File,
    Date,
    setTimeout: (call: () => void) => setTimeout(call, 1),
    location: { origin: 'https://tzemed.test' },
    navigator: {},
    registration: { scope: 'https://tzemed.test/app' },
    clients: { claim: async () => undefined, matchAll: async () => windows },
    fetch: async (asked: string | { url: string }) => fetch(pathOf(asked)),
    skipWaiting: async () => void (skipped += 1),
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    caches: {
      open: async (name: string) => {
        if (!stores.has(name)) stores.set(name, new Map());
        return storeOf(stores.get(name)!);
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (asked: string | { url: string }, { cacheName }: { cacheName?: string } = {}) =>
        [...stores]
          .filter(([name]) => cacheName === undefined || name === cacheName)
          .map(([, kept]) => kept.get(pathOf(asked)))
          .find((found) => found !== undefined),
    },
  });
  const tell = async (name: string, event: object = {}) => {
    let work: Promise<unknown> | undefined;
    let answer: unknown;
    const hear = (of: Promise<unknown>) => void (work ??= of);
    listeners[name]!({ ...event, waitUntil: hear, respondWith: (given: unknown) => void (answer = given) });
    // The network may never answer.
    if (name !== 'fetch') await work;
    return answer as Promise<unknown> | undefined;
  };
  const request = (url: string, more: Partial<Sent> = {}) => ({
    request: { url: `https://tzemed.test${url}`, method: 'GET', mode: 'cors', ...more },
  });
  const ask = (url: string, mode = 'cors') => tell('fetch', request(url, { mode }));
  const send = (url: string, body: FormData) =>
    tell('fetch', request(url, { method: 'POST', mode: 'navigate', formData: async () => body }));
  const say = async (data: object) => {
    const answers: unknown[] = [];
    await tell('message', { data, ports: [{ postMessage: (answer: unknown) => void answers.push(answer) }] });
    return answers[0];
  };
  return { stores, tell, ask, send, say, skipped: () => skipped };
}

const online: Fetch = async (asked) => stored(`fetched ${asked}`);
const away: Fetch = () => Promise.reject(new Error('offline'));

/** A worker that has stored a level, on the network that comes after. */
async function givenKept(level: 'card' | 'app', fetch: Fetch) {
  let network = online;
  const worker = run(await givenBuild(), (asked) => network(asked));
  await worker.tell('install');
  await worker.tell('activate');
  expect(await worker.say({ type: 'keep', level })).toBe(true);
  network = fetch;
  return worker;
}

test('A worker stores nothing until a page asks for it', async () => {
  const { stores, tell } = run(await givenBuild(), online);
  await tell('install');
  await tell('activate');
  expect([...stores]).toEqual([]);
});

test('For a card the worker stores its page, scripts and fonts; for the app every page and script, with what shows papers', async () => {
  const { stores, say } = await givenKept('card', online);
  const files = (start: string) =>
    [...stores].filter(([name]) => name.startsWith(start)).flatMap(([, kept]) => Array.from(kept.keys()));
  const ofCard = [cardPage, '/assets/app.js', '/assets/device.js', '/assets/rubik.woff2', '/whole'];
  expect(files('shell-card').toSorted()).toEqual(ofCard.toSorted());
  expect(files('shell-app')).toEqual([]);
  expect(await say({ type: 'keep', level: 'app' })).toBe(true);
  expect(files('shell-app').toSorted()).toEqual(
    [
      ...pages.filter((page) => page !== cardPage),
      '/assets/OtherPage-x.js',
      '/assets/OtherPage-x.css',
      '/assets/attachment-components-x.js',
      '/assets/open-pdf-x.js',
      '/assets/pdf.worker-x.mjs',
      '/whole',
    ].toSorted(),
  );
});

test('The network answers for a page while it can; the device when it cannot, says nothing or fails', async () => {
  const fresh = { status: 200, ok: true };
  const kept = { body: `fetched ${cardPage}` };
  expect(await (await givenKept('card', async () => fresh)).ask(card, 'navigate')).toBe(fresh);
  expect(await (await givenKept('card', away)).ask(card, 'navigate')).toMatchObject(kept);
  const failing = await givenKept('card', async () => ({ status: 502, ok: false }));
  expect(await failing.ask(card, 'navigate')).toMatchObject(kept);
});

test('A silent network is not waited for', async () => {
  const silent = await givenKept('card', () => new Promise(() => undefined));
  expect(await silent.ask(card, 'navigate')).toMatchObject({ body: `fetched ${cardPage}` });
});

test.for([
  ['/app', '/app'],
  ['/app/expenses', '/app/expenses'],
  ['/app/pets/bella', '/app/pets/_'],
  [card, cardPage],
  ['/app/pets/bella/doses', '/app/_'],
  ['/app/notifications/preferences', '/app/_'],
])('Without a connection %s opens with the page %s', async ([address, page]) => {
  const { ask } = await givenKept('app', away);
  expect(await ask(address!, 'navigate')).toMatchObject({ body: `fetched ${page}` });
});

test('A page that is not stored fails as it does without a worker', async () => {
  const { ask } = await givenKept('card', away);
  await expect(ask('/app/expenses', 'navigate')).rejects.toThrow('offline');
});

test('Scripts come from the device, and answers of the server never do', async () => {
  const { ask } = await givenKept('card', async (asked) => stored(`again ${asked}`));
  expect(await ask('/assets/app.js')).toMatchObject({ body: 'fetched /assets/app.js' });
  expect(await ask('/assets/new.js')).toMatchObject({ body: 'again /assets/new.js' });
  expect(await ask('/api/pets/bella/emergency')).toBeUndefined();
});

test('A store that was cut goes on where it stopped, and counts only when it is whole', async () => {
  const asked: string[] = [];
  let isCut = true;
  const worker = run(await givenBuild(), async (file) => {
    asked.push(file);
    if (isCut && file === cardPage) throw new Error('cut');
    return stored(file);
  });
  expect(await worker.say({ type: 'keep', level: 'card' })).toBe(false);
  isCut = false;
  const before = asked.length;
  expect(await worker.say({ type: 'keep', level: 'card' })).toBe(true);
  expect(asked.slice(before)).toEqual([cardPage]);
});

test('A newer build stores what the older one had, takes unchanged files from it, and then removes it', async () => {
  const { stores } = await givenKept('app', online);
  const asked: string[] = [];
  const next = await givenBuild({ code: 'import("./more.js");', more: { '/assets/more.js': '' } });
  const worker = run(next, async (file) => (asked.push(file), stored(file)), stores);
  await worker.tell('install');
  expect(worker.skipped()).toBe(0);
  expect(asked.filter((file) => file.startsWith('/assets/'))).toEqual(['/assets/more.js']);
  await worker.tell('activate');
  expect(names(stores)).toEqual(['shell-card', 'shell-app']);
});

const maintenance = () => stored('maintenance', 'text/html', '<h1>maintenance</h1>');
const newerPage = () => stored('newer', 'text/html', '<script type="module" src="/assets/newer.js">');
test.for([
  ['a page of another build', cardPage, newerPage],
  ['a page of maintenance', cardPage, maintenance],
  ['a page after a redirect', cardPage, () => ({ ...stored('login'), redirected: true })],
  ['a page in place of a script', '/assets/app.js', maintenance],
] as const)('The worker stores not %s', async ([, file, wrong]) => {
  const worker = run(await givenBuild(), async (asked) => (asked === file ? wrong() : stored(asked)));
  expect(await worker.say({ type: 'keep', level: 'card' })).toBe(false);
  expect([...worker.stores.values()].some((kept) => kept.has(file) || kept.has('/whole'))).toBe(false);
});

test.for([
  ['the page of the newest build opens, before its worker has taken over', true, 'newer'],
  ['no page opens of a build that is not stored whole', false, `fetched ${cardPage}`],
] as const)('Without a connection %s', async ([, isWhole, body]) => {
  const worker = await givenKept('card', away);
  worker.stores.set('shell-card newer', new Map([[cardPage, stored('newer')]]));
  if (isWhole) worker.stores.get('shell-card newer')!.set('/whole', stored(''));
  expect(await worker.ask(card, 'navigate')).toMatchObject({ body });
});

test('On a full disk a newer build leaves nothing behind that it could not complete', async () => {
  const { stores } = await givenKept('app', online);
  const before = [...stores.keys()];
  const next = await givenBuild({ code: 'import("./more.js");', more: { '/assets/more.js': '' } });
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  const worker = run(next, async (file) => (file === '/assets/more.js' ? Promise.reject(full) : stored(file)), stores);
  await expect(worker.tell('install')).rejects.toThrow('full');
  expect([...stores.keys()]).toEqual(before);
});

test('A newer build that can’t store everything does not replace the older one', async () => {
  const { stores } = await givenKept('app', online);
  const worker = run(
    await givenBuild({
      code: ' ',
      more: { '/app/index.html': '<script type="module" src="/assets/app.js"></script> ' },
    }),
    away,
    stores,
  );
  await expect(worker.tell('install')).rejects.toThrow('offline');
});

test('Cards that an older worker has stored are stored anew, and only then removed', async () => {
  const stores: Stores = new Map([['page-0123', new Map([[cardPage, stored('old')]])]]);
  const failing = run(await givenBuild(), away, stores);
  await expect(failing.tell('install')).rejects.toThrow('offline');
  expect(names(stores)).toContain('page-0123');
  const worker = run(await givenBuild(), online, stores);
  await worker.tell('install');
  await worker.tell('activate');
  expect(names(stores)).toEqual(['shell-card']);
});

test('A page of the same build is told so; the worker takes over if no other page of the app is open', async () => {
  const script = await givenBuild();
  const windows = [{ url: 'https://tzemed.test/app/pets' }, { url: 'https://tzemed.test/login' }];
  const alone = run(script, online, new Map(), windows);
  expect(await alone.say({ type: 'compare', entry: '/assets/older.js' })).toBe(false);
  expect(alone.skipped()).toBe(0);
  expect(await alone.say({ type: 'compare', entry: '/assets/app.js' })).toBe(true);
  expect(alone.skipped()).toBe(1);
  const two = run(script, online, new Map(), [...windows, { url: 'https://tzemed.test/app' }]);
  expect(await two.say({ type: 'compare', entry: '/assets/app.js' })).toBe(true);
  expect(two.skipped()).toBe(0);
});

test('Shared files are stored in place of earlier ones, and the page that asks about them opens', async () => {
  const worker = run(await givenBuild(), online);
  const body = new FormData();
  body.append('files', new File(['scan'], 'בדיקת דם.pdf', { type: 'application/pdf' }));
  body.append('files', new File([], 'empty.png', { type: 'image/png' }));
  const answer = (await worker.send('/app/share', body)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://tzemed.test/app/share']);
  const kept = worker.stores.get('shared-files-1')!;
  expect(JSON.parse(kept.get('/app/share/files')!.body)).toEqual({
    at: expect.any(Number),
    owner: null,
    files: [{ name: 'בדיקת דם.pdf', type: 'application/pdf' }],
  });
  expect(kept.get('/app/share/files/0')!.body).toBe('scan');
});

test('Another build is another worker, the same build the same', async () => {
  const worker = await givenBuild();
  expect(await givenBuild()).toBe(worker);
  expect(await givenBuild({ code: 'import("./more.js");', more: { '/assets/more.js': '' } })).not.toBe(worker);
});

test('A worker that was switched off takes over, forgets all pages and shared files, and answers for none', async () => {
  const { stores } = await givenKept('app', online);
  stores.set('rows-1 dana', new Map());
  stores.set('shared-files-1', new Map());
  const off = run(await bundle('worker-off'), online, stores);
  await off.tell('install');
  await off.tell('activate');
  expect(off.skipped()).toBe(1);
  expect(names(stores)).toEqual(['rows-1 dana']);
  await expect(off.ask(card, 'navigate')).rejects.toThrow('not a function');
});
