import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { overview } from '@tzemed/contract/views/overview';
import { pets } from '@tzemed/contract/pets/pets';
import { dose, doses } from '@tzemed/contract/medical/doses';
import { reminders, type Reminder } from '@tzemed/contract/reminders/reminders';
import { buildRow } from '../../../testing/build-row.ts';
import { answersOf, Refusal, writesOf } from '../../../testing/fake-api.ts';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { apoquel } from '../../../testing/medicine-fixtures.ts';
import { peopleAnswers, yoav } from '../../../testing/people-fixtures.ts';
import { bella, mitzi } from '../../../testing/pet-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { checkup, pill } from '../../../testing/row-fixtures.ts';
import { dana } from '../../../testing/session-fixtures.ts';
import { currentToasts } from '../../../ui/toast/toast.ts';
import DashboardPage from '../DashboardPage.tsx';
import type { Overview } from '../overview.ts';

fixClockToSaturday();

const evening = '2026-11-21T18:00:00.000Z';
const own: Reminder = { ...pill, repeatInterval: 'none', petIds: [bella.id], source: null, snoozeUntil: null };
const tonight: Reminder = {
  ...own,
  id: 'dose',
  title: 'Apoquel 16 mg',
  description: 'חצי כדור',
  date: evening,
  time: '20:00',
  source: 'medicines',
  sourceId: apoquel.id,
};
const fleas: Reminder = {
  ...own,
  id: 'fleas',
  title: 'טיפות נגד פרעושים',
  date: '2026-11-20T07:00:00.000Z',
  time: '09:00',
  source: 'care',
  sourceId: 'fleas',
};
const worms: Reminder = { ...fleas, id: 'worms', title: 'כדור נגד תולעים', date: '2026-11-21T05:30:00.000Z' };
const brush: Reminder = { ...own, id: 'brush', title: 'הברשה', date: evening, time: '20:00' };
const cage: Reminder = { ...brush, id: 'cage', title: 'כיסוי הכלוב', time: '21:00', date: '2026-11-21T19:00:00.000Z' };
const vet = { ...checkup, date: '2026-11-21', time: '16:15', startsAt: '2026-11-21T14:15:00.000Z' };

const today: Overview = {
  today: '2026-11-21',
  petCount: 2,
  monthExpenses: { totalAmount: 0, count: 0, untilToday: 0, previousUntil: '2026-10-21', previousTotalAmount: 0 },
  appointments: { count: 1, next: vet, today: [vet], later: [] },
  upcomingReminders: { count: 3, today: 3, next: evening },
  overdueReminders: 2,
  todayReminders: { done: 4, doneBy: [dana.id, yoav.id], open: [fleas, worms, tonight, brush, cage] },
  tomorrowReminders: 1,
  tomorrowDoses: 3,
  months: [],
  categories: [],
  expenses: [],
  records: [],
  reminders: [],
};
const onlyOf = (...open: Reminder[]): Overview => ({
  ...today,
  appointments: { count: 0, next: null, today: [], later: [] },
  overdueReminders: 0,
  upcomingReminders: { count: open.length, today: open.length, next: evening },
  todayReminders: { done: 0, doneBy: [], open },
});

const byHand = {
  petId: bella.id,
  medicineId: apoquel.id,
  medicineName: apoquel.name,
  at: '2026-11-21T05:00:00.000Z',
  outcome: 'given' as const,
  givenBy: dana.id,
};

type Does = Parameters<typeof answersOf<typeof reminders>>[1];
type Gives = Parameters<typeof answersOf<typeof doses>>[1];
const show = (get: () => Overview, does: Does = {}, gives: Gives = {}) =>
  renderScreen(<DashboardPage />, {
    answers: [
      answersOf(pets, { list: () => ({ pets: [bella, mitzi], total: 2, page: 1, limit: 100 }) }),
      answersOf(overview, { get }),
      answersOf(reminders, does),
      answersOf(doses, gives),
      peopleAnswers([yoav]),
    ],
  });
const section = () => screen.findByRole('region', { name: 'היום' });
const refetch = ({ queries }: ReturnType<typeof show>) => act(() => queries.refetchQueries({ queryKey: ['overview'] }));

