import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { people } from '@tzemed/contract/sharing/people';
import { pets } from '@tzemed/contract/pets/pets';
import { reminders, type Reminder } from '@tzemed/contract/reminders/reminders';
import { wordsIn } from '@tzemed/contract/text/texts';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { pill } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { currentToasts } from '../../ui/toast/toast.ts';
import RemindersPage from './RemindersPage.tsx';
import { reminderFieldTexts } from './form/field-texts.ts';
import { filterBy } from '../../testing/filter-sheet.ts';

const brushing: Reminder = {
  ...pill,
  id: 'brushing',
  petId: mitzi.id,
  petName: mitzi.name,
  title: 'הברשה',
  description: null,
  date: '2026-11-24T17:30:00.000Z',
  time: '19:30',
  repeatInterval: 'daily',
};
const done: Reminder = {
  ...pill,
  id: 'done',
  title: 'שקילה',
  isCompleted: true,
  completedAt: '2026-11-20T08:00:00.000Z',
};
const yael = { id: '01980b1e-7c00-7000-8000-0000000000aa', name: 'יעל לוי', isHere: true, profilePicture: null };
const counts = { upcoming: 2, overdue: 1, completed: 12, missed: 0, snoozed: 0 };

fixClockToSaturday();

const timers = ['Date', 'performance', 'setTimeout', 'clearTimeout'] as const;
/** Has the timers of what is shown from now on run as ever, and further by `pass`. */
const holdTimers = () =>
  void vi.useFakeTimers({ toFake: [...timers], now: vi.getMockedSystemTime() ?? undefined, shouldAdvanceTime: true });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Milliseconds until a completed row has disappeared. */
const standMs = 6000;

type Options = {
  at?: string;
  lang?: 'he' | 'en';
  rows?: Reminder[];
  answers?: Parameters<typeof answersOf<typeof reminders>>[1];
};

function show({ at = '', lang = 'he', rows = [pill, brushing], answers = {} }: Options = {}) {
  return renderScreen(<RemindersPage />, {
    at: `/app/reminders${at}`,
    path: '/app/reminders',
    lang,
    answers: [
      answersOf(people, { list: () => ({ people: [yael], sharedPetIds: [] }) }),
      answersOf(pets, { list: () => ({ pets: [bella, mitzi], total: 2, page: 1, limit: 100 }) }),
      answersOf(reminders, {
        list: ({ query }) => ({
          reminders: query?.status === 'upcoming' ? rows : query?.status === 'completed' ? [done] : [],
          total: query?.status === 'upcoming' ? rows.length : query?.status === 'completed' ? 1 : 0,
          page: 1,
          limit: 20,
          counts,
        }),
        create: () => ({ reminder: pill }),
        update: () => ({ reminder: pill }),
        complete: () => ({ reminder: pill, next: null }),
        remove: () => undefined,
        restore: () => ({ reminder: pill }),
        ...answers,
      }),
    ],
  });
}

test('Reminders stand under their days, with the pet, the hour and how often they come', async () => {
  show();
  const today = await screen.findByRole('region', { name: 'היום' });
  expect(today.textContent).toContain('09:00');
  expect(today.textContent).toContain('כדור נגד תולעים');
  expect(today.textContent).toContain('בלה');
  expect(today.textContent).toContain('כל חודש');
  const tuesday = screen.getByRole('region', { name: 'יום שלישי, 24 בנובמבר' });
  within(tuesday).getByText('הברשה');
});

test('The server filters the tabs and counts them', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('tab', { name: 'באיחור 1' }));
  await screen.findByRole('heading', { name: 'אין שום דבר באיחור' });
  // The empty state has no add button: the one on top is enough.
  expect(screen.getAllByRole('button', { name: 'הוספת תזכורת' })).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'הושלמו 12' }));
  await screen.findByText('שקילה');
  screen.getByText('סומנה כבוצעה בשעה 10:00');
  expect(screen.queryByRole('button', { name: /סימון כבוצע/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'רק בשבוע הקרוב' })).toBeNull();
  const asked = requests.map(({ path }) => path).filter((path) => path.startsWith('/reminders?'));
  expect(asked).toEqual(
    ['upcoming', 'overdue', 'completed'].map((status) => `/reminders?status=${status}&page=1&limit=20`),
  );
});

