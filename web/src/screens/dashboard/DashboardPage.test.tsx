import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overview } from '@tzemed/contract/overview';
import { pets, type Pet } from '@tzemed/contract/pets';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/given-pets.ts';
import { kibble, pill, rabies } from '../../testing/given-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { onSaturdayMorning } from '../../testing/saturday.ts';
import type { Overview } from './overview.ts';
import DashboardPage from './DashboardPage.tsx';

onSaturdayMorning();

const empty: Overview = {
  today: '2026-11-21',
  petCount: 0,
  monthExpenses: { totalAmount: 0, count: 0, previousTotalAmount: 0 },
  appointments: { count: 0, next: null },
  upcomingReminders: { count: 0, today: 0, next: null },
  overdueReminders: 0,
  months: [],
  categories: [],
  expenses: [],
  records: [],
  reminders: [],
};
const full: Overview = {
  ...empty,
  petCount: 2,
  monthExpenses: { totalAmount: 1284.3, count: 8, previousTotalAmount: 1105 },
  appointments: { count: 1, next: '2026-11-22' },
  upcomingReminders: { count: 5, today: 1, next: pill.date },
  overdueReminders: 1,
  months: [
    { month: '2026-10', totalAmount: 1105 },
    { month: '2026-11', totalAmount: 1284.3 },
  ],
  categories: [
    { category: 'food', totalAmount: 1000 },
    { category: 'toys', totalAmount: 284.3 },
  ],
  expenses: [kibble],
  records: [rabies],
  reminders: [pill],
};

function show(answer: Overview | Refusal, rows: Pet[] = [bella, mitzi]) {
  return renderScreen(<DashboardPage />, {
    answers: [
      answersOf(pets, { list: () => ({ pets: rows, total: rows.length, page: 1, limit: 100 }) }),
      answersOf(overview, {
        get: () => {
          if (answer instanceof Refusal) throw answer;
          return answer;
        },
      }),
    ],
  });
}

const card = (name: RegExp) => screen.getByRole('link', { name }).textContent;

test('The greeting knows the hour, the name and what waits today', async () => {
  show(full);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('בוקר טוב, דנה כהן');
  screen.getByText('יום שבת, 21 בנובמבר');
  screen.getByText('משימה אחת להיום: כדור נגד תולעים לבלה ב־09:00.');
});

test('Four cards say how things stand, and lead to their screens', async () => {
  show(full);
  await screen.findByRole('list', { name: 'במספרים' });
  expect(card(/^חיות מחמד/)).toContain('בלה ומיצי');
  expect(card(/^הוצאות החודש/)).toContain('16% יותר מאוקטובר');
  expect(card(/^תורים קרובים/)).toContain('הבא: מחר');
  expect(card(/^תזכורות קרובות/)).toContain('אחת מהן היום אחת באיחור');
  expect(screen.getByRole('link', { name: /^תורים קרובים/ }).getAttribute('href')).toBe('/app/medical-records');
});

test('What is done most is one press away: three forms and two screens', async () => {
  show(full);
  const links = within(await screen.findByRole('list', { name: 'פעולות מהירות' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/app/expenses?add=1',
    '/app/medical-records?add=1',
    '/app/reminders?add=1',
    '/app/profile',
    '/app/pets',
  ]);
});

test.each([
  [{ totalAmount: 50, previousTotalAmount: 100 }, '50% פחות מאוקטובר'],
  [{ totalAmount: 100, previousTotalAmount: 100 }, 'כמו באוקטובר'],
  [{ totalAmount: 100, previousTotalAmount: 0 }, 'באוקטובר לא נרשמו הוצאות'],
])('%o is «%s»', async (sums, words) => {
  show({ ...full, monthExpenses: { count: 1, ...sums } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('The charts can be read as well as seen, and stay away when there is nothing in them', async () => {
  const { unmount } = show(full);
  const table = await screen.findByRole('table', { name: 'הוצאות בחצי השנה האחרונה' });
  expect(within(table).getByRole('row', { name: /נוב׳.*1,284\.30/ })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'הוצאות החודש לפי קטגוריה' }).textContent).toContain('מזון78%');
  unmount();
  show({ ...full, months: [{ month: '2026-11', totalAmount: 0 }], categories: [] });
  await screen.findByRole('list', { name: 'במספרים' });
  expect(screen.queryByRole('heading', { name: /הוצאות בחצי|לאן הלך/ })).toBeNull();
});

test('Each list shows its latest rows and the way to all of them, or says that it is empty', async () => {
  show({ ...full, records: [] });
  await screen.findByText('שק מזון יבש 15 ק״ג');
  expect(screen.getByRole('link', { name: 'הצגת הכול: הוצאות אחרונות' }).getAttribute('href')).toBe('/app/expenses');
  screen.getByText('עוד לא נוספו רשומות רפואיות');
});

test('A new account is led to its first pet, and shown nothing that is not there', async () => {
  show(empty, []);
  const step = await screen.findByRole('link', { name: 'הוספת חיית מחמד' });
  expect(step.getAttribute('href')).toBe('/app/pets?add=1');
  expect(screen.getByRole('progressbar', { name: '0 מתוך 2' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'במספרים' })).toBeNull();
});

test('After the pet comes its first reminder', async () => {
  show({ ...empty, petCount: 1 }, [bella]);
  await screen.findByRole('heading', { name: 'הכרנו את בלה' });
  const step = screen.getByRole('link', { name: 'הוספת תזכורת' });
  expect(step.getAttribute('href')).toBe(`/app/reminders?add=1&petId=${bella.id}`);
  expect(screen.getByRole('progressbar', { name: '1 מתוך 2' })).toBeTruthy();
});

test('When the server is away, samples stand in and say so', async () => {
  show(new Refusal(503, { message: 'השירות אינו זמין כרגע. נסו שוב בעוד רגע' }));
  await screen.findByText('מוצגים נתוני דוגמה - השרת אינו זמין');
  expect(screen.getByText('גזירת ציפורניים')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
});
