import { expect, test } from 'vitest';
import { affectedTests, affectingFiles } from './affected-tests.mjs';
import { chooseTests } from './choose-tests.mjs';
import { decodeMap, encodeMap } from './map.mjs';

const store = 'server/src/features/pets/store.ts';
const seconds = {
  'server/src/features/pets/routes.test.ts': 2,
  'server/src/http/etag.test.ts': 4,
  'server/src/mail/a.test.ts': 1,
};
const [pets, etag, mail] = Object.keys(seconds);
const lines = new Map([
  [
    store,
    new Map([
      [pets, new Set([1, 2, 3])],
      [etag, new Set([2])],
    ]),
  ],
]);
const map = decodeMap(encodeMap({ commit: 'c', seconds, lines }));
/** Every test of the server imports the app. */
const inputsOf = (file) => ({
  imported: new Set([file, store, 'server/src/app.ts']),
  reads: (name) => name === 'server/src/db/migrations/1.sql',
});
const affected = (changes) => {
  const affecting = affectingFiles({ map, inputsOf, changes: new Map(changes) });
  return [pets, etag, mail].filter((file) => affecting(file).length > 0);
};
const change = (...functions) => ({ functions, isShared: false });

test('A change in a function affects the tests that run it', () => {
  expect(affected([[store, change([3, 5])]])).toEqual([pets]);
  expect(affected([[store, change([2, 2])]])).toEqual([pets, etag]);
  expect(affected([[store, change([1, 3])]])).toEqual([pets, etag]);
  expect(affected([[store, change()]])).toEqual([]);
});

test('A change of values, or of a function that was never seen to run, affects all who import the module', () => {
  expect(affected([[store, { functions: [], isShared: true }]])).toEqual([pets, etag, mail]);
  expect(affected([[store, change([8, 9])]])).toEqual([pets, etag, mail]);
  expect(affected([[store, change([3, 5], [8, 9])]])).toEqual([pets, etag, mail]);
});

test('A file that tests read without an import affects them, and a file of nobody affects none', () => {
  expect(affected([['server/src/db/migrations/1.sql', undefined]])).toEqual([pets, etag, mail]);
  expect(affected([['web/src/a.ts', change([1, 1])]])).toEqual([]);
});

test('A test that the map does not know is affected by all it imports, and so is every test without a map', () => {
  const changes = new Map([[store, change([3, 5])]]);
  expect(affectingFiles({ map, inputsOf, changes })('server/src/new.test.ts')).toEqual([store]);
  expect(affectingFiles({ map: undefined, inputsOf, changes: new Map([[store, undefined]]) })(mail)).toEqual([store]);
});

const chosen = (changes, time) => {
  const tests = affectedTests([pets, etag, mail], { map, inputsOf, changes: new Map(changes) });
  const { chosen, left } = chooseTests(tests, time);
  return [chosen, left].map((files) => files.map(({ file }) => file));
};

test('Tests beside a change come first, then those that run most of it for their time', () => {
  const isShared = { functions: [], isShared: true };
  expect(chosen([[store, isShared]], 100)).toEqual([[pets, etag, mail], []]);
  expect(chosen([[store, isShared]], 5)).toEqual([[pets, mail], [etag]]);
});

test('A test that changed runs whatever it takes', () => {
  expect(chosen([[etag, undefined]], 1)).toEqual([[etag], []]);
});
