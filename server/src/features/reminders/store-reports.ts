import type { ReminderEvent } from '@tzemed/contract/reminder-reports';
import { type Expression, sql } from 'kysely';
import { type GivenScope, within } from '../../access.ts';
import type { OfPet } from '../../belongings/reading.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared.ts';
import { rows, statusIs } from './store.ts';

type Span = OfPet & { readonly from?: string | null; readonly to?: string | null; readonly now: Date };

/** What became of those whose day lies in a span. */
export const sums = rows.tallying<Span, 'total' | 'completed' | 'onTime' | 'missed' | 'overdue' | 'upcoming'>(
  ({ from, to }) =>
    rows.ofPet(sql`${from ? sql`date >= ${from}` : sql`true`} and ${to ? sql`date <= ${to}` : sql`true`}`),
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

/** What happened to all of its plan; what is made by the plan itself is told by what became of it. */
const happened = (db: Db, scope: GivenScope, { id }: Given<OfReminder>) =>
  db.selectFrom(
    sql<{ what: ReminderEvent; at: Date; by: string; until: Date | null; reminderId: string; date: Date; no: string }>`(
      with series as (
        select r.household_id, r.id, r.due_at, r.created_at, r.created_by, r.follows_id
        from reminders origin join reminders r using (household_id, series_id)
        where origin.id = ${id} and ${within(scope, 'origin')} and ${within(scope, 'r')} and r.deleted_at is null
      )
      select 'added' as what, created_at as at, created_by as by, null::timestamptz as until, id as reminder_id,
        due_at as date, id as no
      from series where follows_id is null or id = ${id}
      union all
      select e.what, e.done_at, e.done_by, e.until, e.reminder_id, series.due_at, e.id
      from series join reminder_events e on e.household_id = series.household_id and e.reminder_id = series.id
    )`.as('happened'),
  );

type Page = OfReminder & { readonly limit: number; readonly offset: number };
/** The newest first. */
export const events = prepared((db, scope: GivenScope, given: Given<Page>) =>
  happened(db, scope, given)
    .select(['what', 'at', 'by', 'until', 'reminderId', 'date'])
    .orderBy('at', 'desc')
    .orderBy('no', 'desc')
    .limit(given.limit as Expression<number>)
    .offset(given.offset as Expression<number>),
);
export const eventCount = preparedRow((db, scope: GivenScope, given: Given<OfReminder>) =>
  happened(db, scope, given).select(({ fn }) => fn.countAll<number>().as('total')),
);
