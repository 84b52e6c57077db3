import { screen, waitFor, within } from '@testing-library/react';
import { category } from '@tzemed/contract/money/expense-categories';
import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../testing/fake-api.ts';
import { aloneHome, fullHome } from '../../testing/household-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { buildRow } from '../../testing/build-row.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { food, renderBudgets } from '../../testing/render-budgets.tsx';

fixClockToSaturday();
// Loads the code of dialog and form first, however long that takes on a busy machine.
beforeAll(() => Promise.all([import('../../ui/overlay/overlay-components.ts'), import('./BudgetForm.tsx')]));

test('Levels that two have added at once are all there, and the budget is called by what it is for', async () => {
  const theirs = { ...food, levels: [70, 80, 100], version: 2 };
  const { user, open, press, changes } = renderBudgets({
    refuse: (version) => {
      if (version === 1)
        throw new Refusal(409, { error: 'stale', message: 'מישהו שמר שינויים', current: { budget: theirs } });
    },
  });
  const dialog = await open('עריכה: מזון');
  await user.type(await dialog.findByRole('textbox', { name: 'אחוז אחר' }), '150{Enter}');
  await press('שמירה');
  expect(await dialog.findByText(/משלימים זה את זה/)).toBeTruthy();
  expect(document.querySelector('.two-edits-result')!.textContent).toBe('יישמר: מזון, מתי להתריע 70%, 80%, 100%, 150%');
  await press('שמירת הבחירה');
  expect(await screen.findByText('התקציב עודכן')).toBeTruthy();
  expect(changes().at(-1)).toMatchObject(['PUT', '/expenses/budget/food', { levels: [70, 80, 100, 150], version: 2 }]);
});

const otherLevel = 'אחוז אחר';

test('A level that is typed is kept without being added first', async () => {
  const { user, open, press, changes } = renderBudgets();
  const dialog = await open('עריכה: מזון');
  await user.type(await dialog.findByLabelText(otherLevel), '90');
  await press('שמירה');
  expect(await screen.findByText('התקציב עודכן')).toBeTruthy();
  const [[, , body]] = changes() as [[string, string, object]];
  expect(body).toMatchObject({ levels: [80, 90, 100] });
  expect(body).not.toHaveProperty('otherLevel');
});

test.for(['0', '1001', '90.5', 'הרבה'])('%s is no level, and that is said at its field', async (typed) => {
  const { user, open, press, changes } = renderBudgets();
  const dialog = await open('עריכה: מזון');
  const field = await dialog.findByLabelText(otherLevel);
  await user.type(field, typed);
  await press('שמירה');
  const message = await dialog.findByText('יש להזין אחוז שלם מ־1 עד 1000');
  expect(field.getAttribute('aria-describedby')).toContain(message.id);
  expect(changes()).toEqual([]);
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect(await dialog.findByText('יש להזין אחוז שלם מ־1 עד 1000')).toBeTruthy();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
});

test('A level that is typed is added by Enter, and taken out again by a press', async () => {
  const { user, open, press, changes } = renderBudgets();
  const dialog = await open('עריכה: מזון');
  const field = await dialog.findByLabelText<HTMLInputElement>(otherLevel);
  await user.type(field, '70{Enter}');
  await user.click(await dialog.findByRole('checkbox', { name: '70%', checked: true }));
  expect(dialog.getByRole('checkbox', { name: '70%', checked: false })).toBeTruthy();
  expect(field.value).toBe('');
  await press('שמירה');
  expect(await screen.findByText('התקציב עודכן')).toBeTruthy();
  expect(changes()).toMatchObject([['PUT', '/expenses/budget/food', { levels: [80, 100] }]]);
});

const onceThisYear = { '2026-06': 0, '2026-07': 0, '2026-08': 0, '2026-09': 0, '2026-10': 350, '2026-11': 0 };

test('Months without an occasional purchase count in the average', async () => {
  const { open, press } = renderBudgets({ rows: [], spent: onceThisYear, total: 6 });
  const dialog = await open('תקציב חדש');
  expect(await dialog.findByText(/ב־3 החודשים האחרונים הוצאתם על זה .*117.* בחודש בממוצע/)).toBeTruthy();
  await press(/^לקבוע .*120/);
});

