import { screen, waitFor, within } from '@testing-library/react';
import { sameDayIn } from '@tzemed/contract/dates/days';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { expenseFieldsOn } from '@tzemed/contract/money/expenses';
import { expensePlan, expensePlans } from '@tzemed/contract/money/expense-plans';
import { beforeAll, expect, test } from 'vitest';
import { withoutMarks } from '../../lib/format.ts';
import { takePrefill } from '../../shared/form/form-prefill.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { buildRow } from '../../testing/build-row.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { renderExpenses } from '../../testing/render-expenses.tsx';
import { filterBy } from '../../testing/filter-sheet.ts';

const show = (at = '') => renderExpenses({ at, rows: [kibble] });

fixClockToSaturday();
// Loads the code of dialog and form first, however long that takes on a busy machine.
beforeAll(() =>
  Promise.all([import('../../ui/overlay/overlay-components.ts'), import('./form/ExpenseOrRefundForm.tsx')]),
);

test('The list and the sum of everything that the filters let through are shown', async () => {
  show();
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  expect(withoutMarks(row.textContent)).toContain('289.90');
  expect(within(row).getByText('מזון')).toBeTruthy();
  expect(await within(row).findByText('בלה')).toBeTruthy();
  expect(within(row).getByText('19.11.2026')).toBeTruthy();
  const sums = screen.getByRole('region', { name: 'סיכום' });
  expect(withoutMarks(sums.textContent)).toMatch(/^סה״כ בכל התקופה1,289\.90\s₪42 הוצאות/);
});

test('The downloads of the list appear once it has loaded', async () => {
  show();
  const name = 'הורדת ההוצאות שלמעלה';
  expect(screen.queryByRole('group', { name })).toBeNull();
  const ways = await screen.findByRole('group', { name });
  const said = within(ways)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(said).toEqual(['הורדה כ־PDF', 'הורדה כ־Excel', 'הורדה כ־CSV']);
});

test.each([
  ['', 'סה״כ בכל התקופה'],
  ['?from=2026-11-01&to=2026-11-30', 'סה״כ החודש'],
  ['?from=2026-09-01&to=2026-11-30', 'סה״כ ב־3 החודשים האחרונים'],
  ['?from=2026-01-01&to=2026-12-31', 'סה״כ השנה'],
  ['?from=2026-02-01&to=2026-02-28', 'סה״כ בפברואר 2026'],
  ['?from=2026-02-02', 'סה״כ לפי הסינון'],
])('The sum at %s is labelled: %s', async (at, words) => {
  show(at);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('The pet and the category of the sum are named below it; a bar selects its month, and then all months again', async () => {
  const view = show(`?petId=${mitzi.id}&category=toys`);
  const sums = await screen.findByRole('region', { name: 'סיכום' });
  await waitFor(() => expect(sums.textContent).toContain('42 הוצאות · מיצי · צעצועים'));
  const bar = within(sums).getByRole('button', { name: /^נוב׳ 2026: .*1,289\.90/ });
  await view.user.click(bar);
  expect(view.router.state.location.search).toContain('from=2026-11-01&to=2026-11-30');
  expect(bar.getAttribute('aria-pressed')).toBe('true');
  await view.user.click(bar);
  expect(view.router.state.location.search).toBe(`?petId=${mitzi.id}&category=toys`);
});

test.each(expenseFieldsOn.list)('The list and the form show the %s of an expense', async (name) => {
  const view = renderExpenses({ rows: [{ ...kibble, [name]: 'לבדוק אם מתאים לגורים' }] });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  expect(within(row).getByText('לבדוק אם מתאים לגורים')).toBeTruthy();
  await view.user.click(within(row).getByRole('button', { name: /^עריכת/ }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(expenseFieldNames[name].he) });
  expect(field.value).toBe('לבדוק אם מתאים לגורים');
});

test('A filter goes into the address and into the question, and can be cleared', async () => {
  const view = show('?page=2');
  await screen.findByRole('table');
  await filterBy(view.user, 'תרופות');
  await waitFor(() => expect(view.requests.at(-1)?.path).toBe('/expenses?category=medicine&page=1&limit=20'));
  expect(view.router.state.location.search).toBe('?category=medicine');
  await filterBy(view.user, 'ניקוי הסינון');
  await waitFor(() => expect(view.router.state.location.search).toBe(''));
});

test('All missing fields show their errors at once', async () => {
  const view = show('?add=1');
  await view.user.click(await screen.findByRole('button', { name: 'שמירה' }));
  const errors = ['תיאור נדרש', 'סכום נדרש', 'קטגוריה נדרשת', 'יש לבחור חיית מחמד'];
  for (const error of errors) expect(await screen.findByText(error)).toBeTruthy();
  expect(view.asked('POST')).toEqual([]);
});

test('A sum that is no number is told as that, with what was typed in view', async () => {
  const view = show('?add=1');
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'סכום' });
  await view.user.type(amount, '12 50');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('הסכום חייב להיות מספר, למשל 1234.56')).toBeTruthy();
  expect(screen.queryByText('סכום נדרש')).toBeNull();
  expect(amount.value).toBe('12 50');
});

