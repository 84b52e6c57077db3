import { sql } from 'kysely';

/** SQL, beside `users`: the homes of which somebody is an owner, and those that share a pet with them. */
export const householdColumns = [
  sql<string[]>`array(select household_id from memberships m where m.user_id = users.id)`.as('households'),
  sql<string[]>`array(select distinct household_id from guest_shares g where g.user_id = users.id)`.as('guestOf'),
] as const;
