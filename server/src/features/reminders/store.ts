import type { Paging } from '@tzemed/contract/fields';
import { type ReminderFilters, type ReminderInput, upcomingDays } from '@tzemed/contract/reminders';
import { sql } from 'kysely';
import { type EditScope, petIsActive, type Proven, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { reminderColumns } from '../../db/reply-columns.ts';
import { newId } from '../../lib/ids.ts';

type View = ViewScope<'reminders'>;
type Edit = EditScope<'reminders'>;
type Filters = Partial<Omit<ReminderFilters, keyof Paging>>;

/** A reminder with its day on the wall calendar, the instant computed from it, and the series it stands in. */
export type Plan = Omit<ReminderInput, 'date'> & {
  readonly date: string;
  readonly dueAt: Date;
  readonly seriesId: string;
  readonly anchorDate: string;
};

const dayMs = 86_400_000;

/** What is open of an archived pet rests with it. */
const isOpen = (scope: View) => sql<boolean>`completed_at is null and ${petIsActive(scope, 'reminders')}`;

const statusIs = {
  upcoming: (scope: View, now: Date) => sql<boolean>`${isOpen(scope)} and due_at >= ${now}`,
  overdue: (scope: View, now: Date) => sql<boolean>`${isOpen(scope)} and due_at < ${now}`,
  completed: () => sql<boolean>`completed_at is not null`,
};
const isSoon = (scope: View, now: Date) =>
  sql<boolean>`${statusIs.upcoming(scope, now)} and due_at <= ${new Date(now.getTime() + upcomingDays * dayMs)}`;

const anything = sql<boolean>`true`;
/** Asked for no status, a list holds everything, what rests too. */
const matching = (scope: View, { status, onlyUpcoming }: Filters, now: Date) =>
  sql<boolean>`${status ? statusIs[status](scope, now) : anything}
    and ${onlyUpcoming ? isSoon(scope, now) : anything}`;

const ofPet = (db: Db, scope: View, petId: string | undefined) =>
  db
    .selectFrom('reminders')
    .where(within(scope, 'reminders'))
    .$if(petId !== undefined, (q) => q.where('petId', '=', petId!));

/** The nearest first; what is done comes after what is open, the newest first. */
const orderOf = ({ status, onlyUpcoming }: Filters) => {
  if (status === 'completed') return sql`completed_at desc, id desc`;
  return status || onlyUpcoming ? sql`due_at, id` : sql`completed_at desc nulls first, due_at, id`;
};

export const list = (db: Db, scope: View, filters: Filters, now: Date, { page, limit }: Paging) =>
  ofPet(db, scope, filters.petId)
    .where(matching(scope, filters, now))
    .select(reminderColumns)
    .orderBy(orderOf(filters))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

/**
 * How many there are of each status, whichever of them is asked for, and how many the list holds in all. 'Only
 * upcoming' narrows the number of upcoming ones to what that list would show, and leaves the other two as they are.
 */
export const counts = (db: Db, scope: View, filters: Filters, now: Date) =>
  ofPet(db, scope, filters.petId)
    .select(({ fn }) => {
      const countOf = (condition: typeof anything) => fn.countAll<number>().filterWhere(condition);
      return [
        countOf(matching(scope, filters, now)).as('total'),
        countOf(filters.onlyUpcoming ? isSoon(scope, now) : statusIs.upcoming(scope, now)).as('upcoming'),
        countOf(statusIs.overdue(scope, now)).as('overdue'),
        countOf(statusIs.completed()).as('completed'),
      ];
    })
    .executeTakeFirstOrThrow();

export const find = (db: Db, scope: View, id: string) =>
  db
    .selectFrom('reminders')
    .select(reminderColumns)
    .where(within(scope, 'reminders'))
    .where('id', '=', id)
    .executeTakeFirst();

// Named one by one: what comes next is planned from a whole row.
const valuesOf = ({ title, description, repeatInterval, date, time, timezone, dueAt, seriesId, anchorDate }: Plan) => ({
  title,
  description,
  repeatInterval,
  date,
  time,
  timezone,
  dueAt,
  seriesId,
  anchorDate,
});

const insertion = (db: Db, pet: Proven<'reminders', 'edit'>, plan: Plan, now: Date) =>
  db
    .insertInto('reminders')
    .values({ ...valuesOf(plan), ownerId: pet.ownerId, petId: pet.petId, id: newId(), createdAt: now, updatedAt: now })
    .returning(reminderColumns);

export const insert = (...given: Parameters<typeof insertion>) => insertion(...given).executeTakeFirstOrThrow();

/** Nothing comes back when the series has an occurrence on that day already. */
export const insertNext = (...given: Parameters<typeof insertion>) =>
  insertion(...given)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();

/**
 * A changed day or repetition begins the plan's new series. Other edits stay in the one they are in, the hour's too:
 * what comes on the 31st goes on coming on the 31st.
 * Nothing comes back when the row is out of reach or no longer has the version that the edit began from.
 */
export const update = (db: Db, scope: Edit, id: string, pet: Proven<'reminders', 'edit'>, plan: Plan, now: Date) =>
  db
    .updateTable('reminders')
    .set((eb) => {
      const { date, repeatInterval } = plan;
      const isSamePlan = eb.and({ date, repeatInterval });
      return {
        ...valuesOf(plan),
        seriesId: eb.case().when(isSamePlan).then(eb.ref('seriesId')).else(plan.seriesId).end(),
        anchorDate: eb.case().when(isSamePlan).then(eb.ref('anchorDate')).else(plan.anchorDate).end(),
        petId: pet.petId,
        updatedAt: now,
        version: eb('version', '+', 1),
      };
    })
    .where(within(scope, 'reminders'))
    .where('id', '=', id)
    .where('ownerId', '=', pet.ownerId)
    .$if(plan.version !== undefined, (q) => q.where('version', '=', plan.version!))
    .returning(reminderColumns)
    .executeTakeFirst();

/** Marks it as done, with what its series needs to go on. Nothing comes back when it is done already or out of reach. */
export const complete = (db: Db, scope: Edit, id: string, now: Date) =>
  db
    .updateTable('reminders')
    .set((eb) => ({ completedAt: now, updatedAt: now, version: eb('version', '+', 1) }))
    .where(within(scope, 'reminders'))
    .where('id', '=', id)
    .where('completedAt', 'is', null)
    .returning([...reminderColumns, 'date as day', 'seriesId', 'anchorDate'])
    .executeTakeFirst();
