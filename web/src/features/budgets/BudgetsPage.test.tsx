import { screen, within } from '@testing-library/react';
import { budgets, runningBudget, type RunningBudget } from '@tzemed/contract/budgets';
import { expenseCategories } from '@tzemed/contract/expense-categories';
import { expenses } from '@tzemed/contract/expenses';
import { expect, test } from 'vitest';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { rowOf } from '../../testing/row-of.ts';
import BudgetsPage from './BudgetsPage.tsx';

const november = { from: '2026-11-01', to: '2026-11-30', today: '2026-11-21' };
const guess = (amount: number) => ({ amount, pace: 612, paceMonths: 3 });
const food = rowOf(runningBudget, {
  id: 'food',
  householdId: 'home',
  mayEdit: true,
  category: 'food',
  petId: null,
  amount: 650,
  period: 'month',
  levels: [80, 100],
  running: { ...november, spent: 573.5, percent: 88, forecast: guess(723) },
});
const all = rowOf(runningBudget, {
  ...food,
  id: 'all',
  category: null,
  amount: 1800,
  running: { ...november, spent: 1284.3, percent: 71, forecast: guess(1640) },
});
const toys = rowOf(runningBudget, {
  ...food,
  id: 'toys',
  category: 'toys',
  amount: 120,
  running: { ...november, spent: 139.9, percent: 116, forecast: null },
});

function show(given: RunningBudget[] = [food, all, toys], refuse?: () => never) {
  let kept = given;
  const saved = (id: string, body: object) => {
    refuse?.();
    const one = rowOf(runningBudget, { ...food, ...kept.find((one) => one.id === id), ...body, id } as never);
    kept = [...kept.filter((one) => one.id !== id), one];
    return { budget: one };
  };
  const latest = ['2026-08', '2026-09', '2026-10', '2026-11'].map((month, at) => ({
    month,
    totalAmount: [600, 612, 624, 573.5][at]!,
    count: 3,
  }));
  return renderScreen(<BudgetsPage />, {
    at: '/app/expenses/budgets',
    answers: [
      answersOf(budgets, {
        list: () => ({ budgets: kept, total: kept.length, page: 1, limit: 100 }),
        create: ({ body }) => saved('new', body),
        update: ({ params, body }) => saved(params.id, body),
        remove: ({ params }) => {
          kept = kept.filter(({ id }) => id !== params.id);
          return undefined;
        },
        restore: ({ params }) =>
          saved(
            params.id,
            given.find(({ id }) => id === params.id)!,
          ),
      }),
      answersOf(expenseCategories, { list: () => ({ categories: [], total: 0, page: 1, limit: 100 }) }),
      answersOf(expenses, {
        list: () =>
          ({ expenses: [], total: 0, page: 1, limit: 1, totalAmount: 0, months: { onPage: [], latest } }) as never,
      }),
    ],
  });
}
const changes = ({ requests }: ReturnType<typeof show>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const card = async (name: string) => within((await screen.findByRole('heading', { name, level: 2 })).closest('li')!);

test('Each budget says how far it has gone, where it may end, and why that is thought', async () => {
  show();
  const ofFood = await card('מזון');
  expect(ofFood.getByText('הגעתם ל־80%')).toBeTruthy();
  expect(ofFood.getByRole('img').getAttribute('aria-label')).toMatch(/88%.* מתקציב של .*650/);
  expect(
    ofFood.getByText(/צפוי עד סוף החודש: כ־.*723.*, כלומר .*73.* מעל התקציב\. הערכה לפי ממוצע של .*612/),
  ).toBeTruthy();
  const ofAll = await card('כל ההוצאות');
  expect(ofAll.getByText('בקצב')).toBeTruthy();
  expect(ofAll.getByText(/יישארו כ־.*160/)).toBeTruthy();
  const ofToys = await card('צעצועים');
  expect(ofToys.getByText('מעל התקציב')).toBeTruthy();
  expect(ofToys.getByText(/עברתם את התקציב ב־.*19\.90/)).toBeTruthy();
});

test('A budget leads to the expenses that it is of', async () => {
  show();
  const way = (await card('מזון')).getByRole('link', { name: 'לראות את ההוצאות: מזון' });
  expect(way.getAttribute('href')).toBe('/app/expenses?from=2026-11-01&to=2026-11-30&category=food');
});

test('A new budget takes the sum that is usually spent, and a level of one’s own', async () => {
  const shown = show([]);
  const { user } = shown;
  await user.click((await screen.findAllByRole('button', { name: 'תקציב חדש' }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /^לקבוע .*620/ }));
  await user.type(dialog.getByRole('textbox', { name: 'רמה אחרת, באחוזים' }), '90{Enter}');
  await user.click(dialog.getByRole('checkbox', { name: '80%' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('התקציב נקבע')).toBeTruthy();
  expect(changes(shown)).toMatchObject([
    ['POST', '/expenses/budget', { amount: 620, period: 'month', category: '', petId: null, levels: [90, 100] }],
  ]);
});

test('A budget of nothing, and one that there is already, are refused at their fields, and what was typed stays', async () => {
  const { user } = show([food], () => {
    const taken = 'כבר יש תקציב כזה, לאותה תקופה ולאותן הוצאות';
    throw new Refusal(422, { message: 'יש לבדוק את הפרטים', errors: { category: taken } });
  });
  await user.click(await screen.findByRole('button', { name: 'שינוי התקציב: מזון' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = await dialog.findByRole('textbox', { name: /סכום/ });
  await user.clear(amount);
  await user.type(amount, '0');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await dialog.findByText('התקציב צריך להיות גדול מ־0')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '700');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await dialog.findByText(/כבר יש תקציב/)).toBeTruthy();
  expect((amount as HTMLInputElement).value).toBe('700.00');
});

test('A budget is deleted after a question, and comes back by one press', async () => {
  const { user } = show([food]);
  await user.click((await card('מזון')).getByRole('button', { name: 'עוד פעולות: מזון' }));
  await user.click((await card('מזון')).getByRole('button', { name: 'מחיקה', hidden: true }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  expect(await screen.findByText('עוד לא נקבע תקציב')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  expect(await screen.findByRole('heading', { name: 'מזון', level: 2 })).toBeTruthy();
});
