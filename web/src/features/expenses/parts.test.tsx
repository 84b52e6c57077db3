import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { withoutMarks } from '../../lib/format.ts';
import { bella, mitzi } from '../../testing/given-pets.ts';
import { kibble } from '../../testing/given-rows.ts';
import { onSaturdayMorning } from '../../testing/saturday.ts';
import { showExpenses } from '../../testing/show-expenses.tsx';

onSaturdayMorning();
// Its code comes when it is needed; the first time takes longer than is waited for.
beforeAll(() => import('./AnyExpenseForm.tsx'));

const part = { ...kibble, amount: 100, together: [{ id: 'other', petId: mitzi.id, amount: 200 }] };

async function begin() {
  const view = showExpenses({ at: '?add=1', rows: [part] });
  await view.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), 'חול');
  await view.user.type(screen.getByRole('textbox', { name: 'סכום' }), '100');
  await view.choose(/קטגוריה/, 'ציוד');
  await view.choose(/חיית מחמד/, 'בלה');
  await view.user.click(within(screen.getByRole('group', { name: 'גם עבור' })).getByRole('button', { name: 'מיצי' }));
  return view;
}
const saved = async (view: Awaited<ReturnType<typeof begin>>) => {
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('POST')).toHaveLength(1));
  return (view.asked('POST')[0]!.body as { parts: unknown }).parts;
};

test('What is bought for two is divided equally, and said so before it is saved', async () => {
  const view = await begin();
  expect(withoutMarks(screen.getByText(/בלה: /).textContent)).toMatch(/בלה: 50\.00.*מיצי: 50\.00/);
  expect(await saved(view)).toEqual([{ petId: bella.id }, { petId: mitzi.id }]);
  expect(await screen.findByText('נוספו שתי הוצאות')).toBeTruthy();
});

test('What is divided is offered no way to a repeating expense, which is of one pet', async () => {
  const view = await begin();
  expect(screen.queryByRole('button', { name: 'הפיכה להוצאה קבועה' })).toBeNull();
  await view.user.click(within(screen.getByRole('group', { name: 'גם עבור' })).getByRole('button', { name: 'מיצי' }));
  expect(screen.getByRole('button', { name: 'הפיכה להוצאה קבועה' })).toBeTruthy();
});

test('What is left to be divided is said while it is typed, and what does not add up is not sent', async () => {
  const view = await begin();
  const how = screen.getByRole('group', { name: 'איך מתחלק הסכום' });
  await view.user.click(within(how).getByRole('radio', { name: 'באחוזים' }));
  await view.user.type(within(how).getByRole('textbox', { name: 'בלה' }), '70');
  expect(withoutMarks(how.textContent)).toContain('נותרו לחלוקה 30%');
  await view.user.type(within(how).getByRole('textbox', { name: 'מיצי' }), '31');
  expect(withoutMarks(how.textContent)).toContain('חולקו 1% יותר מדי');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('האחוזים צריכים להסתכם ב־100')).toBeTruthy();
  expect(view.asked('POST')).toEqual([]);
  await view.user.type(within(how).getByRole('textbox', { name: 'מיצי' }), '{Backspace}0');
  expect(await saved(view)).toEqual([
    { petId: bella.id, percent: 70 },
    { petId: mitzi.id, percent: 30 },
  ]);
});

test('A row says of what it is a part, and its form edits that part, or the whole purchase', async () => {
  const view = showExpenses({ rows: [part] });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  expect(withoutMarks(row.textContent)).toContain('חלק מתוך 300.00');
  await view.user.click(within(row).getByRole('button', { name: /^עריכת/ }));
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'סכום' });
  expect(amount.value).toBe('100.00');
  await view.user.click(screen.getByRole('radio', { name: 'הקנייה כולה' }));
  expect(amount.value).toBe('300.00');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('PUT')).toHaveLength(1));
  expect(view.asked('PUT')[0]!.body).toMatchObject({
    amount: 300,
    parts: [
      { petId: bella.id, amount: 100 },
      { petId: mitzi.id, amount: 200 },
    ],
  });
});

test('A part that is edited alone sends no parts', async () => {
  const view = showExpenses({ rows: [part] });
  await view.user.click(
    within(await screen.findByRole('row', { name: /שק מזון/ })).getByRole('button', { name: /^עריכת/ }),
  );
  await view.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), '!');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('PUT')).toHaveLength(1));
  const body = view.asked('PUT')[0]!.body as object;
  expect(body).toMatchObject({ amount: 100, description: `${kibble.description}!` });
  expect(Object.keys(body).filter((name) => ['parts', 'petIds', 'together', 'isWhole'].includes(name))).toEqual([]);
});