test('An overdue reminder says how late it is', async () => {
  const late = { ...brushing, date: '2026-11-19T17:30:00.000Z' };
  show({
    at: '?status=overdue',
    answers: { list: () => ({ reminders: [late], total: 1, page: 1, limit: 20, counts }) },
  });
  expect(await screen.findByText('באיחור של יומיים')).toBeTruthy();
});

test("The pet and 'only upcoming' are asked of the server and kept in the address", async () => {
  const { user, requests, router } = show();
  await user.click(await screen.findByRole('button', { name: 'רק בשבוע הקרוב' }));
  await filterBy(user, 'מיצי');
  await waitFor(() =>
    expect(requests.at(-1)?.path).toBe(
      `/reminders?petId=${mitzi.id}&onlyUpcoming=true&status=upcoming&page=1&limit=20`,
    ),
  );
  expect(router.state.location.search).toBe(`?onlyUpcoming=true&petId=${mitzi.id}`);
});

test('Marking a repeating one as done tells when it comes again', async () => {
  const next: Reminder = { ...pill, id: 'next', date: '2026-12-21T07:00:00.000Z' };
  const { user, requests } = show({ answers: { complete: () => ({ reminder: pill, next }) } });
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: כדור נגד תולעים' }));
  await screen.findByText('הבאה: יום שני, 21 בדצמבר ב־09:00');
  screen.getByRole('button', { name: 'ביטול הסימון: כדור נגד תולעים' });
  await screen.findByText('כדור נגד תולעים: בוצעה. אפשר לבטל');
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(`PATCH /reminders/${pill.id}/complete`);
});

/** A server that keeps what is done: brushing comes again tomorrow. */
function kept() {
  const next: Reminder = { ...brushing, id: 'next', date: '2026-11-25T17:30:00.000Z' };
  let rows = [brushing, pill];
  return {
    list: () => ({ reminders: rows, total: rows.length, page: 1, limit: 20, counts }),
    complete: () => {
      rows = [next, pill];
      return { reminder: { ...brushing, isCompleted: true }, next };
    },
    reopen: () => {
      rows = [brushing, pill];
      return { reminder: brushing };
    },
  };
}
const written = (requests: { method: string; path: string }[]) =>
  writesOf(requests).map(({ method, path }) => `${method} ${path}`);
const struckRow = () => document.querySelector('[data-mark=completed]');

test.each([250, 400, 700])('A second tap %s ms after the first meets the same row, and does nothing', async (pause) => {
  holdTimers();
  const { user, requests } = show({ answers: kept() });
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: הברשה' }));
  const [button] = screen.getAllByRole('button', { name: /^סימון כבוצע/ });
  await pass(pause);
  // First row of the list by now, whichever it is.
  const [first] = screen.getAllByRole('button', { name: /^סימון כבוצע/ });
  expect(first).toBe(button);
  await user.click(first!);
  expect(struckRow()?.textContent).toContain('הברשה');
  await pass(standMs);
  await waitFor(() => expect(struckRow()).toBeNull());
  within(screen.getByRole('region', { name: 'יום רביעי, 25 בנובמבר' })).getByText('הברשה');
  expect(written(requests)).toEqual(['PATCH /reminders/brushing/complete']);
});

test('A completed reminder is reopened in its row, which has not moved', async () => {
  const { user, requests } = show({ answers: kept() });
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: הברשה' }));
  await user.click(await screen.findByRole('button', { name: 'ביטול הסימון: הברשה' }));
  await screen.findByText('הברשה: הסימון בוטל');
  expect(struckRow()).toBeNull();
  const button = screen.getByRole('button', { name: 'סימון כבוצע: הברשה' });
  expect(button.ariaDisabled).toBe('false');
  expect(document.activeElement).toBe(button);
  screen.getByRole('button', { name: 'עריכת הברשה' });
  expect(written(requests)).toEqual(['PATCH /reminders/brushing/complete', 'POST /reminders/brushing/reopen']);
});

