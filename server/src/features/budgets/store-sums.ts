import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { Periods } from './periods.ts';
import { stands } from './store.ts';

type Asked = Periods & { readonly homes: readonly string[] };

const summing = prepared((db, _scopes: object, given: Given<Asked>) => {
  const { homes, monthFrom, monthTo, yearFrom, yearTo, paceFrom, paceTo } = given;
  const isNow = sql<SqlBool>`m.month between
    case budgets.period when 'month' then ${monthFrom}::date else ${yearFrom}::date end
    and case budgets.period when 'month' then ${monthTo}::date else ${yearTo}::date end`;
  return db
    .selectFrom('budgets')
    .innerJoinLateral(
      sql<{ spent: number; before: number; firstMonth: string | null }>`(
        select coalesce(sum(m.amount) filter (where ${isNow}), 0)::bigint as spent,
          coalesce(sum(m.amount) filter (where m.month between ${paceFrom}::date and ${paceTo}::date), 0)::bigint as before,
          to_char(min(m.month) filter (where m.count > 0), 'YYYY-MM') as first_month
        from expense_months m join pets p on p.household_id = m.household_id and p.id = m.pet_id and p.deleted_at is null
        where m.household_id = budgets.household_id
          and (budgets.category is null or m.category = budgets.category)
          and (budgets.pet_id is null or m.pet_id = budgets.pet_id)
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
