import {
  newReminder,
  reminders,
  type ReminderStatus,
  reminderStatuses,
  upcomingDays,
} from '@tzemed/contract/reminders';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type EditScope, type GivenScope, petIsActive, within } from '../../access.ts';
import { bears } from '../../belongings/filters.ts';
import type { OfPet } from '../../belongings/reading.ts';
import { belongingRows, petName } from '../../belongings/rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared.ts';

export const rows = belongingRows('reminders', reminders, {
  // What is sent as `date` is an instant; the column holds its day.
  input: z.omit(newReminder, { date: true }),
  alsoWritten: ['date', 'dueAt', 'seriesId', 'anchorDate', 'followsId', 'completedAt'],
  computed: {
    petName: petName('reminders'),
    date: sql<Date>`due_at`,
    isCompleted: sql<boolean>`completed_at is not null`,
  },
  // Its lists stand below.
  filters: 'own',
});

type Asked = OfPet & {
  readonly now: Date;
  readonly until: Date;
};
type Condition = RawBuilder<boolean>;

const dayMs = 86_400_000;
/** How far ahead 'only upcoming' looks. */
export const soonest = (now: Date) => new Date(now.getTime() + upcomingDays * dayMs);

const always = sql<boolean>`true`;
/** What is open of an archived pet rests with it. */
const isOpen = sql<boolean>`completed_at is null and ${petIsActive}`;
const statusIs: Record<ReminderStatus, (given: Given<Asked>) => Condition> = {
  upcoming: ({ now }) => sql`${isOpen} and due_at >= ${now}`,
  overdue: ({ now }) => sql`${isOpen} and due_at < ${now}`,
  completed: () => sql`completed_at is not null`,
};
const isSoon = (given: Given<Asked>) => sql<boolean>`${statusIs.upcoming(given)} and due_at <= ${given.until}`;

/** The nearest first; what is done comes after what is open, the newest first. */
function orderOf(status: ReminderStatus | undefined, onlyUpcoming: boolean) {
  if (status === 'completed') return sql`completed_at desc, id desc`;
  return status || onlyUpcoming ? sql`due_at, id` : sql`completed_at desc nulls first, due_at, id`;
}

/**
 * One way of looking at the reminders. Asked for no status, a list holds everything, what rests too. The numbers of
 * each status are the same whichever is asked for; 'only upcoming' narrows the number of upcoming ones to what that
 * list would show.
 */
function viewOf(status: ReminderStatus | undefined, onlyUpcoming: boolean) {
  const matching = (given: Given<Asked>): Condition =>
    sql`${status ? statusIs[status](given) : always} and ${onlyUpcoming ? isSoon(given) : always}`;
  const ofTag = (given: Given<Asked>) => sql<boolean>`true ${given.tagId ? bears('reminders', given.tagId) : sql``}`;
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

/** Of each pet the one that is overdue for longest, and the next one. */
export const nearest = rows.firstsOf<{ readonly now: Date }>({
  each: [statusIs.overdue, statusIs.upcoming].map((is) => (given) => is(given as Given<Asked>)),
  order: sql`due_at, id`,
});

/** Nothing comes back when the series has an occurrence on that day already, or one that follows the same one. */
export const insertNext = rows.inserting({ orNothing: true });

/**
 * A changed day or repetition begins the plan's new series. Other edits stay in the one they are in, the hour's too:
 * what comes on the 31st goes on coming on the 31st.
 */
export const update = rows.updating({
  set({ seriesId, anchorDate, ...values }) {
    const { date, repeatInterval } = values;
    const isSamePlan = sql`date = ${date} and ${repeatInterval ? sql`repeat_interval = ${repeatInterval}` : always}`;
    return {
      ...values,
      seriesId: sql`case when ${isSamePlan} then series_id else ${seriesId} end`,
      anchorDate: sql`case when ${isSamePlan} then anchor_date else ${anchorDate} end`,
    };
  },
});

type Series = { day: string; seriesId: string; anchorDate: string };
const completeOpen = rows.updating<Series>({
  where: sql`completed_at is null`,
  also: [
    ['date', 'day'],
    ['seriesId', 'seriesId'],
    ['anchorDate', 'anchorDate'],
  ],
});
/**
 * Marks it as done, with what its series needs to go on. Nothing comes back when it is done already, out of reach, or
 * not in that version.
 */
export const complete = (db: Db, scope: EditScope<'reminders'>, id: string, now: Date, version?: number) =>
  completeOpen(db, scope, id, { version, values: { completedAt: now } }, now);

const reopenDone = rows.updating({ where: sql`completed_at is not null` });
/** Takes the mark away. Nothing comes back when it is open, out of reach, or not in that version. */
export const reopen = (db: Db, scope: EditScope<'reminders'>, id: string, now: Date, version?: number) =>
  reopenDone(db, scope, id, { version, values: { completedAt: null } }, now);

const untouchedAfter = prepared((db, scope: GivenScope, { id, now }: Given<{ id: string; now: Date }>) =>
  db
    .updateTable('reminders')
    .set({ deletedAt: now, deletedBy: scope.userId, updatedAt: now, updatedBy: scope.userId } as never)
    .where(within(scope, 'reminders'))
    .where('followsId', '=', id)
    .where('version', '=', 1)
    // Deleted and brought back leave the version as it is.
    .whereRef('updatedAt', '=', 'createdAt')
    .where('completedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .returning(['id', 'petId']),
);
/** Marks as deleted what completing that one has made, if it stands as it was made. */
export const removeUntouchedNext = async (db: Db, scope: EditScope<'reminders'>, id: string, now: Date) =>
  (await untouchedAfter(db, scope, { id, now }))[0];

const occurrenceIndexes = new Set(['reminders_occurrence', 'reminders_follows']);
/** Whether the database refused a second occurrence of a day, or a second one after the same. */
export const isSecondOccurrence = (error: unknown) =>
  occurrenceIndexes.has((error as { constraint?: string }).constraint ?? '');

const heldById = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  rows.reached(db, scope).select('timezone').where('reminders.id', '=', id).forUpdate('reminders'),
);
/** The zone of its plan; nobody else changes the reminder until the transaction ends. */
export const lockZone = async (db: Db, scope: EditScope<'reminders'>, id: string) =>
  (await heldById(db, scope, { id }))[0]?.timezone;
