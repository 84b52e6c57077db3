import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';
import { sql } from 'kysely';
import { type EditScope, type GivenScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { dayIn, timeIn } from '../../lib/time/due-instant.ts';
import { isUnclosed, rows } from './store.ts';

type Edit = EditScope<'reminders'>;
type OfSource = { readonly source: ReminderSource; readonly sourceId: string };

const locking = prepared((db, scope: GivenScope, { source, sourceId }: Given<OfSource>) =>
  db
    .selectFrom('reminders')
    .select([
      'id',
      'petId',
      'title',
      'description',
      'dueAt',
      'timezone',
      'togetherId',
      'completedAt',
      'missedAt',
      'version',
    ])
    .select(['isImportant', 'leadTimes', 'assigneeIds', 'assigneeId', 'occurrence', 'tagIds'])
    .where(within(scope, 'reminders'))
    .where('source', '=', source)
    .where('sourceId', '=', sourceId)
    .where('deletedAt', 'is', null)
    .orderBy('occurrence', 'desc')
    .orderBy('id', 'desc')
    .forUpdate(),
);
/** Locks the reminders of a source, the newest first. */
export const lockOfSource = (db: Db, scope: Edit, of: OfSource) => locking(db, scope, of);
export type Sourced = Awaited<ReturnType<typeof lockOfSource>>[number];

const erasing = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .deleteFrom('reminders')
    .where(within(scope, 'reminders'))
    .where(sql<boolean>`id = any(${ids})`)
    .returning(['id', 'petId']),
);
/** Erases reminders of a source: it can make them again. */
export const erase = (db: Db, scope: Edit, ids: readonly string[]) => erasing(db, scope, { ids });

export const moveTo = rows.updating();

const openOf = prepared((db, scope: GivenScope, { source, sourceId }: Given<OfSource>) =>
  db
    .selectFrom('reminders')
    .select('id')
    .where(within(scope, 'reminders'))
    .where('source', '=', source)
    .where('sourceId', '=', sourceId)
    .where('deletedAt', 'is', null)
    .where(isUnclosed),
);
/** Id of the open reminder of a source. */
export const findOpen = async (db: Db, scope: Edit, of: OfSource) => (await openOf(db, scope, of))[0]?.id;

type Move = {
  readonly householdId: string;
  readonly sourceId: string;
  readonly timezone: string;
  readonly dueAt: Date | null;
};
type Moved = Omit<Move, 'dueAt'> & { readonly dueAt: Date; readonly date: string; readonly time: string };
const moving = prepared((db, _scopes: object, { householdId, sourceId, dueAt, date, time }: Given<Moved>) =>
  db
    .updateTable('reminders')
    // Written before it is due: what is written later is not told of.
    .set({ dueAt, date, time, snoozeUntil: null, updatedAt: sql`${dueAt}::timestamptz - interval '1 second'` } as never)
    .where('householdId', '=', householdId)
    .where('sourceId', '=', sourceId)
    .where('deletedAt', 'is', null)
    .where(isUnclosed),
);
/** Moves the open reminder of a source to its next time, when that has come. Without one it waits for its answer. */
export async function moveOpen(db: Db, { dueAt, ...move }: Move) {
  if (dueAt) await moving(db, {}, { ...move, dueAt, ...placeOf(dueAt, move.timezone) });
}

/** Day and hour of an instant on the wall clock of a zone. */
export const placeOf = (dueAt: Date, timezone: string) => ({
  date: dayIn(timezone, dueAt),
  time: timeIn(timezone, dueAt),
});

type Adopted = {
  readonly petId: string;
  readonly sourceId: string;
  readonly titles: readonly string[];
  readonly now: Date;
};
const adopting = prepared((db, scope: GivenScope, { petId, sourceId, titles, now }: Given<Adopted>) =>
  db
    .updateTable('reminders')
    .set({
      source: sql.lit('care'),
      sourceId,
      repeatInterval: sql.lit('none'),
      repeatUntil: null,
      repeatTimes: null,
      updatedAt: now,
      updatedBy: scope.userId,
    } as never)
    .where(within(scope, 'reminders'))
    .where('petId', '=', petId)
    .where('source', 'is', null)
    .where('togetherId', 'is', null)
    .where(sql<boolean>`title = any(${titles})`)
    .where('deletedAt', 'is', null)
    .where(isUnclosed),
);
/** Gives open reminders of a pet with one of these titles to a source; those of several pets stay as they are. */
export const adopt = (db: Db, scope: Edit, adopted: Adopted) => adopting(db, scope, adopted);
