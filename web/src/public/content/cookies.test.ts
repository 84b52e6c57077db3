import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@tzemed/contract/text/languages';
import { expect, test } from 'vitest';
import { cookiesSections } from './cookies-texts.ts';
import { browserStorageItems, type Store } from './browser-storage-items.ts';

const root = path.join(import.meta.dirname, '../../../..');
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js)$/.test(name) && !/\.test\.|testing\//.test(name))
    .map((name) => ({ name: `${folder}/${name}`, code: readFileSync(path.join(root, folder, name), 'utf8') }));

const web = filesIn('web/src');
const builders = [...filesIn('web/after-build'), ...filesIn('web/public')];
const server = filesIn('server/src');

const matches = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map((found) => found[1]!);

/** Values of constants: those of a file by name, and exported ones of all files. */
const constant = /(?:^|\n)(?:export )?const (\w+) = '([^']+)';/g;
const constantsOf = (code: string) => new Map([...code.matchAll(constant)].map(([, name, value]) => [name!, value!]));
const exported = new Map(
  web.flatMap(({ code }) => [...constantsOf(code)].filter(([name]) => code.includes(`export const ${name} `))),
);

/** Files whose keys are made elsewhere, and what makes them. */
const made: Record<string, readonly string[]> = {
  'web/src/lib/offline/drafts.ts': matches(
    readFileSync(path.join(root, 'web/src/lib/offline/drafts.ts'), 'utf8'),
    /prefix = '([^']+)'/g,
  ).map((key) => `${key}…`),
  'web/src/shared/mailed-offers/link-token.ts': web.flatMap(({ name, code }) =>
    matches(code, /keepLinkToken<[^(]*>\(('?[\w-]+'?),/g).map((argument) => valueOf(argument, name, code)),
  ),
};

function valueOf(argument: string, name: string, code: string) {
  const literal = /^'(.*)'$/.exec(argument)?.[1];
  const value = literal ?? constantsOf(code).get(argument) ?? exported.get(argument);
  if (value === undefined)
    throw new Error(`${name} keeps something under ${argument}, whose value this test can't find`);
  return value;
}

function keysOf(store: 'local' | 'session') {
  const call = new RegExp(String.raw`\b${store}Storage\.(?:getItem|setItem|removeItem)\(([^,)]+)`, 'g');
  const inline = /\bl\.getItem\(([^)]+)\)/g;
  return new Set(
    web.flatMap(({ name, code }) => {
      const found = [...matches(code, call), ...(store === 'local' ? matches(code, inline) : [])];
      if (found.length === 0) return [];
      return made[name] ?? found.map((argument) => valueOf(argument, name, code));
    }),
  );
}

/** Names of caches, by what a call of `caches.open` is given; '…' stands for the rest of a name. */
const cacheNames: Record<string, () => string> = {
  sharedFilesCache: () => exported.get('sharedFilesCache')!,
  'shellCacheName(level)': () => `${exported.get('shellCaches')}…`,
};
function cacheKeys() {
  const opened = [...web, ...builders].flatMap(({ code }) =>
    [...code.matchAll(/caches\.open\((\w+(?:\(\w+\))?)\)/g)].map(([, argument]) => argument!),
  );
  return new Set(opened.map((argument) => cacheNames[argument]!()));
}

/** Names of databases, by the constant that begins them. */
const databaseKeys = () =>
  new Set(
    ['lib/offline/reading-names.ts', 'lib/offline/device-databases.ts'].flatMap((file) =>
      matches(web.find(({ name }) => name.endsWith(file))!.code, /const \w+ = '([a-z]+ )';/g).map((name) => `${name}…`),
    ),
  );

const listed = (store: Store) => browserStorageItems.filter((item) => item.store === store).flatMap(({ keys }) => keys);

test.for([
  ['localStorage', 'local', keysOf('local')],
  ['sessionStorage', 'session', keysOf('session')],
  ['CacheStorage', 'cache', cacheKeys()],
  ['IndexedDB', 'database', databaseKeys()],
] as const)('The page of cookies lists what the code keeps in %s, and nothing else', ([, store, keys]) => {
  expect(keys.size).toBeGreaterThan(1);
  expect(listed(store).toSorted()).toEqual([...keys].toSorted());
});

const namesOf = (files: typeof web, pattern: RegExp) =>
  files.filter(({ code }) => pattern.test(code)).map(({ name }) => name);

test('No code writes a cookie', () => {
  const writers = /document\.cookie|cookieStore|\.cookie\(|setCookie|['"]set-cookie['"]/i;
  expect(namesOf([...web, ...builders, ...server], writers)).toEqual([]);
});

test('Only the code of the stored data opens a database of the browser', () => {
  const openers = /indexedDB\.(open|deleteDatabase)\(|\b(openDB|deleteDB)[<(]/;
  expect(namesOf([...web, ...builders, ...server], openers)).toEqual([
    'web/src/lib/api/preload.ts',
    'web/src/lib/offline/device-databases.ts',
    'web/src/lib/offline/erase-reading.ts',
  ]);
});

test('The page of cookies says the same in every language', () => {
  for (const { text } of cookiesSections) {
    const lines = languages.map((lang) => text[lang].split('\n').length);
    expect(new Set(lines).size).toBe(1);
  }
});
