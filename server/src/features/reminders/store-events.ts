import type { ReminderEvent } from '@tzemed/contract/reminders/reminder-reports';
import { sql } from 'kysely';
import { type EditScope, type GivenScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

/** `added` is no event of its own: the row says it. */
export type WrittenEvent = Exclude<ReminderEvent, 'added'>;
type Written = { readonly id: string; readonly events: readonly WrittenEvent[] };

const writing = prepared((db, scope: GivenScope, { id, events }: Given<Written>) =>
  db
    .insertInto('reminderEvents')
    .columns(['householdId', 'petId', 'reminderId', 'what', 'until', 'doneAt', 'doneBy'])
    .expression(
      db
        .selectFrom('reminders')
        .crossJoin(
          sql<{ what: WrittenEvent; nth: number }>`unnest(${events}::text[]) with ordinality`.as<'said'>(
            sql`said(what, nth)`,
          ),
        )
        .select(['householdId', 'petId', 'id', 'said.what'])
        .select(sql<Date | null>`case said.what when 'snoozed' then reminders.snooze_until end`.as('until'))
        .select(
          sql<Date>`case said.what when 'completed' then completed_at when 'missed' then missed_at else updated_at end`.as(
            'doneAt',
          ),
        )
        .select('updatedBy')
        .where(within(scope, 'reminders'))
        .where('id', '=', id)
        .orderBy('said.nth'),
    ),
);
/** Writes what the last change of a reminder was, with the time at which it was made and its author, in the transaction of the change. */
export const writeEvents = (db: Db, scope: EditScope<'reminders'>, id: string, events: readonly WrittenEvent[]) =>
  writing(db, scope, { id, events });

const moving = prepared((db, scope: GivenScope, { id, petId }: Given<{ id: string; petId: string }>) =>
  db
    .updateTable('reminderEvents')
    .set({ petId: petId as never })
    .where(within(scope, 'reminderEvents'))
    .where('reminderId', '=', id),
);
/** Moves the events of a reminder to its new pet. */
export const moveEvents = (db: Db, scope: EditScope<'reminders'>, id: string, petId: string) =>
  moving(db, scope, { id, petId });
