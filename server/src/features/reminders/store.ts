import {
  newReminder,
  reminders,
  type ReminderStatus,
  reminderStatuses,
  upcomingDays,
} from '@tzemed/contract/reminders/reminders';
import { type Expression, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type EditScope, type GivenScope, maySee, petIsActive, type Viewer, within } from '../../access.ts';
import { hasTag } from '../../belongings/rows/list-filters.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { belongingRows, petName } from '../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

/**
 * SQL: `twin` is the same reminder for another pet, stands as it does (open or closed in the same go, waiting alike) and
 * may be seen by who asks. What is open of an archived pet rests, and is told of by none of the others.
 */
const isTwin = (asker: Viewer) => sql<boolean>`twin.household_id = reminders.household_id
  and twin.together_id = reminders.together_id and twin.due_at = reminders.due_at and twin.id <> reminders.id
  and twin.rings_at = reminders.rings_at and twin.completed_at is not distinct from reminders.completed_at
  and twin.missed_at is not distinct from reminders.missed_at and twin.deleted_at is null
  and ${maySee(asker, 'reminders', 'twin')} and exists (
    select from pets p
    where p.household_id = reminders.household_id and p.id = twin.pet_id and p.deleted_at is null
      and (p.archived_at is null or coalesce(twin.completed_at, twin.missed_at) is not null)
  )`;

/** SQL: none of its pets comes before this one, of those that are meant. Most are of one pet: they cost no look. */
export const isFirstOfPets = (asker: Viewer, among?: Expression<readonly string[]>) =>
  sql<boolean>`(reminders.together_id is null or not exists (
    select from reminders twin
    where ${isTwin(asker)} and twin.id < reminders.id ${among ? sql`and twin.pet_id = any(${among})` : sql``}
  ))`;

/** SQL: the pets of a reminder, its own first. */
export const petIdsOf = (asker: Viewer) => sql<string[]>`case
  when reminders.together_id is null then array[reminders.pet_id]
  else array_prepend(reminders.pet_id, array(select twin.pet_id from reminders twin where ${isTwin(asker)} order by twin.id))
  end`;

export const rows = belongingRows('reminders', reminders, {
  // The `date` in a request is an instant; the column holds its day.
  input: z.omit(newReminder, { date: true, petIds: true }),
  alsoWritten: [
    'date',
    'dueAt',
    'seriesId',
    'anchorDate',
    'followsId',
    'occurrence',
    'completedAt',
    'missedAt',
    'closedBy',
    'snoozeUntil',
    'assigneeId',
    'togetherId',
    'source',
    'sourceId',
  ],
  computed: {
    petName: petName('reminders'),
    petIds: petIdsOf,
    date: sql<Date>`due_at`,
    isCompleted: sql<boolean>`completed_at is not null`,
  },
  // The lists are defined below.
  filters: 'own',
});

/** Set to show a reminder of several pets once for this user, who is a guest of the `guestOf` households. */
export type Once = {
  readonly userId?: string | undefined;
  readonly guestOf?: readonly string[] | undefined;
  readonly today?: string | undefined;
};
type Asked = OfPet & Once & { readonly now: Date; readonly until: Date };
/** SQL: of several pets it is told by this row, where it is to be told once. */
export const isTold = ({ userId, guestOf, today }: Given<Once>) =>
  userId ? isFirstOfPets({ userId, guestOf, today }) : sql<boolean>`true`;
type Condition = RawBuilder<boolean>;

const dayMs = 86_400_000;
export const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);
/** End of the 'only upcoming' period. */
export const soonest = (now: Date) => inDays(now, upcomingDays);

const always = sql<boolean>`true`;
export const isUnclosed = sql<boolean>`completed_at is null and missed_at is null`;
/** Open reminders of an archived pet are paused. */
export const isOpen = sql<boolean>`${isUnclosed} and ${petIsActive}`;
/** Condition per status, by the due time or the end of a snooze. */
export const statusIs: Record<ReminderStatus, (given: Given<{ now: Date }>) => Condition> = {
  upcoming: ({ now }) => sql`${isOpen} and rings_at >= ${now}`,
  overdue: ({ now }) => sql`${isOpen} and rings_at < ${now}`,
  completed: () => sql`completed_at is not null`,
  missed: () => sql`missed_at is not null`,
  snoozed: ({ now }) => sql`${isOpen} and rings_at >= ${now} and snooze_until is not null`,
};
const isSoon = (given: Given<Asked>) => sql<boolean>`${statusIs.upcoming(given)} and rings_at <= ${given.until}`;

/** The nearest first; what is closed comes after what is open, the newest first. */
function orderOf(status: ReminderStatus | undefined, onlyUpcoming: boolean) {
  if (status === 'completed') return sql`completed_at desc, id desc`;
  if (status === 'missed') return sql`missed_at desc, id desc`;
  return status || onlyUpcoming
    ? sql`rings_at, id`
    : sql`coalesce(completed_at, missed_at) desc nulls first, rings_at, id`;
}

/**
 * Views of the reminders. Without a status, a list contains everything, including paused ones. The counts per status do
 * not depend on the requested one; 'only upcoming' limits the upcoming count to what that list shows.
 */
