import { monthRange } from '@tzemed/contract/days';
import type { Area } from '@tzemed/contract/endpoint';
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { type GivenScope, reach, type ViewScope } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared.ts';
import type { DB } from '../db/tables.ts';
import type { BelongingNoun } from './columns.ts';
import { type Comparisons, lastId, passing } from './filters.ts';
import type { OfPet, Page, readingOf, Slice } from './reading.ts';
import { both, type Days, partOfRow, type Span, type Split, splitAtMonths } from './whole-months.ts';

/**
 * A table of sums that the database keeps beside a noun's rows: one row per pet, month and whatever else, and between
 * which amounts its rows are.
 */
export type MonthsTable = {
  [T in keyof DB]: 'month' | 'count' | 'amount' | 'least' | 'most' | 'dayAmounts' | 'dayCounts' extends keyof DB[T]
    ? T
    : never;
}[keyof DB];

/** What such a table knows of the rows of `T`, besides their month. */
type Known<T extends BelongingNoun, M extends MonthsTable> = Exclude<
  keyof DB[M] & keyof Selectable<DB[T]> & string,
  'householdId' | 'petId' | 'amount' | 'dayAmounts' | 'dayCounts'
>;

type MonthSums<T extends BelongingNoun, By extends string> = {
  readonly [K in By]: K extends 'month' | 'petId' ? string : Selectable<DB[T]>[K & keyof Selectable<DB[T]>];
} & { readonly totalAmount: number; readonly count: number };

/** What `belongingRows` makes, as far as sums are made of it. */
type Summable<T extends BelongingNoun, A extends Area> = Pick<
  ReturnType<typeof readingOf<BelongingNoun, A, unknown>>,
  'ofPet' | 'tallying' | 'listing'
> & {
  readonly noun: T;
  readonly comparisons: Comparisons;
  /** By `date` and then `id`, the newest first: how months are gone through. */
  readonly isNewestFirst: boolean;
};

type Filtered = OfPet & Span;

type Kept<T extends BelongingNoun, M extends MonthsTable> = {
  readonly table: M;
  /** The same of what bears tags alone, by all tags of a row together. */
  readonly tagged: MonthsTable;
  /** What the tables know of a row besides its month. */
  readonly by: readonly Known<T, M>[];
  /** By which of these an index leads to the rows of a pet and of some days. */
  readonly indexed: Known<T, M>;
};

/** Of which months rows are listed: of those that hold an amount up to `least`, or from `most` on. */
type Bounds = { readonly least?: number | undefined; readonly most?: number | undefined };

/** How months are gone through, as `sort` says it. */
const newestFirst = '-date';
/** What no amount of a month's is above, or below, in either order. */
const boundsOf = { '-amount': 'most', amount: 'least' } as const;
type ByAmount = keyof typeof boundsOf;
const isByAmount = (sort: string | undefined): sort is ByAmount => sort !== undefined && sort in boundsOf;

/** As many rows ahead of a page are sooner read than looked for. */
const near = 200;
/** As many rows are sooner put in order than those that come first are looked for. */
const few = 1000;

type Filled = Readonly<Record<string, unknown>>;

/**
 * What a noun's rows come to, added up from months: those that the days asked for hold whole are looked up, and only
 * the days beside them are read. So sums cost the same however much an owner has gathered.
 */
