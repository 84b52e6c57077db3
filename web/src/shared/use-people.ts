import { queryOptions, useQuery } from '@tanstack/react-query';
import { people as table } from '@tzemed/contract/people';
import { callsOf } from '../lib/api-client.ts';

const api = callsOf(table);

/** Those who write, or wrote, where the user does; a name that can't be had is done without. */
export const peopleQuery = queryOptions({
  queryKey: ['people', 'list'],
  queryFn: ({ signal }) => api.list({}, { signal }),
  meta: { quiet: true },
});

export function usePeople() {
  const { data } = useQuery(peopleQuery);
  return { nameOf: (id: string) => data?.people.find((person) => person.id === id)?.name };
}
