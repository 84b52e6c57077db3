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
  monthExpenses: { totalAmount: 0, count: 0, untilToday: 0, previousUntil: '2026-10-21', previousTotalAmount: 0 },
  appointments: { count: 0, next: null },
  upcomingReminders: { count: 0, today: 0, next: null },
  overdueReminders: 0,
  todayReminders: { count: 0, first: [] },
  months: [],
  categories: [],
  expenses: [],
  records: [],
  reminders: [],
};
const full: Overview = {
  ...empty,
  petCount: 2,
  monthExpenses: {
    ...empty.monthExpenses,
    totalAmount: 1384.3,
    count: 9,
    untilToday: 1284.3,
    previousTotalAmount: 1105,
  },
  appointments: { count: 1, next: '2026-11-22' },
  upcomingReminders: { count: 5, today: 1, next: pill.date },
  overdueReminders: 1,
  todayReminders: { count: 1, first: [pill] },
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
  const sentence = screen.getByText(/תזכורת אחת להיום/);
  expect(sentence.textContent).toBe('תזכורת אחת באיחור. תזכורת אחת להיום: כדור נגד תולעים (בלה) ב־09:00.');
  const overdue = within(sentence).getByRole('link', { name: 'תזכורת אחת באיחור' });
  expect(overdue.getAttribute('href')).toBe('/app/reminders?status=overdue');
});

test('Four cards say how things stand, and lead to their screens', async () => {
  show(full);
  await screen.findByRole('list', { name: 'במספרים' });
  expect(card(/^חיות מחמד/)).toContain('בלה ומיצי');
  expect(card(/^הוצאות החודש/)).toContain('יותר ב־16% מאשר עד ה־21 באוקטובר');
  expect(card(/^תורים עתידיים/)).toContain('התור הבא: מחר');
  expect(card(/^תזכורות קרובות/)).toContain('אחת מהן להיום');
  const cards = within(screen.getByRole('list', { name: 'במספרים' })).getAllByRole('link');
  expect(cards.map((link) => link.getAttribute('href'))).toEqual([
    '/app/pets',
    '/app/expenses?from=2026-11-01&to=2026-11-30',
    '/app/medical-records?tab=upcoming',
    '/app/reminders?onlyUpcoming=true',
    '/app/reminders?status=overdue',
  ]);
  expect(cards.at(-1)?.textContent).toBe('אחת באיחור');
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
  [{ untilToday: 50, previousTotalAmount: 100 }, 'פחות ב־50% מאשר עד ה־21 באוקטובר'],
  [{ untilToday: 150, previousTotalAmount: 100 }, 'יותר ב־50% מאשר עד ה־21 באוקטובר'],
  [{ untilToday: 100, previousTotalAmount: 100 }, 'כמו עד ה־21 באוקטובר'],
  [{ untilToday: 100, previousTotalAmount: 0 }, 'עד ה־21 באוקטובר לא נרשמו הוצאות'],
  [{ untilToday: 50, previousTotalAmount: 100, previousUntil: '2026-09-30' }, '50% פחות מאשר בספטמבר'],
  [{ untilToday: 100, previousTotalAmount: 100, previousUntil: '2026-09-30' }, 'כמו בספטמבר'],
  [{ untilToday: 100, previousTotalAmount: 0, previousUntil: '2026-09-30' }, 'בספטמבר לא נרשמו הוצאות'],
])('%o is «%s»', async (sums, words) => {
  show({ ...full, monthExpenses: { ...full.monthExpenses, ...sums } });
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
  expect(await screen.findByText('גזירת ציפורניים')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
});
