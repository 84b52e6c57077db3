import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';
import { sql } from 'kysely';
import { type EditScope, type GivenScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { newId } from '../../lib/ids.ts';
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

type Answered = OfSource & {
  readonly dueAt: Date;
  readonly completedAt: Date | null;
  readonly missedAt: Date | null;
  readonly closedBy: string | null;
  readonly now: Date;
};
const answering = prepared(
  (db, scope: GivenScope, { source, sourceId, dueAt, now, ...marks }: Given<Answered>) =>
    db
      .updateTable('reminders')
      .set((eb) => ({ ...marks, updatedAt: now, updatedBy: scope.userId, version: eb('version', '+', 1) }) as never)
      .where(within(scope, 'reminders'))
      .where('source', '=', source)
      .where('sourceId', '=', sourceId)
      .where('dueAt', '=', dueAt)
      .where('completedAt', 'is', null)
      .where('deletedAt', 'is', null),
  { nulls: 'values' },
);
/** Closes the reminder of what was due at a time, after it was answered at its source. */
export const closeAnswered = (db: Db, scope: Edit, answered: Answered) => answering(db, scope, answered);

type Passing = { readonly householdId: string; readonly sourceId: string; readonly now: Date };
const passing = prepared((db, _scopes: object, { householdId, sourceId, now }: Given<Passing>) =>
  db
    .updateTable('reminders')
    .set((eb) => ({ missedAt: now, updatedAt: now, version: eb('version', '+', 1) }) as never)
    .where('householdId', '=', householdId)
    .where('sourceId', '=', sourceId)
    .where('deletedAt', 'is', null)
    .where(isUnclosed)
    .returning('id'),
);
type Following = Passing & {
  readonly id: string;
  readonly followsId: string;
  readonly seriesId: string;
  readonly dueAt: Date;
  readonly date: string;
  readonly time: string;
};
const following = prepared((db, _scopes: object, { householdId, followsId, ...next }: Given<Following>) => {
  const copied = [
    'householdId',
    'petId',
    'title',
    'description',
    'timezone',
    'tagIds',
    'isImportant',
    'leadTimes',
  ] as const;
  const also = ['assigneeIds', 'assigneeId', 'togetherId', 'source', 'sourceId', 'createdBy', 'updatedBy'] as const;
  const { id, dueAt, date, time, seriesId } = next;
  return db
    .insertInto('reminders')
    .columns([
      ...copied,
      ...also,
      ...(['id', 'dueAt', 'date', 'anchorDate', 'time', 'seriesId', 'occurrence', 'createdAt', 'updatedAt'] as const),
    ])
    .expression(
      db
        .selectFrom('reminders')
        .select([...copied, ...also])
        // Written before it is due: what is written later is not told of.
        .select([
          sql`${id}::uuid`.as('id'),
          sql`${dueAt}::timestamptz`.as('dueAt'),
          sql`${date}::date`.as('date'),
          sql`${date}::date`.as('anchorDate'),
          sql`${time}::text`.as('time'),
          sql`${seriesId}::uuid`.as('seriesId'),
          sql`occurrence + 1`.as('occurrence'),
          sql`${dueAt}::timestamptz - interval '1 second'`.as('createdAt'),
          sql`${dueAt}::timestamptz - interval '1 second'`.as('updatedAt'),
        ] as never)
        .where('householdId', '=', householdId)
        .where('id', '=', followsId) as never,
    );
});
const pruning = prepared((db, _scopes: object, { householdId, sourceId, now }: Given<Passing>) =>
  db
    .deleteFrom('reminders')
    .where('householdId', '=', householdId)
    .where('sourceId', '=', sourceId)
    .where(sql<boolean>`coalesce(completed_at, missed_at) < ${now}::timestamptz - interval '48 hours'`),
);

export type Passed = {
  readonly householdId: string;
  readonly sourceId: string;
  readonly timezone: string;
  readonly dueAt: Date | null;
  readonly now: Date;
};
/**
 * Passes over the open reminder of a source, which nobody has answered: it is missed, by nobody, and another one asks for
 * what is due next. A press on the first goes on to mean the first. With nothing due next it waits for its answer.
 */
export async function passOver(db: Db, { dueAt, timezone, ...of }: Passed) {
  if (!dueAt) return;
  const [missed] = await passing(db, {}, of);
  if (missed) {
    const next = { id: newId(), seriesId: newId(), dueAt, ...placeOf(dueAt, timezone) };
    await following(db, {}, { ...of, followsId: missed.id, ...next });
  }
  await pruning(db, {}, of);
}

/** Day and hour of an instant on the wall clock of a zone. */
export const placeOf = (dueAt: Date, timezone: string) => ({
  date: dayIn(timezone, dueAt),
  time: timeIn(timezone, dueAt),
});
