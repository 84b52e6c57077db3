import type { ReminderEvent } from '@tzemed/contract/reminders/reminder-reports';
import { type Expression, sql } from 'kysely';
import { type GivenScope, within } from '../../access.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared-query.ts';
import { isTold, type Once, rows, statusIs } from './store.ts';

type Span = OfPet & Once & { readonly from?: string | null; readonly to?: string | null; readonly now: Date };

/** Number of reminders per outcome in a range of days. */
export const sums = rows.tallying<Span, 'total' | 'completed' | 'onTime' | 'missed' | 'overdue' | 'upcoming'>(
  (given) => {
    const { from, to } = given;
    const isWithin = sql`${from ? sql`date >= ${from}` : sql`true`} and ${to ? sql`date <= ${to}` : sql`true`}`;
    return rows.ofPet(sql`${isTold(given)} and ${isWithin}`);
  },
  (given) => {
    const countOf = (condition: Expression<boolean>) => sql<number>`count(*) filter (where ${condition})`;
    const completed = statusIs.completed(given);
    const [missed, overdue, upcoming] = [statusIs.missed(given), statusIs.overdue(given), statusIs.upcoming(given)];
    return {
      total: countOf(sql`${completed} or ${missed} or ${overdue} or ${upcoming}`),
      completed: countOf(completed),
      onTime: countOf(sql`(completed_at at time zone timezone)::date <= date`),
      missed: countOf(missed),
      overdue: countOf(overdue),
      upcoming: countOf(upcoming),
    };
  },
);

type OfReminder = { readonly id: string };

/**
 * History of a reminder’s plan and of its linked rows in reach. An action on several rows is one line; an occurrence
 * that the plan created is shown by its outcome.
 */
const happened = (db: Db, scope: GivenScope, { id }: Given<OfReminder>) =>
  db.selectFrom(
    sql<Happened>`(
      with series as (
        select r.household_id, r.id, r.pet_id, r.due_at, r.created_at, r.created_by, r.follows_id
        from reminders origin join reminders r on r.household_id = origin.household_id
          and (r.series_id = origin.series_id or r.together_id = origin.together_id)
        where origin.id = ${id} and ${within(scope, 'origin')} and ${within(scope, 'r')} and r.deleted_at is null
      ), each as (
        select 'added' as what, created_at as at, created_by as by, null::timestamptz as until, id as reminder_id, pet_id,
          due_at as date, id as no
        from series where follows_id is null or id = ${id}
        union all
        select e.what, e.done_at, e.done_by, e.until, e.reminder_id, series.pet_id, series.due_at, e.id
        from series join reminder_events e on e.household_id = series.household_id and e.reminder_id = series.id
      )
      select what, at, by, until, date,
        (array_agg(reminder_id order by (reminder_id = ${id}) desc, reminder_id))[1] as reminder_id,
        array_agg(distinct pet_id order by pet_id) as pet_ids, (array_agg(no order by no desc))[1] as no
      from each group by what, at, by, until, date
    )`.as('happened'),
  );
type Happened = {
  what: ReminderEvent;
  at: Date;
  by: string;
  until: Date | null;
  reminderId: string;
  petIds: string[];
  date: Date;
  no: string;
};

type Page = OfReminder & { readonly limit: number; readonly offset: number };
/** The newest first. */
export const events = prepared((db, scope: GivenScope, given: Given<Page>) =>
  happened(db, scope, given)
    .select(['what', 'at', 'by', 'until', 'reminderId', 'date', 'petIds'])
    .orderBy('at', 'desc')
    .orderBy('no', 'desc')
    .limit(given.limit as Expression<number>)
    .offset(given.offset as Expression<number>),
);
export const eventCount = preparedRow((db, scope: GivenScope, given: Given<OfReminder>) =>
  happened(db, scope, given).select(({ fn }) => fn.countAll<number>().as('total')),
);
