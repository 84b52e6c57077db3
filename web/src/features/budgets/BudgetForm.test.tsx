import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../testing/fake-api.ts';
import { food, showBudgets } from '../../testing/show-budgets.tsx';

test('Levels that two have added at once are all there, and the budget is called by what it is for', async () => {
  const theirs = { ...food, levels: [70, 80, 100], version: 2 };
  const { user, open, press, changes } = showBudgets({
    refuse: (version) => {
      if (version === 1)
        throw new Refusal(409, { error: 'stale', message: 'מישהו שמר שינויים', current: { budget: theirs } });
    },
  });
  const dialog = await open('שינוי התקציב: מזון');
  await user.type(await dialog.findByRole('textbox', { name: 'רמה אחרת, באחוזים' }), '150{Enter}');
  await press('שמירה');
  expect(await dialog.findByText(/משלימים זה את זה/)).toBeTruthy();
  expect(document.querySelector('.two-edits-result')!.textContent).toBe('יישמר: מזון, מתי להתריע 70%, 80%, 100%, 150%');
  await press('שמירת הבחירה');
  expect(await screen.findByText('התקציב עודכן')).toBeTruthy();
  expect(changes().at(-1)).toMatchObject(['PUT', '/expenses/budget/food', { levels: [70, 80, 100, 150], version: 2 }]);
});
