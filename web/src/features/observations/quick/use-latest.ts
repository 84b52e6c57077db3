import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';
import { observationCalls } from '../api.ts';

/** Words for the last time of a kind of some pets: the hour of today, else the distance in days. */
export function useLatest(petIds: readonly string[]) {
  const f = useFormats();
  const today = useToday();
  const { data } = useQueryWithFallback({
    noun: 'observations',
    part: 'latest',
    load: (signal) => observationCalls.latest({ query: {} }, { signal }),
  });
  return (kind: string) => {
    // The latest come first.
    const found = data?.latest.find((one) => one.kind === kind && petIds.includes(one.petId));
    if (!found) return undefined;
    const day = dayOf(new Date(found.at), brand.timeZone);
    return day === today ? f.time(found.at) : f.distance(day, today);
  };
}
