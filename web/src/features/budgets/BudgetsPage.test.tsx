import { screen, within } from '@testing-library/react';
import { runningBudget } from '@tzemed/contract/money/budgets';
import { beforeAll, expect, test } from 'vitest';
import { withoutMarks } from '../../lib/format.ts';
import { Refusal } from '../../testing/fake-api.ts';
import { aloneHome, fullHome } from '../../testing/household-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { buildRow } from '../../testing/build-row.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { food, running, renderBudgets } from '../../testing/render-budgets.tsx';

fixClockToSaturday();
// Loads the code of dialog and form first, however long that takes on a busy machine.
beforeAll(() => Promise.all([import('../../ui/overlay/overlay-components.ts'), import('./BudgetForm.tsx')]));

const all = buildRow(runningBudget, {
  ...food,
  id: 'all',
  category: null,
  amount: 1800,
  running: running(1284.3, 71, 1640),
});
const toys = buildRow(runningBudget, {
  ...food,
  id: 'toys',
  category: 'toys',
  amount: 120,
  running: running(139.9, 116),
});

test('Each budget says how far it has gone, where it may end, and why that is thought', async () => {
  const { card } = renderBudgets({ rows: [food, all, toys] });
  const ofFood = await card('מזון');
  expect(ofFood.getByText('הגעתם ל־80%')).toBeTruthy();
  expect(ofFood.getByRole('img').getAttribute('aria-label')).toMatch(/88%.* מתקציב של .*650/);
  expect(ofFood.getByText(/צפוי עד סוף החודש: כ־.*723.*, כלומר .*73.* מעל התקציב\.$/)).toBeTruthy();
  // The reason is behind its own words.
  const how = ofFood.getByText('איך חישבנו').closest('details')!;
  expect(how.open).toBe(false);
  expect(within(how).getByText(/^הערכה לפי ממוצע של .*612/)).toBeTruthy();
  const ofAll = await card('כל ההוצאות');
  expect(ofAll.getByText('בתוך התקציב')).toBeTruthy();
  expect(ofAll.getByText(/יישארו כ־.*160/)).toBeTruthy();
  const ofToys = await card('צעצועים');
  expect(ofToys.getByText('מעל התקציב')).toBeTruthy();
  expect(ofToys.getByText(/חרגתם ב־.*19\.90/)).toBeTruthy();
});

test('A budget that is over says by how much, and what is still to come', async () => {
  const { card } = renderBudgets({
    rows: [
      { ...food, running: running(883.5, 135, 908.7) },
      { ...toys, running: running(139.9, 116, 140.1) },
    ],
  });
  const said = async (name: string, text: RegExp) =>
    withoutMarks((await card(name)).getByText(text).textContent).replaceAll('\u00a0', ' ');
  expect(await said('מזון', /^חרגתם/)).toBe('חרגתם ב־233.50 ₪. עד סוף החודש צפויים עוד כ־25 ₪.');
  expect(await said('צעצועים', /^חרגתם/)).toBe('חרגתם ב־19.90 ₪.');
  const ofToys = await card('צעצועים');
  expect(ofToys.queryByText('איך חישבנו')).toBeNull();
  expect(ofToys.queryByText(/^היום,/)).toBeNull();
});

test('A budget that is likely to be passed says so before a level is reached', async () => {
  const { card } = renderBudgets({ rows: [{ ...food, running: running(300, 46, 700) }] });
  expect((await card('מזון')).getByText('צפויה חריגה')).toBeTruthy();
});

test('A budget that will be hit is not said to leave nothing', async () => {
  const { card } = renderBudgets({ rows: [{ ...food, running: running(300, 46, 650.3) }] });
  const ofFood = await card('מזון');
  expect(ofFood.getByText(/צפוי עד סוף החודש: כ־.*650.*, וזה בדיוק התקציב\./)).toBeTruthy();
  expect(ofFood.getByText('בתוך התקציב')).toBeTruthy();
});

test('Planned expenses show beside the estimate, and alone if there is no estimate', async () => {
  const both = running(300, 46, 600);
  const planned = { ...both, forecast: { ...both.forecast!, planned: 129.9, guessed: 170.1 } };
  const alone = { ...both, forecast: { amount: 429.9, planned: 129.9, guessed: 0, pace: 0, paceMonths: 0 } };
  const { card } = renderBudgets({
    rows: [
      { ...food, running: planned },
      { ...toys, amount: 650, running: alone },
    ],
  });
  expect(
    (await card('מזון')).getByText(/^הצפי כולל הוצאות קבועות בסך .*129\.90.* שמועדן עוד לא הגיע\. הערכה לפי ממוצע/),
  ).toBeTruthy();
  expect((await card('מזון')).getByText(/צפוי עד סוף החודש: כ־.*600/)).toBeTruthy();
  const ofToys = await card('צעצועים');
  const plain = (text: string | null) => withoutMarks(text ?? '').replaceAll('\u00a0', ' ');
  expect(plain(ofToys.getByText(/צפוי עד סוף החודש/).textContent)).toBe('צפוי עד סוף החודש: 430 ₪. יישארו 220 ₪.');
  expect(plain(ofToys.getByText(/^הצפי/).textContent)).toBe('הצפי כולל הוצאות קבועות בסך 129.90 ₪ שמועדן עוד לא הגיע.');
});

