import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';
import { Refusal } from '../../lib/refusal.ts';

type Sourced = { readonly source: ReminderSource | null };

/** Refuses what only the source of a reminder may do. */
export function refuseSourced({ source }: Sourced) {
  if (source !== null) throw new Refusal(409, 'reminderOfSource');
}
