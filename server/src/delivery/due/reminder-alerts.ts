import { nagMinutes, nextAssigneeAfterMinutes } from '@tzemed/contract/notifications/reminder-alerts';
import type { ReminderAlert } from './due-source.ts';

/** Minutes ahead of its time; behind it they are less than none. */
const nags: readonly number[] = nagMinutes.map((minutes) => -minutes);
const passing = nagMinutes.filter((minutes) => minutes >= nextAssigneeAfterMinutes);

/** All moments at which something may be told, of those of its kind: what is important goes on after its time. */
export const alertLeadsOf = (ofKind: readonly number[], attention: ReminderAlert | undefined) =>
  attention?.isImportant ? [...ofKind, ...nags] : ofKind;

/** Recipients at one of a reminder's notification times, out of those who may see it. */
function toldAt({ assigneeIds, assigneeId }: ReminderAlert, lead: number, seers: ReadonlySet<string>) {
  // The assignee may have lost access; then everyone is notified.
  if (assigneeId === null || !seers.has(assigneeId)) return seers;
  if (-lead < nextAssigneeAfterMinutes) return new Set([assigneeId]);
  const at = assigneeIds.indexOf(assigneeId);
  const others = [...assigneeIds.slice(at + 1), ...assigneeIds.slice(0, at)].filter((id) => seers.has(id));
  const next = others[passing.indexOf(-lead as (typeof passing)[number])];
  return next === undefined ? seers : new Set([next]);
}

type Told = {
  readonly userId: string;
  /** Lead times that the user prefers. */
  readonly wished: readonly number[];
  readonly attention: ReminderAlert | undefined;
  readonly seers: ReadonlySet<string>;
};

/** True if the user is notified at this lead time. */
export function isAlerted({ userId, wished, attention, seers }: Told, lead: number) {
  if (!attention) return wished.includes(lead);
  const { leadTimes } = attention;
  const isMeant = toldAt(attention, lead, seers).has(userId);
  return isMeant && (lead < 0 || (leadTimes.length > 0 ? leadTimes : wished).includes(lead));
}
