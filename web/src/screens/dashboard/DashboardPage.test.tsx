import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overview } from '@tzemed/contract/views/overview';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { reminders, type Reminder } from '@tzemed/contract/reminders/reminders';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { checkup, kibble, pill, rabies } from '../../testing/row-fixtures.ts';
import { withoutMarks } from '../../lib/format.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import type { Overview } from './overview.ts';
import DashboardPage from './DashboardPage.tsx';

fixClockToSaturday();

const empty: Overview = {
  today: '2026-11-21',
  petCount: 0,
  monthExpenses: { totalAmount: 0, count: 0, untilToday: 0, previousUntil: '2026-10-21', previousTotalAmount: 0 },
  appointments: { count: 0, next: null, today: [], later: [] },
  upcomingReminders: { count: 0, today: 0, next: null },
  overdueReminders: 0,
  todayReminders: { done: 0, doneBy: [], open: [] },
  tomorrowReminders: 0,
  tomorrowDoses: 0,
  months: [],
  categories: [],
  expenses: [],
  records: [],
  reminders: [],
};
const drops: Reminder = {
  ...pill,
  id: 'drops',
  petId: mitzi.id,
  petName: mitzi.name,
  title: 'טיפות נגד פרעושים',
  date: '2026-11-19T17:30:00.000Z',
  time: '19:30',
};
const vet: Reminder = { ...pill, id: 'vet', title: 'תור לווטרינר', date: '2026-11-22T14:15:00.000Z', time: '16:15' };
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
  appointments: { count: 2, next: checkup, today: [], later: [] },
  upcomingReminders: { count: 5, today: 1, next: pill.date },
  overdueReminders: 1,
  todayReminders: { done: 1, doneBy: [], open: [drops, pill] },
  tomorrowReminders: 1,
  months: [
    { month: '2026-10', totalAmount: 1105 },
    { month: '2026-11', totalAmount: 1284.3 },
  ],
  categories: [
    { category: 'food', totalAmount: 1279.3 },
    { category: 'toys', totalAmount: 5 },
  ],
  expenses: [kibble],
  records: [rabies],
  reminders: [vet],
};

type RemindersAnswers = Parameters<typeof answersOf<typeof reminders>>[1];

function show(
  answer: Overview | Refusal | (() => Overview),
  rows: Pet[] = [bella, mitzi],
  does: RemindersAnswers = {},
) {
  return renderScreen(<DashboardPage />, {
    answers: [
      answersOf(pets, { list: () => ({ pets: rows, total: rows.length, page: 1, limit: 100 }) }),
      answersOf(overview, {
        get: () => {
          if (answer instanceof Refusal) throw answer;
          return typeof answer === 'function' ? answer() : answer;
        },
      }),
      answersOf(reminders, does),
    ],
  });
}

const plain = (text: string) => withoutMarks(text).replaceAll('\u00a0', ' ');

test('The greeting knows the hour, the name and what waits today', async () => {
  show(full);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('בוקר טוב, דנה כהן');
  await screen.findByText('יום שבת, 21 בנובמבר');
  const sentence = screen.getByText(/, ועוד/);
  expect(sentence.textContent).toBe('תזכורת אחת באיחור, ועוד אחת להיום.');
  const overdue = within(sentence).getByRole('link', { name: 'תזכורת אחת באיחור' });
  expect(overdue.getAttribute('href')).toBe('/app/reminders?status=overdue');
});

test.each([
  [0, 0, 'הכול בזמן.'],
  [0, 2, 'שתי תזכורות להיום.'],
  [2, 0, 'שתי תזכורות באיחור.'],
  [3, 5, '3 תזכורות באיחור, ועוד 5 להיום.'],
])('The sentence for %i overdue and %i ahead today is «%s»', async (overdueReminders, today, words) => {
  show({ ...full, overdueReminders, upcomingReminders: { count: 9, today, next: pill.date } });
  const [sentence] = (await screen.findByText(/^יום שבת/)).parentElement!.querySelectorAll('p:last-child');
  expect(sentence?.textContent).toBe(words);
});

test('The greeting begins with a birthday whose exact day is known', async () => {
  const born = { ...bella, birthDate: '2021-11-21' };
  const { unmount } = show(full, [born, mitzi]);
  await screen.findByText('בלה בת 5 היום!');
  unmount();
  show(full, [{ ...born, birthDateApproximate: true }, mitzi]);
  await screen.findByText('יום שבת, 21 בנובמבר');
  expect(screen.queryByText(/בת 5 היום/)).toBeNull();
});