test('Budgets for the same are told apart by their period, and those of several homes by who lives there', async () => {
  const other = { ...bella, id: 'rexi', name: 'רקסי', householdId: 'other' };
  const year = { ...food, id: 'year', period: 'year' as const };
  const theirs = { ...food, id: 'theirs', householdId: 'other' };
  const { card } = renderBudgets({
    rows: [food, year, theirs, { ...theirs, id: 'their-year', period: 'year' }, toys],
    owned: [bella, mitzi, other],
    homes: [aloneHome, { ...fullHome, id: 'other', petIds: ['rexi'] }],
  });
  const name = (period: string, there: string) => `מזון · ${period} (${there})`;
  await card('צעצועים');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => withoutMarks(textContent));
  expect(headings).toEqual([
    name('לחודש', 'בלה ומיצי'),
    name('לשנה', 'בלה ומיצי'),
    name('לחודש', 'רקסי'),
    name('לשנה', 'רקסי'),
    'צעצועים',
  ]);
  const buttons = screen.getAllByRole('button', { name: /^עריכה: / });
  expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(5);
  expect(screen.getAllByText(/אורי כהן/)).toHaveLength(2);
});

test('A budget leads to the expenses that it is of', async () => {
  const { card } = renderBudgets();
  const way = (await card('מזון')).getByRole('link', { name: 'הצגת ההוצאות: מזון' });
  expect(way.getAttribute('href')).toBe('/app/expenses?from=2026-11-01&to=2026-11-30&category=food');
});

test('Only a budget of one pet links to its expenses while pets of other households are in reach', async () => {
  const { card } = renderBudgets({
    rows: [food, { ...food, id: 'bella', petId: bella.id }],
    owned: [bella, mitzi, { ...bella, id: 'rexi', name: 'רקסי', householdId: 'other' }],
  });
  expect((await card('מזון · בלה')).getByRole('link')).toBeTruthy();
  expect((await card('מזון')).queryByRole('link')).toBeNull();
});

test('A new budget takes the sum that is usually spent, and a level of one’s own', async () => {
  const { user, open, press, changes } = renderBudgets({ rows: [] });
  const dialog = await open('תקציב חדש');
  await user.click(await dialog.findByRole('button', { name: /^לקבוע .*620/ }));
  await user.type(dialog.getByRole('textbox', { name: 'אחוז אחר' }), '90{Enter}');
  await user.click(dialog.getByRole('checkbox', { name: '80%' }));
  await press('שמירה');
  expect(await screen.findByText('התקציב נקבע')).toBeTruthy();
  expect(changes()).toMatchObject([
    ['POST', '/expenses/budget', { amount: 620, period: 'month', category: '', petId: null, levels: [90, 100] }],
  ]);
});

test('A new budget is for one pet where that is chosen', async () => {
  const { user, open, press, choose, changes } = renderBudgets({ rows: [] });
  const dialog = await open('תקציב חדש');
  await user.type(await dialog.findByRole('textbox', { name: /סכום/ }), '200');
  await choose(/חיית מחמד/, mitzi.name);
  await press('שמירה');
  expect(await screen.findByText('התקציב נקבע')).toBeTruthy();
  expect(changes()).toMatchObject([['POST', '/expenses/budget', { amount: 200, petId: mitzi.id }]]);
});

test('A budget of a pet stays that pet’s when something else of it is changed', async () => {
  const { user, open, press, changes } = renderBudgets({ rows: [{ ...food, petId: bella.id }] });
  const dialog = await open('עריכה: מזון · בלה');
  const amount = await dialog.findByRole('textbox', { name: /סכום/ });
  await user.clear(amount);
  await user.type(amount, '700');
  await press('שמירה');
  expect(await screen.findByText('התקציב עודכן')).toBeTruthy();
  expect(changes()).toMatchObject([['PUT', '/expenses/budget/food', { amount: 700, petId: bella.id }]]);
});

test('A budget of nothing, and one that there is already, are refused at their fields, and what was typed stays', async () => {
  const { user, open, press } = renderBudgets({
    refuse: () => {
      const taken = 'כבר יש תקציב כזה, לאותה תקופה ולאותן הוצאות';
      throw new Refusal(422, { message: 'יש לבדוק את הפרטים', errors: { category: taken } });
    },
  });
  const dialog = await open('עריכה: מזון');
  const amount = await dialog.findByRole('textbox', { name: /סכום/ });
  await user.clear(amount);
  await user.type(amount, '0');
  await press('שמירה');
  expect(await dialog.findByText('התקציב צריך להיות גדול מ־0')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '700');
  await press('שמירה');
  expect(await dialog.findByText(/כבר יש תקציב/)).toBeTruthy();
  expect((amount as HTMLInputElement).value).toBe('700.00');
});

test('A budget is deleted after a question, and comes back by one press', async () => {
  const { user, card } = renderBudgets();
  await user.click((await card('מזון')).getByRole('button', { name: 'עוד פעולות: מזון' }));
  await user.click((await card('מזון')).getByRole('button', { name: 'מחיקה', hidden: true }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  expect(await screen.findByText('עוד לא נקבע תקציב')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  expect(await screen.findByRole('heading', { name: 'מזון', level: 2 })).toBeTruthy();
});
