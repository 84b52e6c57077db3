import { dayOf } from '@tzemed/contract/dates/days';
import { type Expression, sql } from 'kysely';
import { type GivenScope, reach, shareStands, type ViewScope } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared-query.ts';

type Named = { id: string; name: string; isHere: boolean };
type Scope = ViewScope<'profile'>;

/** SQL, beside a person `p` of a home: they are one of its owners. */
const owns = sql`exists (
  select from household_members o where o.household_id = p.household_id and o.user_id = p.user_id
)`;

/** SQL: everybody of the homes of who asks, and whether they still own it or are a guest there. */
const inOwnHomes = ({ households, userId }: GivenScope, today: Expression<string>) => sql`
  select p.user_id as id, p.name, ${owns} or exists (
    select from shares s where s.household_id = p.household_id and s.user_id = p.user_id and ${shareStands(today)}
  ) as is_here
  from household_members m join household_people p on p.household_id = m.household_id
  where m.household_id = any(${households}) and m.user_id = ${userId}`;

/**
 * SQL: of the homes where who asks is a guest those who meet them at a pet, who wrote of it before it came there, and
 * its owners, now and before.
 */
const whereGuest = (scope: GivenScope, guestOf: Expression<readonly string[]>, today: Expression<string>) => sql`
  select p.user_id, p.name, ${owns} or coalesce(met.is_here, false)
  from household_people p
  left join lateral (
    select bool_or(${shareStands(today)}) as is_here
    from shares s join ${reach(scope)} on reach.household_id = s.household_id and reach.pet_id = s.pet_id
    where s.household_id = p.household_id and s.user_id = p.user_id
  ) met on true
  where p.household_id = any(${guestOf})
    and exists (select from ${reach(scope)} where reach.household_id = p.household_id)
    and (p.was_owner or met.is_here is not null or exists (
      select from earlier_writers e join ${reach(scope)} on reach.household_id = e.household_id and reach.pet_id = e.pet_id
      where e.household_id = p.household_id and e.user_id = p.user_id
    ))`;

const named = prepared((db, scope: GivenScope, { today }: Given<{ readonly today: string }>) =>
  db
    .selectFrom(
      sql<Named>`(
        select distinct on (id) id, name, is_here from (
          ${inOwnHomes(scope, today)} ${scope.guestOf ? sql`union all ${whereGuest(scope, scope.guestOf, today)}` : sql``}
        ) person order by id, is_here desc, name
      )`.as('person'),
    )
    .select(['id', 'name', 'isHere'])
    .orderBy(sql`is_here desc, name, id`),
);
/** People whose entries the caller may see, each once. */
export const listPeople = (db: Db, scope: Scope, now: Date) => named(db, scope, { today: dayOf(now) });
/** Names of the people in reach by their id; '' for anybody else. */
export async function personNames(db: Db, scope: Scope, now: Date) {
  const names = new Map((await listPeople(db, scope, now)).map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? '';
}
