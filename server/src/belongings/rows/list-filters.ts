import { paging } from '@tzemed/contract/schema/fields';
import { noPayer } from '@tzemed/contract/money/no-payer';
import { type RawBuilder, sql } from 'kysely';

/** Filter of a list → the column that it compares, and how. */
export type Comparisons = Readonly<Record<string, readonly [column: string, comparison: string]>>;

/**
 * Comparison of each filter of a list. Throws at startup for a filter that is neither described nor named like a
 * column.
 */
export function comparisonsOf(
  filters: readonly string[],
  columns: readonly string[],
  described: { readonly [filter: string]: Comparisons[string] | undefined } = {},
): Comparisons {
  const known: typeof described = {
    tagId: ['tagIds', 'bears'],
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
export function matchesFilters(comparisons: Comparisons, table: string, given: object): RawBuilder<boolean> {
  const values = given as Readonly<Record<string, unknown>>;
  const conditions = Object.entries(comparisons).flatMap(([filter, [column, comparison]]) => {
    const value = values[filter];
    if (value == null) return [];
    const of = (name: string) => sql.ref(`${table}.${name}`);
    // PostgreSQL takes a column between two unknown bounds for half a percent of all rows, and then any index for as good
    // as another: a category that a pet never had was looked for in all that it has. With its id it is no such column.
    if (comparison === '<=') return [sql`and (${of(column)}, ${of('id')}) <= (${value}, ${sql.lit(lastId)})`];
    // A person, or that nobody is said.
    if (comparison === 'says')
      return [sql`and payer_of(${of(column)}) = payer_of(nullif(${value}::text, ${sql.lit(noPayer)})::uuid)`];
    // The subquery depends only on the household, so it runs once for each pet.
    if (comparison === 'bears') return [hasTag(table, value)];
    return [sql`and ${of(column)} ${sql.raw(comparison)} ${value}`];
  });
  return sql`true ${sql.join(conditions, sql` `)}`;
}

/**
 * SQL, of a pet that `reach` stands on: a row bears this tag, or one that was merged into it. The first condition leads to
 * an index of the rows that bear any.
 */
export function hasTag(table: string, tagId: unknown) {
  const tagIds = sql.ref(`${table}.tagIds`);
  return sql`and ${tagIds} <> '{}' and ${tagIds} && (select tag_and_merged(reach.household_id, ${tagId}))`;
}

/** Largest possible id. */
export const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
