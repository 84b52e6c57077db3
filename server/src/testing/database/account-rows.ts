import { type RawBuilder, sql } from 'kysely';
import { expect, inject } from 'vitest';
import type { Db } from '../../db/client.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared-query.ts';
import type { Owner } from '../app.ts';
import { memoize } from '../matrix/memoize.ts';
import { acrossHomes } from '../pinned/pinning-connection.ts';
import { writes } from '../pinned/count-writes.ts';
import { tracesIn } from '../matrix/data-marks.ts';

type Key = Pick<Owner, 'id' | 'householdId'>;
type Text = { readonly table: string; readonly text: string };
type Row = { readonly table: string; readonly row: Readonly<Record<string, unknown>> };

/**
 * Columns with the owner of a row, for each table of the template's catalogue: a new table is included automatically.
 */
const columns = inject('databaseTables')
  .filter(({ kind }) => kind === 'r' || kind === 'p')
  .flatMap(({ name, columns }) =>
    columns
      .filter((column) => ['user_id', 'household_id'].includes(column) || `${name}.${column}` === 'users.id')
      .map((column) => ({ table: name, column })),
  );

type Where = Given<Key & { readonly since?: string }>;
const selectsOf = ({ id, householdId, since }: Where, select: (table: string) => RawBuilder<unknown>) =>
  sql.join(
    columns.map(
      ({ table, column }) => sql`
      select ${select(table)} from ${sql.table(table)} t
      where ${sql.ref(column)} = ${column === 'household_id' ? householdId : id}
        ${since ? sql`and t.xmin::text::bigint >= ${since}::bigint` : sql``}`,
    ),
    sql` union all `,
  );
const asText = (table: string) => sql`${sql.lit(table)} as table, to_jsonb(t)::text as text`;

/**
 * Planned once: that takes several times as long as to run it, and some tests ask it a thousand times. In the order of
 * bytes: texts that begin alike take long to compare as a language does.
 */
const ask = prepared((db: Db, _scope: object, whose: Given<Key>) =>
  db
    .selectFrom(sql<Text>`(${selectsOf(whose, asText)})`.as('kept'))
    .selectAll()
    .orderBy(sql`1`)
    .orderBy(sql`text collate "C"`),
);

/**
 * Rows written by transactions that had not ended before `since`; plus a row without a table, with the `since` for the
 * next query.
 */
const askSince = prepared((db: Db, _scope: object, where: Where) =>
  db
    .selectFrom(
      sql<Text>`(${selectsOf(where, asText)}
      union all select '' as table, pg_snapshot_xmin(pg_current_snapshot())::text as text)`.as('kept'),
    )
    .selectAll(),
);

/**
 * Location of each row and the transaction that wrote it: any write moves the row, even with the same values. Takes a
 * tenth of the time of reading the rows.
 */
const askVersions = preparedRow((db: Db, _scope: object, whose: Given<Key>) =>
  db
    .selectFrom(
      sql`(${selectsOf(whose, (table) => sql`${sql.lit(table)} as name, t.tableoid, t.ctid, t.xmin`)})`.as('kept'),
    )
    .select(sql<string | null>`string_agg(concat_ws(' ', name, ctid, xmin), ';' order by tableoid, ctid)`.as('all')),
);

/** Asked by whose rows they are, and again once something was written: what the answer before was is known to the next. */
function keptBy<T>(read: (db: Db, whose: Key, before: T | undefined) => Promise<T>) {
  const answers = memoize((_db: Db) => new Map<string, { since: number; answer: T }>(), new WeakMap());
  return async (db: Db, { id, householdId }: Key) => {
    expect(columns.length).toBeGreaterThan(9);
    const whose = { id, householdId };
    const before = answers(db).get(nameOf(whose));
    // Were something written while it is read, it is asked again.
    const since = writes();
    if (before?.since === since) return before.answer;
    // Rows that they wrote in other households belong to them, too.
    const answer = await acrossHomes(() => read(db, whose, before?.answer));
    answers(db).set(nameOf(whose), { since, answer });
    return answer;
  };
}

/** Location and transaction of their rows; equal as long as none of them is written. */
export const versionsOf = keptBy(async (db, whose) => (await askVersions(db, {}, whose)).all ?? '');

type Traced = { readonly next: string; readonly traces: ReadonlySet<string> };
const traced = keptBy(async (db, whose, before?: Traced): Promise<Traced> => {
  const texts = await askSince(db, {}, { ...whose, since: before?.next ?? '0' });
  const next = texts.find(({ table }) => table === '')!.text;
  return { next, traces: tracesIn(texts).union(before?.traces ?? new Set()) };
});
/**
 * The marks and ids in all that the database keeps of a user and their home, and in what of it was read before: only what was
 * written since then is read. So what was theirs once stays theirs.
 */
export const tracesKept = async (db: Db, whose: Key) => (await traced(db, whose)).traces;

/**
 * All that the database keeps of a user and their home, table by table. The same array as the last time, where it is the
 * same to the last letter: to compare them takes nothing then.
 */
export async function rowsOf(db: Db, whose: Key) {
  const kept = await keptRows(db, whose);
  last(db).set(nameOf(whose), kept.rows);
  return kept.rows;
}

type Kept = { readonly versions: string; readonly texts: readonly Text[]; readonly rows: readonly Row[] };
const keptRows = keptBy(async (db, whose, before?: Kept): Promise<Kept> => {
  // Were something written between the two questions, the versions would be too old for the texts, and asked again.
  const versions = await versionsOf(db, whose);
  if (before?.versions === versions) return before;
  const texts = await ask(db, {}, whose);
  if (before && isSame(before.texts, texts)) return { ...before, versions };
  return { versions, texts, rows: texts.map(({ table, text }): Row => ({ table, row: JSON.parse(text) })) };
});

/** Last read rows by owner, whatever was written since; `rowsBefore` needs them. Dropped with the database. */
const last = memoize((_db: Db) => new Map<string, Kept['rows']>(), new WeakMap());

/**
 * The same as when they were read last, if they were: not read again before each of many requests that are to change
 * nothing of them, all that happened since then is asked about at the next reading.
 */
export const rowsBefore = async (db: Db, whose: Key) => last(db).get(nameOf(whose)) ?? rowsOf(db, whose);

const nameOf = ({ id, householdId }: Key) => `${id} ${householdId}`;

const isSame = (some: readonly Text[], others: readonly Text[]) =>
  some.length === others.length &&
  some.every(({ table, text }, i) => table === others[i]!.table && text === others[i]!.text);
