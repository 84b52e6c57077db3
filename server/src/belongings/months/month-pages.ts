import { monthRange } from '@tzemed/contract/dates/days';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { type GivenScope, reach, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { BelongingNoun } from '../rows/columns.ts';
import { type Comparisons, lastId, matchesFilters } from '../rows/list-filters.ts';
import type { Filtered, storedMonths, WholeMonths } from './stored-months.ts';
import type { Page, readStatementsOf, Slice } from '../rows/read-statements.ts';
import { intersectSpans, type Days, type Part, partOfRow, splitAtMonths } from './split-at-months.ts';

/** List functions of `belongingRows`. */
export type Listable<T extends BelongingNoun, A extends Area> = Pick<
  ReturnType<typeof readStatementsOf<BelongingNoun, A, unknown>>,
  'ofPet' | 'listing'
> & {
  readonly noun: T;
  readonly comparisons: Comparisons;
  /** True if the list is sorted by `date`, then `id`, newest first: the order in which paging walks through months. */
  readonly isNewestFirst: boolean;
};

type Counting<A extends Area, Asked> = (db: Db, scope: ViewScope<A>, asked: Asked) => Promise<readonly Part[]>;

type Counts<A extends Area> = {
  readonly kept: ReturnType<typeof storedMonths>;
  /** Number of rows in each month that has any, `YYYY-MM`, and on each day, `YYYY-MM-DD`. */
  readonly countByMonth: Counting<A, Filtered>;
  readonly countByDay: Counting<A, Filtered & Days>;
};

/** Limits the listed months to those that hold an amount up to `least`, or from `most` on. */
type Bounds = { readonly least?: number | undefined; readonly most?: number | undefined };

/** Order in which paging walks through months, as a value of `sort`. */
const newestFirst = '-date';
/** Column with the bound of a month for each order: no amount of the month is above `most` or below `least`. */
const boundsOf = { '-amount': 'most', amount: 'least' } as const;
type ByAmount = keyof typeof boundsOf;
const isByAmount = (sort: string | undefined): sort is ByAmount => sort !== undefined && sort in boundsOf;

/** Up to this number of rows before a page, reading them is faster than looking up its start. */
const near = 200;
/** Up to this number of rows, sorting or skipping them is faster than finding the first ones. */
const few = 1000;

/** Finds pages by the stored months instead of reading all rows before them. */
export function monthPages<T extends BelongingNoun, A extends Area>(
  { noun, comparisons, isNewestFirst, ofPet, listing }: Listable<T, A>,
  { kept, countByMonth, countByDay }: Counts<A>,
) {
  /** SQL: the first rows of the pet that `reach` stands on, out of those months that hold any of what is asked for. */
  function rowsOfMonths({ least, most, ...given }: Given<Filtered & Bounds & Slice>, order: RawBuilder<unknown>) {
    const { tagId, ...others } = given;
    const of = (column: string) => sql.ref(`${noun}.${column}`);
    // Rows of tagged months bear the tag, together with all other tags of the row.
    const key = tagId ? 'tagIds' : kept.indexed;
    const inPart = sql<boolean>`${matchesFilters(comparisons, noun, others)} ${tagId ? sql`and ${of('tagIds')} <> '{}'` : sql``}
      and ${of(key)} = ${sql.ref(`part.${key}`)} and ${of('date')} >= part.month
      and (${of('date')}, ${of('id')}) <= ((part.month + interval '1 month')::date - 1, ${sql.lit(lastId)})`;
    return sql`select ${sql.table(noun)}.*
      from (
        select distinct month, ${sql.ref(key)} ${kept.touchedBy(given)} and count > 0
          ${least ? sql`and kept.least <= ${least}` : sql``} ${most ? sql`and kept.most >= ${most}` : sql``}
      ) as part
      cross join lateral (select * ${ofPet(inPart)} order by ${order} limit ${given.ahead}) as ${sql.table(noun)}`;
  }

  type Bounded = Filtered & { readonly months: WholeMonths; readonly after: number };
  /** The bound of the month that comes after so many others in their order, of whole ones; and how many rows they have. */
  const boundBy = (sort: ByAmount) =>
    prepared(
      (db, scope: GivenScope, { months, after, ...given }: Given<Bounded>) =>
        db
          .selectFrom(reach(scope, given.petId as Expression<string> | undefined))
          .crossJoinLateral(
            sql<{ bound: number; count: number }>`(
              select ${sql.ref(boundsOf[sort])} as bound, count ${kept.ofPet(months, given)} and count > 0${kept.oncePerPet(given)}
            )`.as('part'),
          )
          .select(['part.bound', sql<number>`(sum(part.count) over ())::bigint`.as('total')])
          .orderBy('part.bound', sort === 'amount' ? 'asc' : 'desc')
          .limit(1)
          .offset(after as Expression<number>),
      { isRare: true },
    );
  const boundsBy = { amount: boundBy('amount'), '-amount': boundBy('-amount') };

  /**
   * The same list, of which no more rows are read than lie in the months of a page: newest first, a page starts at the
   * end of the month that holds its first row, or of the day where a month has many; and what no index leads to is looked for
   * in those months alone that have any of it. By amount, it is looked for in those that reach as high, or as low, as a page does.
   */
  return function paging<Out extends { readonly amount: number }>(
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

    /**
     * Lists by amount. Each of the first months, as many as there are rows up to the end of the page, holds a row with
     * its bound: no later month has a row of the page.
     */
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
      if (!found || found.total < few) return kept.areIndexed(filters) ? whole() : reaching();
      const rows = await reaching(found.bound);
      const last = rows.at(-1)?.amount;
      if (last === undefined || rows.length < page.limit) return whole();
      // Edits leave bounds behind that no row has; then the last row of the page is the bound.
      const isBeyond = sort === 'amount' ? last > found.bound : last < found.bound;
      return isBeyond ? reaching(last) : rows;
    }

    /** Up to which day rows are read of which so many come before a page, and how many of them are still skipped; none where there are fewer. */
    async function startOf(db: Db, scope: ViewScope<A>, filters: Filtered, counts: readonly Part[], ahead: number) {
      const month = partOfRow(counts, ahead);
      if (!month) return undefined;
      const days = intersectSpans(filters, monthRange(month.part));
      const offset = ahead - month.later;
      const day = offset < few ? undefined : partOfRow(await countByDay(db, scope, { ...filters, ...days }), offset);
      // If no day is found, there are fewer rows now than were counted by month.
      return day ? { to: day.part, offset: offset - day.later } : { to: days.to, offset };
    }

    return async (db, scope, filters, { page, limit, sort, offset: ahead = (page - 1) * limit }) => {
      const asked = { page, limit, offset: ahead };
      if (isByAmount(sort) && kept.areAnswered(filters)) return byAmount(db, scope, filters, { ...asked, sort }, sort);
      if (sort !== undefined && sort !== newestFirst) return list(db, scope, filters, { ...asked, sort });
      const isLookedFor = kept.areAnswered(filters) && !kept.areIndexed(filters);
      if (ahead < near && !isLookedFor) return list(db, scope, filters, asked);
      const counts = await countByMonth(db, scope, filters);
      const start = await startOf(db, scope, filters, counts, ahead);
      if (!start) return [];
      const { to, offset } = start;
      const rest = { ...asked, offset };
      if (!isLookedFor) return list(db, scope, { ...filters, to }, rest);
      const end = partOfRow(counts, ahead + limit - 1);
      return inMonths(
        db,
        scope,
        { ...filters, ...intersectSpans(filters, { from: end && monthRange(end.part).from, to }) },
        rest,
      );
    };
  };
}