test('A new expense is of today, and after it is saved the dialog closes and the list is loaded anew', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'הוספת הוצאה' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'סכום' }), '1,234.50');
  await view.user.type(screen.getByRole('textbox', { name: 'תיאור' }), 'ביקור אצל הווטרינר');
  await view.choose(/קטגוריה/, 'תרופות');
  await view.choose(/חיית מחמד/, 'מיצי');
  const loads = view.asked('GET').length;
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('ההוצאה נוספה')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(view.asked('POST')[0]?.body).toEqual({
    id: expect.any(String),
    description: 'ביקור אצל הווטרינר',
    amount: 1234.5,
    category: 'medicine',
    petId: mitzi.id,
    date: '2026-11-21',
    notes: '',
  });
  await waitFor(() => expect(view.asked('GET').length).toBeGreaterThan(loads));
});

/** Adds an expense when there are so many like it, its own included. */
async function addAlike(count: number) {
  const alike = Array.from({ length: count }, (_, at) => ({ ...kibble, id: `${at}` }));
  const view = renderExpenses({
    at: `?add=1&petId=${kibble.petId}`,
    answers: {
      create: () => ({ expense: kibble }),
      search: () => ({ expenses: alike, total: count, page: 1, limit: 20 }) as never,
    },
  });
  await view.user.type(await screen.findByRole('textbox', { name: 'סכום' }), '289.90');
  await view.user.type(screen.getByRole('textbox', { name: 'תיאור' }), kibble.description);
  await view.choose(/קטגוריה/, 'מזון');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('ההוצאה נוספה');
  // One that an expense of an earlier test has asked for does not count.
  const asked = () => {
    const sent = view.requests.findIndex(({ method }) => method === 'POST');
    return view.requests.slice(sent).some(({ path }) => path.startsWith('/expenses/search'));
  };
  await waitFor(() => expect(asked()).toBe(true));
  // A form that is still closing would take its entry of the history back after the next page is there.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(view.router.state.location.search).not.toContain('add='));
  return view;
}

test.each([2, 4])('With %i like expenses no recurring one is offered', async (count) => {
  const { answered } = await addAlike(count);
  await answered();
  expect(screen.queryByRole('button', { name: 'הוצאה קבועה' })).toBeNull();
});

