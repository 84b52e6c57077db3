import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import routes from './routes.ts';
import { homePath, newTicketPath, supportPath } from './lib/session/return-path.ts';
import { appPages, appPaths, linkTo, newTicketPage, petPage, screens, supportPage } from './screens.ts';

const ofApp = routes.filter(({ file }) => file === 'prerender/SkeletonPage.tsx');

test('Public pages lead to the screens of support', () => {
  expect([supportPath, newTicketPath]).toEqual([linkTo(supportPage), linkTo(newTicketPage)]);
});

test('Every address of the app, and no other, is one that the server answers with the app', () => {
  const beginnings = ofApp.map(({ path: address }) => `/${address!.split('/')[0]}`);
  expect(new Set(appPaths)).toEqual(new Set(beginnings));
});

test('Every entry of the menu leads to a screen with a page of its own', () => {
  for (const screen of Object.values(screens)) expect(appPages).toContain(linkTo(screen));
});

test('Every screen has a file', () => {
  const files = [...Object.values(screens), petPage, ...petPage.sections].map(({ file }) => file);
  expect(files.filter((file) => !existsSync(path.join(import.meta.dirname, file)))).toEqual([]);
});

test('Signing in leads to the dashboard', () => {
  expect(homePath).toBe(linkTo(screens.dashboard));
});

test('A link says what it asks of a screen', () => {
  expect(linkTo(screens.expenses)).toBe('/app/expenses');
  expect(linkTo(screens.expenses, { add: 1, petId: 'a&b' })).toBe('/app/expenses?add=1&petId=a%26b');
});
