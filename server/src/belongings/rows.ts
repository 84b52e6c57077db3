import type { Area } from '@tzemed/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { BelongingNoun, InputSchema, RowSchema } from './columns.ts';
import { type Computed, type Description, partsOf } from './description.ts';
import { type OfPet, readingOf } from './reading.ts';
import { writingOf } from './writing.ts';

/**
 * The statements of everything that hangs off a pet, built once each, within what the caller may reach. What a noun
 * wants of its own is a line away: `listing`, `tallying`, `reached`, `inserting`, `updating`.
 */
export function belongingRows<
  T extends BelongingNoun,
  A extends Area,
  const One extends string,
  const Many extends string,
  Row extends RowSchema,
  Input extends InputSchema,
  C extends Computed = Record<never, never>,
  Sums extends string = never,
>(description: Description<T, A, One, Many, Row, Input, C, Sums>) {
  const { noun, one, many, filters, order, sums } = description;
  const { ref } = partsOf(description);
  const reading = readingOf<T, A, z.output<Row>>(description);

  /** SQL: the row passes those of the noun's filters that are given. */
  const matching = (given: object): RawBuilder<boolean> => {
    const values = given as Readonly<Record<string, unknown>>;
    const conditions = Object.entries(filters).flatMap(([filter, [column, comparison]]) =>
      values[filter] == null ? [] : [sql`and ${ref(column)} ${sql.raw(comparison)} ${values[filter]}`],
    );
    return sql`true ${sql.join(conditions, sql` `)}`;
  };

  return {
    noun,
    one,
    many,
    matching,
    ...reading,
    ...writingOf<T, A, z.output<Row>>(description),
    list: reading.listing<OfPet>({
      where: matching,
      order: sql.join(order.map(([column, direction]) => sql`${ref(column)} ${sql.raw(direction)}`)),
    }),
    tally: reading.tallying<OfPet, Sums | 'total'>(
      matching,
      () => ({ total: sql`count(*)`, ...sums }) as Record<Sums | 'total', RawBuilder<number>>,
    ),
  };
}

/** The name of the row's pet, for `computed`: a subquery and not a join, because it also stands behind `returning`. */
export const petName = (table: BelongingNoun) =>
  sql<string>`(
    select p.name from pets p where p.owner_id = ${sql.ref(`${table}.ownerId`)} and p.id = ${sql.ref(`${table}.petId`)}
  )`;
