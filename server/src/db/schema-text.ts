import type pg from 'pg';

/**
 * All tables of the database as SQL, in the order of their names: columns, constraints, indexes. Functions and triggers
 * stand in files of their own. For people and for a comparison; nothing runs it.
 */
export async function schemaText(client: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await client.query<{ name: string; lines: string[]; indexes: string[] }>(`
    select c.relname as name,
      array(
        select quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attidentity <> '' then ' generated always as identity'
            when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
            else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end
          || case when a.attnotnull then ' not null' else '' end
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum
      ) || array(
        select 'constraint ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid, true)
        from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f', 'x')
        order by position(k.contype in 'pucfx'), k.conname
      ) as lines,
      array(
        select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
        order by x.relname
      ) as indexes
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`);
  const tables = rows.map(({ name, lines, indexes }) =>
    [`create table ${name} (\n  ${lines.join(',\n  ')}\n);`, ...indexes.map((index) => `${index};`)].join('\n'),
  );
  return `-- Generated from the migrated database by \`npm run db:types\`; not edited by hand.\n\n${tables.join('\n\n')}\n`;
}
