import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { expenses } from '@tzemed/contract/money/expenses';
import { pets } from '@tzemed/contract/pets/pets';
import { withoutMarks } from '../../lib/format.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { PlusSheet } from './PlusSheet.tsx';

fixClockToSaturday();
// Loads the code of the dialogs and forms, however long that takes on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('../../ui/overlay/overlay-components.ts'),
      import('../../features/expenses/form/ExpenseForm.tsx'),
      import('../../features/medical-records/MedicalRecordForm.tsx'),
      import('../../features/reminders/form/ReminderForm.tsx'),
      import('../../features/appointments/AppointmentForm.tsx'),
      import('../../features/pets/form/PetForm.tsx'),
      import('../../features/medicines/form/MedicineForm.tsx'),
    ]),
  60_000,
);

function show(
  at: string,
  owned = [bella, mitzi],
  create: () => { expense: typeof kibble } | Promise<{ expense: typeof kibble }> = () => ({ expense: kibble }),
) {
  return renderScreen(<PlusSheet isOpen onClose={() => undefined} />, {
    at,
    answers: [
      answersOf(pets, { list: () => ({ pets: owned, total: owned.length, page: 1, limit: 100 }) }),
      answersOf(expenses, { create }),
    ],
  });
}

const kinds = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'מה מוסיפים?' });
  return within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')!.textContent);
};

test('The kind added last stands first the next time; on a list’s own screen the kind of the list does', async () => {
  const first = show('/app/dashboard');
  expect(await kinds()).toEqual([
    'הוצאה',
    'צילום חשבונית',
    'רשומה רפואית',
    'תזכורת',
    'תור',
    'מה קרה?',
    'שקילה',
    'חיית מחמד',
    'תרופה',
    'אריזה למלאי',
    'פריט לתוכנית הטיפול',
  ]);
  await first.user.click(screen.getByRole('button', { name: /^תזכורת/ }));
  await screen.findByRole('dialog', { name: 'תזכורת חדשה' });
  first.unmount();
  const second = show('/app/dashboard');
  expect((await kinds())[0]).toBe('תזכורת');
  second.unmount();
  show('/app/medical-records');
  expect((await kinds())[0]).toBe('רשומה רפואית');
});

test('A user without pets is offered to add one first', async () => {
  show('/app/dashboard', []);
  await waitFor(async () => expect((await kinds())[0]).toBe('חיית מחמד'));
});

const line = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'או בשורה אחת' });
const sent = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('A line is an expense: what was understood stands below it, and is what is saved', async () => {
  const { user, requests } = show('/app/dashboard');
  await user.type(await line(), 'שק מזון לבלה אתמול');
  const add = () => screen.getByRole('button', { name: 'הוספה' });
  // The button waits for an amount.
  expect(add().ariaDisabled).toBe('true');
  await user.keyboard('{Enter}');
  expect(sent(requests)).toEqual([]);
  await user.keyboard(' 289.90');
  const chips = within(screen.getByRole('list', { name: 'מה שהבנו' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => withoutMarks(textContent))).toEqual([
    'שק מזון',
    'מזון',
    '289.90\u00a0₪',
    'בלה',
    'אתמול',
  ]);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^ההוצאה נוספה: שק מזון, /)).toBeTruthy();
  expect(sent(requests)).toEqual([
    {
      id: expect.any(String),
      description: 'שק מזון',
      amount: 289.9,
      category: 'food',
      petId: bella.id,
      date: '2026-11-20',
    },
  ]);
});

test('A line that leaves a value open leads to the form, filled with everything understood', async () => {
  const { user, requests } = show('/app/dashboard');
  await user.type(await line(), 'חול 64{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'הוצאה חדשה' }));
  expect((await form.findByRole<HTMLInputElement>('textbox', { name: 'תיאור' })).value).toBe('חול');
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'סכום' }).value).toBe('64.00');
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'אחר' }).checked).toBe(true);
  expect(sent(requests)).toEqual([]);
  await user.click(form.getByRole('radio', { name: 'מיצי' }));
  await user.click(form.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('ההוצאה נוספה');
  expect(sent(requests)).toEqual([
    {
      id: expect.any(String),
      description: 'חול',
      amount: 64,
      category: 'other',
      petId: mitzi.id,
      date: '2026-11-21',
      notes: '',
    },
  ]);
});

