import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expenses, type Expense } from '@tzemed/contract/expenses';
import { pets } from '@tzemed/contract/pets';
import ExpensesPage from '../features/expenses/ExpensesPage.tsx';
import { answersOf, Refusal } from '../testing/fake-api.ts';
import { bella, mitzi } from '../testing/given-pets.ts';
import { kibble } from '../testing/given-rows.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { showList } from '../testing/show-list.tsx';

const drops: Expense = { ...kibble, id: 'drops', petId: mitzi.id, description: 'טיפה', amount: 1000 };

type Given = Partial<Parameters<typeof showList<typeof expenses>>[2]>;

/** What every list screen does, seen on that of the expenses. */
const show = ({ rows = [kibble, drops], ...given }: Given = {}) =>
  showList(<ExpensesPage />, expenses, {
    rows,
    page: { total: rows.length && 42, totalAmount: 1289.9, petCount: 2 },
    ...given,
  });

type Screen = ReturnType<typeof show>;
const lastList = ({ requests }: Screen) => requests.findLast(({ path }) => path.startsWith('/expenses?'))?.path;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  // Only the clock: timers run as ever.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00.000Z') });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

test('Filters come from the address, and what means nothing there is ignored', async () => {
  const view = show({ at: `?petId=${bella.id}&from=2026-11-01&to=2026-02-30&category=gold&page=x` });
  await screen.findByRole('table');
  expect(lastList(view)).toBe(`/expenses?petId=${bella.id}&from=2026-11-01&page=1&limit=20`);
  expect(screen.getByRole('button', { name: /חיית מחמד/ }).textContent).toContain('בלה');
});