test('Months before the first expense of all do not count', async () => {
  const { open, press } = renderBudgets({ rows: [], spent: onceThisYear });
  const dialog = await open('תקציב חדש');
  expect(await dialog.findByText(/בחודש האחרון הוצאתם על זה .*350/)).toBeTruthy();
  await press(/^לקבוע .*350/);
});

const treats = buildRow(category, {
  id: 'treats',
  householdId: 'home',
  isBuiltIn: false,
  mayEdit: true,
  name: 'חטיפים',
  hue: 'lilac',
  icon: 'bed',
});

test.each(['רקסי', 'אף חיה'])(
  'A choice that belongs to one household is cleared for another, where %s lives',
  async (there) => {
    const rexi = { ...bella, id: 'rexi', name: 'רקסי', householdId: 'other' };
    const isThere = there === rexi.name;
    const { user, open, press, choose, changes } = renderBudgets({
      rows: [],
      owned: isThere ? [bella, mitzi, rexi] : [bella, mitzi],
      homes: [aloneHome, { ...fullHome, id: 'other', petIds: isThere ? [rexi.id] : [] }],
      categories: [treats],
    });
    const dialog = await open('תקציב חדש');
    await user.type(await dialog.findByRole('textbox', { name: /סכום/ }), '200');
    await choose(/קטגוריה/, 'חטיפים');
    await choose(/חיית מחמד/, 'מיצי');
    await user.click(dialog.getByRole('radio', { name: /אורי כהן/ }));
    expect(await dialog.findByRole('button', { name: /כל ההוצאות/ })).toBeTruthy();
    await press('שמירה');
    expect(await screen.findByText('התקציב נקבע')).toBeTruthy();
    expect(changes()).toMatchObject([
      ['POST', '/expenses/budget', { householdId: 'other', category: '', petId: null }],
    ]);
  },
);

test('A pet or category deleted meanwhile is reported at its field, and the budget does not silently cover anything else', async () => {
  const gone = { petId: 'חיית המחמד נמחקה. בחרו אחרת', category: 'הקטגוריה נמחקה. בחרו אחרת' };
  const goneCategory = '01980b1e-7c00-7000-8000-0000000000ff';
  let isMended = false;
  const view = renderBudgets({
    rows: [{ ...food, householdId: bella.householdId, petId: 'gone', category: goneCategory }],
    refuse: () => {
      if (!isMended) throw new Refusal(422, { message: 'יש לבדוק את הפרטים', error: 'validation', errors: gone });
    },
    homes: [{ ...aloneHome, id: bella.householdId }],
  });
  await view.user.click((await screen.findAllByRole('button', { name: /^עריכה: / }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  const amount = await dialog.findByLabelText<HTMLInputElement>('סכום');
  await view.user.clear(amount);
  await view.user.type(amount, '700');
  const chosen = (label: RegExp) => dialog.getByRole('button', { name: label }).textContent;
  await waitFor(() => expect(chosen(/חיית מחמד/)).toContain('חיית מחמד שנמחקה'));
  await waitFor(() => expect(chosen(/קטגוריה/)).toContain('קטגוריה שנמחקה'));
  await view.press('שמירה');
  for (const said of Object.values(gone)) expect(await dialog.findByText(said)).toBeTruthy();
  expect(view.changes().at(-1)?.[2]).toMatchObject({ petId: 'gone', category: goneCategory, amount: 700 });
  expect(dialog.queryByText(/התקציב נמחק/)).toBeNull();
  expect(amount.value).toBe('700.00');
  isMended = true;
  await view.choose(/חיית מחמד/, 'מיצי');
  await view.choose(/קטגוריה/, 'מזון');
  await view.press('שמירה');
  expect(await screen.findByText('התקציב עודכן')).toBeTruthy();
  expect(view.changes().at(-1)?.[2]).toMatchObject({ petId: mitzi.id, category: 'food', amount: 700 });
});
