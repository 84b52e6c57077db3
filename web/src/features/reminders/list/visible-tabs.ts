import type { ReminderStatus } from '@tzemed/contract/reminders/reminders';

/** The tabs that are always there; others where there is something in them, or one stands on them. */
export const isTabVisible = (id: ReminderStatus, selected?: ReminderStatus, counts?: Record<ReminderStatus, number>) =>
  (id !== 'missed' && id !== 'snoozed') || id === selected || (counts?.[id] ?? 0) > 0;
