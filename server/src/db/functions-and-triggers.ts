import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { inTransaction, readSql } from './run-sql.ts';

/** Folders beside this file in the sources, and beside the bundle in a build. */
const FOLDERS = { function: join(import.meta.dirname, 'functions'), trigger: join(import.meta.dirname, 'triggers') };

export interface SqlFile {
  /** A file of `functions` defines the function of its name; one of `triggers` has all triggers of the table of its name. */
  kind: 'function' | 'trigger';
  name: string;
  sql: string;
  /** sha256 of the text with LF line ends. */
  checksum: string;
}

export async function readFunctionsAndTriggers(folders = FOLDERS): Promise<SqlFile[]> {
  const read = async (kind: SqlFile['kind']) => {
    const files = (await readdir(folders[kind], { recursive: true })).filter((file) => file.endsWith('.sql')).sort();
    return Promise.all(files.map((file) => readSqlFile(kind, join(folders[kind], file))));
  };
  // Triggers name functions, so functions come first.
  return [...(await read('function')), ...(await read('trigger'))];
}

async function readSqlFile(kind: SqlFile['kind'], file: string): Promise<SqlFile> {
  return { kind, name: basename(file, '.sql'), ...(await readSql(file)) };
}

/**
 * Brings functions and triggers to the text of their files, in one transaction. Only files whose text changed since they
 * were applied are run. A function whose file is gone is dropped; so are all triggers of a table before its file is run.
 *
 * @returns names of the functions and of the tables with triggers that changed now
 * @throws StartupError when a text fails; nothing is changed then
 */
export async function applyFunctionsAndTriggers(client: pg.Client, files: SqlFile[]): Promise<string[]> {
  await createRegistry(client);
  const { rows: applied } = await client.query<Omit<SqlFile, 'sql'>>('select kind, name, checksum from sql_files');
  const keyOf = ({ kind, name }: Pick<SqlFile, 'kind' | 'name'>) => `${kind} ${name}`;
  const checksums = new Map(applied.map((file) => [keyOf(file), file.checksum]));
  const standing = new Set(files.map(keyOf));
  const triggers = await readTriggers(client);
  // A table that a migration made anew has lost its triggers.
  const hasLost = ({ kind, name, sql }: SqlFile) =>
    kind === 'trigger' && triggersIn(sql).some((trigger) => !triggers.has(`${name} ${trigger}`));
  const changed = files.filter((file) => checksums.get(keyOf(file)) !== file.checksum || hasLost(file));
  // Triggers first: a function goes after what runs it.
  const gone = applied.filter((file) => !standing.has(keyOf(file))).toSorted((a, b) => b.kind.localeCompare(a.kind));
  if (changed.length + gone.length === 0) return [];
  let current: Pick<SqlFile, 'kind' | 'name'> | undefined;
  const work = async () => {
    // Functions may name each other in any order.
    await client.query('set local check_function_bodies = off');
    for (const file of changed) {
      current = file;
      if (file.kind === 'trigger') await dropTriggers(client, file.name);
      await client.query(file.sql);
      await client.query(
        `insert into sql_files (kind, name, checksum) values ($1, $2, $3)
         on conflict (kind, name) do update set checksum = excluded.checksum`,
        [file.kind, file.name, file.checksum],
      );
    }
    for (const file of gone) {
      current = file;
      if (file.kind === 'trigger') await dropTriggers(client, file.name);
      await client.query('delete from sql_files where kind = $1 and name = $2', [file.kind, file.name]);
    }
    const functions = gone.filter(({ kind }) => kind === 'function');
    const names = functions.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
    // One statement: an aggregate needs its function.
    if (names.length > 0) await client.query(`drop routine if exists ${names.join(', ')}`);
  };
  await inTransaction(client, () => `The ${current?.kind ?? 'file'} ${current?.name}`, work);
  return [...changed, ...gone].map(({ name }) => name);
}

/** The table of applied files. It begins with the functions and triggers that migrations made, so that those without a file go. */
async function createRegistry(client: pg.Client) {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.sql_files') is not null as exists`,
  );
  if (rows[0]?.exists) return;
  await client.query(`
    create table sql_files (
      kind text not null check (kind in ('function', 'trigger')),
      name text not null,
      checksum text not null,
      primary key (kind, name)
    );
    insert into sql_files (kind, name, checksum)
    select distinct 'function', p.proname, '' from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname <> 'uuidv7'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select distinct 'trigger', c.relname, '' from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`);
}

/** Names of the triggers that a file creates. */
export const triggersIn = (sql: string) =>
  Array.from(sql.matchAll(/^create (?:constraint )?trigger (\w+)/gm), ([, name]) => name!);

/** Triggers of the database as `table trigger`. */
async function readTriggers(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname || ' ' || t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function dropTriggers(client: pg.Client, table: string) {
  const { rows } = await client.query<{ name: string }>(
    `select tgname as name from pg_trigger
     where not tgisinternal and tgrelid = to_regclass('public.' || quote_ident($1))`,
    [table],
  );
  for (const { name } of rows)
    await client.query(`drop trigger ${client.escapeIdentifier(name)} on public.${client.escapeIdentifier(table)}`);
}
