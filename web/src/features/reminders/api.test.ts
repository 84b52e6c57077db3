import { reminders } from '@tzemed/contract/reminders/reminders';
import { expect, test } from 'vitest';
import { answersOf } from '../../testing/fake-api.ts';
import { pill } from '../../testing/row-fixtures.ts';
import { watchInvalidation } from '../../testing/watch-invalidation.tsx';
import { useComplete } from './api.ts';

test('A reminder that is done is gone from the dashboard too, and told in the timeline', async () => {
  const answers = answersOf(reminders, { complete: () => ({ reminder: pill, next: null }) });
  const after = await watchInvalidation(useComplete, answers);
  const { loadedAnew } = await after((complete) => complete(pill.id));
  const seenIn = [
    'activity',
    'calendar',
    'care',
    'doses',
    'medicalRecords',
    'medicines',
    'notifications',
    'overview',
    'reminders',
    'search',
    'statistics',
    'stockItems',
    'timeline',
    'trash',
  ];
  expect(loadedAnew).toEqual(seenIn);
});
