import type { Dose } from '@tzemed/contract/medical/doses';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import type { Refusal } from '../../../features/reminders/completion/use-completion.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';

type Current = { reminder?: Reminder; dose?: Dose };

/** Person who gave a dose before, and when: by its reminder, or by hand. Undefined for any other refusal. */
export function doseRefusal({ source }: Reminder, error: ApiError): Refusal | undefined {
  if (source !== 'medicines') return undefined;
  const { reminder, dose } = (error.body as { current?: Current } | undefined)?.current ?? {};
  if (error.code === 'doseTooSoon' && dose) return { by: dose.givenBy, at: dose.at };
  if (error.code === 'alreadyCompleted' && reminder?.completedAt)
    return { by: reminder.closedBy, at: reminder.completedAt };
  return undefined;
}
