import { due as attachments } from './belongings/attachments/attachment-due.ts';
import type { DueSource } from './delivery/due/due-source.ts';
import type { DueContext } from './delivery/due/notify-due.ts';
import { due as appointments } from './features/appointments/store-due.ts';
import { warnOfBudgets } from './features/budgets/service-warnings.ts';
import { writePlanned } from './features/expenses/plans/service-due-plans.ts';
import { due as medicalRecords } from './features/medical-records/store-due.ts';
import { moveUnanswered } from './features/medicines/service-moving.ts';
import { due as medicines } from './features/medicines/store-due.ts';
import { passOver } from './features/reminders/store-sources.ts';
import { due as reminders } from './features/reminders/store-due.ts';

/** Every kind of thing that is due by the clock, each said where it belongs; the triggers of their tables keep the due queue. */
export const dueList: readonly DueSource[] = [appointments, attachments, medicalRecords, medicines, reminders];

/**
 * Other checks on the clock: unanswered doses make way for the next ones; expense plans come before the budgets that they
 * affect.
 */
export const scheduledChecks: readonly ((ctx: DueContext) => Promise<void>)[] = [
  (ctx) => moveUnanswered(ctx, passOver),
  writePlanned,
  warnOfBudgets,
];