test('A half-typed year does not filter', async () => {
  const view = show();
  await screen.findByRole('table');
  const from = await screen.findByRole('group', { name: 'מתאריך' });
  await view.user.click(within(from).getByRole('spinbutton', { name: /יום/ }));
  await view.user.keyboard('01112026');
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

test('An only pet is chosen already; a filter chooses among several', async () => {
  const one = show({ at: '?add=1', owned: [bella] });
  expect((await screen.findByRole('textbox', { name: 'סכום' })).tagName).toBe('INPUT');
  const pet = () => within(screen.getByRole('dialog')).getByRole('button', { name: /חיית מחמד/ }).textContent;
  expect(pet()).toContain('בלה');
  one.unmount();
  show({ at: `?add=1&petId=${mitzi.id}` });
  await screen.findByRole('textbox', { name: 'סכום' });
  expect(pet()).toContain('מיצי');
});

test('Whoever has no pet is led to add one first, in the form and in the empty list', async () => {
  const { user } = show({ at: '?add=1', owned: [], rows: [] });
  const dialog = await screen.findByRole('dialog', { name: 'הוצאה חדשה' });
  const link = await within(dialog).findByRole('link', { name: 'הוספת חיית מחמד' });
  expect(link.getAttribute('href')).toBe('/app/pets?add=1');
  await user.click(within(dialog).getByRole('button', { name: 'סגירה' }));
  expect(screen.getByRole('link', { name: 'הוספת חיית מחמד' }).getAttribute('href')).toBe('/app/pets?add=1');
  expect(screen.getAllByRole('button', { name: 'הוספת הוצאה' })).toHaveLength(1);
});

test('An archived pet stays that of its own rows, and nothing new can be written for it', async () => {
  const { user } = show({
    at: `?petId=${mitzi.id}`,
    owned: [bella, { ...mitzi, archivedAt: '2026-11-01T08:00:00.000Z' }],
  });
  const pet = async (title: string) => {
    const dialog = await screen.findByRole('dialog', { name: title });
    return (await within(dialog).findByRole('button', { name: /חיית מחמד/ })).textContent;
  };
  await user.click(await screen.findByRole('button', { name: 'עריכת טיפה' }));
  expect(await pet('עריכת הוצאה')).toContain('מיצי');
  await user.click(screen.getByRole('button', { name: 'סגירה' }));
  await user.click(screen.getByRole('button', { name: 'הוספת הוצאה' }));
  expect(await pet('הוצאה חדשה')).toContain('בלה');
});

test('An address can open the form; closing it takes that out of the address', async () => {
  const view = show({ at: `?add=1&petId=${bella.id}` });
  await screen.findByRole('textbox', { name: 'סכום' });
  await view.user.click(screen.getByRole('button', { name: 'סגירה' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(view.router.state.location.search).toBe(`?petId=${bella.id}`);
});

const refusals: [string, Refusal, string][] = [
  ['at its field', new Refusal(422, { message: 'יש לתקן', errors: { amount: 'הסכום גדול מדי' } }), 'הסכום גדול מדי'],
  ['above the buttons', new Refusal(503, { message: 'השירות אינו זמין כרגע' }), 'השירות אינו זמין כרגע'],
];

test.for(refusals)('What the server refuses is said %s, and what was typed stays', async ([, refusal, words]) => {
  const view = show({
    answers: {
      update: () => {
        throw refusal;
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת שק מזון יבש 15 ק״ג' }));
  const description = await screen.findByRole<HTMLInputElement>('textbox', { name: 'תיאור' });
  await view.user.type(description, '!');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await within(screen.getByRole('dialog')).findByText(words)).className).toContain('err');
  expect(description.value).toBe('שק מזון יבש 15 ק״ג!');
  expect(field('סכום').value).toBe('289.90');
});

/** An edit that is saved after somebody else has saved theirs. */
async function editLate() {
  const current = { ...kibble, description: 'שק של מישהו אחר', amount: 300, version: 7 };
  const view = show({
    answers: {
      update: ({ body }) => {
        if (body.version === 7) return { expense: current };
        throw new Refusal(409, { message: 'מישהו שמר שינויים', error: 'stale', current: { expense: current } });
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת שק מזון יבש 15 ק״ג' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), '!');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await screen.findByRole('alert')).textContent).toContain('מישהו שמר שינויים מאז שפתחתם את העריכה');
  expect(field('תיאור').value).toBe('שק מזון יבש 15 ק״ג!');
  return view;
}

test('When somebody else has saved meanwhile, what they saved can be loaded', async () => {
  const view = await editLate();
  await view.user.click(screen.getByRole('button', { name: 'טעינת המצב הנוכחי' }));
  expect(field('תיאור').value).toBe('שק של מישהו אחר');
  expect(field('סכום').value).toBe('300.00');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('When somebody else has saved meanwhile, what was typed can be saved all the same', async () => {
  const view = await editLate();
  await view.user.click(screen.getByRole('button', { name: 'שמירת מה שכתבתי' }));
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.asked('PUT').at(-1)?.body).toMatchObject({ description: 'שק מזון יבש 15 ק״ג!', version: 7 });
});

test('Deleting asks first, and can be undone', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'מחיקת טיפה' }));
  expect(screen.getByText('האם אתם בטוחים שברצונכם למחוק את ההוצאה?')).toBeTruthy();
  expect(view.asked('DELETE')).toEqual([]);
  await view.user.click(screen.getByRole('button', { name: 'מחיקה' }));
  expect(await screen.findByText('ההוצאה נמחקה')).toBeTruthy();
  expect(view.asked('DELETE')[0]?.path).toBe('/expenses/drops');
  await view.user.click(screen.getByRole('button', { name: 'ביטול' }));
  expect(await screen.findByText('ההוצאה שוחזרה')).toBeTruthy();
  expect(view.asked('POST')[0]?.path).toBe('/expenses/drops/restore');
});

test('An empty list shows the first step; one emptied by filters shows the way back', async () => {
  const view = show({ rows: [] });
  expect(await screen.findByText('עוד לא נרשמו הוצאות')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'הוספת הוצאה' })).toHaveLength(2);
  await view.router.navigate('/app/expenses?category=toys');
  expect(await screen.findByText('אין הוצאות שמתאימות לסינון')).toBeTruthy();
});

test('A list that the server does not know is an empty list', async () => {
  show({ answers: { list: () => Promise.reject(new Refusal(404, { message: 'לא נמצא' })) } });
  expect(await screen.findByText('עוד לא נרשמו הוצאות')).toBeTruthy();
});

test('While the server is away samples are shown, marked and closed to changes; trying again brings the own ones', async () => {
  let isAway = true;
  const orAway = <T,>(answer: T): T => {
    if (isAway) throw new Refusal(503, { message: 'השירות אינו זמין כרגע' });
    return answer;
  };
  const rows = { expenses: [kibble], total: 1, page: 1, limit: 20, totalAmount: 289.9, petCount: 1 };
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
  const rows = { expenses: [kibble], total: 1, page: 1, limit: 20, totalAmount: 289.9, petCount: 1 };
  const view = show({ answers: { list: ({ query }) => (query?.category === 'toys' ? toys : rows) } });
  const table = await screen.findByRole('table');
  const isBusy = () => table.closest('[aria-busy]')?.getAttribute('aria-busy');
  expect(isBusy()).toBe('false');
  await view.router.navigate('/app/expenses?category=toys');
  await waitFor(() => expect(isBusy()).toBe('true'));
  reject(new Refusal(500, { message: 'אירעה שגיאה' }));
  expect(await screen.findByText(/^מוצגים נתונים מטעינה קודמת/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /שק מזון/ })).toBeTruthy();
  expect(isBusy()).toBe('false');
});

test('A refusal never shows samples', async () => {
  show({ answers: { list: () => Promise.reject(new Refusal(403, { message: 'אין לכם הרשאה לפעולה הזאת' })) } });
  expect(await screen.findByText('לא הצלחנו לטעון את הנתונים')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
