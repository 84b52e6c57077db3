import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { withoutMarks } from '../../lib/format.ts';
import { Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/given-pets.ts';
import { kibble } from '../../testing/given-rows.ts';
import { onSaturdayMorning } from '../../testing/saturday.ts';
import { showExpenses } from '../../testing/show-expenses.tsx';

onSaturdayMorning();
// Its code comes when it is needed; the first time takes longer than is waited for.
beforeAll(() => Promise.all([import('../../ui/dialogs.ts'), import('./AnyExpenseForm.tsx')]), 60_000);

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

async function askToDelete(given: Parameters<typeof showExpenses>[0] = {}) {
  const view = showExpenses({ rows: [part], ...given });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  await view.user.click(within(row).getByRole('button', { name: /^מחיקת/ }));
  return { ...view, question: within(await screen.findByRole('alertdialog')) };
}
const deleted = (view: Pick<Awaited<ReturnType<typeof begin>>, 'asked'>) =>
  view.asked('DELETE').map(({ path }) => path);

test('Who deletes a part is asked whether all of the purchase goes; that is brought back whole', async () => {
  const view = await askToDelete({ answers: { removeTogether: () => undefined } });
  expect(view.question.getByText(/מה למחוק\?/)).toBeTruthy();
  await view.user.click(view.question.getByRole('button', { name: 'הקנייה כולה' }));
  expect(await screen.findByText('הקנייה נמחקה')).toBeTruthy();
  expect(deleted(view)).toEqual([`/expenses/${part.id}/together`]);
  await view.user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  expect(await screen.findByText('הקנייה שוחזרה')).toBeTruthy();
  const restored = view.requests.flatMap(({ path }) => /^\/expenses\/(.+)\/restore$/.exec(path)?.[1] ?? []);
  expect(restored).toEqual([part.id, 'other']);
});

test('A part is deleted alone where that is chosen', async () => {
  const view = await askToDelete();
  await view.user.click(view.question.getByRole('button', { name: 'רק החלק של בלה' }));
  expect(await screen.findByText('ההוצאה נמחקה')).toBeTruthy();
  expect(deleted(view)).toEqual([`/expenses/${part.id}`]);
});

test('Who may edit none of the other parts is asked of this one alone', async () => {
  const seen = { ...mitzi, permissions: { ...mitzi.permissions, expenses: 'view' as const } };
  const { question } = await askToDelete({ owned: [bella, seen] });
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['ביטול', 'מחיקה']);
});

test('What is wrong with parts that are not in sight is said above the buttons', async () => {
  const message = 'ההחזרים לא יכולים להיות יותר מההוצאה עצמה';
  const view = showExpenses({
    rows: [part],
    answers: {
      update: () => {
        throw new Refusal(422, { message: 'לא', errors: { parts: message } });
      },
    },
  });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  await view.user.click(within(row).getByRole('button', { name: /^עריכת/ }));
  await view.user.click(await screen.findByRole('radio', { name: 'הקנייה כולה' }));
  await view.user.click(within(screen.getByRole('group', { name: 'גם עבור' })).getByRole('button', { name: 'מיצי' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'סכום' }).value).toBe('300.00');
});
