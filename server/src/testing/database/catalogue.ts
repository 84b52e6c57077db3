import type pg from 'pg';

/** Catalogue entry of one of our tables. Columns are in the order of the key. */
export type CatalogueTable = {
  readonly name: string;
  /** 'r' an ordinary table, 'p' a partitioned one; views and foreign tables hide where rows lie. */
  readonly kind: string;
  readonly columns: readonly string[];
  readonly indexes: readonly { readonly name: string; readonly leads: string; readonly isPrimary: boolean }[];
  readonly foreignKeys: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly to: string;
    readonly updates: boolean;
  }[];
};

const tables = `
  select c.relname as name, c.relkind as kind,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', i.indexrelid::regclass::text,
        'leads', pg_get_indexdef(i.indexrelid, 1, false),
        'isPrimary', i.indisprimary) order by i.indexrelid)
      from pg_index i where i.indrelid = c.oid
    ), '[]') as indexes,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', k.conname,
        'columns', array(select a.attname from unnest(k.conkey) n join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n),
        'to', k.confrelid::regclass::text,
        'updates', k.confupdtype <> 'a') order by k.conname)
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
    ), '[]') as "foreignKeys"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
  order by c.relname`;

export const readCatalogue = async (client: Pick<pg.Client, 'query'>) =>
  (await client.query<CatalogueTable>(tables)).rows;

const writers = `
  select distinct proname as name from pg_proc
  where provolatile = 'v' and prorettype <> 'trigger'::regtype
    and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;

/** Functions, none of the database's own, that may write what asks for them only reads. */
export const readWriters = async (client: Pick<pg.Client, 'query'>) =>
  (await client.query<{ name: string }>(writers)).rows.map(({ name }) => name);

/** Leading column of a table's keys, which determines where its rows are stored. */
export type Key = 'household_id' | 'user_id';

/**
 * Determined by the primary key, which every table must have: a row that links a user to a household has both columns.
 */
export function keyOf({ name, indexes }: CatalogueTable): Key | undefined {
  const leads = name === 'users' ? 'user_id' : indexes.find(({ isPrimary }) => isPrimary)?.leads;
  return leads === 'household_id' || leads === 'user_id' ? leads : undefined;
}