test('The third like expense is offered as a recurring one, which begins in a month', async () => {
  const { user, router } = await addAlike(3);
  // Pressed at once: the message goes by itself after eight seconds, and on a busy machine a role takes as long to find.
  await user.click(await screen.findByText('הוצאה קבועה', { selector: '.toast-action' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/expenses/plans'));
  expect(takePrefill('expensePlans', kibble.petId)).toMatchObject({
    description: kibble.description,
    startsOn: sameDayIn(kibble.date, 1),
  });
});

test('A new expense that comes again goes on as a repeating one, with what was typed', async () => {
  const view = renderExpenses({ at: '?add=1' });
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.type(await dialog.findByRole('textbox', { name: /תיאור/ }), 'מנוי');
  await view.choose(/חיית מחמד/, 'בלה');
  await view.user.click(dialog.getByText('עוד פרטים'));
  await view.user.click(dialog.getByRole('button', { name: 'חוזרת כל חודש' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/app/expenses/plans'));
  expect(view.router.state.location.search).toBe(`?add=1&petId=${bella.id}`);
  expect(takePrefill('expensePlans', bella.id)).toEqual({ description: 'מנוי', startsOn: '2026-11-21' });
});

const planned = { ...kibble, id: 'planned', description: 'ביטוח', planId: 'insurance' };

test('An expense created by a plan says so in the list, and links to the plan', async () => {
  const view = renderExpenses({ rows: [kibble, planned] });
  const row = await screen.findByRole('row', { name: /ביטוח/ });
  expect(within(screen.getByRole('row', { name: /שק מזון/ })).queryByText('הוצאה קבועה')).toBeNull();
  await view.user.click(within(row).getByRole('link', { name: 'הוצאה קבועה: ביטוח' }));
  const { pathname, search } = view.router.state.location;
  expect(pathname + search).toBe('/app/expenses/plans?open=insurance');
});

test('An expense of a deleted plan says so, and has no link', async () => {
  renderExpenses({ rows: [{ ...planned, planGone: true }] });
  const row = await screen.findByRole('row', { name: /ביטוח/ });
  expect(within(row).getByText('הוצאה קבועה שנמחקה')).toBeTruthy();
  expect(within(row).queryByRole('link', { name: /הוצאה קבועה/ })).toBeNull();
});

test('A view-only user sees that a plan created the expense, without a link', async () => {
  const seen = { ...bella, permissions: { ...bella.permissions, expenses: 'view' as const } };
  renderExpenses({ rows: [planned], owned: [seen] });
  const row = await screen.findByRole('row', { name: /ביטוח/ });
  expect(within(row).getByText('הוצאה קבועה')).toBeTruthy();
  expect(within(row).queryByRole('link', { name: /הוצאה קבועה/ })).toBeNull();
});

test('The list of one plan’s expenses is named after the plan, and one click leaves it', async () => {
  const plan = buildRow(expensePlan, {
    id: 'insurance',
    petId: bella.id,
    description: 'ביטוח',
    amount: 89.9,
    category: 'insurance',
    startsOn: '2026-11-21',
    repeatInterval: 'monthly',
    repeatEvery: 1,
    madeTimes: 1,
    isResting: false,
  });
  const written = { ...planned, description: 'ביטוח לפני שינוי השם' };
  const view = renderExpenses({
    at: '?planId=insurance',
    rows: [written],
    others: [answersOf(expensePlans, { get: () => ({ plan }) })],
  });
  await screen.findByRole('row', { name: /ביטוח/ });
  const asked = () => view.requests.filter(({ path }) => path.startsWith('/expenses?')).map(({ path }) => path);
  expect(asked().every((path) => path.includes('planId=insurance'))).toBe(true);
  await view.user.click(await screen.findByRole('button', { name: /הסרת הסינון: הוצאה קבועה: ביטוח/ }));
  expect(view.router.state.location.search).toBe('');
  await waitFor(() => expect(asked().at(-1)).not.toContain('planId'));
});

test('The list of a deleted plan’s expenses is named after the last of them', async () => {
  const gone = () => {
    throw new Refusal(404, { message: 'לא נמצא' });
  };
  renderExpenses({
    at: '?planId=insurance',
    rows: [{ ...planned, planGone: true }],
    others: [answersOf(expensePlans, { get: gone })],
  });
  expect(await screen.findByRole('button', { name: /הסרת הסינון: הוצאה קבועה: ביטוח/ })).toBeTruthy();
});
