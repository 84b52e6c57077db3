import { medicines, newMedicine } from '@tzemed/contract/medical/medicines';
import type { CoursePause, CourseStep, MedicineCourse } from '@tzemed/contract/medical/medicine-course';
import { type Expression, sql } from 'kysely';
import * as z from 'zod/mini';
import {
  type EditScope,
  editorsOf,
  type GivenScope,
  petIsActive,
  reach,
  type ViewScope,
  within,
} from '../../access.ts';
import { lockSources } from '../../belongings/service/reminder-sources.ts';
import { belongingRows, petName } from '../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Edit = EditScope<'reminders'>;

const { steps: _steps, pauses: _pauses, petIds: _pets, ...written } = newMedicine.shape;

const steps = sql<CourseStep[]>`medicines.steps`;
const pauses = sql<CoursePause[]>`medicines.pauses`;
/** SQL: a column of the newest dose that was given. */
const lastGiven = <T>(column: 'at' | 'givenBy') => sql<T | null>`(
  select ${sql.ref(`d.${column}`)} from doses d
  where d.household_id = medicines.household_id and d.medicine_id = medicines.id and d.deleted_at is null
    and d.outcome = 'given'
  order by d.at desc, d.id desc limit 1
)`;

export const rows = belongingRows('medicines', medicines, {
  input: z.object(written),
  alsoWritten: ['steps', 'pauses', 'isOver', 'scheduledAt', 'nextAt', 'movesAt', 'togetherId'],
  computed: {
    petName: petName('medicines'),
    steps,
    pauses,
    lastGivenAt: lastGiven<Date>('at'),
    lastGivenBy: lastGiven<string>('givenBy'),
  },
  filters: { ended: ['isOver', '='] },
  order: [
    ['isOver', 'asc'],
    ['nextAt', 'asc'],
    ['id', 'asc'],
  ],
});

const course = [
  'id',
  'householdId',
  'petId',
  'name',
  'instruction',
  'schedule',
  'times',
  'everyHours',
  'everyDays',
  'weekdays',
  'from',
  'until',
  'timezone',
  'minHours',
  'maxPerDay',
  'amount',
  'isOver',
  'scheduledAt',
  'nextAt',
  'movesAt',
  'togetherId',
  'stockItemId',
] as const;

const coursesIn = (db: Db) =>
  db
    .selectFrom('medicines')
    .select(course.map((column) => `medicines.${column}` as const))
    .select([steps.as('steps'), pauses.as('pauses')]);

const locking = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  coursesIn(db).where(within(scope, 'medicines')).where('id', '=', id).where('deletedAt', 'is', null).forNoKeyUpdate(),
);
const placing = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db.selectFrom('medicines').select('householdId').where(within(scope, 'medicines')).where('id', '=', id),
);
/** Locks the sources of the household of a course, deleted or not. */
export async function lockHome(db: Db, scope: Edit, id: string) {
  const [place] = await placing(db, scope, { id });
  if (place) await lockSources(db, place.householdId);
}

const homes = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('medicines')
    .select('householdId')
    .distinct()
    .where(within(scope, 'medicines'))
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('householdId'),
);
/** Households of some courses, in the order in which they are locked. */
export const homesOf = async (db: Db, scope: Edit, ids: readonly string[]) =>
  (await homes(db, scope, { ids })).map(({ householdId }) => householdId);

/** Locks a course until the transaction ends. Every writer of its doses locks it first. */
export async function lock(db: Db, scope: Edit, id: string) {
  await lockHome(db, scope, id);
  return (await locking(db, scope, { id }))[0];
}
export type Course = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** Answers of a week, in a course of 24 doses a day. */
const newestAnswers = 200;
type OfCourse = { readonly householdId: string; readonly id: string };
const answering = prepared((db, _scopes: object, { householdId, id }: Given<OfCourse>) =>
  db
    .selectFrom('doses')
    .select(['outcome', 'at', 'plannedAt', 'isExtra'])
    .where('householdId', '=', householdId)
    .where('medicineId', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('at', 'desc')
    .limit(sql.lit(newestAnswers)),
);
/** The newest answers of a course, far more than the next dose depends on. */
export const answersOf = (db: Db, { householdId, id }: OfCourse) => answering(db, {}, { householdId, id });

type Timed = OfCourse & { readonly nextAt: Date | null; readonly movesAt: Date | null; readonly isOver: boolean };
const timing = prepared(
  (db, _scopes: object, { householdId, id, nextAt, movesAt, isOver }: Given<Timed>) =>
    db
      .updateTable('medicines')
      .set({ nextAt, movesAt, isOver } as never)
      .where('householdId', '=', householdId)
      .where('id', '=', id),
  { nulls: 'values' },
);
/** Writes when the next dose is due; that is no edit. */
export const setTimes = (db: Db, { householdId, id, nextAt, movesAt, isOver }: Timed) =>
  timing(db, {}, { householdId, id, nextAt, movesAt, isOver });

const come = prepared((db, _scopes: object, { now, limit }: Given<{ now: Date; limit: number }>) =>
  db
    .selectFrom('dueCourses')
    .select(['householdId', 'medicineId as id'])
    .where('movesAt', '<=', now)
    .where(sql<boolean>`(again_at is null or again_at <= ${now})`)
    .orderBy('movesAt')
    .limit(limit as Expression<number>),
);
/** Courses whose unanswered dose makes way for the next one. */
export const listMoving = (db: Db, now: Date, limit: number) => come(db, {}, { now, limit });

const postponing = prepared((db, _scopes: object, { householdId, id, until }: Given<OfCourse & { until: Date }>) =>
  db
    .updateTable('dueCourses')
    .set({ againAt: until as never })
    .where('householdId', '=', householdId)
    .where('medicineId', '=', id),
);
/** Leaves a course alone until a time, after it could not be moved. */
export const postpone = (db: Db, { householdId, id }: OfCourse, until: Date) =>
  postponing(db, {}, { householdId, id, until });

const movingLocked = prepared((db, _scopes: object, { householdId, id, now }: Given<OfCourse & { now: Date }>) =>
  coursesIn(db)
    .select(
      sql<boolean>`not exists (
        select from pets p
        where p.household_id = medicines.household_id and p.id = medicines.pet_id and p.deleted_at is null
          and p.archived_at is null
      )`.as('isResting'),
    )
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('movesAt', '<=', now)
    .forNoKeyUpdate(),
);
const forgetting = prepared((db, _scopes: object, { householdId, id, now }: Given<OfCourse & { now: Date }>) =>
  db
    .updateTable('medicines')
    .set({ scheduledAt: now as never })
    .where('householdId', '=', householdId)
    .where('id', '=', id),
);
/** Lets a course begin anew: what was due until now is asked of nobody. */
export const forgetUnanswered = (db: Db, { householdId, id }: OfCourse, now: Date) =>
  forgetting(db, {}, { householdId, id, now });

/** Locks a course whose time to move has come; undefined if another process has moved it. */
export async function lockMoving(db: Db, of: OfCourse, now: Date) {
  await lockSources(db, of.householdId);
  return (await movingLocked(db, {}, { ...of, now }))[0];
}

const carers = prepared((db, scope: GivenScope, { petId, today }: Given<{ petId: string; today: string }>) =>
  db.selectFrom(reach(scope, petId)).select(sql<string[]>`array(${editorsOf(sql.lit('reminders'), today)})`.as('ids')),
);
/** Ids of those who may give a medicine to a pet. */
export const listCarers = async (db: Db, scope: Edit, petId: string, today: string) =>
  (await carers(db, scope, { petId, today }))[0]?.ids ?? [];

const counting = prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
  rows.reached(db, scope, petId).select(({ fn }) => fn.countAll<number>().as('count')),
);
/** Number of courses of a pet. */
export const countOf = async (db: Db, scope: Edit, petId: string) => (await counting(db, scope, { petId }))[0]!.count;

