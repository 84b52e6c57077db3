import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expenses } from '@tzemed/contract/expenses';
import { medicalRecords, type MedicalRecord } from '@tzemed/contract/medical-records';
import { ownPermissions } from '@tzemed/contract/permissions';
import { pets, type Pet } from '@tzemed/contract/pets';
import { vets, type Vet } from '@tzemed/contract/vets';
import { recordPage } from '../../screens.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella } from '../../testing/given-pets.ts';
import { kibble, levi, rabies } from '../../testing/given-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { onSaturdayMorning } from '../../testing/saturday.ts';
import MedicalRecordPage from './MedicalRecordPage.tsx';

const given: MedicalRecord = {
  ...rabies,
  notes: 'חום תקין, לב וריאות נקיים.',
  product: 'Nobivac Rabies',
  batchNumber: 'A487B02',
  validUntil: '2028-11-10',
  cost: 80,
  expenseId: 'paid',
};

type Given = { record?: MedicalRecord | null; pet?: Pet; answers?: object; book?: Vet[] };
const show = ({ record = given, pet = bella, answers = {}, book = [] }: Given = {}) =>
  renderScreen(<MedicalRecordPage />, {
    at: `/app/medical-records/${given.id}`,
    path: `/app/${recordPage.path}`,
    answers: [
      answersOf(pets, { list: () => ({ pets: [pet], total: 1, page: 1, limit: 100 }) }),
      answersOf(medicalRecords, {
        get: () => {
          if (!record) throw new Refusal(404, { message: 'לא נמצא' });
          return { record };
        },
        attachments: () => ({ attachments: [] }),
        remove: () => undefined,
        ...answers,
      }),
      answersOf(vets, { list: () => ({ vets: book, total: book.length, page: 1, limit: 100 }) }),
      answersOf(expenses, {
        get: () => ({ expense: { ...kibble, id: 'paid', description: 'חיסון כלבת', date: '2026-11-10', amount: 80 } }),
        unlink: () => ({ expense: kibble }),
      }),
    ],
  });

onSaturdayMorning();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

test('A record by itself says what was done, what was given, by whom and what comes next', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: rabies.description })).toBeTruthy();
  const done = within(screen.getByRole('heading', { name: 'מה נעשה' }).closest('section')!);
  for (const words of ['חום תקין, לב וריאות נקיים.', 'Nobivac Rabies', 'A487B02', 'ד״ר לוי', '10.11.2027'])
    expect(done.getByText(words)).toBeTruthy();
  expect(done.getByText('A487B02').getAttribute('dir')).toBe('ltr');
});

test('A vet who stands in the book of vets is called and found on the map from where the record names them', async () => {
  show({ record: { ...given, vetName: 'ד"ר לוי' }, book: [levi] });
  const call = await screen.findByRole('link', { name: 'חיוג אל ד״ר לוי: 04-555-0142' });
  expect(call.getAttribute('href')).toBe('tel:+97245550142');
  const map = screen.getByRole('link', { name: 'שדרות הנשיא 134, חיפה (במפה)' });
  expect(map.getAttribute('href')).toContain(encodeURIComponent('שדרות הנשיא 134, חיפה'));
});

test('Who stands in no book of the home is named alone', async () => {
  const view = show({
    book: [
      { ...levi, mayEdit: false },
      { ...levi, id: 'other', name: 'ד״ר לוין' },
    ],
  });
  await screen.findByRole('heading', { name: 'מה נעשה' });
  await waitFor(() => expect(view.requests.map(({ path }) => path)).toContain('/vets?page=1&limit=100'));
  expect(screen.queryByRole('link', { name: /חיוג|במפה/ })).toBeNull();
});

test.for<[string, string]>([
  ['2028-11-10', 'פג בעוד שנתיים'],
  ['2026-12-12', 'פג בעוד 3 שבועות'],
  ['2026-11-01', 'פג ב־01.11.2026'],
])('Until %s: %s', async ([validUntil, said]) => {
  show({ record: { ...given, date: '2026-10-01', validUntil } });
  await screen.findByText('בתוקף עד');
  expect(document.querySelector('.validity-left')?.textContent).toBe(said);
});

test('What it cost stands beside it, and can be let go', async () => {
  const view = show();
  expect(await screen.findByText('חיסון כלבת')).toBeTruthy();
  expect(screen.getByText(/80\.00/)).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'ניתוק' }));
  expect(await screen.findByText('ההוצאה נותקה מהרשומה ונשארה בהוצאות')).toBeTruthy();
  expect(view.requests.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
    '/expenses/paid/unlink',
  ]);
});

test('Where nothing was paid, an expense is offered: in the form of the record', async () => {
  const view = show({ record: { ...given, cost: null, expenseId: null } });
  await view.user.click(await screen.findByRole('button', { name: 'הוספת הוצאה' }));
  expect(await screen.findByRole('textbox', { name: 'עלות הביקור' })).toBeTruthy();
});

test('Who may only look finds no edit, no deletion, and no money where expenses are not shared', async () => {
  const permissions = { ...ownPermissions, profile: 'view', medicalRecords: 'view', expenses: 'none' } as const;
  show({ pet: { ...bella, permissions }, record: { ...given, cost: null, expenseId: null } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'עריכה' })).toBeNull());
  expect(screen.queryByRole('button', { name: /מחיקת/ })).toBeNull();
  expect(screen.queryByText('הוצאה מקושרת')).toBeNull();
});

test('Deleting asks first, and leads back to the list with a way to undo it', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: `מחיקת ${rabies.description}` }));
  await view.user.click(await screen.findByRole('button', { name: 'מחיקה' }));
  expect(await screen.findByText('הרשומה נמחקה')).toBeTruthy();
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/app/medical-records'));
});

test('A record that is not there is said to be unknown', async () => {
  show({ record: null });
  expect(await screen.findByRole('heading', { name: 'העמוד לא נמצא' })).toBeTruthy();
});
