import { useQuery } from '@tanstack/react-query';
import { people } from '@tzemed/contract/sharing/people';
import { callsOf } from '../../lib/api/api-client.ts';

const api = callsOf(people);

/** Area in which a person can be named: as the carer of a reminder, or as the payer of an expense. */
type Naming = 'reminders' | 'expenses';

/** People who may edit an area of a pet, by pet; not requested if there is nobody to choose from. */
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

/** True when a person may be given a reminder of all of these pets; true for everybody until the answer is known. */
export function useCarers(petIds: readonly string[]) {
  const carers = useCarersOf('reminders');
  const known = petIds.flatMap((id) => carers?.find(({ petId }) => petId === id) ?? []);
  return (userId: string) => known.every(({ userIds }) => userIds.includes(userId));
}