test('A day of several kinds has parts, each row its kind, and the day’s own things the part that runs', async () => {
  show(() => today);
  const day = await section();
  const parts = within(day).getAllByRole('heading', { level: 3 });
  expect(parts.map(({ textContent }) => textContent)).toEqual(['עבר זמנו', 'בוקר', 'אחר הצהריים', 'הערב']);
  const rows = within(day).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^תוכנית טיפולטיפות נגד פרעושים ?בלההיה צפוי אתמול/),
    expect.stringMatching(/^תוכנית טיפולכדור נגד תולעים ?בלהבמשך היום/),
    expect.stringMatching(/^תורבדיקה שנתיתבלה16:15/),
    expect.stringMatching(/^תרופהApoquel 16 mg ?בלה20:00חצי כדור/),
    expect.stringMatching(/^תזכורתהברשה/),
    expect.stringMatching(/^תזכורתכיסוי הכלוב/),
  ]);
  // A visit has a way, and no tick.
  expect(within(rows[2]!).queryByRole('button')).toBeNull();
  expect(within(rows[2]!).getByRole('link', { name: /^ניווט: / })).toBeTruthy();
  within(day).getByText('4 מתוך 9 בוצעו');
  expect(within(day).getByText(/^מחר/).textContent).toBe('מחר: 3 מנות, תזכורת אחת');
  const sentence = screen.getByText(/, ועוד/);
  expect(sentence.textContent).toBe('דבר אחד שעבר זמנו, ועוד 4 להיום. תור אחד היום.');
});

test('A day of one kind, or of few rows, has neither parts nor marks', async () => {
  show(() => onlyOf(tonight, brush));
  const day = await section();
  expect(within(day).queryByRole('heading', { level: 3 })).toBeNull();
  expect(within(day).queryByText('תרופה')).toBeNull();
});

test('Done reminders fold to their number and unfold to who did them, and when', async () => {
  const done: Reminder = {
    ...brush,
    id: 'done',
    title: 'הליכה',
    isCompleted: true,
    completedAt: '2026-11-21T05:10:00.000Z',
    closedBy: yoav.id,
    date: '2026-11-21T05:00:00.000Z',
    // Put off till tomorrow, and done today all the same: the figure counts it.
    snoozeUntil: '2026-11-22T05:00:00.000Z',
  };
  const before = { ...done, id: 'before', title: 'אתמול', completedAt: '2026-11-20T05:10:00.000Z' };
  const counts = { upcoming: 0, overdue: 0, completed: 2, missed: 0, snoozed: 0 };
  const { user, requests } = show(() => today, {
    list: () => ({ reminders: [done, before], counts, total: 2, page: 1, limit: 100 }),
  });
  const fold = await within(await section()).findByText('נעשו היום');
  expect(requests.some(({ path }) => path.startsWith('/reminders'))).toBe(false);
  await user.click(fold);
  const row = (await screen.findByText('הליכה')).closest('li');
  expect(row?.textContent).toBe('הליכהבלה · יואב · 07:10');
  expect(screen.queryByText('אתמול')).toBeNull();
});

test('A dose that somebody else has given is refused in its row, which says who and when and offers another', async () => {
  const given = { ...tonight, isCompleted: true, completedAt: '2026-11-21T05:56:00.000Z', closedBy: yoav.id };
  let isGiven = false;
  const extra = buildRow(dose, { ...byHand, id: 'extra', isExtra: true });
  const { user, requests } = show(
    () => (isGiven ? onlyOf(brush) : onlyOf(tonight, brush)),
    {
      complete: () => {
        isGiven = true;
        throw new Refusal(409, { message: '', error: 'alreadyCompleted', current: { reminder: given, next: null } });
      },
    },
    { create: () => ({ dose: extra }) },
  );
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: Apoquel 16 mg' }));
  const line = await screen.findByText('ניתנה על ידי יואב היום ב־07:56, לפני 4 דקות. המנה שלכם לא נרשמה.');
  // The row stands though the reminder has gone, until somebody has read it.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'הבנתי: Apoquel 16 mg' }));
  expect(screen.queryByRole('button', { name: 'סימון כבוצע: Apoquel 16 mg' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'רישום מנה נוספת בכל זאת' }));
  await waitFor(() => expect(line.isConnected).toBe(false));
  const [, sent] = writesOf(requests);
  expect([sent?.path, sent?.body]).toEqual([
    '/doses',
    expect.objectContaining({ petId: bella.id, medicineId: apoquel.id, outcome: 'given', isExtra: true }),
  ]);
  expect(screen.queryByText('Apoquel 16 mg')).toBeNull();
});