test('A line typed on a pet’s page is for that pet; a line that can’t be saved stays, and says why', async () => {
  const { user, requests } = show(`/app/pets/${mitzi.id}`, [bella, mitzi], () => {
    throw new Refusal(422, { message: 'יש לתקן', errors: { amount: 'הסכום גדול מדי' } });
  });
  await user.type(await line(), 'חול 64{Enter}');
  expect(await screen.findByText('הסכום גדול מדי')).toBeTruthy();
  expect((await line()).value).toBe('חול 64');
  expect(sent(requests)).toEqual([expect.objectContaining({ petId: mitzi.id })]);
});

test.for<[string, string, string, string, true | undefined, string | undefined]>([
  ['הוצאה', 'הוצאה חדשה', 'תיאור', 'שק מזון', true, '289.90'],
  ['רשומה רפואית', 'רשומה חדשה', 'תיאור', 'שק מזון 289.90 לבלה', true, undefined],
  ['תזכורת', 'תזכורת חדשה', 'כותרת', 'שק מזון 289.90 לבלה', true, undefined],
  ['תור', 'תור חדש', 'סיבת התור', 'שק מזון 289.90 לבלה', true, undefined],
  ['חיית מחמד', 'חיית מחמד חדשה', 'שם', 'שק מזון 289.90 לבלה', undefined, undefined],
  ['פריט לתוכנית', 'פריט חדש בתוכנית', 'מה לעשות', 'שק מזון 289.90 לבלה', true, undefined],
  ['תרופה', 'תרופה חדשה', 'שם התרופה', 'שק מזון 289.90 לבלה', true, undefined],
])('The typed line prefills the form that is chosen above it: %s', async ([kind, title, name, value, ofPet, sum]) => {
  const { user } = show('/app/dashboard');
  await user.type(await line(), 'שק מזון 289.90 לבלה');
  await user.click(screen.getByRole('button', { name: new RegExp(`^${kind}(?!:)`) }));
  const form = within(await screen.findByRole('dialog', { name: title }));
  const field = await form.findByRole<HTMLInputElement>('textbox', { name });
  await waitFor(() => expect(field.value).toBe(value));
  expect(form.queryByRole<HTMLInputElement>('textbox', { name: 'סכום' })?.value).toBe(sum);
  expect(form.queryByRole<HTMLInputElement>('radio', { name: 'בלה' })?.checked).toBe(ofPet);
  await user.click(form.getByRole('button', { name: 'סגירה' }));
  expect(await screen.findByText('לצאת בלי לשמור?')).toBeTruthy();
});

test('While a line is being saved nothing else is begun with it', async () => {
  const answer = Promise.withResolvers<{ expense: typeof kibble }>();
  const { user, requests } = show('/app/dashboard', [bella], () => answer.promise);
  await user.type(await line(), 'חול 64{Enter}');
  await waitFor(() => expect(sent(requests)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /^הוצאה/ }));
  expect(screen.getByRole('dialog', { name: 'מה מוסיפים?' })).toBeTruthy();
  answer.resolve({ expense: kibble });
  expect(await screen.findByText(/^ההוצאה נוספה: חול, /)).toBeTruthy();
});

test('A user without pets adds one in the same dialog', async () => {
  const { user } = show('/app/dashboard', []);
  await kinds();
  await user.click(screen.getByRole('button', { name: /^הוצאה/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'הוצאה חדשה' }));
  await user.click(await dialog.findByRole('button', { name: 'הוספת חיית מחמד' }));
  const form = within(await screen.findByRole('dialog', { name: 'חיית מחמד חדשה' }));
  expect(await form.findByRole('textbox', { name: 'שם' })).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test.for([
  ['120', 'על מה? הוסיפו מילה'],
  ['מזון', 'כמה זה עלה? הוסיפו סכום'],
  ['מזון 2 שקים 120', 'חסר סכום. אם יש כמה מספרים, כתבו ₪ ליד הסכום'],
])('A line that is not whole says what it waits for: %s', async ([typed, hint]) => {
  const { user, requests } = show('/app/dashboard');
  await user.type(await line(), `${typed}{Enter}`);
  expect(screen.getByText(hint!)).toBeTruthy();
  expect(sent(requests)).toEqual([]);
});
