import { useQuery } from '@tanstack/react-query';
import { people } from '@tzemed/contract/people';
import { callsOf } from '../../lib/api-client.ts';

const api = callsOf(people);

/** Whether somebody may be given a reminder of all of these pets; everybody may as long as nobody knows. */
export function useCarers(petIds: readonly string[]) {
  const { data } = useQuery({
    queryKey: ['people', 'carers'],
    queryFn: ({ signal }) => api.carers({}, { signal }),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  });
  const known = petIds.flatMap((id) => data?.carers.find(({ petId }) => petId === id) ?? []);
  return (userId: string) => known.every(({ userIds }) => userIds.includes(userId));
}
