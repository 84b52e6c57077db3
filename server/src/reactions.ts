import type { Reactions } from './context.ts';
import * as appointments from './features/appointments/service-next-appointment.ts';
import * as budgets from './features/budgets/service-warnings.ts';
import * as expenses from './features/expenses/service.ts';

/**
 * Reactions of a resource to changes of another, in the same transaction. Features do not know each other: they meet
 * here. `{ 'medicalRecords.saved': [expenses.followRecord] }`
 */
export const reactions: Reactions = {
  'medicalRecords.saved': [appointments.followRecord, expenses.followRecord],
  'medicalRecords.removed': [appointments.goWithRecord, expenses.goWithRecord],
  'medicalRecords.restored': [appointments.returnWithRecord, expenses.returnWithRecord],
  'pets.restored': [budgets.checkRestoredPet],
};
