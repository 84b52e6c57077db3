import { settlement, type SettlementInput } from '@tzemed/contract/settlements';
import { sql } from 'kysely';
import { homeRows } from '../../belongings/home-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared.ts';

export const rows = homeRows<'expenses', Omit<SettlementInput, 'version'>, typeof settlement>(
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
/** Who has owned these homes, and when. */
export const spansOf = (db: Db, homes: readonly string[]) => spanning(db, {}, { homes });

type Books = { householdId: string; days: string[] };
type Line = { date: string; paidBy: string | null; amount: number };
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
        select e.date, e.paid_by, e.amount
        from expenses e join pets p on p.household_id = e.household_id and p.id = e.pet_id
        where e.household_id = books.household_id and e.deleted_at is null and p.deleted_at is null
          and not e.came_along and e.date <= ${today}::date
        union all
        select l.date, l.paid_by, l.amount from left_expenses l
        where l.household_id = books.household_id and l.date <= ${today}::date
      )`.as('line'),
      (join) => join.onTrue(),
    )
    .select([
      'books.householdId',
      // None of what was before the first of them.
      sql<string | null>`books.days[width_bucket(line.date, books.days)]`.as('since'),
      'line.paidBy',
      sql<number>`sum(line.amount)::bigint`.as('amount'),
      sql<number>`count(*)`.as('count'),
      sql<string>`min(line.date)`.as('firstDay'),
    ])
    .groupBy(['books.householdId', 'since', 'line.paidBy'])
    .orderBy('since')
    .orderBy('line.paidBy'),
);
/** What was paid in these homes up to a day, by whom, and between which changes of their owners. */
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
/** What people of these homes have given one another. */
export const givenIn = (db: Db, homes: readonly string[]) => giving(db, {}, { homes });

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
/** Those of them who are people of this home, now or before. */
export const peopleOf = (db: Db, householdId: string, userIds: readonly string[]) =>
  naming(db, {}, { householdId, userIds });
