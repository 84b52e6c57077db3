import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { type GivenScope, petIsActive, reach, type ViewScope } from '../../access.ts';
import { matchesFilters } from '../../belongings/rows/list-filters.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { DB } from '../../db/tables.ts';
import { type Filters, kept } from './store-resource.ts';

type Days = { readonly from: string; readonly to: string };

/** Agorot and number of expenses. */
type Sums = { readonly totalAmount: number; readonly count: number };
type Expense = Selectable<DB['expenses']>;
const keys = {
  month: sql`to_char(expenses.date, 'YYYY-MM')`,
  petId: sql.ref('reach.petId'),
  category: sql.ref('expenses.category'),
} satisfies Record<string, RawBuilder<unknown>>;
type Key = keyof typeof keys;
type SumsBy<By extends Key> = Sums & { readonly [K in By]: K extends 'category' ? Expense['category'] : string };

/**
 * Rows of a list in any pet in reach, as `expenses`. The index `expenses_by_pet` holds the columns that sums read, so
 * that they need not read the rows themselves. (docs/decisions/0023)
 */
const filtered = (db: Db, scope: GivenScope, { petId, ...given }: Given<Filters>) =>
  db
    .selectFrom(reach(scope, petId as Expression<string> | undefined))
    .crossJoinLateral(
      sql<Expense>`(select date, category, amount ${kept.ofPet(matchesFilters(kept.comparisons, 'expenses', given))})`.as(
        'expenses',
      ),
    );

const total = sql<number>`sum(expenses.amount)::bigint`.as('totalAmount');
const count = sql<number>`count(*)`.as('count');

/** Builds a query of sum and number per value of some keys, the largest sum first. A `month` is `YYYY-MM`. */
function sumsBy<const By extends Key>(...by: readonly By[]) {
  const ask = prepared((db, scope: GivenScope, given: Given<Filters>) =>
    filtered(db, scope, given)
      .select([...by.map((key) => keys[key].as(key)), total, count])
      .groupBy(by.map((key) => keys[key] as never))
      .orderBy(sql`sum(expenses.amount)`, 'desc'),
  );
  return (db: Db, scope: ViewScope<'expenses'>, filters: Filters) =>
    ask(db, scope, filters) as unknown as Promise<SumsBy<By>[]>;
}
export const sumsByCategory = sumsBy('category');
export const sumsByMonth = sumsBy('month', 'category');
export const monthSums = sumsBy('month');
export const sumsByPet = sumsBy('petId');
export const sumsByPetAndMonth = sumsBy('petId', 'month');

/** Days and amounts of the expenses in a span, for a caller that adds them up. */
export const amountsIn = (db: Db, scope: GivenScope, days: Given<Days>) => filtered(db, scope, days);

const byDay = prepared((db, scope: GivenScope, given: Given<Filters & Days>) =>
  filtered(db, scope, given).select(['expenses.date as day', total, count]).groupBy('expenses.date').orderBy('day'),
);
/** Sum and number on each day of a span that has any. */
export const sumsByDay = (db: Db, scope: ViewScope<'expenses'>, filters: Filters & Days) => byDay(db, scope, filters);

const back = prepared((db, scope: GivenScope, { from, to, petId }: Given<Days & { petId?: string | undefined }>) =>
  kept
    .reached(db, scope, petId as Expression<string> | undefined)
    .where('expenses.refundOf', 'is not', null)
    .where('expenses.date', '>=', from)
    .where('expenses.date', '<=', to)
    .groupBy(['reach.petId', 'expenses.category'])
    .select(['reach.petId', 'expenses.category'])
    .select([
      sql<number>`-sum(expenses.amount)::bigint`.as('cameBack'),
      sql<number>`coalesce(-sum(expenses.amount) filter (where expenses.claim_id is not null), 0)::bigint`.as(
        'byClaims',
      ),
    ]),
);
/** Agorot, above zero, that came back on some days, of each pet and category; and what of that was paid by claims. */
export const sumsBack = (db: Db, scope: ViewScope<'expenses'>, asked: Days & { readonly petId?: string | undefined }) =>
  back(db, scope, asked);

const firsts = prepared((db, scope: GivenScope, { petId }: Given<{ petId?: string | undefined }>) =>
  db
    .selectFrom(reach(scope, petId as Expression<string> | undefined))
    .crossJoinLateral(
      sql<{ month: string }>`(
        select to_char(date, 'YYYY-MM') as month ${kept.ofPet(sql`true`)} order by date limit 1
      )`.as('first'),
    )
    .select(['reach.petId', 'first.month', sql<boolean>`${petIsActive}`.as('isActive')]),
);
/** Month of the first expense (`YYYY-MM`) of each pet that has any, and whether the pet is active. */
export const firstMonths = (db: Db, scope: ViewScope<'expenses'>, petId: string | undefined) =>
  firsts(db, scope, { petId });
