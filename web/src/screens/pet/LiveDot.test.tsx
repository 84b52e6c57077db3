import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { people } from '@tzemed/contract/sharing/people';
import { setConnectionState } from '../../lib/live/connection-state.ts';
import { answersOf } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LiveDot } from './LiveDot.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  setConnectionState(undefined);
  vi.useRealTimers();
});

const show = (sharedPetIds: string[]) =>
  renderScreen(<LiveDot petId={bella.id} />, {
    answers: [answersOf(people, { list: () => ({ people: [], sharedPetIds }) })],
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('A pet of several people says that it is up to the moment, and after five seconds without a line that it is not', async () => {
  const { requests } = show([bella.id]);
  act(() => setConnectionState('connecting'));
  await pass(4900);
  expect(screen.getByRole('status').textContent).toBe('');
  // The people are not loaded before there is something to show.
  expect(requests.filter(({ path }) => path === '/people')).toEqual([]);
  act(() => setConnectionState('open'));
  await screen.findByText('מתעדכן עכשיו');

  act(() => setConnectionState('connecting'));
  await pass(4900);
  screen.getByText('מתעדכן עכשיו');
  act(() => setConnectionState('connecting'));
  await pass(200);
  expect(screen.getByRole('status').textContent).toBe('מתחבר מחדש…');
  act(() => setConnectionState('open'));
  expect(screen.getByRole('status').textContent).toBe('מתעדכן עכשיו');
});

test('A pet that nobody else sees says nothing of it', async () => {
  show([]);
  act(() => setConnectionState('open'));
  await pass(100);
  expect(screen.getByRole('status').textContent).toBe('');
});