test.each([
  ['female', '2025-11-21', 'בלה בת שנה היום!'],
  ['male', '2024-11-21', 'בלה בן שנתיים היום!'],
  [null, '2025-11-21', 'יום ההולדת הראשון של בלה!'],
  [null, '2021-11-21', 'יום ההולדת ה־5 של בלה!'],
] as const)('The age of a %s pet born on %s is said as people say it', async (sex, birthDate, words) => {
  show(full, [{ ...bella, sex, birthDate }]);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('Every pet stands in its arch, the way to its page; of many those that something waits for, and a number', async () => {
  const { unmount } = show(full);
  const way = await screen.findByRole('link', { name: 'בלה' });
  expect(way.getAttribute('href')).toBe(`/app/pets/${bella.id}`);
  unmount();
  const five = ['1', '2', '3', '4', '5'].map((id) => Object.assign({}, bella, { id, name: `חיה ${id}` }));
  show({ ...full, todayReminders: { done: 0, doneBy: [], open: [{ ...pill, petId: '4' }] } }, five);
  await screen.findByRole('link', { name: 'חיה 4' });
  expect(screen.getAllByRole('link', { name: /^חיה/ }).map((link) => link.getAttribute('aria-label'))).toEqual([
    'חיה 4',
    'חיה 1',
    'חיה 2',
  ]);
  expect(screen.getByRole('link', { name: /^\+2 ?חיות המחמד$/ }).getAttribute('href')).toBe('/app/pets');
});

test('Today stands first: what is overdue says by how much, what is ahead says its hour, and how much is done', async () => {
  show(full);
  const today = await screen.findByRole('region', { name: 'היום' });
  const [late, ahead] = within(today).getAllByRole('listitem');
  expect(late?.textContent).toBe('טיפות נגד פרעושיםמיציבאיחור של יומיים');
  expect(ahead?.textContent).toBe('כדור נגד תולעיםבלה09:00כל חודש');
  within(today).getByText('1 מתוך 3 בוצעו');
  within(today).getByText('מחר: תזכורת אחת');
  expect(within(today).getByRole('link', { name: 'כל התזכורות' }).getAttribute('href')).toBe('/app/reminders');
});

/** A server on which the drops can be done and taken back. */
function kept() {
  let isDone = false;
  return {
    overview: (): Overview =>
      isDone ? { ...full, overdueReminders: 0, todayReminders: { done: 2, doneBy: [], open: [pill] } } : full,
    answers: {
      complete: () => {
        isDone = true;
        return { reminder: { ...drops, isCompleted: true, completedAt: '2026-11-21T06:00:00.000Z' }, next: null };
      },
      reopen: () => {
        isDone = false;
        return { reminder: drops };
      },
    },
  };
}
const written = (requests: { method: string; path: string }[]) =>
  writesOf(requests).map(({ method, path }) => `${method} ${path}`);

test('A press completes a reminder in place, and another undoes it', async () => {
  const server = kept();
  const { user, requests } = show(server.overview, undefined, server.answers);
  const tick = await screen.findByRole('button', { name: 'סימון כבוצע: טיפות נגד פרעושים' });
  await user.click(tick);
  await screen.findByText('בוצעה ב־08:00');
  screen.getByText('2 מתוך 3 בוצעו');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'טיפות נגד פרעושים: בוצעה. אפשר לבטל',
  );
  expect(tick.isConnected).toBe(true);
  // The other texts about today stay until the row goes: they could move the row under the finger.
  screen.getByRole('link', { name: 'תזכורת אחת באיחור' });
  await user.click(screen.getByRole('button', { name: 'ביטול הסימון: טיפות נגד פרעושים' }));
  await screen.findByText('1 מתוך 3 בוצעו');
  await screen.findByText('באיחור של יומיים');
  expect(document.activeElement).toBe(tick);
  expect(written(requests)).toEqual(['PATCH /reminders/drops/complete', 'POST /reminders/drops/reopen']);
});

test('A completed row goes after five seconds, and the focus moves to the next row', async () => {
  const server = kept();
  const { user } = show(server.overview, undefined, server.answers);
  const tick = await screen.findByRole('button', { name: 'סימון כבוצע: טיפות נגד פרעושים' });
  tick.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('בוצעה ב־08:00');
  await waitFor(() => expect(tick.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'סימון כבוצע: כדור נגד תולעים' }));
  screen.getByText('2 מתוך 3 בוצעו');
});

