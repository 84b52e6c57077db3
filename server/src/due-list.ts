import { due as attachments } from './belongings/papers-due.ts';
import type { Due } from './delivery/due.ts';
import type { Ringing } from './delivery/ring.ts';
import { due as appointments } from './features/appointments/store-due.ts';
import { warnOfBudgets } from './features/budgets/service-warn.ts';
import { writePlanned } from './features/expenses/service-plan-clock.ts';
import { due as medicalRecords } from './features/medical-records/store-due.ts';
import { due as reminders } from './features/reminders/store-due.ts';

/** Every kind of thing that is due by the clock, each said where it belongs; their tables say it with `ring_by`. */
export const dueList: readonly Due[] = [appointments, attachments, medicalRecords, reminders];

/** What is done by the clock besides, and told of where something has come of it: what is planned, and then what it comes to. */
export const lookList: readonly ((ctx: Ringing) => Promise<void>)[] = [writePlanned, warnOfBudgets];
