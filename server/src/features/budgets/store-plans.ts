import type { PriceStep } from '@tzemed/contract/money/expense-plan-price';
import { type Expression, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { Periods } from './periods.ts';

type OfHomes = { readonly homes: readonly string[] };

const planning = prepared((db, _scopes: object, { homes }: Given<OfHomes>) =>
  db
    .selectFrom('expensePlans')
    .select([
      'householdId',
      'petId',
      'amount',
      'startsOn',
      'repeatInterval',
      'repeatEvery',
      'repeatUntil',
      'repeatTimes',
    ])
    .select([
      sql<PriceStep[]>`prices`.as('prices'),
      sql<string>`next_on`.as('nextOn'),
      sql<string>`resolve_category(household_id, category)`.as('category'),
    ])
    .where(sql<boolean>`household_id = any(${homes as Expression<readonly string[]>})`)
    .where('deletedAt', 'is', null)
    .where('nextOn', 'is not', null)
    .where(sql<boolean>`not plan_rests(household_id, pet_id, category)`),
);
/** Plans of some homes that will write something. */
export const listPlans = (db: Db, homes: readonly string[]) => planning(db, {}, { homes });

type Asked = OfHomes & Pick<Periods, 'paceFrom' | 'paceTo'>;
const making = prepared((db, _scopes: object, { homes, paceFrom, paceTo }: Given<Asked>) =>
  db
    .selectFrom('expenses')
    .innerJoin('pets as p', (join) =>
      join.onRef('p.householdId', '=', 'expenses.householdId').onRef('p.id', '=', 'expenses.petId'),
    )
    .select(['expenses.householdId', 'expenses.petId', 'expenses.category'])
    .select(sql<number>`sum(expenses.amount)::bigint`.as('amount'))
    .where(sql<boolean>`expenses.household_id = any(${homes as Expression<readonly string[]>})`)
    .where('expenses.planId', 'is not', null)
    .where('expenses.deletedAt', 'is', null)
    .where('p.deletedAt', 'is', null)
    .where('expenses.date', '>=', paceFrom as Expression<string>)
    .where('expenses.date', '<=', paceTo as Expression<string>)
    .groupBy(['expenses.householdId', 'expenses.petId', 'expenses.category']),
);
/** Agorot that plans have written in the last three whole months, by pet and category. */
export const sumsMade = (db: Db, homes: readonly string[], { paceFrom, paceTo }: Periods) =>
  making(db, {}, { homes, paceFrom, paceTo });
