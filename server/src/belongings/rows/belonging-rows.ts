import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { BelongingNoun, InputSchema, RowSchema } from './column-types.ts';
import {
  type BelongingCalls,
  type Computed,
  type FilterOf,
  type Kept,
  type ListKeyOf,
  type ItemKeyOf,
  sqlPartsOf,
  type ResourceOptions,
  type RowOf,
} from './resource-description.ts';
import { comparisonsOf, matchesFilters } from './list-filters.ts';
import { type OfPet, readStatementsOf } from './read-statements.ts';
import { writeStatementsOf } from './write-statements.ts';

const newestFirst = [
  ['date', 'desc'],
  ['id', 'desc'],
] as const;

/**
 * The statements of everything that hangs off a pet, built once each, within what the caller may reach. The noun's
 * calls say what is read and written; a field without a column of its kind does not compile. What a noun wants of its
 * own is a line away: `listing`, `tallying`, `firstsOf`, `reached`, `inserting`, `updating`.
 */
export function belongingRows<
  T extends BelongingNoun,
  Calls extends BelongingCalls,
  Input extends InputSchema = Calls['create']['body'],
  C extends Computed = Record<never, never>,
>(
  noun: T,
  calls: Calls & Kept<T, Calls, Input, C>,
  {
    input,
    alsoWritten,
    computed,
    filters,
    order = newestFirst as never,
  }: ResourceOptions<T, Input, C, FilterOf<Calls>> = {},
) {
  type A = Calls['list']['access']['area'];
  type Out = z.output<RowOf<Calls>>;
  const { list, create } = calls as Calls;
  const [[one, row]] = Object.entries(create.reply.shape) as [[ItemKeyOf<Calls>, RowSchema]];
  const [many] = Object.keys(list.reply.shape) as [ListKeyOf<Calls>];
  const statable = { noun, row, input: (input ?? create.body) as InputSchema, alsoWritten, computed };
  const { ref } = sqlPartsOf(statable);
  const reading = readStatementsOf<T, A, Out>(statable);
  const columns = Object.keys(row.shape).filter((name) => !(name in (computed ?? {})));
  const comparisons = filters === 'own' ? {} : comparisonsOf(Object.keys(list.query.shape), columns, filters);

  const matching = (given: object) => matchesFilters(comparisons, noun, given);

  return {
    noun,
    one,
    many,
    comparisons,
    ...reading,
    ...writeStatementsOf<T, A, Out>(statable),
    list: reading.listing<OfPet>({
      where: matching,
      order: sql.join(order.map(([column, direction]) => sql`${ref(column)} ${sql.raw(direction)}`)),
    }),
    tally: reading.tallying<OfPet, 'total'>(
      (given) => reading.ofPet(matching(given)),
      () => ({ total: sql`count(*)` }),
    ),
  };
}

/** The name of the row's pet, for `computed`: a subquery and not a join, because it also stands behind `returning`. */
export const petName = (table: BelongingNoun) =>
  sql<string>`(
    select p.name from pets p where p.household_id = ${sql.ref(`${table}.householdId`)} and p.id = ${sql.ref(`${table}.petId`)}
  )`;
