import { dayOf } from '@tzemed/contract/dates/days';
import { maxAheadMinutes } from '@tzemed/contract/medical/observation-limits';
import type { Code } from '@tzemed/contract/text/messages';

type Times = { readonly at: Date; readonly endedAt: Date | null; readonly laps: readonly Date[] };
/** First day of the pet’s life; null while it is not known to the day. */
type Known = { readonly now: Date; readonly bornOn: string | null };

/** Errors in the times of an observation, by field. */
export function wrongTimes({ at, endedAt, laps }: Times, { now, bornOn }: Known): Readonly<Record<string, Code>> {
  const latest = now.getTime() + maxAheadMinutes * 60_000;
  const isAhead = (instant: Date) => instant.getTime() > latest;
  const end = endedAt?.getTime() ?? latest;
  const wrong: Record<string, Code> = {};
  if (isAhead(at)) wrong['at'] = 'timeAhead';
  else if (bornOn !== null && dayOf(at) < bornOn) wrong['at'] = 'beforeBirth';
  if (endedAt && endedAt < at) wrong['endedAt'] = 'endBeforeStart';
  else if (endedAt && isAhead(endedAt)) wrong['endedAt'] = 'timeAhead';
  if (laps.some((lap) => lap < at || lap.getTime() > end)) wrong['laps'] = 'lapOutside';
  return wrong;
}
