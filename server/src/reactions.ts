import type { Reactions } from './context.ts';
import * as appointments from './features/appointments/service-next-appointment.ts';
import * as expenses from './features/expenses/service.ts';

/**
 * What a change of one noun does to another, in the same transaction. Features know nothing of each other: they meet
 * here. `{ 'medicalRecords.saved': [expenses.followRecord] }`
 */
export const reactions: Reactions = {
  'medicalRecords.saved': [appointments.followRecord, expenses.followRecord],
  'medicalRecords.removed': [appointments.goWithRecord, expenses.goWithRecord],
  'medicalRecords.restored': [appointments.returnWithRecord, expenses.returnWithRecord],
};
