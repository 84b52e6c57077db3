import type { ReactNode } from 'react';
import { renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expenses } from '@tzemed/contract/money/expenses';
import { pets } from '@tzemed/contract/pets/pets';
import { callsOf } from '../../lib/api/api-client.ts';
import { makeQueryClient } from '../../lib/api/query-client.ts';
import { answersOf, fakeApi, Refusal } from '../../testing/fake-api.ts';
import { singleOwnerAnswers } from '../../testing/single-owner-answers.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { signInAs } from '../../testing/session-fixtures.ts';
import { belongingApi } from '../queries/belonging-api.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';
import { useList, useListOf } from './use-list.ts';
import { usePets } from '../pets/use-pets.ts';

const noMonths = { onPage: [], latest: [] };
const api = belongingApi('expenses', expenses, { none: { totalAmount: 0, petCount: 0, months: noMonths } });

let isAway = false;
const orAway = <T,>(answer: T): T => {
  if (isAway) throw new Refusal(503, { message: 'השירות אינו זמין כרגע' });
  return answer;
};

beforeEach(() => {
  isAway = false;
  vi.spyOn(console, 'warn').mockReturnValue();
  signInAs();
  fakeApi(
    answersOf(pets, { list: () => orAway({ pets: [bella, mitzi], total: 2, page: 1, limit: 100 }) }),
    answersOf(expenses, {
      list: () =>
        orAway({ expenses: [kibble], total: 1, page: 1, limit: 5, totalAmount: 289.9, petCount: 1, months: noMonths }),
    }),
    singleOwnerAnswers,
  );
});
afterEach(() => vi.restoreAllMocks());

function shown<Props, Hook>(useHook: (props: Props) => Hook, initialProps: Props, client = makeQueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(useHook, { initialProps, wrapper }) };
}

test.for([
  ['the pets', () => usePets()],
  ['a list', () => useList(api, {})],
  ["a pet's list", () => useListOf(api, bella, {})],
] as const)('While the server is away, %s: what was loaded stays, and says so', async ([, useHook]) => {
  const view = shown<object, { data: unknown; source: string }>(useHook, {});
  await waitFor(() => expect(view.result.current.data).toBeTruthy());
  const before = view.result.current.data;
  isAway = true;
  await view.client.refetchQueries();
  await waitFor(() => expect(view.result.current).toMatchObject({ source: 'earlier', data: before, isFailed: false }));
  // A user who returns to the list does not wait until it is outdated.
  isAway = false;
  view.unmount();
  const again = shown<object, { source: string }>(useHook, {}, view.client);
  await waitFor(() => expect(again.result.current.source).toBe('server'));
});

test.for([
  ['the pets', () => usePets()],
  ['a list without an example', () => useList(api, {})],
  ["a pet's list", () => useListOf(api, bella, {})],
] as const)('Loading fails when the server is away from the start: %s', async ([, useHook]) => {
  isAway = true;
  const { result } = shown<object, { data?: unknown; isFailed: boolean }>(useHook, {});
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  expect(result.current.data).toBeUndefined();
});

test('Data loaded for one pet never stands in for that of another', async () => {
  const { result, rerender } = shown((pet: typeof bella) => useListOf(api, pet, {}), bella);
  await waitFor(() => expect(result.current.rows).toHaveLength(1));
  isAway = true;
  rerender(mitzi);
  expect(result.current.rows).toBeUndefined();
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  expect(result.current.rows).toBeUndefined();
});

test('A failed first load without an example is reported once', async () => {
  isAway = true;
  const load = () => callsOf(expenses).list({ query: {} });
  const { result } = shown(() => useQueryWithFallback({ noun: 'expenses', load }), {});
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 503 }));
});

test('A disabled query has no observer, and has one from the moment it is enabled', async () => {
  const load = () => callsOf(pets).list({ query: {} });
  const { result, rerender, client } = shown(
    (isAsked: boolean) => useQueryWithFallback({ noun: 'pets', load, isAsked }),
    false as boolean,
  );
  const [query] = client.getQueryCache().findAll({ queryKey: ['pets'] });
  expect(query!.getObserversCount()).toBe(0);
  expect(result.current).toMatchObject({ data: undefined, isPending: false });
  rerender(true);
  expect(query!.getObserversCount()).toBe(1);
  await waitFor(() => expect(result.current.data).toMatchObject({ total: 2 }));
});

test('A user with more pets than one page holds gets all of them', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ ...bella, id: `pet-${index}` }));
  const pageOf = (page: number) => ({ pets: many.slice(100 * (page - 1), 100 * page), total: 101, page, limit: 100 });
  fakeApi(answersOf(pets, { list: ({ query }) => pageOf(Number(query?.page)) }), singleOwnerAnswers);
  const { result } = shown(() => usePets(), {});
  await waitFor(() => expect(result.current.pets).toEqual(many));
});
