import { dayOf } from '@tzemed/contract/dates/days';
import { maxAheadMinutes } from '@tzemed/contract/medical/observation-limits';
import { isBeforeBirth } from '@tzemed/contract/pets/known-birth';
import type { Code } from '@tzemed/contract/text/messages';

type Times = { readonly at: Date; readonly lastedUntil: Date | null; readonly laps: readonly Date[] };
/** First day of the pet’s life; null while it is not known to the day. */
type Known = { readonly now: Date; readonly bornOn: string | null };

/** Errors in the times of an observation, by field. */
export function wrongTimes({ at, lastedUntil, laps }: Times, { now, bornOn }: Known): Readonly<Record<string, Code>> {
  const latest = now.getTime() + maxAheadMinutes * 60_000;
  const isAhead = (instant: Date) => instant.getTime() > latest;
  const end = lastedUntil?.getTime() ?? latest;
  const wrong: Record<string, Code> = {};
  if (isAhead(at)) wrong['at'] = 'timeAhead';
  else if (isBeforeBirth(dayOf(at), bornOn)) wrong['at'] = 'beforeBirth';
  if (lastedUntil && lastedUntil < at) wrong['lastedUntil'] = 'endBeforeStart';
  else if (lastedUntil && isAhead(lastedUntil)) wrong['lastedUntil'] = 'timeAhead';
  if (laps.some((lap) => lap < at || lap.getTime() > end)) wrong['laps'] = 'lapOutside';
  return wrong;
}
