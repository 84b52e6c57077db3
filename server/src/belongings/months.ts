import { monthRange } from '@tzemed/contract/days';
import type { Area } from '@tzemed/contract/endpoint';
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { type GivenScope, reach, type ViewScope } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared.ts';
import type { DB } from '../db/tables.ts';
import type { BelongingNoun } from './columns.ts';
import { type Comparisons, passing } from './filters.ts';
import type { OfPet, Page, readingOf } from './reading.ts';
import { type Days, type Span, type Split, splitAtMonths } from './whole-months.ts';

/** A table of sums that the database keeps beside a noun's rows: one row per pet, month and whatever else. */
export type MonthsTable = {
  [T in keyof DB]: 'month' | 'count' | 'amount' extends keyof DB[T] ? T : never;
}[keyof DB];

/** What such a table knows of the rows of `T`, besides their month. */
type Known<T extends BelongingNoun, M extends MonthsTable> = Exclude<
  keyof DB[M] & keyof Selectable<DB[T]> & string,
  'householdId' | 'petId' | 'amount'
>;

type MonthSums<T extends BelongingNoun, By extends string> = {
  readonly [K in By]: K extends 'month' | 'petId' ? string : Selectable<DB[T]>[K & keyof Selectable<DB[T]>];
} & { readonly totalAmount: number; readonly count: number };

/** What `belongingRows` makes, as far as sums are made of it. */
type Summable<T extends BelongingNoun, A extends Area> = Pick<
  ReturnType<typeof readingOf<BelongingNoun, A, unknown>>,
  'ofPet' | 'tallying'
> & {
  readonly noun: T;
  readonly comparisons: Comparisons;
  /** By `date` and then `id`, the newest first: how months are gone through. */
  readonly isNewestFirst: boolean;
};

type Filtered = OfPet & Span;

/** How months are gone through, as `sort` says it. */
const newestFirst = '-date';

/** As many rows ahead of a page are sooner read than looked for. */
const near = 200;

/** In which month the row stands that has so many newer ones before it, and how many of those are of later months. */
function monthOfRow(counts: readonly { month: string; count: number }[], ahead: number) {
  let later = 0;
  for (const { month, count } of counts.toSorted((a, b) => (a.month < b.month ? 1 : -1))) {
    if (later + count > ahead) return { month, later };
    later += count;
  }
  return undefined;
}

/**
 * What a noun's rows come to, added up from months: those that the days asked for hold whole are looked up, and only
 * the days beside them are read. So sums cost the same however much an owner has gathered. `by`: what the table knows
 * of a row besides its month.
 */
export function monthsOf<T extends BelongingNoun, A extends Area, M extends MonthsTable>(
  { noun, comparisons, isNewestFirst, ofPet, tallying }: Summable<T, A>,
  table: M,
  by: readonly Known<T, M>[],
) {
  const known = Object.fromEntries(
    Object.entries(comparisons).filter(([, [column]]) => (by as readonly string[]).includes(column)),
  );
  const isAnswered = (filter: string) => filter in known || filter === 'from' || filter === 'to';
  const columns = sql.join(by.map((column) => sql.ref(column)));

  const fromRows = (given: object) => sql`
    select first_of_month(date) as month, ${columns}, amount, 1 as count ${ofPet(passing(comparisons, noun, given))}`;
  const fromMonths = ({ first, last }: Given<NonNullable<Split['months']>>, given: object) => sql`
    select month, ${columns}, amount, count from ${sql.table(table)} as kept
    where kept.household_id = reach.household_id and kept.pet_id = reach.pet_id
      and ${first ? sql`month >= ${first}` : sql`true`} and ${last ? sql`month <= ${last}` : sql`true`}
      and ${passing(known, 'kept', given)}`;

  /** SQL: what the pet that `reach` stands on has, as `month`, `by`, `amount`, `count`. */
  function partsOfPet({ months, before, after, ...given }: Given<Filtered & Split>) {
    const values = given as Readonly<Record<string, unknown>>;
    const beside = (days: Given<Days>) => fromRows({ ...given, ...days });
    const parts = Object.keys(comparisons).every((filter) => values[filter] == null || isAnswered(filter))
      ? [months && fromMonths(months, given), before && beside(before), after && beside(after)].filter(Boolean)
      : [fromRows(given)];
    // Days that are none.
    const none = sql`${fromMonths({}, given)} limit 0`;
    return sql`from (${parts.length > 0 ? sql.join(parts, sql` union all `) : none}) as parts`;
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
      ask(db, scope, split(filters)) as unknown as Promise<MonthSums<T, By>[]>;
  }
  const countsOf = sumsBy('month');

  return {
    sumsBy,

    /**
     * The same list, newest first, at whose far pages no row is read to be skipped: a page starts at the end of the
     * month that holds its first row.
     */
    paging<Out>(list: (db: Db, scope: ViewScope<A>, filters: Filtered, page: Page) => Promise<Out[]>): typeof list {
      if (!isNewestFirst) throw new Error(`the list of ${noun} is in another order than its months`);
      return async (db, scope, filters, { page, limit, sort, offset: ahead = (page - 1) * limit }) => {
        const asked = { page, limit, offset: ahead };
        if (sort !== undefined && sort !== newestFirst) return list(db, scope, filters, { ...asked, sort });
        if (ahead < near) return list(db, scope, filters, asked);
        const start = monthOfRow(await countsOf(db, scope, filters), ahead);
        if (!start) return [];
        const { to } = monthRange(start.month);
        const until = filters.to && filters.to < to ? filters.to : to;
        return list(db, scope, { ...filters, to: until }, { ...asked, offset: ahead - start.later });
      };
    },

    /** What a list says of all it could show: sums of `amount` and `count`. */
    tallying<Sums extends string>(sums: Readonly<Record<Sums, RawBuilder<number>>>) {
      const ask = tallying<Filtered & Split, Sums>(partsOfPet, () => sums);
      return (db: Db, scope: ViewScope<A>, filters: Filtered) => ask(db, scope, split(filters));
    },
  };
}