test('After the last of today the focus is at the heading of the section', async () => {
  const only = { ...full, upcomingReminders: { count: 0, today: 0, next: null } };
  const before: Overview = { ...only, overdueReminders: 1, todayReminders: { done: 1, doneBy: [], open: [drops] } };
  const after: Overview = { ...only, overdueReminders: 0, todayReminders: { done: 2, doneBy: [], open: [] } };
  let isDone = false;
  const { user } = show(() => (isDone ? after : before), undefined, {
    complete: () => {
      isDone = true;
      return { reminder: { ...drops, isCompleted: true, completedAt: '2026-11-21T06:00:00.000Z' }, next: null };
    },
  });
  const tick = await screen.findByRole('button', { name: 'סימון כבוצע: טיפות נגד פרעושים' });
  tick.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(tick.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'היום' }));
});

test('A reminder that was not saved returns with its texts and can be pressed again', async () => {
  const server = kept();
  let isAway = true;
  const { user } = show(server.overview, undefined, {
    ...server.answers,
    complete: () => {
      if (isAway) throw new Refusal(503, { message: 'השירות אינו זמין כרגע. נסו שוב בעוד רגע' });
      return server.answers.complete();
    },
  });
  const tick = await screen.findByRole('button', { name: 'סימון כבוצע: טיפות נגד פרעושים' });
  await user.click(tick);
  await screen.findByText('לא נשמר. בדקו את החיבור ונסו שוב');
  screen.getByText('1 מתוך 3 בוצעו');
  isAway = false;
  await user.click(tick);
  expect(await screen.findByText('בוצעה ב־08:00')).toBeTruthy();
});

test('More than five of today are shown when they are asked for', async () => {
  const open = Array.from({ length: 12 }, (_, index) => ({ ...drops, id: `${index}`, title: `טיפול ${index}` }));
  const { user } = show({
    ...full,
    overdueReminders: 14,
    upcomingReminders: { count: 0, today: 0, next: null },
    todayReminders: { done: 0, doneBy: [], open },
  });
  const today = await screen.findByRole('region', { name: 'היום' });
  expect(within(today).getAllByRole('listitem')).toHaveLength(5);
  await user.click(within(today).getByRole('button', { name: 'עוד 9' }));
  expect(within(today).getAllByRole('listitem')).toHaveLength(12);
  const rest = within(today).getByRole('link', { name: 'עוד שתיים' });
  expect(rest.getAttribute('href')).toBe('/app/reminders?status=overdue');
});

test('The pets sleep when nothing is left for today', async () => {
  const nothing = { todayReminders: { done: 2, doneBy: [], open: [] }, overdueReminders: 0, tomorrowReminders: 0 };
  show({ ...full, ...nothing, upcomingReminders: { count: 1, today: 0, next: vet.date } });
  const today = await screen.findByRole('region', { name: 'היום' });
  within(today).getByRole('heading', { name: 'הכול בזמן' });
  within(today).getByText('אין עוד תזכורות להיום. יום נעים.');
  within(today).getByText('2 מתוך 2 בוצעו');
  expect(within(today).getByText('מחר: אין תזכורות')).toBeTruthy();
});

const atHalfPast = { ...checkup, date: '2026-11-21', time: '08:30', startsAt: '2026-11-21T06:30:00.000Z' };

test('An appointment of today stands among its reminders by its hour, and opens', async () => {
  const both = { ...atHalfPast, petIds: [bella.id, mitzi.id] };
  const open = { ...atHalfPast, id: 'open', reason: 'תספורת', time: null, startsAt: null, place: null, vetName: null };
  show({ ...full, appointments: { count: 2, next: both, today: [both, open], later: [] } });
  const today = await screen.findByRole('region', { name: 'היום' });
  const rows = within(today).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'טיפות נגד פרעושיםמיציבאיחור של יומיים',
    'בדיקה שנתיתבלהמיצי08:30מרפאת הכרמל',
    'כדור נגד תולעיםבלה09:00כל חודש',
    'תספורתבלה',
  ]);
  const way = within(rows[1]!).getByRole('link', { name: 'בדיקה שנתית' });
  expect(way.getAttribute('href')).toBe(`/app/medical-records?tab=upcoming&appointment=${both.id}`);
  expect(within(rows[1]!).queryByRole('button')).toBeNull();
  expect(screen.getByText(/, ועוד/).textContent).toBe('תזכורת אחת באיחור, ועוד אחת להיום. שני תורים היום.');
  within(today).getByText('1 מתוך 3 בוצעו');
});

