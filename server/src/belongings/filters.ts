import { paging } from '@tzemed/contract/fields';
import { type RawBuilder, sql } from 'kysely';

/** Filter of a list → the column that it compares, and how. */
export type Comparisons = Readonly<Record<string, readonly [column: string, comparison: string]>>;

/** What each filter of a list compares. One that is neither described nor called like a column ends the start. */
export function comparisonsOf(
  filters: readonly string[],
  columns: readonly string[],
  described: { readonly [filter: string]: Comparisons[string] | undefined } = {},
): Comparisons {
  const known: typeof described = {
    from: ['date', '>='],
    to: ['date', '<='],
    ...Object.fromEntries(columns.map((name) => [name, [name, '='] as const])),
    ...described,
  };
  return Object.fromEntries(
    filters
      .filter((name) => name !== 'petId' && name !== 'sort' && !(name in paging))
      .map((name) => {
        const comparison = known[name];
        if (!comparison) throw new Error(`no column is called like the filter ${name}: describe it`);
        return [name, comparison] as const;
      }),
  );
}

/** SQL: a row of `table` passes those of the filters that are given. */
export function passing(comparisons: Comparisons, table: string, given: object): RawBuilder<boolean> {
  const values = given as Readonly<Record<string, unknown>>;
  const conditions = Object.entries(comparisons).flatMap(([filter, [column, comparison]]) =>
    values[filter] == null ? [] : [sql`and ${sql.ref(`${table}.${column}`)} ${sql.raw(comparison)} ${values[filter]}`],
  );
  return sql`true ${sql.join(conditions, sql` `)}`;
}
