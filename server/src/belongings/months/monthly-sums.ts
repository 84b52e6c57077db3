import type { Area } from '@tzemed/contract/schema/endpoint';
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { type GivenScope, reach, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { DB } from '../../db/tables.ts';
import type { BelongingNoun } from '../rows/columns.ts';
import { matchesFilters } from '../rows/list-filters.ts';
import {
  type Filtered,
  type Kept,
  storedMonths,
  type Known,
  type MonthsTable,
  type WholeMonths,
} from './stored-months.ts';
import { type Listable, monthPages } from './month-pages.ts';
import type { readStatementsOf } from '../rows/read-statements.ts';
import { type Days, type Split, splitAtMonths } from './split-at-months.ts';

type Sums = { readonly totalAmount: number; readonly count: number };
type SumsBy<T extends BelongingNoun, By extends string> = Sums & {
  readonly [K in By]: K extends 'month' | 'petId' ? string : Selectable<DB[T]>[K & keyof Selectable<DB[T]>];
};

type Day = { readonly day: string; readonly amount: number; readonly count: number };

/** Functions of `belongingRows` that sums need. */
type Summable<T extends BelongingNoun, A extends Area> = Listable<T, A> &
  Pick<ReturnType<typeof readStatementsOf<BelongingNoun, A, unknown>>, 'tallying'>;

/**
 * Sums of a resource's rows, added up from the months and days that the database stores: no row is read. Their cost
 * does not depend on how much data an owner has.
 */
export function monthlySumsOf<T extends BelongingNoun, A extends Area, M extends MonthsTable>(
  listable: Summable<T, A>,
  tables: Kept<T, M>,
) {
  const { noun, comparisons, ofPet, tallying } = listable;
  const kept = storedMonths(comparisons, tables);
  const columns = sql.join(tables.by.map((column) => sql.ref(column)));

  const fromRows = (given: object) => sql`
    select first_of_month(date) as month, ${columns}, amount, 1 as count ${ofPet(matchesFilters(comparisons, noun, given))}`;
  const fromMonths = (months: Given<WholeMonths>, given: object) =>
    sql`select month, ${columns}, amount, count ${kept.ofPet(months, given)}`;
  /** SQL: a table with a `day`; reads the rows themselves if the stored months do not know all filters. */
  function fromDays(days: Given<Days>, given: object) {
    const asked = { ...given, ...days };
    if (!kept.areAnswered(given))
      return sql`select date as day, ${columns}, amount, 1 as count ${ofPet(matchesFilters(comparisons, noun, asked))}`;
    // The checks of both arrays hold their length, so that the three go from day to day together.
    return sql`
      select * from (
        select month, ${columns}, month + generate_subscripts(day_counts, 1) - 1 as day,
          unnest(day_amounts) as amount, unnest(day_counts) as count
        ${kept.touchedBy(asked)} and count > 0
      ) as days
      where day between ${days.from} and ${days.to} and count > 0`;
  }

  /** SQL: what the pet that `reach` stands on has, as `month`, `by`, `amount`, `count`. */
  function partsOfPet({ months, before, after, ...given }: Given<Filtered & Split>) {
    const partOf = (days: Given<Days>) =>
      sql`select month, ${columns}, amount, count from (${fromDays(days, given)}) as days`;
    const parts = kept.areAnswered(given)
      ? [months && fromMonths(months, given), before && partOf(before), after && partOf(after)].filter(Boolean)
      : [fromRows(given)];
    // Days that are none.
    const none = sql`${fromMonths({}, given)} limit 0`;
    return sql`from (${parts.length > 0 ? sql.join(parts, sql` union all `) : none}${kept.oncePerPet(given)}) as parts`;
  }

  const split = <F extends Filtered>(filters: F) => ({ ...filters, ...splitAtMonths(filters) });

  const refOf = (column: string) => sql.ref(column === 'petId' ? 'reach.petId' : column);

  /** Sum and number for each value of some columns, the largest sum first; over all pets, unless by `petId`. A `month` is `YYYY-MM`. */
  function sumsBy<const By extends Known<T, M> | 'month' | 'petId'>(...wanted: readonly By[]) {
    const ask = prepared((db, scope: GivenScope, given: Given<Filtered & Split>) =>
      db
        .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
        .crossJoinLateral(sql<object>`(select * ${partsOfPet(given)})`.as('parts'))
        .select([
          ...wanted.map((column) => (column === 'month' ? sql`to_char(month, 'YYYY-MM')` : refOf(column)).as(column)),
          sql<number>`sum(amount)::bigint`.as('totalAmount'),
          sql<number>`sum(count)::bigint`.as('count'),
        ])
        .groupBy(wanted.map(refOf))
        .having(sql<boolean>`sum(count) > 0`)
        .orderBy(sql`sum(amount)`, 'desc'),
    );
    return (db: Db, scope: ViewScope<A>, filters: Filtered) =>
      ask(db, scope, split(filters)) as unknown as Promise<SumsBy<T, By>[]>;
  }

  /**
   * Values per day in a span, as `day`, `amount` and `count`, for each pet and each column that months are stored by;
   * the caller adds them up.
   */
  const reachedDays = (db: Db, scope: GivenScope, { from, to, ...given }: Given<Filtered & Days>) =>
    db
      .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
      .crossJoinLateral(sql<Day>`(${fromDays({ from, to }, given)}${kept.oncePerPet(given)})`.as('days'));
  const askByDay = prepared((db, scope: GivenScope, asked: Given<Filtered & Days>) =>
    reachedDays(db, scope, asked)
      .select(['day', sql<number>`sum(amount)::bigint`.as('totalAmount'), sql<number>`sum(count)::bigint`.as('count')])
      .groupBy('day')
      .orderBy('day'),
  );
  /** Sum and number on each of some days that has any. */
  const sumsByDay = (db: Db, scope: ViewScope<A>, asked: Filtered & Days) =>
    askByDay(db, scope, asked) as Promise<(Sums & { readonly day: string })[]>;

  const ofMonths = sumsBy('month');
  const paging = monthPages(listable, {
    kept,
    countByMonth: async (...asked) => (await ofMonths(...asked)).map(({ month, count }) => ({ part: month, count })),
    countByDay: async (...asked) => (await sumsByDay(...asked)).map(({ day, count }) => ({ part: day, count })),
  });

  return {
    sumsBy,
    sumsByDay,
    reachedDays,
    paging,

    /** Totals of the whole filtered list: sums of `amount` and `count`. */
    tallying<Sums extends string>(sums: Readonly<Record<Sums, RawBuilder<number>>>) {
      const ask = tallying<Filtered & Split, Sums>(partsOfPet, () => sums);
      return (db: Db, scope: ViewScope<A>, filters: Filtered) => ask(db, scope, split(filters));
    },
  };
}