test('An appointment today prevents the all-done message, even without a reminder', async () => {
  show({
    ...full,
    appointments: { count: 1, next: atHalfPast, today: [atHalfPast], later: [] },
    upcomingReminders: { count: 0, today: 0, next: null },
    overdueReminders: 0,
    todayReminders: { done: 2, doneBy: [], open: [] },
  });
  const today = await screen.findByRole('region', { name: 'היום' });
  expect(within(today).getAllByRole('listitem')).toHaveLength(1);
  screen.getByText('תור אחד היום.');
  expect(screen.queryByText(/הכול בזמן/)).toBeNull();
});

test('However much is overdue, an appointment of today is seen at once, and its pet at its window', async () => {
  const open = Array.from({ length: 8 }, (_, index) => ({ ...drops, id: `${index}`, title: `טיפול ${index}` }));
  const six = ['1', '2', '3', '4', '5', '6'].map((id) => Object.assign({}, bella, { id, name: `חיה ${id}` }));
  const late = { ...atHalfPast, petId: '6', petIds: ['6'] };
  const { user } = show(
    {
      ...full,
      appointments: { count: 1, next: late, today: [late], later: [] },
      overdueReminders: 8,
      upcomingReminders: { count: 0, today: 0, next: null },
      todayReminders: { done: 0, doneBy: [], open },
    },
    six,
  );
  const today = await screen.findByRole('region', { name: 'היום' });
  expect(within(today).getAllByRole('listitem')).toHaveLength(5);
  within(today).getByRole('link', { name: 'בדיקה שנתית' });
  expect(screen.getAllByRole('link', { name: /^חיה \d/ })[0]?.getAttribute('aria-label')).toBe('חיה 6');
  await user.click(within(today).getByRole('button', { name: 'עוד 4' }));
  expect(within(today).getAllByRole('listitem')).toHaveLength(9);
});

