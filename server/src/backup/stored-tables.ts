import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Piece, rowPieces } from './row-pieces.ts';
import type { StoredRows, StoredTable } from './manifest.ts';

export type Table = {
  readonly name: string;
  /** Quoted names of the columns that hold values of their own. */
  readonly columns: readonly string[];
  /** Expressions that put the rows in the same order on every server. */
  readonly order: readonly string[];
};

/** The registry of migrations and of SQL files is written by the program that restores. */
const REGISTRIES = ['migrations', 'sql_files'];

/** Values are written the same on every server and connection, until the transaction ends. */
export const SESSION = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'`;

/** All tables of the application, by name. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select quote_ident(c.relname) as name,
      array(
        select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(
        select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
        from pg_index i cross join unnest(i.indkey::smallint[]) with ordinality as part(attnum, nth)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = part.attnum
        where i.indrelid = c.oid and i.indisprimary order by nth
      ) as order
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all ($1)
    order by c.relname`,
    [REGISTRIES],
  );
  return rows;
}

/** Definitions of the functions that are not of an extension. `uuidv7` is the server's own from PostgreSQL 18 on. */
export async function listFunctions(client: pg.Client) {
  const { rows } = await client.query<{ text: string }>(`
    select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.proname <> 'uuidv7'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.oid::regprocedure::text collate "C"`);
  return rows.map(({ text }) => text);
}

/** Rows of a query in the text format of `COPY`, in pieces. */
export const copyOut = (client: pg.Client, query: string): AsyncGenerator<Piece> =>
  rowPieces(client.query(copyTo(`copy (${query}) to stdout`)));

export function queryOf({ name, columns, order }: Table) {
  // A table without a primary key is ordered by its whole rows.
  const by = order.length > 0 ? order : [`${name}::text collate "C"`];
  return `select ${columns.join(', ')} from ${name} order by ${by.join(', ')}`;
}

/** Writes rows that `copyOut` read; `read` answers the bytes of an object. */
export async function copyIn(
  client: pg.Client,
  name: string,
  { columns, objects }: StoredRows,
  read: (id: string) => Promise<Buffer>,
) {
  async function* bytes() {
    for (const id of objects) yield await read(id);
  }
  await pipeline(Readable.from(bytes()), client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)));
}

/** Jobs that wait or run; what is done is not worth keeping. */
export const QUEUE = 'pgboss.job';
export async function listQueue(
  client: pg.Client,
): Promise<{ version: number; columns: string[]; query: string } | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('${QUEUE}') is not null as exists`);
  if (!rows[0]?.exists) return undefined;
  const version = await client.query<{ version: number }>('select version from pgboss.version');
  const found = await client.query<{ name: string }>(`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = '${QUEUE}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`);
  const columns = found.rows.map(({ name }) => name);
  const query = `select ${columns.join(', ')} from ${QUEUE} where state < 'completed' order by name collate "C", id`;
  return { version: version.rows[0]!.version, columns, query };
}

/** Values that sequences have given out. */
export async function listSequences(client: pg.Client) {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

/** True when a table holds exactly the rows of a backup, byte by byte. */
export async function holdsRows(
  client: pg.Client,
  table: Table,
  stored: StoredTable,
  read: (id: string) => Promise<Buffer>,
) {
  let nth = 0;
  // A table that differs is read to its end as well: the connection takes nothing else before.
  let isSame = true;
  for await (const { bytes } of copyOut(client, queryOf({ ...table, columns: stored.columns }))) {
    const id = stored.objects[nth];
    isSame &&= id !== undefined && bytes.equals(await read(id));
    nth += 1;
  }
  return isSame && nth === stored.objects.length;
}
