import { settlement, type SettlementInput } from '@tzemed/contract/money/settlements';
import { sql } from 'kysely';
import { householdItemRows } from '../../belongings/household-items/household-item-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

export const rows = householdItemRows<'expenses', Omit<SettlementInput, 'version'>, typeof settlement>(
  'settlements',
  settlement,
  { order: sql`settlements.date desc, settlements.created_at desc` },
);

type Homes = { readonly homes: readonly string[] };

const spanning = prepared((db, _scopes: object, { homes }: Given<Homes>) =>
  db
    .selectFrom('ownerships')
    .select(['householdId', 'userId', 'fromDay', 'untilDay'])
    .where(sql<boolean>`household_id = any(${homes})`),
);
/** Ownership spans of these households. */
export const spansOf = (db: Db, homes: readonly string[]) => spanning(db, {}, { homes });

type Books = { householdId: string; days: string[] };
type Line = { date: string; paidBy: string | null; amount: number; count: number };
const paying = prepared((db, _scopes: object, { homes, today }: Given<Homes & { readonly today: string }>) =>
  db
    .selectFrom(
      sql<Books>`(
        select o.household_id, array_agg(distinct day order by day) as days
        from ownerships o cross join unnest(array[o.from_day, o.until_day]) day
        where o.household_id = any(${homes}) and day is not null
        group by o.household_id
      )`.as('books'),
    )
    .innerJoin(
      sql<Line>`lateral (
        select spent.date, spent.paid_by, spent.amount, spent.count
        from pets p cross join lateral (
          -- No expense is beyond an integer, and those are added up in half the time.
          select e.date, e.paid_by, sum(e.amount::int) as amount, count(*) as count
          from expenses e
          where e.household_id = p.household_id and e.pet_id = p.id and e.deleted_at is null
            and not e.came_along and e.refund_of is null and e.date <= ${today}::date
          group by e.date, e.paid_by
        ) spent
        where p.household_id = books.household_id and p.deleted_at is null
        union all
        -- Refunds reduce the cost of the day of their expense.
        select e.date, case when e.paid_by is not null then r.paid_by end, r.amount, (r.paid_by is null)::int
        from expenses r
        -- Refunds are few: their expenses are looked up one by one, not joined with all expenses.
        cross join lateral (
          select whole.date, whole.paid_by, whole.came_along
          from expenses whole join pets p on p.household_id = whole.household_id and p.id = whole.pet_id
          where whole.household_id = r.household_id and whole.id = r.refund_of and p.deleted_at is null limit 1
        ) e
        where r.household_id = books.household_id and r.refund_of is not null and r.deleted_at is null
          and not e.came_along and r.date <= ${today}::date
        union all
        select l.date, l.paid_by, l.amount, 1 from left_expenses l
        where l.household_id = books.household_id and l.date <= ${today}::date
      )`.as('line'),
      (join) => join.onTrue(),
    )
    .select([
      'books.householdId',
      // Null for days before the first change of owners.
      sql<string | null>`books.days[width_bucket(line.date, books.days)]`.as('since'),
      'line.paidBy',
      sql<number>`sum(line.amount)::bigint`.as('amount'),
      sql<number>`sum(line.count)::int`.as('count'),
      sql<string>`min(line.date)`.as('firstDay'),
    ])
    .groupBy(['books.householdId', 'since', 'line.paidBy'])
    .orderBy('since')
    .orderBy('line.paidBy'),
);
/** Amounts paid in these households up to a day, per payer and per period between changes of owners. */
export const paidIn = (db: Db, homes: readonly string[], today: string) => paying(db, {}, { homes, today });

const giving = prepared((db, _scopes: object, { homes }: Given<Homes>) =>
  db
    .selectFrom('settlements')
    .select(['householdId', 'fromId', 'toId', sql<number>`sum(amount)::bigint`.as('amount')])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where('deletedAt', 'is', null)
    .groupBy(['householdId', 'fromId', 'toId'])
    .orderBy('fromId')
    .orderBy('toId'),
);
/** Settlement payments between owners of these households. */
export const givenIn = (db: Db, homes: readonly string[]) => giving(db, {}, { homes });

type Between = { readonly householdId: string; readonly ends: readonly string[] };
const noting = prepared((db, _scopes: object, { householdId, ends }: Given<Between>) =>
  db
    .selectFrom('settlements')
    .select('id')
    .where('householdId', '=', householdId as never)
    .where(sql<boolean>`from_id = any(${ends}) and to_id = any(${ends})`)
    .where('deletedAt', 'is', null)
    .orderBy('updatedAt', 'desc')
    .limit(1),
);
/** Latest settlement payment between these two people. */
export const lastBetween = async (db: Db, householdId: string, ends: readonly string[]) =>
  (await noting(db, {}, { householdId, ends }))[0];

type Named = { readonly householdId: string; readonly userIds: readonly string[] };
const naming = prepared((db, _scopes: object, { householdId, userIds }: Given<Named>) =>
  db
    .selectFrom('householdPeople as p')
    .select(['p.userId', 'p.name'])
    .select(
      sql<boolean>`exists (
        select from household_members m where m.household_id = p.household_id and m.user_id = p.user_id
      )`.as('isOwner'),
    )
    .where('p.householdId', '=', householdId as never)
    .where(sql<boolean>`p.user_id = any(${userIds})`),
);
/** Users among these who are or were members of this household. */
export const peopleOf = (db: Db, householdId: string, userIds: readonly string[]) =>
  naming(db, {}, { householdId, userIds });
