import { correctionHours } from '@tzemed/contract/medical/doses';
import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';
import { sql } from 'kysely';
import { type EditScope, type GivenScope, within } from '../../access.ts';
import type { PassedOver } from '../../belongings/service/reminder-sources.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { newId } from '../../lib/ids.ts';
import { dayIn, timeIn } from '../../lib/time/due-instant.ts';
import { moveEvents } from './store-events.ts';
import { isUnclosed, rows } from './store.ts';

type Edit = EditScope<'reminders'>;

/** Milliseconds after the last change of a closed reminder of a medicine until it goes: its dose says the same, and can be corrected till then. */
export const keptMs = correctionHours * 3_600_000;
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
      'updatedAt',
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
      .where(
        sql<boolean>`(completed_at, missed_at)
          is distinct from (${marks.completedAt ?? null}::timestamptz, ${marks.missedAt ?? null}::timestamptz)`,
      )
      .where('deletedAt', 'is', null),
  { nulls: 'values' },
);
/** Closes the reminder of what was due at a time, after it was answered at its source. */
export const closeAnswered = (db: Db, scope: Edit, answered: Answered) => answering(db, scope, answered);

const passingOne = prepared((db, scope: GivenScope, { id, now }: Given<{ id: string; now: Date }>) =>
  db
    .updateTable('reminders')
    .set((eb) => ({ missedAt: now, updatedAt: now, version: eb('version', '+', 1) }) as never)
    .where(within(scope, 'reminders'))
    .where('id', '=', id)
    .where(isUnclosed),
);
/** Marks an open reminder as missed by nobody: its source asks for something else. */
export const pass = (db: Db, scope: Edit, one: { readonly id: string; readonly now: Date }) =>
  passingOne(db, scope, one);

const changingPet = prepared((db, scope: GivenScope, { id, petId }: Given<{ id: string; petId: string }>) =>
  db
    .updateTable('reminders')
    .set({ petId: petId as never })
    .where(within(scope, 'reminders'))
    .where('id', '=', id),
);
/** Moves a reminder to the pet to which its source has moved, with its events. */
export async function movePet(db: Db, scope: Edit, id: string, petId: string) {
  await changingPet(db, scope, { id, petId });
  await moveEvents(db, scope, id, petId);
}

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
type Next = {
  readonly householdId: string;
  readonly title: string;
  readonly description: string | null;
  readonly dueAt: Date;
  readonly date: string;
  readonly time: string;
};
type Following = Next & {
  readonly now: Date;
  readonly id: string;
  readonly followsId: string;
  readonly seriesId: string;
};
const following = prepared(
  (db, _scopes: object, { householdId, followsId, now, ...next }: Given<Following>) => {
    const copied = ['householdId', 'petId', 'timezone', 'tagIds', 'isImportant', 'leadTimes'] as const;
    const also = ['assigneeIds', 'togetherId', 'source', 'sourceId', 'createdBy', 'updatedBy'] as const;
    const own = ['title', 'description', 'dueAt', 'date', 'anchorDate', 'time', 'id', 'seriesId'] as const;
    const { id, dueAt, date, time, seriesId, title, description } = next;
    return db
      .insertInto('reminders')
      .columns([...copied, ...also, ...own, 'occurrence', 'assigneeId', 'createdAt', 'updatedAt'])
      .expression(
        db
          .selectFrom('reminders')
          .select([...copied, ...also])
          .select([
            sql`${title}::text`.as('title'),
            sql`${description ?? null}::text`.as('description'),
            sql`${dueAt}::timestamptz`.as('dueAt'),
            sql`${date}::date`.as('date'),
            sql`${date}::date`.as('anchorDate'),
            sql`${time}::text`.as('time'),
            sql`${id}::uuid`.as('id'),
            sql`${seriesId}::uuid`.as('seriesId'),
            sql`occurrence + 1`.as('occurrence'),
            sql`assignee_ids[coalesce(array_position(assignee_ids, assignee_id), 0) % greatest(cardinality(assignee_ids), 1) + 1]`.as(
              'assigneeId',
            ),
            // Written before it is due: what is written later is not told of.
            sql`least(${now}::timestamptz, ${dueAt}::timestamptz - interval '1 second')`.as('createdAt'),
            sql`least(${now}::timestamptz, ${dueAt}::timestamptz - interval '1 second')`.as('updatedAt'),
          ] as never)
          .where('householdId', '=', householdId)
          .where('id', '=', followsId) as never,
      );
  },
  { nulls: 'values' },
);
const moving = prepared(
  (db, _scopes: object, { householdId, sourceId, ...next }: Given<Next & { readonly sourceId: string }>) =>
    db
      .updateTable('reminders')
      .set(next as never)
      .where('householdId', '=', householdId)
      .where('sourceId', '=', sourceId)
      .where('deletedAt', 'is', null)
      .where(isUnclosed),
  { nulls: 'values' },
);
const pruning = prepared(
  (db, _scopes: object, { householdId, sourceId, before }: Given<Omit<Passing, 'now'> & { before: Date }>) =>
    db
      .deleteFrom('reminders')
      .where('householdId', '=', householdId)
      .where('sourceId', '=', sourceId)
      .where(sql<boolean>`coalesce(completed_at, missed_at) is not null and updated_at < ${before}`),
);

/**
 * Passes over the open reminder of a source, which nobody has answered: it is missed, by nobody, and another one asks for
 * what is due next. A press on the first goes on to mean the first. That of a resting pet moves instead.
 */
export async function passOver(db: Db, { dueAt, timezone, title, description, isResting, now, ...of }: PassedOver) {
  const next = dueAt && { householdId: of.householdId, title, description, dueAt, ...placeOf(dueAt, timezone) };
  if (isResting) {
    if (next) await moving(db, {}, { ...next, sourceId: of.sourceId });
    return;
  }
  const [missed] = await passing(db, {}, { ...of, now });
  if (missed && next) await following(db, {}, { ...next, now, followsId: missed.id, id: newId(), seriesId: newId() });
  await pruning(db, {}, { ...of, before: new Date(now.getTime() - keptMs) });
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
      // One of several pets is that of this pet alone from now on.
      togetherId: null,
      repeatInterval: sql.lit('none'),
      repeatUntil: null,
      repeatTimes: null,
      updatedAt: now,
      updatedBy: scope.userId,
    } as never)
    .where(within(scope, 'reminders'))
    .where('petId', '=', petId)
    .where('source', 'is', null)
    .where(sql<boolean>`title = any(${titles})`)
    .where('deletedAt', 'is', null)
    .where(isUnclosed),
);
/** Gives open reminders of a pet with one of these titles to a source. The other pets of a linked row keep theirs. */
export const adopt = (db: Db, scope: Edit, adopted: Adopted) => adopting(db, scope, adopted);