function viewOf(status: ReminderStatus | undefined, onlyUpcoming: boolean) {
  const matching = (given: Given<Asked>): Condition =>
    sql`${status ? statusIs[status](given) : always} and ${onlyUpcoming ? isSoon(given) : always}`;
  const ofTag = (given: Given<Asked>) =>
    sql<boolean>`${isTold(given)} ${given.tagId ? hasTag('reminders', given.tagId) : sql``}`;
  return {
    list: rows.listing<Asked>({
      where: (given) => sql`${matching(given)} and ${ofTag(given)}`,
      order: orderOf(status, onlyUpcoming),
    }),
    tally: rows.tallying<Asked, 'total' | ReminderStatus>(
      (given) => rows.ofPet(ofTag(given)),
      (given) => {
        const countOf = (condition: Condition) => sql<number>`count(*) filter (where ${condition})`;
        return {
          total: countOf(matching(given)),
          upcoming: countOf(onlyUpcoming ? isSoon(given) : statusIs.upcoming(given)),
          overdue: countOf(statusIs.overdue(given)),
          completed: countOf(statusIs.completed(given)),
          missed: countOf(statusIs.missed(given)),
          snoozed: countOf(onlyUpcoming ? sql`${isSoon(given)} and snooze_until is not null` : statusIs.snoozed(given)),
        };
      },
    ),
  };
}

type View = ReturnType<typeof viewOf>;
const viewsOf = (onlyUpcoming: boolean) =>
  Object.fromEntries(
    ['any' as const, ...reminderStatuses].map((status) => [
      status,
      viewOf(status === 'any' ? undefined : status, onlyUpcoming),
    ]),
  ) as Record<ReminderStatus | 'any', View>;

/** Every way of looking, each with statements that are built once. */
export const views = { all: viewsOf(false), soon: viewsOf(true) };

/** Longest overdue reminder and next upcoming one of each pet. */
export const nearest = rows.firstsOf<{ readonly now: Date }>({
  each: [statusIs.overdue, statusIs.upcoming],
  order: sql`rings_at, id`,
});

/** Inserts nothing if the series already has an occurrence on that day, or one that follows the same occurrence. */
export const insertNext = rows.inserting({ orNothing: true });

type Series = { day: string; seriesId: string; anchorDate: string; togetherId: string | null };
const series = [
  ['togetherId', 'togetherId'],
  ['date', 'day'],
  ['seriesId', 'seriesId'],
  ['anchorDate', 'anchorDate'],
] as const;

const closing = {
  completed: rows.updating<Series>({ where: sql`completed_at is null`, also: series }),
  missed: rows.updating<Series>({ where: isUnclosed, also: series }),
};
type Closing = {
  readonly as: keyof typeof closing;
  readonly at: Date;
  readonly now: Date;
  readonly version?: number | undefined;
};
/**
 * Marks it as done or missed, with what its series needs to go on. Nothing comes back when it is that already, out of
 * reach, or not in that version.
 */
export const close = (db: Db, scope: EditScope<'reminders'>, id: string, { as, at, now, version }: Closing) =>
  closing[as](
    db,
    scope,
    id,
    {
      version,
      values: {
        completedAt: as === 'completed' ? at : null,
        missedAt: as === 'missed' ? at : null,
        closedBy: scope.userId,
      },
    },
    now,
  );

/** A reminder that nobody has closed was passed over by its source, which asks for something else by now. */
const reopenClosed = rows.updating({ where: sql`closed_by is not null` });
/** Takes the mark away. Nothing comes back when it is open, out of reach, or not in that version. */
export const reopen = (db: Db, scope: EditScope<'reminders'>, id: string, now: Date, version?: number) =>
  reopenClosed(db, scope, id, { version, values: { completedAt: null, missedAt: null, closedBy: null } }, now);

const snoozeOpen = rows.updating({ where: isUnclosed });
type Snooze = { readonly until: Date | null; readonly now: Date; readonly version?: number | undefined };
/** Returns undefined if the reminder is closed, out of reach, or not in that version. */
export const snooze = (db: Db, scope: EditScope<'reminders'>, id: string, { until, now, version }: Snooze) =>
  snoozeOpen(db, scope, id, { version, values: { snoozeUntil: until } }, now);

const untouchedAfter = prepared((db, scope: GivenScope, { id, now }: Given<{ id: string; now: Date }>) =>
  db
    .updateTable('reminders')
    .set({ deletedAt: now, deletedBy: scope.userId, updatedAt: now, updatedBy: scope.userId } as never)
    .where(within(scope, 'reminders'))
    .where('followsId', '=', id)
    .where('version', '=', 1)
    // Deleted and brought back leave the version as it is.
    .whereRef('updatedAt', '=', 'createdAt')
    .where(isUnclosed)
    .where('deletedAt', 'is', null)
    .returning(['id', 'petId']),
);
/** Marks as deleted what closing that one has made, if it stands as it was made. */
export const removeUntouchedNext = async (db: Db, scope: EditScope<'reminders'>, id: string, now: Date) =>
  (await untouchedAfter(db, scope, { id, now }))[0];

const occurrenceIndexes = new Set(['reminders_occurrence', 'reminders_follows']);
/** True when the database refused a second occurrence on a day, or a second one after the same occurrence. */
export const isSecondOccurrence = (error: unknown) =>
  occurrenceIndexes.has((error as { constraint?: string }).constraint ?? '');

/** Fields of a reminder’s recurrence, and its place in the series. */
export const plan = [
  'seriesId',
  'anchorDate',
  'occurrence',
  'date',
  'time',
  'timezone',
  'repeatInterval',
  'repeatEvery',
  'repeatDays',
  'repeatMonths',
  'repeatFrom',
  'repeatUntil',
  'repeatTimes',
] as const;
const whose = ['petId', 'assigneeIds', 'assigneeId', 'togetherId'] as const;
const heldById = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  rows
    .reached(db, scope)
    .select([...plan, ...whose].map((column) => `reminders.${column}` as const))
    .where('reminders.id', '=', id)
    .forUpdate('reminders'),
);
/** Locks a reminder and returns its current plan; held until the transaction ends. */
export const lockPlan = async (db: Db, scope: EditScope<'reminders'>, id: string) =>
  (await heldById(db, scope, { id }))[0];