test('An account with a single appointment does not see the first steps', async () => {
  show({ ...empty, petCount: 1, appointments: { count: 1, next: checkup, today: [], later: [] } }, [bella]);
  await screen.findByRole('list', { name: 'במספרים' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('Four cards say how things stand, and lead to their screens', async () => {
  show(full);
  const figures = within(await screen.findByRole('list', { name: 'במספרים' }));
  const cards = figures.getAllByRole('link');
  expect(cards.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^הוצאות החודש .*1,384\.30.*16% יותר מאותם ימים באוקטובר$/),
    'התור הבא מחר בלה · ד״ר לוישני תורים עתידיים',
    'תזכורות קרובות 5 אחת מהן להיום',
    'חיות מחמד 2 בלה ומיצי',
  ]);
  expect(cards.map((link) => link.getAttribute('href'))).toEqual([
    '/app/expenses?from=2026-11-01&to=2026-11-30',
    '/app/medical-records?tab=upcoming',
    '/app/reminders?onlyUpcoming=true',
    '/app/pets',
  ]);
});

test('Quick actions lead to three forms and two screens in one press', async () => {
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
  [{ untilToday: 50, previousTotalAmount: 100 }, '50% פחות מאותם ימים באוקטובר'],
  [{ untilToday: 150, previousTotalAmount: 100 }, '50% יותר מאותם ימים באוקטובר'],
  [{ untilToday: 100, previousTotalAmount: 100 }, 'כמו באותם ימים באוקטובר'],
  [{ untilToday: 100, previousTotalAmount: 0 }, 'באותם ימים באוקטובר לא נרשמו הוצאות'],
  [{ untilToday: 50, previousTotalAmount: 100, previousUntil: '2026-09-30' }, '50% פחות מאשר בספטמבר'],
  [{ untilToday: 100, previousTotalAmount: 100, previousUntil: '2026-09-30' }, 'כמו בספטמבר'],
  [{ untilToday: 100, previousTotalAmount: 0, previousUntil: '2026-09-30' }, 'בספטמבר לא נרשמו הוצאות'],
  // More came back than was spent: no sum is a part of another then.
  [{ untilToday: 100, previousTotalAmount: -50 }, /^באותם ימים באוקטובר: .*-50/],
  [{ untilToday: -30, previousTotalAmount: 100, previousUntil: '2026-09-30' }, /^בספטמבר: .*100/],
])('%o is «%s»', async (sums, words) => {
  show({ ...full, monthExpenses: { ...full.monthExpenses, ...sums } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('Every bar and every part says its sum and leads to its rows; without any there are no charts', async () => {
  const { unmount } = show(full);
  const bars = within(await screen.findByRole('list', { name: 'הוצאות בחצי השנה האחרונה' })).getAllByRole('link');
  expect(bars.map((bar) => [plain(bar.firstElementChild!.textContent), bar.getAttribute('href')])).toEqual([
    ['אוקטובר 2026: 1,105.00 ₪', '/app/expenses?from=2026-10-01&to=2026-10-31'],
    ['נובמבר 2026: 1,284.30 ₪', '/app/expenses?from=2026-11-01&to=2026-11-30'],
  ]);
  expect(bars.map((bar) => plain(bar.lastElementChild!.textContent))).toEqual(['אוק׳', 'נוב׳']);
  expect(plain(bars[1]!.textContent)).toContain('1,284 ₪');
  expect(screen.getByRole('link', { name: /^אוקטובר 2026: / })).toBe(bars[0]);
  const parts = within(screen.getByRole('list', { name: 'הוצאות החודש לפי קטגוריה' })).getAllByRole('link');
  expect(parts.map((part) => [plain(part.textContent), part.getAttribute('href')])).toEqual([
    ['מזון1,279.30 ₪100%', '/app/expenses?from=2026-11-01&to=2026-11-30&category=food'],
    ['צעצועים5.00 ₪<1%', '/app/expenses?from=2026-11-01&to=2026-11-30&category=toys'],
  ]);
  unmount();
  show({ ...full, months: [{ month: '2026-11', totalAmount: 0 }], categories: [] });
  await screen.findByRole('list', { name: 'במספרים' });
  await screen.findByText('בהמשך השבוע');
  expect(screen.queryByRole('heading', { name: /הוצאות בחצי|לאן הלך/ })).toBeNull();
});

test('More that came back than was spent is said with its sum, without a bar and without a share', async () => {
  show({
    ...full,
    months: [
      { month: '2026-10', totalAmount: -40 },
      { month: '2026-11', totalAmount: 60 },
    ],
    categories: [
      { category: 'food', totalAmount: 80 },
      { category: 'vet', totalAmount: -20 },
    ],
  });
  const bars = within(await screen.findByRole('list', { name: 'הוצאות בחצי השנה האחרונה' })).getAllByRole('link');
  expect(bars.map((bar) => bar.querySelector<HTMLElement>('.bar')!.style.getPropertyValue('--share'))).toEqual([
    '0',
    '1',
  ]);
  expect(plain(bars[0]!.textContent)).toContain('-40');
  const parts = within(screen.getByRole('list', { name: 'הוצאות החודש לפי קטגוריה' })).getAllByRole('link');
  expect(parts.map((part) => plain(part.textContent))).toEqual(['מזון80.00 ₪100%', 'וטרינר-20.00 ₪']);
});

test('The card of later reminders is titled by the week only while all of them are in it', async () => {
  const { unmount } = show(full);
  const row = (await screen.findByText('תור לווטרינר')).closest('li');
  expect(row?.textContent).toContain('16:15מחר');
  screen.getByRole('heading', { name: 'בהמשך השבוע' });
  unmount();
  show({ ...full, reminders: [vet, { ...vet, id: 'far', date: '2027-11-22T14:15:00.000Z' }] });
  await screen.findByRole('heading', { name: 'התזכורות הבאות' });
});

test('Each list shows its latest rows and the way to all of them, or says that it is empty', async () => {
  show({ ...full, records: [] });
  await screen.findByText('שק מזון יבש 15 ק״ג');
  expect(screen.getByRole('link', { name: 'הצגת הכול: הוצאות אחרונות' }).getAttribute('href')).toBe('/app/expenses');
  screen.getByText('עוד לא נוספו רשומות רפואיות');
});

test('A new account is led to its first pet, and shown nothing that is not there', async () => {
  show(empty, []);
  await screen.findByRole('button', { name: 'הוספת חיית מחמד' });
  expect(screen.getByRole('progressbar', { name: '0 מתוך 2' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'במספרים' })).toBeNull();
});

test('After the pet comes its first reminder', async () => {
  show({ ...empty, petCount: 1 }, [bella]);
  await screen.findByRole('heading', { name: 'הכרנו את בלה' });
  expect(screen.getByRole('button', { name: 'הוספת תזכורת' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '1 מתוך 2' })).toBeTruthy();
});

test('An unavailable server shows sample data, marked as such', async () => {
  show(new Refusal(503, { message: 'השירות אינו זמין כרגע. נסו שוב בעוד רגע' }));
  await screen.findByText('מוצגים נתוני דוגמה - השרת אינו זמין');
  expect(await screen.findByText('גזירת ציפורניים')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
});
