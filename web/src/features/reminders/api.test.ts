import { reminders } from '@tzemed/contract/reminders';
import { expect, test } from 'vitest';
import { answersOf } from '../../testing/fake-api.ts';
import { pill } from '../../testing/given-rows.ts';
import { watchNouns } from '../../testing/watch-nouns.tsx';
import { useComplete } from './api.ts';

test('A reminder that is done is gone from the dashboard too, and told in the timeline', async () => {
  const answers = answersOf(reminders, { complete: () => ({ reminder: pill, next: null }) });
  const after = await watchNouns(useComplete, answers);
  const { loadedAnew } = await after((complete) => complete(pill.id));
  const seenIn = [
    'activity',
    'calendar',
    'notifications',
    'overview',
    'reminders',
    'search',
    'statistics',
    'timeline',
    'trash',
  ];
  expect(loadedAnew).toEqual(seenIn);
});