test('Reopening a reminder that another person has reopened already counts as success', async () => {
  const server = kept();
  const { user } = show({
    answers: {
      ...server,
      reopen: () => {
        server.reopen();
        throw new Refusal(409, { error: 'notCompleted', message: 'התזכורת אינה מסומנת כבוצעה' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: הברשה' }));
  await user.click(await screen.findByRole('button', { name: 'ביטול הסימון: הברשה' }));
  await screen.findByText('הברשה: הסימון בוטל');
  within(screen.getByRole('region', { name: 'יום שלישי, 24 בנובמבר' })).getByText('הברשה');
  expect(currentToasts()).toEqual([]);
});

test('A failed completion is shown in its row, and can be tried again', async () => {
  const { user } = show({
    answers: {
      complete: () => {
        throw new Refusal(503, { message: 'השירות אינו זמין כרגע. נסו שוב בעוד רגע' });
      },
    },
  });
  const tick = await screen.findByRole('button', { name: 'סימון כבוצע: הברשה' });
  await user.click(tick);
  await screen.findByText('לא נשמר. בדקו את החיבור ונסו שוב');
  expect(tick.ariaDisabled).toBe('false');
  expect(currentToasts()).toEqual([]);
});

test('The time to take it back stands still under the pointer', async () => {
  holdTimers();
  const { user } = show({ answers: kept() });
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: הברשה' }));
  const undo = await screen.findByRole('button', { name: 'ביטול הסימון: הברשה' });
  await user.pointer({ target: undo });
  await pass(60_000);
  expect(struckRow()).not.toBeNull();
  await user.pointer({ target: document.body });
  await pass(standMs);
  await waitFor(() => expect(struckRow()).toBeNull());
});

test('The tab of completed ones takes back too; the row stands under a second tap there as well', async () => {
  holdTimers();
  const other = { ...done, id: 'other', title: 'אמבטיה' };
  let rows = [done, other];
  const { user, requests } = show({
    at: '?status=completed',
    answers: {
      list: () => ({ reminders: rows, total: rows.length, page: 1, limit: 20, counts }),
      reopen: () => {
        rows = [other];
        return { reminder: pill };
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'ביטול הסימון: שקילה' });
  await user.click(button);
  await screen.findByText('שקילה: הסימון בוטל');
  await user.click(button);
  await pass(standMs);
  await waitFor(() => expect(screen.queryByText('שקילה')).toBeNull());
  screen.getByText('אמבטיה');
  expect(written(requests)).toEqual(['POST /reminders/done/reopen']);
});

test('Keyboard focus stays in the list when a row disappears', async () => {
  holdTimers();
  let rows = [pill, brushing];
  const { user } = show({
    answers: {
      list: () => ({ reminders: rows, total: rows.length, page: 1, limit: 20, counts }),
      complete: () => {
        rows = [brushing];
        return { reminder: pill, next: null };
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'סימון כבוצע: כדור נגד תולעים' });
  button.focus();
  await user.keyboard('{Enter}');
  await pass(standMs - 1000);
  await pass(1000);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'סימון כבוצע: הברשה' }));
});

test('Completing a reminder that is already done says so, and reloads the list', async () => {
  const { user, requests } = show({
    answers: {
      complete: () => {
        throw new Refusal(409, { error: 'alreadyCompleted', message: 'התזכורת כבר סומנה כבוצעה' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: הברשה' }));
  await screen.findByText('התזכורת כבר סומנה כבוצעה');
  await waitFor(() => expect(requests.at(-1)?.path).toMatch(/^\/reminders\?/));
});

test('Completing a reminder that is already done names the person who was faster, and the time', async () => {
  const reminder = { ...brushing, isCompleted: true, completedAt: '2026-11-20T16:40:00.000Z', closedBy: yael.id };
  const { user } = show({
    answers: {
      complete: () => {
        throw new Refusal(409, {
          error: 'alreadyCompleted',
          message: 'התזכורת כבר סומנה כבוצעה',
          current: { reminder, next: null },
        });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'סימון כבוצע: הברשה' }));
  await screen.findByText('התזכורת כבר סומנה כבוצעה על ידי יעל, אתמול ב־18:40');
  expect(currentToasts().map(({ tone }) => tone)).toEqual(['info']);
});

test('A snoozed reminder says so, and is listed on the day and at the hour of its return', async () => {
  const waits = { ...pill, date: '2026-11-19T07:00:00.000Z', snoozeUntil: '2026-11-22T16:30:00.000Z' };
  show({ rows: [waits] });
  const tomorrow = await screen.findByRole('region', { name: 'מחר' });
  expect(tomorrow.textContent).toContain('18:30');
  expect(tomorrow.textContent).toContain('נדחתהבמקור: 19 בנוב׳, 09:00');
  expect(tomorrow.textContent).not.toContain('באיחור');
});

test('An hour’s snooze counts from now if the reminder is late, else from its due time; a day’s snooze keeps its own hour', async () => {
  const late = { ...brushing, date: '2026-11-19T17:30:00.000Z' };
  const sent: unknown[] = [];
  const { user } = show({
    rows: [late, pill],
    answers: {
      snooze: ({ body }) => {
        sent.push(body.snoozeUntil);
        return { reminder: pill };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'דחייה ועוד: הברשה' }));
  await user.click(await screen.findByText('בעוד שעה, 09:00'));
  await user.click(screen.getByText('מחר, 19:30'));
  await user.click(screen.getByRole('button', { name: 'דחייה ועוד: כדור נגד תולעים' }));
  await user.click(screen.getByText('שעה אחרי המועד, 10:00'));
  await waitFor(() =>
    expect(sent).toEqual(['2026-11-21T07:00:00.000Z', '2026-11-22T17:30:00.000Z', '2026-11-21T08:00:00.000Z']),
  );
});

test('The focus goes to the control that takes the place of the pressed one, as selecting begins and ends', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'פעולות נוספות' }));
  await user.click(screen.getByRole('button', { name: 'בחירה מרובה', hidden: true }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'סיום הבחירה' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'פעולות נוספות' }));
});

test('The dialog of a reminder in the address leaves the focus on its title when it closes', async () => {
  const { user } = show({ at: `?open=${brushing.id}`, answers: { get: () => ({ reminder: brushing }) } });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  const title = await screen.findByRole('button', { name: 'הברשה' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

/** Yael has done the pill meanwhile; brushing is done now. */
const closed = [
  { ...pill, isCompleted: true, closedBy: yael.id, completedAt: '2026-11-21T05:00:00.000Z' },
  { ...brushing, isCompleted: true, closedBy: dana.id, completedAt: '2026-11-21T06:00:00.000Z' },
];

test('Several are done at once; what somebody else had done before is not counted, and not taken back', async () => {
  const sent: unknown[] = [];
  const { user } = show({
    answers: {
      bulkUpdate: ({ body }) => {
        sent.push(body);
        return { reminders: closed };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'פעולות נוספות' }));
  await user.click(screen.getByRole('button', { name: 'בחירה מרובה', hidden: true }));
  await user.click(screen.getByRole('checkbox', { name: 'הברשה' }));
  await user.click(screen.getByRole('checkbox', { name: 'כדור נגד תולעים' }));
  const bar = within(await screen.findByRole('region', { name: 'התזכורות שנבחרו' }));
  await user.click(bar.getByRole('button', { name: 'בוצעו' }));
  await screen.findByText('תזכורת אחת סומנה כבוצעה');
  act(() => currentToasts().at(-1)!.action!.onPress());
  await screen.findByText('הפעולה בוטלה');
  expect(sent).toEqual([
    { reminderIds: [pill.id, brushing.id], updateData: { isCompleted: true } },
    { reminderIds: [brushing.id], updateData: { isCompleted: false } },
  ]);
});

test('Several that are put off wait again, once that is taken back, for what each of them waited for', async () => {
  const sent: unknown[] = [];
  const waits = { ...brushing, snoozeUntil: '2026-11-26T17:30:00.000Z' };
  const { user } = show({
    rows: [pill, waits],
    answers: {
      bulkUpdate: ({ body }) => {
        sent.push(body);
        return { reminders: [] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'פעולות נוספות' }));
  await user.click(screen.getByRole('button', { name: 'בחירה מרובה', hidden: true }));
  const bar = within(await screen.findByRole('region', { name: 'התזכורות שנבחרו' }));
  await user.click(bar.getByRole('button', { name: 'בחירת כל העמוד' }));
  await user.click(bar.getByRole('button', { name: 'דחייה' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'בעוד שבוע' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('שתי תזכורות נדחו');
  act(() => currentToasts().at(-1)!.action!.onPress());
  await screen.findByText('הפעולה בוטלה');
  expect(sent.slice(1)).toEqual([
    { reminderIds: [pill.id], updateData: { snoozeUntil: null } },
    { reminderIds: [waits.id], updateData: { snoozeUntil: waits.snoozeUntil } },
  ]);
});

test('Undoing a missed mark reopens only the version that was marked', async () => {
  const { user, requests } = show({
    answers: {
      miss: () => ({ reminder: { ...brushing, missedAt: '2026-11-21T06:00:00.000Z', version: 7 }, next: null }),
      reopen: () => ({ reminder: brushing }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'דחייה ועוד: הברשה' }));
  await user.click((await screen.findAllByText('סימון כפוספס')).at(-1)!);
  await screen.findByText('הברשה: סומנה כפוספסה');
  act(() => currentToasts().at(-1)!.action!.onPress());
  await screen.findByText('הפעולה בוטלה');
  expect(requests.find(({ path }) => path.endsWith('/reopen'))?.headers.get('if-match')).toBe('"7"');
});

test('A missed reminder can still be completed', async () => {
  const missed = { ...brushing, missedAt: '2026-11-21T05:00:00.000Z' };
  show({
    at: '?status=missed',
    answers: { list: () => ({ reminders: [missed], total: 1, page: 1, limit: 20, counts }) },
  });
  await screen.findByRole('button', { name: 'סימון כבוצע: הברשה' });
  expect(screen.getAllByRole('button', { name: 'ביטול הסימון: הברשה' })).toHaveLength(1);
});

test('The chosen end of a repeat may not be left empty; fields that are no longer shown do not block saving', async () => {
  const { user, requests } = show({ at: `?add=1&petId=${mitzi.id}` });
  await user.type(await screen.findByRole('textbox', { name: 'כותרת' }), 'אנטיביוטיקה');
  await user.click(screen.getByRole('radio', { name: 'יומי' }));
  await user.click(screen.getByText('אפשרויות חזרה נוספות'));
  await user.click(screen.getByRole('radio', { name: 'מספר פעמים' }));
  await user.clear(screen.getByRole('textbox', { name: 'כמה פעמים בסך הכול' }));
  await user.clear(screen.getByRole('textbox', { name: 'כל כמה ימים' }));
  const save = () => user.click(screen.getByRole('button', { name: 'שמירה' }));
  await save();
  await screen.findByText('יש להזין מספר שלם מ־1 עד 999');
  await screen.findByText('יש להזין מספר שלם מ־1 עד 99');
  await user.click(screen.getByRole('radio', { name: 'ללא חזרה' }));
  await save();
  await screen.findByText('התזכורת נוספה');
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    repeatInterval: 'none',
    repeatEvery: 1,
    repeatTimes: null,
    repeatUntil: null,
  });
});

test('Tabs of what was missed and put off are there when there is something in them', async () => {
  show({
    answers: { list: () => ({ reminders: [], total: 0, page: 1, limit: 20, counts: { ...counts, missed: 2 } }) },
  });
  await screen.findByRole('tab', { name: 'פוספסו 2' });
  expect(screen.queryByRole('tab', { name: /^נדחו/ })).toBeNull();
});

test('A new one begins today at nine without repeat; its day and hour go out as one instant', async () => {
  const { user, requests } = show({ at: `?add=1&petId=${mitzi.id}` });
  await user.type(await screen.findByRole('textbox', { name: 'כותרת' }), 'חיסון');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('התזכורת נוספה');
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'חיסון',
    petId: mitzi.id,
    date: '2026-11-21T07:00:00.000Z',
    time: '09:00',
    repeatInterval: 'none',
    timezone: 'Asia/Jerusalem',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('A new one whose time has passed tells where it waits', async () => {
  const { user } = show({ at: `?add=1&petId=${mitzi.id}` });
  vi.setSystemTime('2026-11-21T08:00:00.000Z');
  await user.type(await screen.findByRole('textbox', { name: 'כותרת' }), 'חיסון');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('התזכורת נוספה. המועד כבר עבר, ולכן היא מחכה בלשונית ״באיחור״')).toBeTruthy();
  expect(currentToasts().map(({ tone }) => tone)).toEqual(['warning']);
});

test('The message about a new reminder is in the language of the screen', async () => {
  const { user } = show({ at: `?add=1&petId=${mitzi.id}`, lang: 'en' });
  vi.setSystemTime('2026-11-21T08:00:00.000Z');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Vaccine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(wordsIn(reminderFieldTexts, 'en').addedOverdue)).toBeTruthy();
});

test('Title and pet are asked for, all at once', async () => {
  const { user } = show({ at: '?add=1' });
  await user.click(await screen.findByRole('button', { name: 'שמירה' }));
  await screen.findByText('כותרת נדרשת');
  expect(screen.getByText('יש לבחור חיית מחמד')).toBeTruthy();
});

test('An edit shows the hour where it is due and sends the version it began from', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('button', { name: 'עריכת כדור נגד תולעים' }));
  // An edit is no surprise, whenever it was due.
  vi.setSystemTime('2026-11-21T08:00:00.000Z');
  await user.type(await screen.findByRole('textbox', { name: 'כותרת' }), ' קטן');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('התזכורת עודכנה');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: 'כדור נגד תולעים קטן',
    date: pill.date,
    time: '09:00',
    repeatInterval: 'monthly',
    version: 1,
  });
});

test('Two edits of a reminder are read as people read them: the hour, the day, how often', async () => {
  const theirs: Reminder = {
    ...pill,
    time: '19:30',
    date: '2026-11-22T17:30:00.000Z',
    repeatInterval: 'daily',
    description: null,
    version: 2,
  };
  const sent: unknown[] = [];
  const { user } = show({
    answers: {
      update: ({ body }) => {
        sent.push(body);
        if (body.version === 2) return { reminder: theirs };
        throw new Refusal(409, { error: 'stale', message: 'מישהו שמר שינויים', current: { reminder: theirs } });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'עריכת כדור נגד תולעים' }));
  const hour = await screen.findByRole('group', { name: 'שעה' });
  act(() => within(hour).getAllByRole('spinbutton')[0]!.focus());
  await user.keyboard('2000');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  const hours = within(await screen.findByRole('radiogroup', { name: /^שעה/ }));
  expect(hours.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.labels![0]!.textContent)).toEqual([
    'שלכם: 20:00',
    'מהמקום האחר: 19:30',
  ]);
  const rows = [...document.querySelectorAll('.two-edits-row')].map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'תאריך שונה רק במקום האחר22.11.2026 לפני כן: 21.11.2026מהמקום האחר',
    'חזרה שונה רק במקום האחריומי לפני כן: חודשימהמקום האחר',
    'תיאור שונה רק במקום האחרללא לפני כן: עם האוכלמהמקום האחר',
    'כותרת, חיית מחמד, כל כמה חודשים, ממה נספרת התזכורת הבאה, תזכורת חשובה כדור נגד תולעים · בלה · 1 · מהתאריך שנקבע · לאזהה',
  ]);
  await user.click(hours.getByRole('radio', { name: /^שלכם/ }));
  expect(screen.getByText(/^כדור נגד תולעים, תאריך/, { exact: false }).textContent).toBe(
    'יישמר: כדור נגד תולעים, תאריך 22.11.2026, שעה 20:00, חזרה יומי, ללא תיאור',
  );
  await user.click(screen.getByRole('button', { name: 'שמירת הבחירה' }));
  await screen.findByText('התזכורת עודכנה');
  expect(sent.at(-1)).toMatchObject({
    date: '2026-11-22T18:00:00.000Z',
    time: '20:00',
    repeatInterval: 'daily',
    description: null,
    version: 2,
  });
});

test('Deletion asks first and can be undone', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('button', { name: 'מחיקת הברשה' }));
  const question = await screen.findByRole('alertdialog');
  within(question).getByText('האם אתם בטוחים שברצונכם למחוק את התזכורת?');
  await user.click(within(question).getByRole('button', { name: 'מחיקה' }));
  await screen.findByText('התזכורת נמחקה');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  await screen.findByText('התזכורת שוחזרה');
  const written = writesOf(requests).map(({ method, path }) => `${method} ${path}`);
  expect(written).toEqual(['DELETE /reminders/brushing', 'POST /reminders/brushing/restore']);
});

test('Samples that nobody can change are shown while the server is away', async () => {
  show({
    answers: {
      list: () => {
        throw new Refusal(503, { message: 'השירות אינו זמין כרגע. נסו שוב בעוד רגע' });
      },
    },
  });
  await screen.findByText('מוצגים נתוני דוגמה - השרת אינו זמין');
  expect(screen.queryByRole('button', { name: /סימון כבוצע|מחיקת|עריכת/ })).toBeNull();
});

test('A reminder of several pets is one row with all of them; it is completed for some of them by their faces, and reopened', async () => {
  const flea: Reminder = { ...brushing, id: 'flea', title: 'נגד פרעושים', petIds: [mitzi.id, bella.id] };
  const complete = vi.fn(({ body }: { body: { petIds?: string[] | undefined } }) => ({
    reminder: { ...flea, id: 'of bella', petId: bella.id, petIds: body.petIds ?? [] },
    next: null,
  }));
  const reopen = vi.fn((_sent: object) => ({ reminder: flea }));
  const { user } = show({ rows: [flea], answers: { complete, reopen } });
  const row = (await screen.findByText('נגד פרעושים')).closest('li')!;
  for (const name of ['בלה', 'מיצי']) within(row).getByText(name);
  await user.click(screen.getByRole('button', { name: 'דחייה ועוד: נגד פרעושים' }));
  await user.click(await screen.findByText('רק לחלק מהחיות...'));
  const dialog = await screen.findByRole('dialog', { name: 'למי זה נעשה?' });
  const done = within(dialog).getByRole('button', { name: 'סימון כבוצע' });
  expect(done).toHaveProperty('ariaDisabled', 'true');
  await user.click(within(dialog).getByRole('button', { name: 'בלה' }));
  await user.click(done);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(complete.mock.calls[0]![0]).toMatchObject({ params: { id: 'flea' }, body: { petIds: [bella.id] } });
  const [toast] = currentToasts().slice(-1);
  expect(toast!.text).toContain('בלה');
  toast!.action!.onPress();
  await waitFor(() => expect(reopen).toHaveBeenCalled());
  // Reopens the reminder as it was left: later changes by another person stay.
  expect(reopen.mock.calls[0]![0]).toMatchObject({ params: { id: 'of bella' }, body: {} });
});

test('The form takes several pets, and sends all of them', async () => {
  const shown = show({ at: `?add=1&petId=${bella.id}` });
  const { user } = shown;
  await user.type(await screen.findByRole('textbox', { name: 'כותרת' }), 'נגד פרעושים');
  await user.click(screen.getByRole('button', { name: 'עוד חיות' }));
  await user.click(within(screen.getByRole('group', { name: 'גם עבור' })).getByRole('button', { name: 'מיצי' }));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() =>
    expect(shown.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      petId: bella.id,
      petIds: [bella.id, mitzi.id],
    }),
  );
});

test('A reminder that comes from a medicine leads there, and is neither edited nor deleted here', async () => {
  const sourced: Reminder = { ...pill, title: 'Apoquel', source: 'medicines', sourceId: 'course' };
  const { user } = show({ rows: [sourced, brushing] });
  const row = within((await screen.findByRole('button', { name: 'סימון כבוצע: Apoquel' })).closest('li')!);
  expect(row.getByText('תרופה')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Apoquel' }).getAttribute('href')).toBe(
    `/app/pets/${bella.id}/medicines?show=course`,
  );
  expect(screen.queryByRole('button', { name: 'עריכת Apoquel' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'מחיקת Apoquel' })).toBeNull();
  expect(screen.getByRole('button', { name: 'מחיקת הברשה' })).toBeTruthy();
  // Put off it is as any other.
  await user.click(screen.getByRole('button', { name: 'דחייה ועוד: Apoquel' }));
  expect(await row.findByRole('button', { name: 'מועד אחר...', hidden: true })).toBeTruthy();
});

test('The address of a reminder that comes from a medicine says where it is changed', async () => {
  const sourced: Reminder = { ...pill, source: 'medicines', sourceId: 'course' };
  show({ at: `?open=${pill.id}`, answers: { get: () => ({ reminder: sourced }) } });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('התזכורת נוצרה מתרופה, ומשנים אותה בעמוד התרופות.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'לעמוד התרופות' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'שמירה' })).toBeNull();
});