type Today = { readonly petId: string; readonly today: string };
/** Courses of a pet that are taken on a day, by when the next dose is due. */
export const takenOn = rows.listing<Today>({
  where: ({ today }) => sql`medicines.from <= ${today} and not is_over and (until is null or until >= ${today})`,
  order: sql`next_at nulls last, id`,
});

type OfPet = { readonly petId: string; readonly from: string; readonly to: string };
const ofPet = prepared((db, scope: GivenScope, { petId, from, to }: Given<OfPet>) =>
  coursesIn(db)
    .where(within(scope, 'medicines'))
    .where('petId', '=', petId)
    .where('deletedAt', 'is', null)
    .where('from', '<=', to)
    .where(sql<boolean>`coalesce(until, 'infinity'::date) >= ${from}`),
);
/** Courses of a pet that are taken between two days. */
export const coursesOfPet = (db: Db, scope: ViewScope<'reminders'>, given: OfPet) => ofPet(db, scope, given);

const inReach = prepared((db, scope: GivenScope, { since }: Given<{ since: string }>) =>
  coursesIn(db)
    .innerJoin(reach(scope), (join) =>
      join.onRef('reach.householdId', '=', 'medicines.householdId').onRef('reach.petId', '=', 'medicines.petId'),
    )
    .where(petIsActive)
    .where('schedule', '=', sql.lit('times'))
    .where(sql<boolean>`(not is_over or coalesce(until, (steps -> -1 ->> 'until')::date) >= ${since})`)
    .where('deletedAt', 'is', null),
);
/** Courses of all pets in reach whose doses are due at hours of the clock, and were until that day at least. */
export const coursesInReach = (db: Db, scope: ViewScope<'reminders'>, since: string) => inReach(db, scope, { since });

/** Course inside a list that is read as JSON: its instants are texts. */
export type ListedCourse = Omit<MedicineCourse, 'minHours' | 'maxPerDay'> & {
  readonly id: string;
  readonly togetherId: string | null;
  readonly scheduledAt: string;
  readonly nextAt: string;
  /** Time of its reminder, or until when that was put off. */
  readonly ringsAt: string | null;
};
const listed = sql<ListedCourse>`jsonb_build_object(
  'id', medicines.id, 'togetherId', together_id, 'schedule', schedule, 'times', times, 'everyHours', every_hours,
  'everyDays', every_days, 'weekdays', weekdays, 'from', medicines.from, 'until', until, 'timezone', timezone,
  'steps', steps, 'pauses', pauses, 'scheduledAt', scheduled_at, 'nextAt', next_at,
  'ringsAt', (
    select rings_at from reminders
    where reminders.household_id = medicines.household_id and source_id = medicines.id
      and completed_at is null and missed_at is null and reminders.deleted_at is null
    limit 1
  )
)`;

/** Courses of all pets in reach whose next dose is due before an instant, in one row. */
export const coursesDueBefore = (db: Db, scope: GivenScope, until: Expression<Date>) =>
  db
    .selectFrom('medicines')
    .innerJoin(reach(scope), (join) =>
      join.onRef('reach.householdId', '=', 'medicines.householdId').onRef('reach.petId', '=', 'medicines.petId'),
    )
    .where(petIsActive)
    .where('nextAt', '<', until)
    .where('deletedAt', 'is', null)
    .select(sql<ListedCourse[] | null>`jsonb_agg(${listed})`.as('courses'));