export function monthsOf<T extends BelongingNoun, A extends Area, M extends MonthsTable>(
  { noun, comparisons, isNewestFirst, ofPet, tallying, listing }: Summable<T, A>,
  { table, tagged, by, indexed }: Kept<T, M>,
) {
  const known = Object.fromEntries(
    Object.entries(comparisons).filter(
      ([filter, [column]]) => filter === 'tagId' || (by as readonly string[]).includes(column),
    ),
  );
  const isAnswered = (filter: string) => filter in known || filter === 'from' || filter === 'to';
  const areAnswered = (given: object) =>
    Object.keys(comparisons).every((filter) => (given as Filled)[filter] == null || isAnswered(filter));
  /** Whether an index leads to what is asked for, however little it is of all. */
  const areIndexed = (given: object) =>
    Object.entries(known).every(([filter, [column]]) => (given as Filled)[filter] == null || column === indexed);
  const columns = sql.join(by.map((column) => sql.ref(column)));

  const fromRows = (given: object) => sql`
    select first_of_month(date) as month, ${columns}, amount, 1 as count ${ofPet(passing(comparisons, noun, given))}`;
  const keptOfPet = ({ first, last }: Given<NonNullable<Split['months']>>, given: object) => sql`
    from ${sql.table((given as Filled).tagId == null ? table : tagged)} as kept
    where kept.household_id = reach.household_id and kept.pet_id = reach.pet_id
      and ${first ? sql`month >= ${first}` : sql`true`} and ${last ? sql`month <= ${last}` : sql`true`}
      and ${passing(known, 'kept', given)}`;
  const fromMonths = (months: Given<NonNullable<Split['months']>>, given: object) =>
    sql`select month, ${columns}, amount, count ${keptOfPet(months, given)}`;
  const monthOf = (day: Expression<string>) => {
    const first = sql<string>`first_of_month(${day})`;
    return { first, last: first };
  };
  /** Of some days of one month. */
  function fromDays({ from, to }: Given<Days>, given: object) {
    const sumOf = (days: string) => sql`(
      select coalesce(sum(one), 0)::bigint
      from unnest(${sql.ref(days)}[extract(day from ${from}::date)::int : extract(day from ${to}::date)::int]) one
    )`;
    return sql`
      select month, ${columns}, ${sumOf('dayAmounts')} as amount, ${sumOf('dayCounts')} as count
      ${keptOfPet(monthOf(from), given)}`;
  }
  // What a tag means is asked for each pet, and not for each month.
  const oncePerPet = (given: object) => ((given as Filled).tagId == null ? sql`` : sql` offset 0`);
  /** SQL: from those months that have any of what is asked for, whole or not. */
  const keptBetween = ({ from, to, ...given }: Given<Filtered>) => sql`
    ${keptOfPet({ ...(from && { first: sql<string>`first_of_month(${from})` }), ...(to && { last: to }) }, given)}
      and count > 0`;

  /** SQL: what the pet that `reach` stands on has, as `month`, `by`, `amount`, `count`. */
  function partsOfPet({ months, before, after, ...given }: Given<Filtered & Split>) {
    const parts = areAnswered(given)
      ? [
          months && fromMonths(months, given),
          before && fromDays(before, given),
          after && fromDays(after, given),
        ].filter(Boolean)
      : [fromRows(given)];
    // Days that are none.
    const none = sql`${fromMonths({}, given)} limit 0`;
    return sql`from (${parts.length > 0 ? sql.join(parts, sql` union all `) : none}${oncePerPet(given)}) as parts`;
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
  const sumsOfMonths = sumsBy('month');
  const countsOf = async (...asked: Parameters<typeof sumsOfMonths>) =>
    (await sumsOfMonths(...asked)).map(({ month, count }) => ({ part: month, count }));

  /** How many there are on each of some days of one month. A `part` is `YYYY-MM-DD`. */
  const countsOfDays = prepared(
    (db, scope: GivenScope, { from, to, ...given }: Given<Filtered & Days>) =>
      db
        .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
        .crossJoinLateral(
          sql<{ day: string; count: number }>`(
            select month + generate_subscripts(day_counts, 1) - 1 as day, unnest(day_counts) as count
            ${keptOfPet(monthOf(from), given)}
          )`.as('one'),
        )
        .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('part'), sql<number>`sum(count)::bigint`.as('count')])
        .where(sql<boolean>`day between ${from} and ${to}`)
        .groupBy('day')
        .having(sql<boolean>`sum(count) > 0`),
    { isRare: true },
  );

  /** SQL: the first rows of the pet that `reach` stands on, out of those months that hold any of what is asked for. */
  function rowsOfMonths({ least, most, ...given }: Given<Filtered & Bounds & Slice>, order: RawBuilder<unknown>) {
    const { tagId, ...others } = given;
    const of = (column: string) => sql.ref(`${noun}.${column}`);
    // What a month is of bears the tag, with all others that it bears.
    const key = tagId ? 'tagIds' : indexed;
    const inPart = sql<boolean>`${passing(comparisons, noun, others)} ${tagId ? sql`and ${of('tagIds')} <> '{}'` : sql``}
      and ${of(key)} = ${sql.ref(`part.${key}`)} and ${of('date')} >= part.month
      and (${of('date')}, ${of('id')}) <= ((part.month + interval '1 month')::date - 1, ${sql.lit(lastId)})`;
    return sql`select ${sql.table(noun)}.*
      from (
        select distinct month, ${sql.ref(key)} ${keptBetween(given)}
          ${least ? sql`and kept.least <= ${least}` : sql``} ${most ? sql`and kept.most >= ${most}` : sql``}
      ) as part
      cross join lateral (select * ${ofPet(inPart)} order by ${order} limit ${given.ahead}) as ${sql.table(noun)}`;
  }

  type Bounded = Filtered & { readonly months: NonNullable<Split['months']>; readonly after: number };
  /** The bound of the month that comes after so many others in their order, of whole ones; and how many rows they have. */
  const boundBy = (sort: ByAmount) =>
    prepared(
      (db, scope: GivenScope, { months, after, ...given }: Given<Bounded>) =>
        db
          .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
          .crossJoinLateral(
            sql<{ bound: number; count: number }>`(
              select ${sql.ref(boundsOf[sort])} as bound, count ${keptOfPet(months, given)} and count > 0${oncePerPet(given)}
            )`.as('part'),
          )
          .select(['part.bound', sql<number>`(sum(part.count) over ())::bigint`.as('total')])
          .orderBy('part.bound', sort === 'amount' ? 'asc' : 'desc')
          .limit(1)
          .offset(after as Expression<number>),
      { isRare: true },
    );
  const boundsBy = { amount: boundBy('amount'), '-amount': boundBy('-amount') };

  return {
    sumsBy,

    /**
     * The same list, of which no more rows are read than lie in the months of a page: newest first, a page starts at the
     * end of the month that holds its first row, and what no index leads to is looked for in those months alone that have any of it.
     * By amount, it is looked for in those that reach as high, or as low, as a page does.
     */
    paging<Out extends { readonly amount: number }>(
      list: (db: Db, scope: ViewScope<A>, filters: Filtered, page: Page) => Promise<Out[]>,
    ): typeof list {
      if (!isNewestFirst) throw new Error(`the list of ${noun} is in another order than its months`);
      const order = sql`${sql.ref(`${noun}.date`)} desc, ${sql.ref(`${noun}.id`)} desc`;
      const inMonths = listing<Filtered & Bounds>({ order, source: rowsOfMonths }) as (
        db: Db,
        scope: ViewScope<A>,
        filters: Filtered & Bounds,
        page: Page,
      ) => Promise<Out[]>;

      /** As many months as there are rows up to the end of the page have one each that is its bound: none beyond has one of the page. */
      async function byAmount(
        db: Db,
        scope: ViewScope<A>,
        filters: Filtered,
        page: Page & { offset: number },
        sort: ByAmount,
      ) {
        const whole = () => list(db, scope, filters, page);
        const reaching = (bound?: number) => inMonths(db, scope, { ...filters, [boundsOf[sort]]: bound }, page);
        const { months } = splitAtMonths(filters);
        const bounded = { ...filters, months: months ?? {}, after: page.offset + page.limit - 1 };
        const [found] = months ? await boundsBy[sort](db, scope, bounded) : [];
        if (!found || found.total < few) return areIndexed(filters) ? whole() : reaching();
        const rows = await reaching(found.bound);
        const last = rows.at(-1)?.amount;
        if (last === undefined || rows.length < page.limit) return whole();
        // Where edits have left bounds behind that no row has, the page's last row is one.
        const isBeyond = sort === 'amount' ? last > found.bound : last < found.bound;
        return isBeyond ? reaching(last) : rows;
      }

      /** Up to which day of a month its rows are read, and how many are skipped: of a few that all are, of many only those of one day. */
      async function dayOfRow(
        db: Db,
        scope: ViewScope<A>,
        filters: Filtered,
        { part }: { part: string },
        ahead: number,
      ) {
        const month = monthRange(part);
        if (ahead < few || !areAnswered(filters)) return { day: month.to, ahead };
        const days = both(filters, month) as Days;
        const start = partOfRow(await countsOfDays(db, scope, { ...filters, ...days }), ahead);
        return start ? { day: start.part, ahead: ahead - start.later } : { day: month.to, ahead };
      }

      return async (db, scope, filters, { page, limit, sort, offset: ahead = (page - 1) * limit }) => {
        const asked = { page, limit, offset: ahead };
        if (isByAmount(sort) && areAnswered(filters)) return byAmount(db, scope, filters, { ...asked, sort }, sort);
        if (sort !== undefined && sort !== newestFirst) return list(db, scope, filters, { ...asked, sort });
        const isLookedFor = areAnswered(filters) && !areIndexed(filters);
        if (ahead < near && !isLookedFor) return list(db, scope, filters, asked);
        const counts = await countsOf(db, scope, filters);
        const start = partOfRow(counts, ahead);
        if (!start) return [];
        const end = partOfRow(counts, ahead + limit - 1);
        const first = await dayOfRow(db, scope, filters, start, ahead - start.later);
        const rest = { ...asked, offset: first.ahead };
        const days = both(filters, { from: end && monthRange(end.part).from, to: first.day });
        if (isLookedFor) return inMonths(db, scope, { ...filters, ...days }, rest);
        return list(db, scope, { ...filters, to: days.to }, rest);
      };
    },

    /** What a list says of all it could show: sums of `amount` and `count`. */
    tallying<Sums extends string>(sums: Readonly<Record<Sums, RawBuilder<number>>>) {
      const ask = tallying<Filtered & Split, Sums>(partsOfPet, () => sums);
      return (db: Db, scope: ViewScope<A>, filters: Filtered) => ask(db, scope, split(filters));
    },
  };
}
