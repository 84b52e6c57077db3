import type { RouteConfigEntry } from '@react-router/dev/routes';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import routes from './routes.ts';
import { homePath } from './lib/return-path.ts';
import { appPaths, linkTo, screens } from './screens.ts';

const inside = routes.find(({ file }) => file === 'shell/AppLayout.tsx')!.children!;
const addresses = inside.map(({ path: address }) => `/${address}`);

test('Every address of the app, and no other, is one that the server answers with the app', () => {
  const beginnings = addresses.map((address) => `/${address.split('/')[1]}`);
  expect(new Set(appPaths)).toEqual(new Set(beginnings));
});

test('Every entry of the menu leads to a screen', () => {
  for (const screen of Object.values(screens)) expect(addresses).toContain(linkTo(screen));
});

test('Every screen has a file', () => {
  const files = (entry: RouteConfigEntry): string[] => [entry.file, ...(entry.children ?? []).flatMap(files)];
  const missing = routes.flatMap(files).filter((file) => !existsSync(path.join(import.meta.dirname, file)));
  expect(missing).toEqual([]);
});

test('Who signs in comes home to the dashboard', () => {
  expect(homePath).toBe(linkTo(screens.dashboard));
});

test('A link says what it asks of a screen', () => {
  expect(linkTo(screens.expenses)).toBe('/app/expenses');
  expect(linkTo(screens.expenses, { add: 1, petId: 'a&b' })).toBe('/app/expenses?add=1&petId=a%26b');
});
