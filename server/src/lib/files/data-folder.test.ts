import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

const root = mkdtempSync(path.join(tmpdir(), 'tzemed-folder-'));
afterAll(() => rmSync(root, { recursive: true }));
const modeOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);

it.each([
  ['that stands open to everybody is closed', 0o777, '700'],
  ['that a group may read is closed', 0o750, '700'],
  ['that others may pass through is closed', 0o701, '700'],
  ['through which PostgreSQL passes under another name stays as it is', 0o710, '710'],
  ['that is closed stays as it is', 0o700, '700'],
])('A data folder %s', (_what, before, after) => {
  const folder = path.join(root, before.toString(8));
  mkdirSync(folder);
  chmodSync(folder, before);
  openDataFolder(folder);
  expect(modeOf(folder)).toBe(after);
});

it.each([
  ['holds other things', 0o755, ['photos']],
  ['is everybody’s', 0o1777, []],
])('A folder that %s is not closed to those who use it, but refused', (_what, mode, entries) => {
  const folder = mkdtempSync(path.join(root, 'shared-'));
  for (const name of entries) mkdirSync(path.join(folder, name));
  chmodSync(folder, mode);
  expect(() => openDataFolder(folder)).toThrow(/^The data folder .* is open to others and holds what is not ours/);
  expect(statSync(folder).mode & 0o7777).toBe(mode);
  // An entry that the program makes marks the folder as ours.
  mkdirSync(path.join(folder, 'postgres'));
  if (mode === 0o755) openDataFolder(folder);
  expect(modeOf(folder)).toBe(mode === 0o755 ? '700' : '777');
});

it('A data folder that is missing is made for its owner alone', () => {
  openDataFolder(path.join(root, 'new', 'data'));
  expect(modeOf(path.join(root, 'new', 'data'))).toBe('700');
});

it.runIf(process.platform === 'linux')('A data folder that cannot be made or closed is told in one line', () => {
  expect(() => openDataFolder('/proc/tzemed/data')).toThrow(
    /^Cannot write to the data folder \/proc\/tzemed\/data \(\w+\)$/,
  );
  expect(() => openDataFolder('/proc/self/fdinfo')).not.toThrow(/\n/);
});
