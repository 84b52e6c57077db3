import { sql } from 'kysely';
import { mayAlsoView, type viewerOf } from '../../access.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import type { Given } from '../../db/prepared-query.ts';
import { rows as appointmentRows } from '../../features/appointments/store.ts';
import { rows as expenseRows } from '../../features/expenses/store.ts';
import { rows as measurementRows } from '../../features/measures/store-measurements.ts';
import { rows as recordRows } from '../../features/medical-records/store.ts';
import { rows as observationRows } from '../../features/observations/store.ts';
import { rows as reminderRows } from '../../features/reminders/store.ts';

/** Only what stands before this place among its kind: `on` is a day, or the instant at which a reminder was done, a value taken or something observed. */
type Asked = OfPet & { readonly on?: string | undefined; readonly id?: string | undefined };

type Seer = Pick<ReturnType<typeof viewerOf>, 'userId' | 'guestOf' | 'today'>;

/** Compared as a pair, like the columns of the indexes: a page far down costs as much as the first. */
const isBefore = (column: 'date' | 'completed_at' | 'taken_at' | 'at', { on, id }: Given<Asked>) =>
  on && id ? sql<boolean>`(${sql.ref(column)}, id) < (${on}, ${id})` : sql<boolean>`true`;

const byDay = {
  where: (given: Given<Asked>) => isBefore('date', given),
  order: sql`date desc, id desc`,
};

export const medicalRecords = recordRows.listing<Asked>(byDay);
/** Appointments whose day has come and that have no record. */
export const appointments = appointmentRows.listing<Asked & { readonly today: string }>({
  ...byDay,
  where: (given) => sql`${isBefore('date', given)} and date <= ${given.today} and status <> 'cancelled' and not exists (
    select from medical_records r
    where r.household_id = reach.household_id and r.appointment_id = appointments.id and r.deleted_at is null
  )`,
});
export const expenses = expenseRows.listing<Asked>(byDay);
/** A visit is one line: without expenses that a record of the pet tells as its cost, to whoever may see that record. */
export const expensesOutsideVisits = expenseRows.listing<Asked & Seer>({
  ...byDay,
  where: (
    given,
  ) => sql`${isBefore('date', given)} and not (${mayAlsoView(given, 'medicalRecords', 'expenses')} and exists (
    select from medical_records r
    where r.household_id = reach.household_id and r.pet_id = reach.pet_id and r.id = expenses.record_id
      and r.date = expenses.date and r.deleted_at is null
  ))`,
});
export const measurements = measurementRows.listing<Asked>({
  where: (given) => isBefore('taken_at', given),
  order: sql`taken_at desc, id desc`,
});
/** Doses are told as courses: their reminders are kept for two days. */
export const reminders = reminderRows.listing<Asked>({
  where: (given) =>
    sql`completed_at is not null and source is distinct from 'medicines' and ${isBefore('completed_at', given)}`,
  order: sql`completed_at desc, id desc`,
});
export const observations = observationRows.listing<Asked>({
  where: (given) => isBefore('at', given),
  order: sql`at desc, id desc`,
});
