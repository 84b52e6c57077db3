import type pg from 'pg';

export interface Column {
  table: string;
  name: string;
  /** PostgreSQL's name of the type, such as `int8` or, for an array of text, `_text`. */
  type: string;
  nullable: boolean;
  /** Filled by the database when left out. */
  defaulted: boolean;
  /** Always computed by the database. */
  computed: boolean;
  /** Definitions of the checks on this column alone. */
  checks: string[];
}

const COLUMNS = `
  select c.relname as table, a.attname as name, t.typname as type,
    not a.attnotnull as nullable,
    a.atthasdef or a.attidentity = 'd' as defaulted,
    a.attgenerated <> '' or a.attidentity = 'a' as computed,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not in ('migrations', 'sql_files')
  order by c.relname, a.attnum`;

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  time: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
};

const HEADER = '// Generated from the migrated database by `npm run db:types`; not edited by hand.';
const IMPORTS = {
  kysely: ['Generated', 'GeneratedAlways'],
  './json-column.ts': ['Json'],
};

export async function readColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(COLUMNS);
  return rows;
}

/** The source of `tables.ts`: one interface per table, named as the code sees it through the camel-case plugin. */
export function tableTypes(columns: Column[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)];
  const blocks = tables.map(([table, own]) => block(pascal(table), own.map(columnLine)));
  blocks.push(
    block(
      'DB',
      tables.map(([table]) => `${camel(table)}: ${pascal(table)};`),
    ),
  );
  const body = blocks.join('\n');
  return [HEADER, ...importLines(body), '', body].join('\n');
}

function importLines(body: string): string[] {
  return Object.entries(IMPORTS).flatMap(([module, names]) => {
    const used = names.filter((name) => new RegExp(`: ${name}[<;]`).test(body));
    return used.length > 0 ? [`import type { ${used.join(', ')} } from '${module}';`] : [];
  });
}

function block(name: string, lines: string[]): string {
  return `export interface ${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

function columnLine(column: Column): string {
  return `${camel(column.name)}: ${columnType(column)};`;
}

function columnType(column: Column): string {
  if (column.type === 'jsonb') return jsonType(column);
  const type = valueType(column) + (column.nullable ? ' | null' : '');
  if (column.computed) return `GeneratedAlways<${type}>`;
  return column.defaulted ? `Generated<${type}>` : type;
}

function jsonType({ defaulted, nullable }: Column): string {
  if (defaulted) return 'Json<undefined>';
  return nullable ? 'Json<null | undefined>' : 'Json';
}

function valueType(column: Column): string {
  const isArray = column.type.startsWith('_');
  const type = literals(column, isArray) ?? TYPES[isArray ? column.type.slice(1) : column.type];
  if (!type) throw new Error(`No TypeScript type is known for ${column.table}.${column.name} (${column.type})`);
  return isArray ? `(${type})[]` : type;
}

/** The values of `check (column in ('a', 'b'))`, or of `check (columns <@ array['a', 'b'])`, as a union. */
function literals({ checks }: Column, isArray: boolean): string | undefined {
  const form = isArray
    ? /^CHECK \(\(\w+ <@ ARRAY\[([^\]]+)\]\)\)$/
    : /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[([^\]]+)\]\)|('\w+'::text))\)\)$/;
  for (const check of checks) {
    const match = form.exec(check);
    const list = match?.[1] ?? match?.[2];
    if (list) return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => literal(value)).join(' | ');
  }
  return undefined;
}

function literal(quoted = ''): string {
  const value = quoted.replaceAll("''", "'");
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Converts names like Kysely's camel-case plugin. */
function camel(name: string): string {
  if (/_\d/.test(name))
    throw new Error(`Name ${name} otherwise: the plugin does not find back from a digit to its underscore`);
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  return camel(name).replace(/^./, (letter) => letter.toUpperCase());
}
