import { type Expression, type Selectable, sql } from 'kysely';
import type { Given } from '../../db/prepared-query.ts';
import type { DB } from '../../db/tables.ts';
import type { BelongingNoun } from '../rows/columns.ts';
import { type Comparisons, matchesFilters } from '../rows/list-filters.ts';
import type { OfPet } from '../rows/read-statements.ts';
import type { Span, Split } from './split-at-months.ts';

/**
 * A table of sums that the database keeps beside a noun's rows: one row per pet, month and whatever else, what each of
 * its days comes to, and between which amounts its rows are.
 */
export type MonthsTable = {
  [T in keyof DB]: 'month' | 'count' | 'amount' | 'least' | 'most' | 'dayAmounts' | 'dayCounts' extends keyof DB[T]
    ? T
    : never;
}[keyof DB];

/** Columns of `T` that such a table stores, besides the days. */
export type Known<T extends BelongingNoun, M extends MonthsTable> = Exclude<
  keyof DB[M] & keyof Selectable<DB[T]> & string,
  'householdId' | 'petId' | 'amount'
>;

export type Kept<T extends BelongingNoun, M extends MonthsTable> = {
  readonly table: M;
  /** The same of what bears tags alone, by all tags of a row together. */
  readonly tagged: MonthsTable;
  /** Columns of a row that the tables store, besides its days. */
  readonly by: readonly Known<T, M>[];
  /** Column by which an index finds the rows of a pet in a span of days. */
  readonly indexed: Known<T, M>;
};

export type Filtered = OfPet & Span;
export type WholeMonths = NonNullable<Split['months']>;
type Filled = Readonly<Record<string, unknown>>;

/** SQL: the rows of months that are kept, and what they know of what is asked for. */
export function storedMonths<T extends BelongingNoun, M extends MonthsTable>(
  comparisons: Comparisons,
  { table, tagged, by, indexed }: Kept<T, M>,
) {
  const known = Object.fromEntries(
    Object.entries(comparisons).filter(
      ([filter, [column]]) => filter === 'tagId' || (by as readonly string[]).includes(column),
    ),
  );
  const isAnswered = (filter: string) => filter in known || filter === 'from' || filter === 'to';

  /** SQL: whole months of the pet that `reach` stands on. */
  const ofPet = ({ first, last }: Given<WholeMonths>, given: object) => sql`
    from ${sql.table((given as Filled).tagId == null ? table : tagged)} as kept
    where kept.household_id = reach.household_id and kept.pet_id = reach.pet_id
      and ${first ? sql`month >= ${first}` : sql`true`} and ${last ? sql`month <= ${last}` : sql`true`}
      and ${matchesFilters(known, 'kept', given)}`;

  return {
    indexed: indexed as string,
    /** True if the stored months know all filters of the query. */
    areAnswered: (given: object) =>
      Object.keys(comparisons).every((filter) => (given as Filled)[filter] == null || isAnswered(filter)),
    /** True if an index finds the rows of the query, however few they are. */
    areIndexed: (given: object) =>
      Object.entries(known).every(([filter, [column]]) => (given as Filled)[filter] == null || column === indexed),
    ofPet,
    /** SQL: months that a span of days touches. */
    touchedBy: ({ from, to, ...given }: Given<Filtered>) =>
      ofPet({ ...(from && { first: firstOfMonth(from) }), ...(to && { last: to }) }, given),
    /** SQL: evaluates the meaning of a tag once for each pet, not for each month. */
    oncePerPet: (given: object) => ((given as Filled).tagId == null ? sql`` : sql` offset 0`),
  };
}

const firstOfMonth = (day: Expression<string>) => sql<string>`first_of_month(${day})`;
