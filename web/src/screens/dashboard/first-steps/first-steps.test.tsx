import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { auth } from '@tzemed/contract/account/auth';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { devices } from '@tzemed/contract/notifications/devices';
import {
  defaults,
  notificationPreferences,
  type NotificationPreferences,
} from '@tzemed/contract/notifications/notification-preferences';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { withoutMarks } from '../../../lib/format.ts';
import { answersOf } from '../../../testing/fake-api.ts';
import { bella } from '../../../testing/pet-fixtures.ts';
import { pill } from '../../../testing/row-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { ReachNotice } from './ReachNotice.tsx';

await Promise.all([
  import('./FirstStepDialogs.tsx'),
  import('../../../features/pets/form/PetForm.tsx'),
  import('../../../features/reminders/form/ReminderForm.tsx'),
]);

function Steps() {
  const { ownPets } = usePets();
  return <FirstSteps pet={ownPets[0]} isShown />;
}

test('The first pet is added over the dashboard, is welcomed, and the second step is at hand', async () => {
  let rows: Pet[] = [];
  const { user } = renderScreen(<Steps />, {
    answers: [
      answersOf(pets, {
        list: () => ({ pets: rows, total: rows.length, page: 1, limit: 100 }),
        create: () => {
          rows = [bella];
          return { pet: bella };
        },
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'הוספת חיית מחמד' }));
  const form = within(await screen.findByRole('dialog', { name: 'חיית מחמד חדשה' }));
  await user.type(await form.findByRole('textbox', { name: 'שם' }), 'בלה');
  await user.click(form.getByRole('radio', { name: 'כלב' }));
  await user.click(form.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('בלה בבית! עכשיו התזכורת הראשונה');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'הוספת תזכורת' }));
  expect(await screen.findByRole('dialog', { name: 'תזכורת חדשה' })).toBeTruthy();
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

test('Whoever has turned mails off is told that the reminder is shown here alone', async () => {
  reach({ preferences: { reminders: { ...defaults.reminders, leadTimes: [0], email: false } } });
  expect(await said()).toContain('התזכורת תופיע כאן ב־28.11.2027');
  expect(screen.getByRole('link', { name: 'הגדרות התראות' }).getAttribute('href')).toBe(
    '/app/notifications/preferences',
  );
});
