import { expense } from '@tzemed/contract/expenses';
import { medicalRecord } from '@tzemed/contract/medical-records';
import { reminder } from '@tzemed/contract/reminders';
import { sql } from 'kysely';
import type { Belongings } from '../access.ts';

// What the contract names is what is read; a name without a column does not compile where it is selected. They stand
// here and not in the stores because the overview shows the same rows.

const namesOf = <Shape extends object>(shape: Shape) => Object.keys(shape) as (keyof Shape & string)[];

/** The name of the row's pet: a subquery and not a join, because it also stands behind `returning`. */
const petName = (table: Belongings) =>
  sql<string>`(
    select p.name from pets p where p.owner_id = ${sql.ref(`${table}.ownerId`)} and p.id = ${sql.ref(`${table}.petId`)}
  )`.as('petName');

export const expenseColumns = namesOf(expense.shape);

const { petName: _petOfRecord, ...ofRecord } = medicalRecord.shape;
export const recordColumns = [...namesOf(ofRecord), petName('medicalRecords')];

// A reminder's column `date` is its day on the wall calendar; outside, `date` is the instant.
const { petName: _petOfReminder, date: _instant, isCompleted: _state, ...ofReminder } = reminder.shape;
export const reminderColumns = [
  ...namesOf(ofReminder),
  'dueAt as date' as const,
  sql<boolean>`completed_at is not null`.as('isCompleted'),
  petName('reminders'),
];
