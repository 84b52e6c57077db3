import { act, renderHook } from '@testing-library/react';
import { QueryClientProvider, useQueries } from '@tanstack/react-query';
import { contract } from '@tzemed/contract';
import { expect, vi } from 'vitest';
import { makeQueryClient } from '../lib/api/query-client.ts';
import { fakeApi, type Answers } from './fake-api.ts';
import { signInAs } from './session-fixtures.ts';

const nouns = Object.keys(contract);

/** Runs a hook on a screen that shows something of every noun; tells what is old there after something is done with it. */
export async function watchInvalidation<Hook>(useHook: () => Hook, answers: Answers) {
  signInAs();
  fakeApi(answers);
  const client = makeQueryClient();
  const load = vi.fn<(noun: string) => string>((noun) => noun);
  const { result } = renderHook(
    () => {
      useQueries({ queries: nouns.map((noun) => ({ queryKey: [noun, 'list'], queryFn: () => load(noun) })) });
      return useHook();
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 10_000);
  load.mockClear();

  return async (change: (hook: Hook) => Promise<unknown>) => {
    await act(() => change(result.current));
    // Waits for work that the change does not await.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const marked = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
    return {
      loadedAnew: load.mock.calls.map(([noun]) => noun).toSorted(),
      /** Left for the next screen to load. */
      leftOld: marked.map(({ queryKey }) => queryKey[0]).toSorted(),
    };
  };
}
