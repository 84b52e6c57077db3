import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import {
  applyFunctionsAndTriggers,
  readFunctionsAndTriggers,
  type SqlFile,
  triggersIn,
} from './functions-and-triggers.ts';
import { readMigrations } from './migrate.ts';
import { schemaText } from './schema-text.ts';

let database: TestDatabase;
let client: pg.Client;
const open = async (one: Promise<TestDatabase>) => {
  database = await one;
  client = new pg.Client(database.connection);
  await client.connect();
};
afterEach(async () => {
  await client.end();
  await database.drop();
});

const read = async <T = Record<string, unknown>>(text: string) =>
  (await client.query(text)).rows.map((row) => Object.values(row as object)[0] as T);

describe('the migrated database', () => {
  beforeEach(() => open(cloneDatabase()));

  test('Every function has a file of its name, and every file is a function', async () => {
    const functions = await read<string>(`
      select proname from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') and proname <> 'uuidv7'`);
    expect(functions.toSorted()).toEqual(await namesOf('function'));
    const several = (await filesOf('function')).filter(({ sql }) => sql.match(/^create /gm)?.length !== 1);
    expect(several.map(({ name }) => name)).toEqual([]);
  });

  test('Every trigger stands in the file of its table', async () => {
    const triggers = await read<string>(`
      select tgrelid::regclass || ' ' || tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`);
    const inFiles = (await filesOf('trigger')).flatMap(({ name, sql }) =>
      triggersIn(sql).map((trigger) => `${name} ${trigger}`),
    );
    expect(triggers.toSorted()).toEqual(inFiles.toSorted());
  });

  test('schema.sql is what the migrations make', async () => {
    // Changed a table? `npm run db:types` writes it.
    expect(await schemaText(client)).toBe(await readFile(join(import.meta.dirname, 'schema.sql'), 'utf8'));
  });

  test('The same text is not applied again', async () => {
    expect(await applyFunctionsAndTriggers(client, await readFunctionsAndTriggers())).toEqual([]);
  });
});

test('Migrations after 0088 hold tables and data alone', async () => {
  await open(emptyDatabase());
  const later = (await readMigrations()).filter(({ name }) => name > '0089');
  const withCode = later.filter(({ sql }) =>
    /^\s*create\s+(or\s+replace\s+)?(constraint\s+)?(function|trigger)/im.test(sql),
  );
  // A function or trigger belongs into server/src/db/functions or triggers, where its present text is found.
  expect(withCode.map(({ name }) => name)).toEqual([]);
});

test('A table has at most 8 triggers, and all have 44: change numbers, search, and constraints that every writer must meet', async () => {
  await open(emptyDatabase());
  const counts = (await filesOf('trigger')).map(({ name, sql }) => [name, sql.match(/^create /gm)?.length] as const);
  // A decision belongs in a service, where its reason can be read and its error has words.
  expect(counts.filter(([, count]) => count! > 8)).toEqual([]);
  expect(counts.reduce((sum, [, count]) => sum + count!, 0)).toBeLessThanOrEqual(44);
});

describe('applying', () => {
  beforeEach(async () => {
    await open(emptyDatabase());
    await client.query('create table pets (name text)');
  });

  const stamp = (name: string) =>
    file(
      'function',
      'stamp',
      `create or replace function stamp() returns trigger language plpgsql as $$
      begin new.name := '${name}'; return new; end $$;`,
    );
  const onPets = file(
    'trigger',
    'pets',
    'create trigger pets_stamp before insert on pets for each row execute function stamp();',
  );
  const insert = () => read(`insert into pets values ('') returning name`);

  test('A changed text is applied, an unchanged one is not', async () => {
    expect(await applyFunctionsAndTriggers(client, [stamp('first'), onPets])).toEqual(['stamp', 'pets']);
    expect(await insert()).toEqual(['first']);
    expect(await applyFunctionsAndTriggers(client, [stamp('second'), onPets])).toEqual(['stamp']);
    expect(await insert()).toEqual(['second']);
  });

  test('A trigger that its file no longer has is dropped, and a function without a file', async () => {
    await applyFunctionsAndTriggers(client, [stamp('first'), onPets]);
    const other = file(
      'trigger',
      'pets',
      'create trigger pets_other after insert on pets for each row execute function stamp();',
    );
    await applyFunctionsAndTriggers(client, [stamp('first'), other]);
    expect(await read('select tgname from pg_trigger')).toEqual(['pets_other']);
    expect(await applyFunctionsAndTriggers(client, [])).toEqual(['pets', 'stamp']);
    expect(await read(`select to_regproc('stamp')::text`)).toEqual([null]);
  });

  test('A function that migrations made is dropped if it has no file', async () => {
    await client.query('create function made_before() returns int language sql as $$ select 1 $$');
    expect(await applyFunctionsAndTriggers(client, [stamp('first'), onPets])).toEqual(['stamp', 'pets', 'made_before']);
    expect(await read(`select to_regproc('made_before')::text`)).toEqual([null]);
  });

  test('Triggers that migrations made on a table without a file are dropped', async () => {
    await client.query(stamp('before').sql);
    await client.query(onPets.sql);
    expect(await applyFunctionsAndTriggers(client, [])).toEqual(['pets', 'stamp']);
    expect(await read('select tgname from pg_trigger')).toEqual([]);
  });

  test('A table that is made anew gets its triggers again', async () => {
    await applyFunctionsAndTriggers(client, [stamp('first'), onPets]);
    await client.query('drop table pets; create table pets (name text)');
    expect(await applyFunctionsAndTriggers(client, [stamp('first'), onPets])).toEqual(['pets']);
    expect(await insert()).toEqual(['first']);
  });

  test('Triggers of a table that a migration dropped are forgotten with their file', async () => {
    await applyFunctionsAndTriggers(client, [stamp('first'), onPets]);
    await client.query('drop table pets');
    expect(await applyFunctionsAndTriggers(client, [stamp('first')])).toEqual(['pets']);
  });

  test('A text that fails changes nothing and is named', async () => {
    const broken = file(
      'function',
      'broken',
      'create or replace function broken() returns int language plpgsql as $$ this is none $$;',
    );
    await expect(
      applyFunctionsAndTriggers(client, [stamp('first'), { ...broken, sql: 'create or replace function (' }]),
    ).rejects.toThrow('The function broken failed: syntax error');
    expect(await read(`select to_regproc('stamp')::text`)).toEqual([null]);
    expect(await read('select name from sql_files')).toEqual([]);
  });

  test('A trigger file of a table that is missing fails, and says so', async () => {
    const missing = file(
      'trigger',
      'cats',
      'create trigger cats_stamp before insert on cats for each row execute function stamp();',
    );
    await expect(applyFunctionsAndTriggers(client, [stamp('first'), missing])).rejects.toThrow(
      'The trigger cats failed: relation "cats" does not exist',
    );
  });
});

function file(kind: SqlFile['kind'], name: string, sql: string): SqlFile {
  return { kind, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

const filesOf = async (kind: SqlFile['kind']) => (await readFunctionsAndTriggers()).filter((one) => one.kind === kind);
const namesOf = async (kind: SqlFile['kind']) => (await filesOf(kind)).map(({ name }) => name).toSorted();
