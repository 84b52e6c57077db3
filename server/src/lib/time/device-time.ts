import { maxAheadMinutes, maxBehindDays } from '@tzemed/contract/schema/device-time';
import { invalid } from '../refusal.ts';

const maxAheadMs = maxAheadMinutes * 60_000;
const maxBehindMs = maxBehindDays * 86_400_000;

/** True for a time that the clock of a device cannot have by mistake of some minutes. */
export const isAheadOf = (now: Date, at: Date) => at.getTime() > now.getTime() + maxAheadMs;

/** A time on a device as it counts: some minutes ahead are now. */
export const notAfter = (now: Date, at: Date) => (at > now ? now : at);

/**
 * Time at which a change was made, from what the device says; now if it says nothing.
 *
 * @throws Refusal 422 at `at`
 */
export function timeOnDevice(at: Date | undefined, now: Date): Date {
  if (!at) return now;
  if (isAheadOf(now, at)) throw invalid({ at: 'timeAhead' });
  if (at.getTime() < now.getTime() - maxBehindMs) throw invalid({ at: 'dateTooEarly' });
  return notAfter(now, at);
}
