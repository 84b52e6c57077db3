import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { people } from '@tzemed/contract/people';
import { tellLine } from '../../lib/live/line-state.ts';
import { answersOf } from '../../testing/fake-api.ts';
import { bella } from '../../testing/given-pets.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LiveDot } from './LiveDot.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  tellLine(undefined);
  vi.useRealTimers();
});

const show = (sharedPetIds: string[]) =>
  renderScreen(<LiveDot petId={bella.id} />, {
    answers: [answersOf(people, { list: () => ({ people: [], sharedPetIds }) })],
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('A pet of several people says that it is up to the moment, and after five seconds without a line that it is not', async () => {
  const { requests } = show([bella.id]);
  act(() => tellLine('connecting'));
  await pass(4900);
  expect(screen.getByRole('status').textContent).toBe('');
  // Nobody is asked about before there is something to say.
  expect(requests.filter(({ path }) => path === '/people')).toEqual([]);
  act(() => tellLine('open'));
  await screen.findByText('מתעדכן עכשיו');

  act(() => tellLine('connecting'));
  await pass(4900);
  screen.getByText('מתעדכן עכשיו');
  act(() => tellLine('connecting'));
  await pass(200);
  expect(screen.getByRole('status').textContent).toBe('מתחבר מחדש…');
  act(() => tellLine('open'));
  expect(screen.getByRole('status').textContent).toBe('מתעדכן עכשיו');
});

test('A pet that nobody else sees says nothing of it', async () => {
  show([]);
  act(() => tellLine('open'));
  await pass(100);
  expect(screen.getByRole('status').textContent).toBe('');
});
