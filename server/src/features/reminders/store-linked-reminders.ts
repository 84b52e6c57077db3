import { sql } from 'kysely';
import { type EditScope, type GivenScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { DB } from '../../db/tables.ts';
import { isUnclosed } from './store.ts';

const standing = [
  'id',
  'petId',
  'togetherId',
  'dueAt',
  'ringsAt',
  'completedAt',
  'missedAt',
  'deletedAt',
  'createdAt',
] as const satisfies readonly (keyof DB['reminders'])[];
/** SQL: `t` is the same thing as `o`, for another pet or the same. */
const twins = sql`reminders o join reminders t
  on t.household_id = o.household_id and t.together_id = o.together_id and t.due_at = o.due_at`;
const holding = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('reminders')
    .select(standing)
    // Reminder that is paused with its pet.
    .select(
      sql<boolean>`coalesce(completed_at, missed_at) is null and exists (
        select from pets p
        where p.household_id = reminders.household_id and p.id = reminders.pet_id and p.archived_at is not null
      )`.as('isResting'),
    )
    .where(within(scope, 'reminders'))
    .where(
      // Also selects the occurrences that each row created, since reopening removes them, and the linked rows of other
      // pets with theirs. Selects by ids: an `or` would scan all reminders of the household.
      sql<boolean>`reminders.id in (
        select unnest(${ids}::uuid[])
        union all
        select f.id from reminders f where ${within(scope, 'f')} and f.follows_id = any(${ids})
        union all
        select t.id from ${twins} where ${within(scope, 'o')} and o.id = any(${ids})
        union all
        select f.id from ${twins} join reminders f on f.household_id = t.household_id and f.follows_id = t.id
        where ${within(scope, 'o')} and o.id = any(${ids})
      )`,
    )
    .orderBy('id')
    .forUpdate(),
);
/**
 * Locks these reminders in reach, including deleted ones, with their linked rows and the occurrences that follow all of
 * them, until the transaction ends.
 */
export const lockAll = (db: Db, scope: EditScope<'reminders'>, ids: readonly string[]) => holding(db, scope, { ids });
export type Held = Awaited<ReturnType<typeof lockAll>>[number];

type Join = { readonly id: string; readonly togetherId: string | null };
const joining = prepared(
  (db, scope: GivenScope, { id, togetherId }: Given<Join>) =>
    db
      .updateTable('reminders')
      .set({ togetherId } as never)
      .where(within(scope, 'reminders'))
      .where('id', '=', id),
  { nulls: 'values' },
);
/** Says with which others it is one from now on; with none of them by null. */
export const join = (db: Db, scope: EditScope<'reminders'>, given: Join) => joining(db, scope, given);

type Apart = { readonly togetherId: string; readonly newId: string; readonly dueAt: Date };
const parting = prepared((db, scope: GivenScope, { togetherId, newId, dueAt }: Given<Apart>) =>
  db
    .updateTable('reminders')
    .set({ togetherId: newId as never })
    .where(within(scope, 'reminders'))
    .where('togetherId', '=', togetherId)
    .where('dueAt', '=', dueAt)
    .where('deletedAt', 'is', null)
    .where(isUnclosed)
    .where(
      sql<boolean>`exists (
        select from reminders other
        where other.household_id = reminders.household_id and other.together_id = ${togetherId}
          and other.deleted_at is null and not (${within(scope, 'other')})
      )`,
    ),
);
/**
 * Moves the open linked rows that the user may change to a group of their own, if the group has others that the user
 * may not change.
 */
export const part = (db: Db, scope: EditScope<'reminders'>, given: Apart) => parting(db, scope, given);
