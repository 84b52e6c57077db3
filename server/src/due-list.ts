import { due as attachments } from './belongings/attachments/attachment-due.ts';
import type { DueSource } from './delivery/due/due-source.ts';
import type { DueContext } from './delivery/due/notify-due.ts';
import { due as appointments } from './features/appointments/store-due.ts';
import { warnOfBudgets } from './features/budgets/service-warnings.ts';
import { writePlanned } from './features/expenses/plans/service-due-plans.ts';
import { due as medicalRecords } from './features/medical-records/store-due.ts';
import { due as reminders } from './features/reminders/store-due.ts';

/** Every kind of thing that is due by the clock, each said where it belongs; the triggers of their tables keep the due queue. */
export const dueList: readonly DueSource[] = [appointments, attachments, medicalRecords, reminders];

/**
 * Other checks on the clock, which notify when they find something: expense plans first, then the budgets that these
 * affect.
 */
export const scheduledChecks: readonly ((ctx: DueContext) => Promise<void>)[] = [writePlanned, warnOfBudgets];
