import { useQuery } from '@tanstack/react-query';
import { people } from '@tzemed/contract/sharing/people';
import { callsOf } from '../../lib/api/api-client.ts';

const api = callsOf(people);

/** In what one may be named: as who takes care of a reminder, or as who paid. */
type Naming = 'reminders' | 'expenses';

/** Who may edit what a pet has of an area, by pet; not asked where there is nobody to choose from. */
export function useCarersOf(area: Naming, isAsked = true) {
  const { data } = useQuery({
    queryKey: ['people', 'carers', area],
    queryFn: ({ signal }) => api.carers({ query: { area } }, { signal }),
    enabled: isAsked,
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  });
  return data?.carers;
}

/** Whether somebody may be given a reminder of all of these pets; everybody may as long as nobody knows. */
export function useCarers(petIds: readonly string[]) {
  const carers = useCarersOf('reminders');
  const known = petIds.flatMap((id) => carers?.find(({ petId }) => petId === id) ?? []);
  return (userId: string) => known.every(({ userIds }) => userIds.includes(userId));
}
