import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { devices } from '@tzemed/contract/notifications/devices';
import {
  defaults,
  type NotificationPreferences,
  notificationPreferences,
  type NotificationPreferencesInput,
} from '@tzemed/contract/notifications/notification-preferences';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import PreferencesPage from './PreferencesPage.tsx';

function show({ isRefused = false } = {}) {
  const sent: NotificationPreferencesInput[] = [];
  let kept: NotificationPreferences = {
    ...structuredClone(defaults),
    letter: { isOn: false },
    quietHours: { isOn: false, from: '22:30', until: '07:00' },
    timezone: 'Asia/Jerusalem',
    detail: 'everything',
    isEmailVerified: true,
  } as unknown as NotificationPreferences;
  const view = renderScreen(<PreferencesPage />, {
    answers: [
      answersOf(devices, { list: () => ({ devices: [], pushKey: '', kinds: [], confirmMinutes: 5 }) }),
      answersOf(notificationPreferences, {
        get: () => kept,
        update: ({ body }) => {
          sent.push(body as NotificationPreferencesInput);
          if (isRefused) throw new Refusal(500, { message: 'השרת לא זמין כרגע' });
          kept = { ...kept, detail: body.detail ?? kept.detail };
          return kept;
        },
      }),
    ],
  });
  return { ...view, sent };
}
const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

test('A press chooses what the lock screen shows, and an example shows the result', async () => {
  const { user, sent } = show();
  expect((await choice('הכול')).checked).toBe(true);
  await user.click(await choice('רק שם החיה'));
  expect((await choice('רק שם החיה')).checked).toBe(true);
  expect(screen.getByText(/״בלה: תזכורת מצמד״/)).toBeTruthy();
  expect(sent).toEqual([{ detail: 'pet' }]);
});

test('A level that could not be saved is taken back', async () => {
  const { user } = show({ isRefused: true });
  await user.click(await choice('רק שיש תזכורת'));
  await waitFor(async () => expect((await choice('הכול')).checked).toBe(true));
});
