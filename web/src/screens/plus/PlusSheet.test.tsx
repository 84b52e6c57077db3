import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { expenses } from '@tzemed/contract/expenses';
import { pets } from '@tzemed/contract/pets';
import { withoutMarks } from '../../lib/format.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/given-pets.ts';
import { kibble } from '../../testing/given-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { onSaturdayMorning } from '../../testing/saturday.ts';
import { PlusSheet } from './PlusSheet.tsx';

onSaturdayMorning();
// What a dialog and a form are made of, however long that takes on a busy machine.
beforeAll(
  () => Promise.all([import('../../ui/dialogs.ts'), import('../../features/expenses/ExpenseForm.tsx')]),
  60_000,
);

function show(at: string, owned = [bella, mitzi], create = () => ({ expense: kibble })) {
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

test('What was added last stands first the next time; on a list’s own screen it is what the list is of', async () => {
  const first = show('/app/dashboard');
  expect(await kinds()).toEqual(['הוצאה', 'רשומה רפואית', 'תזכורת', 'חיית מחמד']);
  await first.user.click(screen.getByRole('button', { name: /^תזכורת/ }));
  await screen.findByRole('dialog', { name: 'תזכורת חדשה' });
  first.unmount();
  const second = show('/app/dashboard');
  expect((await kinds())[0]).toBe('תזכורת');
  second.unmount();
  show('/app/medical-records');
  expect((await kinds())[0]).toBe('רשומה רפואית');
});

test('Whoever has no pet is offered to add one first', async () => {
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
  // It waits for a sum.
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
    { description: 'שק מזון', amount: 289.9, category: 'food', petId: bella.id, date: '2026-11-20' },
  ]);
});

test('What a line leaves open is asked by the form, which has all that was understood', async () => {
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
    { description: 'חול', amount: 64, category: 'other', petId: mitzi.id, date: '2026-11-21', notes: '' },
  ]);
});

test('On a pet’s page a line is of that pet; a line that can’t be saved stays, and says why', async () => {
  const { user, requests } = show(`/app/pets/${mitzi.id}`, [bella, mitzi], () => {
    throw new Refusal(422, { message: 'יש לתקן', errors: { amount: 'הסכום גדול מדי' } });
  });
  await user.type(await line(), 'חול 64{Enter}');
  expect(await screen.findByText('הסכום גדול מדי')).toBeTruthy();
  expect((await line()).value).toBe('חול 64');
  expect(sent(requests)).toEqual([expect.objectContaining({ petId: mitzi.id })]);
});
