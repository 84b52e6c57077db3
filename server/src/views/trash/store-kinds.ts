import { sql } from 'kysely';
import type { TrashType } from '@tzemed/contract/views/trash';
import type { ColumnOf, Described } from './store.ts';

/** SQL: it was deleted together with its medical record, which is deleted still. */
const wentWithRecord = (table: 'expenses' | 'appointments', column: 'recordId' | 'followsRecordId') => sql<boolean>`
  ${sql.ref(`${table}.removedWithRecordAt`)} = ${sql.ref(`${table}.deletedAt`)} and exists (
    select from medical_records r
    where r.household_id = ${sql.ref(`${table}.householdId`)} and r.id = ${sql.ref(`${table}.${column}`)}
      and r.deleted_at is not null
  )`;
const wentWithExpense = sql<boolean>`
  expenses.removed_with_expense_at = expenses.deleted_at and exists (
    select from expenses w
    where w.household_id = expenses.household_id and w.id = expenses.refund_of and w.deleted_at is not null
  )`;
/** SQL: the server made it when a reminder was done, and deleted it when that was reopened. Nobody has written in it. */
const takenBack = sql<boolean>`reminders.follows_id is not null and reminders.version = 1 and exists (
    select from reminders f
    where f.household_id = reminders.household_id and f.id = reminders.follows_id and f.deleted_at is null
      and f.completed_at is null and f.missed_at is null
  )`;
/** SQL: it was deleted together with its measure, and comes back with it. */
const wentWithMeasure = sql<boolean>`measurements.removed_with_measure_at = measurements.deleted_at`;
const isMerged = (table: 'tags' | 'expenseCategories') => sql<boolean>`${sql.ref(`${table}.mergedInto`)} is not null`;

/** Rows that are no entry of their own. */
export const hidden = {
  never: sql<boolean>`false`,
  takenBack,
  /** It was taken back with its reminder, which is open again or was answered otherwise. */
  undoneDose: sql<boolean>`doses.reminder_id is not null`,
  /** A choice about a rule has no name of its own. */
  careChoice: sql<boolean>`care_items.key is not null`,
  expenseThatWent: sql<boolean>`(${wentWithRecord('expenses', 'recordId')}) or (${wentWithExpense})`,
  appointmentThatWent: wentWithRecord('appointments', 'followsRecordId'),
  measurementThatWent: wentWithMeasure,
  mergedTag: isMerged('tags'),
  mergedCategory: isMerged('expenseCategories'),
} as const;

/** SQL: a column of a table, or null where nothing is named. */
export const columnOf = <T extends TrashType>(table: T, column: ColumnOf<T> | undefined): Described['title'] =>
  column ? sql.ref(`${table}.${column}`) : sql`null`;
/** SQL: the type of a medical record, or the built-in kind of an observation. */
export function recordTypeOf(table: TrashType): Described['recordType'] {
  if (table === 'medicalRecords') return sql`medical_records.type`;
  return table === 'observations'
    ? sql`case when own_category(observations.kind) is null then observations.kind end`
    : sql`null`;
}
/** SQL: first words of the note of an observation, or the name of the household’s own button that stored it. */
export const observationTitle: Described['title'] = sql`coalesce(left(observations.note, 120), (
  select b.name from quick_buttons b
  where b.household_id = observations.household_id and b.id = own_category(observations.kind)
))`;
/** SQL: the first words of a comment. */
export const commentTitle: Described['title'] = sql`left(comments.text, 120)`;
