import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expenses } from '@tzemed/contract/money/expenses';
import { pets } from '@tzemed/contract/pets/pets';
import ExpensesPage from '../../features/expenses/ExpensesPage.tsx';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { renderExpenses as show } from '../../testing/render-expenses.tsx';
import { closeFilters, openFilters } from '../../testing/filter-sheet.ts';

const lastList = ({ requests }: ReturnType<typeof show>) =>
  requests.findLast(({ path }) => path.startsWith('/expenses?'))?.path;

fixClockToSaturday();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

test('Filters come from the address, and what means nothing there is ignored', async () => {
  const view = show({ at: `?petId=${bella.id}&from=2026-11-01&to=2026-02-30&category=gold&page=x` });
  await screen.findByRole('table');
  expect(lastList(view)).toBe(`/expenses?petId=${bella.id}&from=2026-11-01&page=1&limit=20`);
  const pets = within((await openFilters(view.user)).getByRole('group', { name: /חיית מחמד/ }));
  expect(pets.getByRole('button', { pressed: true }).textContent).toContain('בלה');
});

test('A last day before the first is said to be wrong and stays, and the list is asked for without it', async () => {
  const view = show({ at: '?from=2026-11-10&to=2026-11-01' });
  await (await openFilters(view.user)).findByText('התאריך מוקדם מתאריך ההתחלה');
  expect(lastList(view)).toBe('/expenses?from=2026-11-10&page=1&limit=20');
  expect(view.router.state.location.search).toContain('to=2026-11-01');
});

test('A half-typed year does not filter', async () => {
  const view = show();
  await screen.findByRole('table');
  const sheet = await openFilters(view.user);
  await view.user.click(sheet.getByRole('button', { name: 'תאריכים אחרים' }));
  await view.user.click(await sheet.findByRole('button', { name: /מתאריך/ }));
  const from = await sheet.findByRole('group', { name: 'מתאריך' });
  await view.user.click(within(from).getByRole('spinbutton', { name: /יום/ }));
  await view.user.keyboard('01112026');
  await waitFor(() => expect(lastList(view)).toContain('from=2026-11-01'));
  await closeFilters(view.user);
  await waitFor(() => expect(view.router.state.location.search).toBe('?from=2026-11-01'));
  const froms = view.requests.flatMap(({ path }) => /from=([^&]*)/.exec(path)?.[1] ?? []);
  expect(new Set(froms)).toEqual(new Set(['2026-11-01']));
});

test('The next page is asked for, and a page that is no more becomes the last one', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'הבא' }));
  await waitFor(() => expect(lastList(view)).toBe('/expenses?page=2&limit=20'));
  expect(await screen.findByText('עמוד 2 מתוך 3')).toBeTruthy();
  await view.router.navigate('/app/expenses?page=9');
  await waitFor(() => expect(view.router.state.location.search).toBe('?page=3'));
});

test('An empty list shows the first step; one emptied by filters shows the way back', async () => {
  const view = show({ rows: [] });
  expect(await screen.findByText('עוד לא נרשמה אף הוצאה')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'הוספת הוצאה' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'סינון' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'סיכום' })).toBeNull();
  await view.router.navigate('/app/expenses?category=toys');
  expect(await screen.findByText('אין הוצאות שמתאימות לסינון')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'ניקוי הסינון' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'הוספת הוצאה' })).toHaveLength(1);
});

test('A list that the server does not know is an empty list', async () => {
  show({ answers: { list: () => Promise.reject(new Refusal(404, { message: 'לא נמצא' })) } });
  expect(await screen.findByText('עוד לא נרשמה אף הוצאה')).toBeTruthy();
});

test('While the server is away samples are shown, marked and closed to changes; trying again brings the own ones', async () => {
  let isAway = true;
  const orAway = <T,>(answer: T): T => {
    if (isAway) throw new Refusal(503, { message: 'השירות אינו זמין כרגע' });
    return answer;
  };
  const rows = {
    expenses: [kibble],
    total: 1,
    page: 1,
    limit: 20,
    totalAmount: 289.9,
    petCount: 1,
    months: { onPage: [], latest: [] },
  };
  const view = renderScreen(<ExpensesPage />, {
    answers: [
      answersOf(pets, { list: () => orAway({ pets: [bella], total: 1, page: 1, limit: 100 }) }),
      answersOf(expenses, { list: () => orAway(rows) }),
    ],
  });
  expect(await screen.findByText('מוצגים נתוני דוגמה - השרת אינו זמין')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /תספורת ורחצה/ })).getByText('בלה')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(עריכת|מחיקת)/ })).toBeNull();
  isAway = false;
  await view.user.click(screen.getByRole('button', { name: 'ניסיון חוזר' }));
  expect(await screen.findByRole('button', { name: 'עריכת שק מזון יבש 15 ק״ג' })).toBeTruthy();
  expect(await within(screen.getByRole('row', { name: /שק מזון/ })).findByText('בלה')).toBeTruthy();
  expect(screen.queryByText('תספורת ורחצה')).toBeNull();
  expect(screen.queryByText(/נתוני דוגמה/)).toBeNull();
});

test('A list is busy until the answer comes; if none comes, what was loaded before is shown instead of samples', async () => {
  const { promise: toys, reject } = Promise.withResolvers<never>();
  const rows = {
    expenses: [kibble],
    total: 1,
    page: 1,
    limit: 20,
    totalAmount: 289.9,
    petCount: 1,
    months: { onPage: [], latest: [] },
  };
  const view = show({ answers: { list: ({ query }) => (query?.category === 'toys' ? toys : rows) } });
  const table = await screen.findByRole('table');
  const isBusy = () => table.closest('[aria-busy]')?.getAttribute('aria-busy');
  expect(isBusy()).toBe('false');
  await view.router.navigate('/app/expenses?category=toys');
  await waitFor(() => expect(isBusy()).toBe('true'));
  reject(new Refusal(500, { message: 'אירעה שגיאה' }));
  expect(await screen.findByText(/^הרשימה הזאת לא נשמרה במכשיר. מוצגת רשימה קרובה/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /שק מזון/ })).toBeTruthy();
  expect(isBusy()).toBe('false');
});

test('A refusal never shows samples', async () => {
  show({ answers: { list: () => Promise.reject(new Refusal(403, { message: 'אין לכם הרשאה לפעולה הזאת' })) } });
  expect(await screen.findByText('לא הצלחנו לטעון את הנתונים')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