test('A refused dose keeps the focus on its second button when the list comes without it later', async () => {
  const given = { ...tonight, isCompleted: true, completedAt: '2026-11-21T05:56:00.000Z', closedBy: yoav.id };
  let isGiven = false;
  const view = show(() => (isGiven ? onlyOf(brush) : onlyOf(tonight, brush)), {
    complete: () => {
      throw new Refusal(409, { message: '', error: 'alreadyCompleted', current: { reminder: given, next: null } });
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'סימון כבוצע: Apoquel 16 mg' }));
  const another = await screen.findByRole('button', { name: 'רישום מנה נוספת בכל זאת' });
  another.focus();
  isGiven = true;
  await refetch(view);
  expect(await screen.findByText('0 מתוך 1 בוצעו')).toBeTruthy();
  expect(document.activeElement).toBe(another);
});

test('Another dose whose answer is lost is sent again as it was: it is entered once', async () => {
  const early = buildRow(dose, { ...byHand, id: 'early', isExtra: false });
  const extra = buildRow(dose, { ...byHand, id: 'extra', isExtra: true });
  let isAway = true;
  const { user, requests } = show(
    () => onlyOf(tonight, brush),
    {
      complete: () => {
        throw new Refusal(409, { message: '', error: 'doseTooSoon', current: { dose: early } });
      },
    },
    {
      create: () => {
        if (isAway) throw new Refusal(503, { message: 'השרת לא זמין' });
        return { dose: extra };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: Apoquel 16 mg' }));
  const again = await screen.findByRole('button', { name: 'רישום מנה נוספת בכל זאת' });
  await user.click(again);
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
  isAway = false;
  vi.setSystemTime(Date.now() + 90_000);
  await user.click(again);
  await waitFor(() => expect(again.isConnected).toBe(false));
  const [, first, second] = writesOf(requests);
  expect(second!.body).toEqual(first!.body);
});

test('A dose that comes too soon after one by hand can be pressed again once its refusal is read', async () => {
  const early = buildRow(dose, { ...byHand, id: 'early', isExtra: false });
  const { user } = show(() => onlyOf(tonight, brush), {
    complete: () => {
      throw new Refusal(409, { message: '', error: 'doseTooSoon', current: { dose: early } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: Apoquel 16 mg' }));
  const line = await screen.findByText('נתתם אותה היום ב־07:00, לפני שעה. המנה שלכם לא נרשמה.');
  const read = screen.getByRole('button', { name: 'הבנתי: Apoquel 16 mg' });
  expect(
    read
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)),
  ).toEqual([line]);
  await user.click(read);
  expect(await screen.findByRole('button', { name: 'סימון כבוצע: Apoquel 16 mg' })).toBeTruthy();
});

test('A row that somebody else ticks closes with their name, and then goes', async () => {
  let isGiven = false;
  const view = show(() => (isGiven ? onlyOf(brush) : onlyOf(tonight, brush)), {
    get: () => ({
      reminder: { ...tonight, isCompleted: true, completedAt: '2026-11-21T06:00:00.000Z', closedBy: yoav.id },
    }),
  });
  await screen.findByText('Apoquel 16 mg');
  isGiven = true;
  await refetch(view);
  const name = await screen.findByText('ניתנה על ידי יואב');
  expect(name.closest('li')?.dataset.mark).toBe('completed');
  expect(name.closest('li')?.textContent).toContain('עכשיו');
  expect(within(name.closest('li')!).queryByRole('button')).toBeNull();
  await waitFor(() => expect(screen.queryByText('Apoquel 16 mg')).toBeNull());
});

test('A row whose completion was taken back says so when somebody else completes it later', async () => {
  const given = { ...tonight, isCompleted: true, completedAt: '2026-11-21T06:00:00.000Z', closedBy: yoav.id };
  let isGiven = false;
  const view = show(() => (isGiven ? onlyOf(brush) : onlyOf(tonight, brush)), {
    complete: () => ({ reminder: { ...given, closedBy: dana.id }, next: null }),
    reopen: () => ({ reminder: tonight }),
    get: () => ({ reminder: given }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'סימון כבוצע: Apoquel 16 mg' }));
  await view.user.click(await screen.findByRole('button', { name: 'ביטול הסימון: Apoquel 16 mg' }));
  const tick = await screen.findByRole('button', { name: 'סימון כבוצע: Apoquel 16 mg' });
  await waitFor(() => expect(tick.getAttribute('aria-disabled')).toBe('false'));
  isGiven = true;
  await refetch(view);
  expect(await screen.findByText('ניתנה על ידי יואב')).toBeTruthy();
});

test('A row that was deleted elsewhere goes without a word', async () => {
  let isGone = false;
  const view = show(() => (isGone ? onlyOf(brush) : onlyOf(tonight, brush)), {
    get: () => {
      throw new Refusal(404, { message: '', error: 'notFound' });
    },
  });
  await screen.findByText('Apoquel 16 mg');
  isGone = true;
  await refetch(view);
  await waitFor(() => expect(screen.queryByText('Apoquel 16 mg')).toBeNull());
  expect(screen.queryByText(/על ידי/)).toBeNull();
});

test('A row of several pets is ticked for all, or unfolds to a tick for each', async () => {
  const both: Reminder = { ...brush, petIds: [bella.id, mitzi.id] };
  const closed = { ...both, petIds: [mitzi.id], isCompleted: true, completedAt: '2026-11-21T06:00:00.000Z' };
  const { user, requests } = show(() => onlyOf(both), {
    complete: () => ({ reminder: { ...closed, id: 'mitzis' }, next: null }),
    reopen: () => ({ reminder: both }),
  });
  const title = await screen.findByRole('button', { name: 'הברשה' });
  expect(title.getAttribute('aria-expanded')).toBe('false');
  await user.click(title);
  const each = await screen.findByRole('list', { name: 'סימון לכל אחת: הברשה' });
  await user.click(within(each).getByRole('button', { name: 'סימון כבוצע: הברשה, מיצי' }));
  await within(each).findByText('בוצעה ב־08:00');
  await user.click(within(each).getByRole('button', { name: 'ביטול הסימון: הברשה, מיצי' }));
  await waitFor(() => expect(within(each).queryByText('בוצעה ב־08:00')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'סימון כבוצע: הברשה' }));
  await waitFor(() => expect(writesOf(requests)).toHaveLength(3));
  expect(writesOf(requests).map(({ path, body }) => [path, body])).toEqual([
    ['/reminders/brush/complete', { petIds: [mitzi.id] }],
    ['/reminders/mitzis/reopen', {}],
    ['/reminders/brush/complete', {}],
  ]);
});

test('A dose of one of several pets that is refused is told in a message, though its row goes', async () => {
  const both: Reminder = { ...tonight, petIds: [bella.id, mitzi.id] };
  const given = { ...both, isCompleted: true, completedAt: '2026-11-21T05:56:00.000Z', closedBy: yoav.id };
  let isGiven = false;
  const { user } = show(() => onlyOf(isGiven ? tonight : both, brush), {
    complete: () => {
      isGiven = true;
      const current = { reminder: given, next: null };
      throw new Refusal(409, { message: 'יואב כבר נתן', error: 'alreadyCompleted', current });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Apoquel 16 mg' }));
  const each = await screen.findByRole('list', { name: 'סימון לכל אחת: Apoquel 16 mg' });
  await user.click(within(each).getByRole('button', { name: 'סימון כבוצע: Apoquel 16 mg, מיצי' }));
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual([expect.stringContaining('יואב')]));
  await waitFor(() => expect(each.isConnected).toBe(false));
});

test('A row whose pets were all ticked one by one has no tick for all', async () => {
  const both: Reminder = { ...brush, petIds: [bella.id, mitzi.id] };
  const closed = { ...both, isCompleted: true, completedAt: '2026-11-21T06:00:00.000Z' };
  const { user } = show(() => onlyOf(both), { complete: () => ({ reminder: closed, next: null }) });
  await user.click(await screen.findByRole('button', { name: 'הברשה' }));
  const each = await screen.findByRole('list', { name: 'סימון לכל אחת: הברשה' });
  for (const name of ['בלה', 'מיצי']) {
    await user.click(within(each).getByRole('button', { name: `סימון כבוצע: הברשה, ${name}` }));
    await waitFor(() =>
      expect(within(each).getByRole('button', { name: `ביטול הסימון: הברשה, ${name}` })).toBeTruthy(),
    );
  }
  expect(screen.queryByRole('button', { name: 'סימון כבוצע: הברשה' })).toBeNull();
});

test('A day in parts keeps them, and the focus in its rows, when one of five goes', async () => {
  let isLess = false;
  const five = { ...onlyOf(worms, tonight, brush, cage), appointments: today.appointments };
  const four = { ...five, appointments: { count: 0, next: null, today: [], later: [] } };
  const view = show(() => (isLess ? four : five));
  const tick = await screen.findByRole('button', { name: 'סימון כבוצע: הברשה' });
  tick.focus();
  isLess = true;
  await refetch(view);
  await waitFor(() => expect(screen.queryByText(vet.reason)).toBeNull());
  expect(document.activeElement).toBe(tick);
});
