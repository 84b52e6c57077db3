import type { Reminder } from '@tzemed/contract/reminders/reminders';

/**
 * The only reminder of an account, if it was added since this page loaded: how it arrives is said after it was saved, and
 * not each time. `total` counts open and closed ones.
 */
export const firstJustAdded = (reminders: readonly Reminder[], total: number) =>
  total === 1 ? reminders.find(({ createdAt }) => Date.parse(createdAt) > performance.timeOrigin) : undefined;
