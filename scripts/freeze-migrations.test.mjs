import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMigrations } from '../server/src/db/migrate.ts';
import { findFaults, freeze, readState } from './freeze-migrations.mjs';
import { inRoot } from './prepare.mjs';

const folder = 'server/src/db/migrations';
const restore =
  'restore it and put the change into a new migration; if it is on this branch alone, run npm run db:freeze';
const checkout = (name) =>
  `restore it (git checkout origin/main -- ${folder}/${name}.sql) and put the change into a new migration`;

test('No migration differs from the frozen list or from origin/main', () => {
  expect(findFaults(readState())).toEqual([]);
});

test('The frozen list has the checksums that the server compares with its database', async () => {
  const read = await readMigrations(inRoot(folder));
  expect(read.length).toBeGreaterThan(60);
  expect(Object.fromEntries(read.map(({ name, checksum }) => [name, checksum]))).toEqual(readState().frozen);
});

describe('findFaults', () => {
  const frozen = { '0001_pets': 'a', '0002_tags': 'b' };
  test.each([
    ['nothing of unchanged migrations', frozen, []],
    ['a changed text', { ...frozen, '0001_pets': 'c' }, [`0001_pets was changed: ${restore}`]],
    ['a missing file', { '0001_pets': 'a' }, [`0002_tags is missing: ${restore}`]],
    [
      'a renamed file under both names',
      { '0001_pets': 'a', '0003_tags': 'b' },
      [
        `0002_tags was renamed to 0003_tags: ${restore}`,
        `0003_tags is not in ${folder}/frozen.json: run npm run db:freeze`,
      ],
    ],
    [
      'a new file without an entry',
      { ...frozen, '0003_vets': 'c' },
      [`0003_vets is not in ${folder}/frozen.json: run npm run db:freeze`],
    ],
  ])('reports %s', (_, migrations, faults) => {
    expect(findFaults({ migrations, frozen })).toEqual(faults);
  });
});

describe('freeze', () => {
  const frozen = { '0001_pets': 'a', '0002_tags': 'b' };

  test('enters new migrations in the order of their names', () => {
    const migrations = { ...frozen, '0001_owners': 'd', '0003_vets': 'c' };
    const result = freeze({ migrations, frozen });
    expect(result.faults).toEqual([]);
    expect(Object.entries(result.frozen)).toEqual(Object.entries(migrations).toSorted());
  });

  test('changes no entry while origin/main is unknown', () => {
    const result = freeze({ migrations: { '0001_pets': 'c' }, frozen });
    expect(result).toEqual({
      frozen,
      faults: [`0001_pets was changed: ${restore}`, `0002_tags is missing: ${restore}`],
    });
  });

  test('changes and removes entries of migrations that are not on origin/main, and keeps those that are', () => {
    const landed = ['0001_pets'];
    expect(freeze({ migrations: { '0001_pets': 'a', '0003_tags': 'b' }, frozen, landed })).toEqual({
      frozen: { '0001_pets': 'a', '0003_tags': 'b' },
      faults: [],
    });
    expect(freeze({ migrations: { '0001_pets': 'c', '0002_tags': 'd' }, frozen, landed })).toEqual({
      frozen: { '0001_pets': 'a', '0002_tags': 'd' },
      faults: [`0001_pets was changed: ${checkout('0001_pets')}`],
    });
  });
});

describe('A repository with origin/main', () => {
  let repository;
  let landed;
  afterAll(() => rmSync(repository, { recursive: true, force: true }));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.il', '-c', 'commit.gpgsign=false', ...args], {
      cwd: repository,
      stdio: 'ignore',
    });
  const file = (name) => path.join(repository, folder, name);
  const write = (name, text) => writeFileSync(file(`${name}.sql`), text);
  const enter = () => writeFileSync(file('frozen.json'), JSON.stringify(readState(repository).migrations));
  const commit = () => {
    git('add', '--all');
    git('commit', '--message', 'Migrations');
  };
  const faults = () => findFaults(readState(repository));

  beforeAll(() => {
    repository = mkdtempSync(path.join(tmpdir(), 'tzemed-freeze-'));
    mkdirSync(file(''), { recursive: true });
    git('init', '--initial-branch=main');
    write('0001_pets', 'create table pets ();\n');
    write('0002_tags', 'create table tags ();\n');
    writeFileSync(file('frozen.json'), '{}');
    enter();
    commit();
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    landed = path.join(repository, 'landed');
    cpSync(file(''), landed, { recursive: true });
  });
  beforeEach(() => {
    rmSync(file(''), { recursive: true });
    cpSync(landed, file(''), { recursive: true });
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  });

  test('reports no fault while the migrations are those of origin/main', () => {
    write('0001_pets', 'create table pets ();\r\n');
    write('0003_vets', 'create table vets ();\n');
    enter();
    git('config', 'core.autocrlf', 'true');
    expect(faults()).toEqual([]);
    git('config', 'core.autocrlf', 'false');
  });

  test('reports a landed migration whose text and entry were both changed', () => {
    write('0001_pets', 'create table cats ();\n');
    enter();
    expect(faults()).toEqual([`0001_pets differs from origin/main: ${checkout('0001_pets')}`]);
  });

  test('reports a landed migration that was removed or renamed together with its entry', () => {
    renameSync(file('0002_tags.sql'), file('0003_tags.sql'));
    enter();
    expect(faults()).toEqual([`0002_tags is missing: ${checkout('0002_tags')}`]);
  });

  test('allows the lack of migrations that landed after the branch began', () => {
    write('0003_vets', 'create table vets ();\n');
    enter();
    git('checkout', '-b', 'other');
    commit();
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('checkout', 'main');
    expect(readState(repository).landed).toEqual(['0001_pets', '0002_tags', '0003_vets']);
    expect(faults()).toEqual([]);
  });
});
