import { type RawBuilder, sql } from 'kysely';
import { expect, inject } from 'vitest';
import type { Db } from '../db/client.ts';
import { type Given, prepared, preparedRow } from '../db/prepared.ts';
import type { Owner } from './app.ts';
import { known } from './known.ts';
import { acrossHomes } from './pinned/connection.ts';
import { writes } from './pinned/writes.ts';

type Key = Pick<Owner, 'id' | 'householdId'>;
type Text = { readonly table: string; readonly text: string };
type Row = { readonly table: string; readonly row: Readonly<Record<string, unknown>> };

/** What says of a row whose it is, in each table of the template's catalogue: a new table is in it by itself. */
const columns = inject('databaseTables')
  .filter(({ kind }) => kind === 'r' || kind === 'p')
  .flatMap(({ name, columns }) =>
    columns
      .filter((column) => ['user_id', 'household_id'].includes(column) || `${name}.${column}` === 'users.id')
      .map((column) => ({ table: name, column })),
  );

const selectsOf = ({ id, householdId }: Given<Key>, select: (table: string) => RawBuilder<unknown>) =>
  sql.join(
    columns.map(
      ({ table, column }) => sql`
      select ${select(table)} from ${sql.table(table)} t
      where ${sql.ref(column)} = ${column === 'household_id' ? householdId : id}`,
    ),
    sql` union all `,
  );

/**
 * Planned once: that takes several times as long as to run it, and some tests ask it a thousand times. In the order of
 * bytes: texts that begin alike take long to compare as a language does.
 */
const ask = prepared((db: Db, _scope: object, whose: Given<Key>) =>
  db
    .selectFrom(
      sql<Text>`(${selectsOf(whose, (table) => sql`${sql.lit(table)} as table, to_jsonb(t)::text as text`)})`.as(
        'kept',
      ),
    )
    .selectAll()
    .orderBy(sql`1`)
    .orderBy(sql`text collate "C"`),
);

/**
 * Where each row lies and which transaction wrote it: whatever is written of a row, if only the same once more, lies
 * elsewhere. Takes a tenth of reading them all.
 */
const askVersions = preparedRow((db: Db, _scope: object, whose: Given<Key>) =>
  db
    .selectFrom(sql`(${selectsOf(whose, () => sql`t.tableoid, t.ctid, t.xmin`)})`.as('kept'))
    .select(
      sql<string | null>`string_agg(concat_ws(' ', tableoid, ctid, xmin), ',' order by tableoid, ctid)`.as('all'),
    ),
);

type Kept = {
  /** What had been written until then. */
  readonly since: number;
  readonly versions: string | null;
  readonly texts: readonly Text[];
  readonly rows: readonly Row[];
};
/** By whose they are: what was read last. It goes with its database. */
const last = known((_db: Db) => new Map<string, Kept>(), new WeakMap());

/**
 * All that the database keeps of a user and their home, table by table. The same array as the last time, where it is the
 * same to the last letter: to compare them takes nothing then.
 */
export async function rowsOf(db: Db, { id, householdId }: Key) {
  expect(columns.length).toBeGreaterThan(9);
  const since = writes();
  const whose = nameOf({ id, householdId });
  const before = last(db).get(whose);
  if (before?.since === since) return before.rows;
  // What they have written in the homes of others is theirs, too.
  const { all: versions } = await acrossHomes(() => askVersions(db, {}, { id, householdId }));
  if (before?.versions === versions) {
    last(db).set(whose, { ...before, since });
    return before.rows;
  }
  const texts = await acrossHomes(() => ask(db, {}, { id, householdId }));
  const rows =
    before && isSame(before.texts, texts)
      ? before.rows
      : texts.map(({ table, text }): Row => ({ table, row: JSON.parse(text) }));
  // Were something written between the two questions, the versions would be too old for the texts, and asked again.
  last(db).set(whose, { since, versions, texts, rows });
  return rows;
}

/**
 * The same as when they were read last, if they were: not read again before each of many requests that are to change
 * nothing of them, all that happened since then is asked about at the next reading.
 */
export const rowsBefore = async (db: Db, whose: Key) => last(db).get(nameOf(whose))?.rows ?? rowsOf(db, whose);

const nameOf = ({ id, householdId }: Key) => `${id} ${householdId}`;

const isSame = (some: readonly Text[], others: readonly Text[]) =>
  some.length === others.length &&
  some.every(({ table, text }, i) => table === others[i]!.table && text === others[i]!.text);
