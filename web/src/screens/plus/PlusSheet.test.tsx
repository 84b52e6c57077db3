import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expenses } from '@tzemed/contract/expenses';
import { pets } from '@tzemed/contract/pets';
import { answersOf } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/given-pets.ts';
import { kibble } from '../../testing/given-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PlusSheet } from './PlusSheet.tsx';

function show(at: string, owned = [bella, mitzi]) {
  return renderScreen(<PlusSheet isOpen onClose={() => undefined} />, {
    at,
    answers: [
      answersOf(pets, { list: () => ({ pets: owned, total: owned.length, page: 1, limit: 100 }) }),
      answersOf(expenses, { create: () => ({ expense: kibble }) }),
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
