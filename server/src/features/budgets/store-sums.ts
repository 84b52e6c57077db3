import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { Periods } from './periods.ts';
import { stands } from './store.ts';

type Asked = Periods & { readonly homes: readonly string[] };

const summing = prepared((db, _scopes: object, given: Given<Asked>) => {
  const { homes, monthFrom, monthTo, yearFrom, yearTo, paceFrom, paceTo } = given;
  const isNow = sql<SqlBool>`e.date between
    case budgets.period when 'month' then ${monthFrom}::date else ${yearFrom}::date end
    and case budgets.period when 'month' then ${monthTo}::date else ${yearTo}::date end`;
  const isBefore = sql<SqlBool>`e.date between ${paceFrom}::date and ${paceTo}::date`;
  /** SQL: the expenses that count towards the budget; the index by pet and day leads to them. */
  const counted = sql`
    from pets p join expenses e on e.household_id = p.household_id and e.pet_id = p.id and e.deleted_at is null
    where p.household_id = budgets.household_id and p.deleted_at is null
      and (budgets.pet_id is null or p.id = budgets.pet_id)
      and (budgets.category is null or e.category = budgets.category)`;
  return db
    .selectFrom('budgets')
    .innerJoinLateral(
      sql<{ spent: number; before: number; firstMonth: string | null }>`(
        select coalesce(sum(e.amount) filter (where ${isNow}), 0)::bigint as spent,
          coalesce(sum(e.amount) filter (where ${isBefore}), 0)::bigint as before,
          (select to_char(min(e.date), 'YYYY-MM') ${counted}) as first_month
        ${counted} and (${isNow} or ${isBefore})
      )`.as('sums'),
      (join) => join.onTrue(),
    )
    .select(['budgets.householdId', 'budgets.id', 'budgets.amount', 'budgets.period'])
    .select(['budgets.category', 'budgets.petId', 'budgets.version'])
    .select([
      sql<string | null>`(
        select p.name from pets p where p.household_id = budgets.household_id and p.id = budgets.pet_id
      )`.as('petName'),
      sql<string | null>`(
        select c.name from expense_categories c
        where c.household_id = budgets.household_id and c.id = budgets.own_category_id
      )`.as('categoryName'),
    ])
    .select(['sums.spent', 'sums.before', 'sums.firstMonth'])
    .where(sql<boolean>`budgets.household_id = any(${homes as Expression<readonly string[]>})`)
    .where('budgets.deletedAt', 'is', null)
    .where(stands);
});

/**
 * Sums of each budget of some households, in agorot: its running period and its last three whole months; and the month
 * (`YYYY-MM`) of the first expense that counts towards it.
 */
export const sumsOf = (db: Db, homes: readonly string[], periods: Periods) => summing(db, {}, { homes, ...periods });
export type Sums = Awaited<ReturnType<typeof sumsOf>>[number];
