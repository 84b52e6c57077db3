import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { auth } from '@tzemed/contract/account/auth';
import { devices } from '@tzemed/contract/notifications/devices';
import {
  defaults,
  notificationPreferences,
  type NotificationPreferences,
} from '@tzemed/contract/notifications/notification-preferences';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { withoutMarks } from '../../../lib/format.ts';
import { answersOf } from '../../../testing/fake-api.ts';
import { pill } from '../../../testing/row-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { firstJustAdded } from './first-just-added.ts';
import { ReachNotice } from './ReachNotice.tsx';

test('Only a first reminder that was added since the page loaded is spoken of', () => {
  const [before, after] = [-1, 1].map((ms) => new Date(performance.timeOrigin + ms * 1000).toISOString());
  expect(firstJustAdded([{ ...pill, createdAt: after! }], 1)?.id).toBe(pill.id);
  expect(firstJustAdded([{ ...pill, createdAt: before! }], 1)).toBeUndefined();
  expect(firstJustAdded([{ ...pill, createdAt: after! }], 2)).toBeUndefined();
  expect(firstJustAdded([], 0)).toBeUndefined();
});

type Told = { preferences?: Partial<NotificationPreferences>; reminder?: Partial<Reminder>; resend?: () => void };

function reach({ preferences = {}, reminder = {}, resend }: Told = {}) {
  return renderScreen(
    <ReachNotice reminder={{ ...pill, date: '2027-11-28T07:00:00.000Z', time: '09:00', leadTimes: [], ...reminder }} />,
    {
      answers: [
        answersOf(devices, { list: () => ({ devices: [], pushKey: 'x', kinds: [], confirmMinutes: 5 }) }),
        answersOf(notificationPreferences, {
          get: () =>
            ({
              ...structuredClone(defaults),
              isEmailVerified: true,
              ...preferences,
            }) as unknown as NotificationPreferences,
        }),
        answersOf(auth, {
          resend: () => {
            resend?.();
            return undefined;
          },
        }),
      ],
    },
  );
}
const said = async () => withoutMarks((await screen.findByRole('status')).textContent);

test('The notice names the day and hour of the mail', async () => {
  reach();
  expect(await said()).toMatch(/^נזכיר לכם במייל ב־28\.11\.2027 בשעה 09:00\./);
});

test('A reminder that is told ahead names the earliest of its times', async () => {
  reach({ reminder: { leadTimes: [0, 60, 1440] } });
  expect(await said()).toMatch(/^נזכיר לכם במייל ב־27\.11\.2027 בשעה 09:00\./);
});

test('An address that is not confirmed is named, and its link can be sent again', async () => {
  const resend = vi.fn();
  const { user } = reach({ preferences: { isEmailVerified: false }, resend });
  expect(await said()).toContain('אמתו את הכתובת');
  await user.click(screen.getByRole('button', { name: 'שליחת הקישור שוב' }));
  await waitFor(() => expect(resend).toHaveBeenCalledTimes(1));
});

test('A person without mails is told that the reminder is shown here alone', async () => {
  reach({ preferences: { reminders: { ...defaults.reminders, leadTimes: [0], email: false } } });
  expect(await said()).toContain('התזכורת תופיע כאן ב־28.11.2027');
  expect(screen.getByRole('link', { name: 'הגדרות התראות' }).getAttribute('href')).toBe(
    '/app/notifications/preferences',
  );
});
