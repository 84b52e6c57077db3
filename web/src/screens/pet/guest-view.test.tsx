import type { ComponentType } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expenses } from '@tzemed/contract/money/expenses';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { missing } from '@tzemed/contract/medical/missing';
import { pets } from '@tzemed/contract/pets/pets';
import { reminders } from '@tzemed/contract/reminders/reminders';
import { sharing, type SharedPet } from '@tzemed/contract/sharing/sharing';
import { timeline } from '@tzemed/contract/views/timeline';
import { linkTo, petPage } from '../../screens.ts';
import { answersOf } from '../../testing/fake-api.ts';
import { rexi } from '../../testing/household-fixtures.ts';
import { pill } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import PetPage from './PetPage.tsx';

const files = import.meta.glob<{ default: ComponentType }>('/src/screens/pet/*.tsx');
const sections = await Promise.all(
  petPage.sections.map(async ({ path, file }) => {
    const { default: Section } = await files[`/src/${file}`]!();
    return path === '' ? { index: true as const, element: <Section /> } : { path, element: <Section /> };
  }),
);

const page = { total: 0, page: 1, limit: 5 };

function show({ pet = rexi, section = '' }: { pet?: SharedPet; section?: string } = {}) {
  let shared = [pet];
  return renderScreen(<PetPage />, {
    at: `/app/pets/${pet.id}${section}`,
    path: linkTo(petPage),
    children: sections,
    answers: [
      answersOf(sharing, {
        shared: () => ({ ...page, pets: shared, total: shared.length }),
        leave: () => {
          shared = [];
          return undefined;
        },
      }),
      answersOf(pets, { list: () => ({ ...page, pets: [] }) }),
      answersOf(reminders, {
        list: () => ({
          ...page,
          reminders: [{ ...pill, petId: pet.id }],
          counts: { upcoming: 1, overdue: 0, completed: 0, missed: 0, snoozed: 0 },
        }),
      }),
      answersOf(missing, { list: () => ({ missing: [], dismissed: [] }) }),
      answersOf(timeline, { list: () => ({ events: [], cursor: null }) }),
      answersOf(medicalRecords, { list: () => ({ ...page, records: [] }) }),
      answersOf(expenses, {
        list: () => ({ ...page, expenses: [], totalAmount: 0, petCount: 0, months: { onPage: [], latest: [] } }),
      }),
    ],
  });
}

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'חלקי העמוד' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('A guest sees whose the pet is, what is shared and what stays with the owners, and nothing that may not be done', async () => {
  const { requests } = show();
  await screen.findByText('של גיל כהן ורותי כהן · טיפול שוטף');
  await screen.findByText('ההוצאות של רקסי נשארות אצל גיל כהן ורותי כהן, ולכן לא מופיעות כאן.');
  screen.getByText(/^אתם מוסיפים תזכורות ומסמנים מה בוצע ורואים את הפרופיל ואת המידע הרפואי\./);
  expect(tabs()).toEqual(['סקירה', 'תוכנית טיפול', 'תיק רפואי', 'תזכורות']);
  for (const name of ['עריכת הפרטים', 'הוספת תמונה', 'מחיקה', 'העברה לארכיון', 'שיתוף', 'השלמת פרטים'])
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  expect(screen.queryByRole('link', { name: 'הוספת רשומה' })).toBeNull();
  expect(screen.getByRole('link', { name: 'הוספת תזכורת' })).toBeTruthy();
  expect(screen.getByRole('button', { name: `סימון כבוצע: ${pill.title}` })).toBeTruthy();
  expect(requests.filter(({ path }) => path.startsWith('/expenses'))).toEqual([]);
});

test('A guest with view permission can complete and add nothing', async () => {
  show({ pet: { ...rexi, permissions: presets.view } });
  await screen.findAllByText(pill.title);
  expect(screen.queryByRole('button', { name: /^סימון כבוצע/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^הוספת/ })).toBeNull();
  expect(tabs()).toEqual(['סקירה', 'תוכנית טיפול', 'תיק רפואי', 'הוצאות', 'תזכורות']);
});

test('A section that is not shared says whose it is', async () => {
  show({ section: '/expenses' });
  expect(await screen.findByText('ההוצאות של רקסי נשארות אצל גיל כהן ורותי כהן')).toBeTruthy();
});

test('A guest leaves after one question, and the pet is gone', async () => {
  const { user, router, requests } = show();
  await user.click(await screen.findByRole('button', { name: 'עזיבה' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'להפסיק לעזור עם רקסי?' }));
  await user.click(question.getByRole('button', { name: 'עזיבה' }));
  await screen.findByText('רקסי כבר לא בשיתוף איתכם');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/pets'));
  expect(requests.some(({ method, path }) => method === 'DELETE' && path === '/pets/shared/share-rexi')).toBe(true);
});
