import { queryOptions, useQuery } from '@tanstack/react-query';
import { people as table } from '@tzemed/contract/sharing/people';
import { callsOf } from '../../lib/api/api-client.ts';

const api = callsOf(table);

/** People who write, or wrote, in the user's households. */
export const peopleQuery = queryOptions({
  queryKey: ['people', 'list'],
  queryFn: ({ signal }) => api.list({}, { signal }),
  // People come and go less often than forms are opened; names are not worth a word when they can't be had.
  staleTime: 5 * 60_000,
  meta: { quiet: true },
});

/** People and their names by id. `isAsked` is false if no name is needed; then nothing is requested. */
export function usePeople(isAsked = true) {
  const { data } = useQuery({ ...peopleQuery, enabled: isAsked, subscribed: isAsked });
  return { data, nameOf: (id: string) => data?.people.find((person) => person.id === id)?.name };
}
