import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appointments } from '@tzemed/contract/medical/appointments';
import { calendar, calendarEntry, type CalendarEntry } from '@tzemed/contract/views/calendar';
import { calendarFeed, calendarFeeds } from '@tzemed/contract/reminders/calendar-feeds';
import { pets } from '@tzemed/contract/pets/pets';
import { reminders } from '@tzemed/contract/reminders/reminders';
import { noRepeat } from '@tzemed/contract/dates/repeats';
import { vets } from '@tzemed/contract/medical/vets';
import { answersOf, Refusal, type Answers, writesOf } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { checkup, levi, pill } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow } from '../../testing/build-row.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import CalendarPage from './CalendarPage.tsx';

fixClockToSaturday();

const entryOf = (said: Partial<CalendarEntry>): CalendarEntry =>
  buildRow(calendarEntry, {
    kind: 'reminder',
    noun: 'reminders',
    id: pill.id,
    version: 1,
    petIds: [bella.id],
    petNames: [bella.name],
    title: 'כדור נגד תולעים',
    day: '2026-11-26',
    time: '09:00',
    timezone: 'Asia/Jerusalem',
    at: '2026-11-26T07:00:00.000Z',
    status: 'open',
    isPutOff: false,
    isPlanned: false,
    isImportant: false,
    isClinic: false,
    mayEdit: true,
    ...said,
  });

const dose = entryOf({});
const visit = entryOf({
  kind: 'appointment',
  noun: 'appointments',
  id: checkup.id,
  title: 'ד״ר לוי',
  day: '2026-11-22',
  time: '16:15',
  at: '2026-11-22T14:15:00.000Z',
  isClinic: true,
});
const brushing = entryOf({
  id: 'brushing',
  petIds: [mitzi.id],
  petNames: [mitzi.name],
  title: 'הברשה',
  day: '2026-11-23',
  time: '19:30',
  at: '2026-11-23T17:30:00.000Z',
  repeat: { ...noRepeat, repeatInterval: 'weekly', repeatDays: [1] },
});
const nextBrushing = { ...brushing, day: '2026-11-30', isPlanned: true };
const review = entryOf({
  kind: 'followUp',
  noun: 'appointments',
  id: 'review',
  petIds: [mitzi.id],
  petNames: [mitzi.name],
  title: 'ביקורת אחרי ניתוח',
  day: '2026-11-28',
  time: '11:00',
  isClinic: true,
});
const bath = entryOf({ id: 'bath', title: 'מקלחת', day: '2026-11-16', status: 'done' });

type Options = { at?: string; rows?: CalendarEntry[]; lang?: 'he' | 'en'; answers?: Answers };

function show({
  at = '',
  rows = [visit, brushing, dose, review, bath, nextBrushing],
  lang = 'he',
  answers = [],
}: Options = {}) {
  const shown = { rows };
  const move = (id: string, change: Partial<CalendarEntry>) => {
    shown.rows = shown.rows.map((row) => (row.id === id ? { ...row, ...change, version: row.version + 1 } : row));
  };
  const list = answersOf(calendar, {
    list: ({ query }) => ({
      entries: shown.rows.filter(
        ({ day, petIds }) => day >= query!.from && day <= query!.to && (!query!.petId || petIds.includes(query!.petId)),
      ),
      isCut: false,
    }),
  });
  const changing = [
    ...answersOf(appointments, {
      update: ({ params, body }) => {
        move(params.id, { day: body.date });
        return { appointment: { ...checkup, date: body.date, version: (body.version ?? 0) + 1 } };
      },
      get: () => ({ appointment: checkup }),
    }),
    ...answersOf(reminders, {
      update: ({ params, body }) => {
        move(params.id, { day: body.date.slice(0, 10) });
        return { reminder: { ...pill, version: 2 } };
      },
      snooze: ({ params, body }) => {
        move(params.id, { day: body.snoozeUntil?.slice(0, 10) ?? '2026-11-23' });
        return { reminder: { ...pill, version: 2 } };
      },
      complete: () => ({ reminder: { ...pill, version: 2 }, next: null }),
    }),
  ];
  return renderScreen(<CalendarPage />, {
    at: `/app/calendar${at}`,
    path: '/app/calendar',
    lang,
    answers: [
      answers,
      answersOf(pets, { list: () => ({ pets: [bella, mitzi], total: 2, page: 1, limit: 100 }) }),
      list,
      changing,
    ],
  });
}

const cell = (day: string) => document.querySelector<HTMLElement>(`td[data-day="${day}"]`)!;
const inCell = (day: string, name: RegExp | string) => within(cell(day)).getByRole('button', { name });
const changes = (requests: { method: string; path: string; body: unknown }[]) =>
  writesOf(requests).map(({ method, path, body }) => [`${method} ${path}`, body]);

/** M opens the dialog of an entry that has the focus; the day is typed there. */
async function moveByKeys(user: ReturnType<typeof show>['user'], title: string, digits: string) {
  await user.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: `העברה של ${title}` });
  act(() => within(dialog).getAllByRole('spinbutton')[0]!.focus());
  await user.keyboard(`${digits}{Enter}`);
  return dialog;
}

test('A month shows what is on its days, with both dates and what they are called', async () => {
  show();
  await screen.findByRole('grid', { name: 'נובמבר 2026' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('לוח שנה, נובמבר 2026');
  screen.getByText('חשוון–כסלו תשפ״ז');
  inCell('2026-11-22', '16:15 ד״ר לוי, בלה, תור');
  inCell('2026-11-26', '09:00 כדור נגד תולעים, בלה, תזכורת');
  inCell('2026-11-28', '11:00 ביקורת אחרי ניתוח, מיצי, ביקורת');
  inCell('2026-11-16', '09:00 מקלחת, בלה, תזכורת, בוצע');
  inCell('2026-11-30', '19:30 הברשה, מיצי, תזכורת, חזרה צפויה');
  expect(cell('2026-11-09').textContent).toContain('סיגד');
  expect(cell('2026-11-11').textContent).toContain('א׳ כסלו');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toContain('יום א׳');
});

test('The chosen day stands beside it, kept in the address, and what is left of its week', async () => {
  const { user, router } = show();
  await screen.findByRole('grid');
  await user.click(inCell('2026-11-22', /^יום ראשון, 22 בנובמבר/));
  const day = await screen.findByRole('region', { name: 'יום ראשון, 22 בנובמבר' });
  within(day).getByText('י״ב בכסלו תשפ״ז');
  within(day).getByRole('button', { name: '16:15 ד״ר לוי, בלה, תור' });
  const week = screen.getByRole('region', { name: 'בהמשך השבוע' });
  expect(
    within(week)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['הברשה', 'כדור נגד תולעים', 'ביקורת אחרי ניתוח']);
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-11-22'));
});

test('More than fit are behind a word that opens the day', async () => {
  const rows = ['א', 'ב', 'ג', 'ד', 'ה'].map((title, index) => entryOf({ id: title, title, time: `1${index}:00` }));
  const { user } = show({ rows });
  await screen.findByRole('grid');
  expect(within(cell('2026-11-26')).queryByText('ג')).toBeNull();
  await user.click(inCell('2026-11-26', 'עוד 3: יום חמישי, 26 בנובמבר'));
  const day = await screen.findByRole('region', { name: 'יום חמישי, 26 בנובמבר' });
  expect(within(day).getAllByRole('listitem')).toHaveLength(5);
});

test('A press on a pet asks the server for that pet alone, and the address keeps it', async () => {
  const { user, router, requests } = show();
  await user.click(await screen.findByRole('button', { name: 'מיצי' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?petId=${mitzi.id}`));
  expect(requests.map(({ path }) => path)).toContain(`/calendar?from=2026-11-01&to=2026-12-05&petId=${mitzi.id}`);
  await waitFor(() => expect(within(cell('2026-11-22')).queryByText('ד״ר לוי')).toBeNull());
});

test('A week shows all that is on its days, and an agenda tells one after the other', async () => {
  const { user, router } = show({ at: '?day=2026-11-23' });
  await user.click(await screen.findByRole('button', { name: 'שבוע' }));
  await waitFor(() => expect(document.querySelectorAll('td[data-day]')).toHaveLength(7));
  inCell('2026-11-23', /^19:30 הברשה/);
  await user.click(screen.getByRole('button', { name: 'סדר יום' }));
  await screen.findByRole('region', { name: 'יום שני, 23.11' });
  screen.getByRole('region', { name: 'יום חמישי, 26.11' });
  expect(screen.queryByRole('region', { name: 'מחר, יום ראשון' })).toBeNull();
  await waitFor(() => expect(router.state.location.search).toContain('view=agenda'));
});

test('A visit with a named vet has a call link; without a name the vets are not loaded', async () => {
  const book = answersOf(vets, { list: () => ({ vets: [levi], total: 1, page: 1, limit: 100 }) });
  const at = '?day=2026-11-22';
  const named = show({ at, rows: [{ ...visit, vetName: levi.name }], answers: book });
  const call = await screen.findByRole('link', { name: `חיוג אל ${levi.name}: 04-555-0142` });
  expect(call.getAttribute('href')).toBe('tel:+97245550142');
  named.unmount();

  const { requests } = show({ at, rows: [visit], answers: book });
  await screen.findByRole('region', { name: /^יום ראשון/ });
  expect(requests.filter(({ path }) => path.startsWith('/vets'))).toEqual([]);
});

test('A free day says what comes next, and leads there', async () => {
  const off = { ...visit, id: 'off', title: 'בוטל', day: '2026-11-25', status: 'cancelled' as const };
  const { user } = show({ at: '?view=agenda&day=2026-11-24', rows: [off, dose] });
  await screen.findByRole('heading', { name: 'יום פנוי' });
  screen.getByText(/האירוע הבא: \u2068?כדור נגד תולעים\u2069?, יום חמישי ב־09:00, .?בלה.?\./);
  await user.click(screen.getByRole('button', { name: 'לאירוע הבא' }));
  expect((await screen.findByRole('region', { name: 'יום חמישי, 26.11' })).textContent).toContain('כדור נגד תולעים');
});

test('The keys move a visit to another day at the same hour, announce it, and undo it', async () => {
  const { user, requests } = show();
  await screen.findByRole('grid');
  act(() => inCell('2026-11-22', /ד״ר לוי/).focus());
  await moveByKeys(user, 'ד״ר לוי', '23112026');
  await waitFor(() => inCell('2026-11-23', /ד״ר לוי/));
  await waitFor(() => expect(document.activeElement).toBe(inCell('2026-11-23', /ד״ר לוי/)));
  await user.click(await screen.findByRole('button', { name: 'ביטול' }));
  await waitFor(() => inCell('2026-11-22', /ד״ר לוי/));
  expect(changes(requests)).toEqual([
    [`PUT /appointments/${checkup.id}`, { petId: bella.id, reason: 'ד״ר לוי', date: '2026-11-23', version: 1 }],
    [`PUT /appointments/${checkup.id}`, { petId: bella.id, reason: 'ד״ר לוי', date: '2026-11-22', version: 2 }],
  ]);
});

const dataTransfer = { setData: () => undefined };

test('A flick of the mouse takes a visit along', async () => {
  const { requests } = show();
  await screen.findByRole('grid');
  const chip = inCell('2026-11-22', /ד״ר לוי/);
  fireEvent.dragStart(chip, { dataTransfer });
  fireEvent.dragOver(cell('2026-11-24'));
  expect(cell('2026-11-24').dataset.target).toBe('true');
  fireEvent.drop(cell('2026-11-24'));
  fireEvent.dragEnd(chip);
  await screen.findAllByText('ד״ר לוי: הועבר ליום שלישי, 24.11');
  expect(document.querySelector('[data-target], [data-dragged]')).toBeNull();
  expect(changes(requests)).toMatchObject([[`PUT /appointments/${checkup.id}`, { date: '2026-11-24' }]]);
});

test('A drag that ends outside the days changes nothing', async () => {
  const { requests } = show();
  await screen.findByRole('grid');
  const chip = inCell('2026-11-22', /ד״ר לוי/);
  fireEvent.dragStart(chip, { dataTransfer });
  fireEvent.drop(screen.getByRole('heading', { level: 1 }));
  fireEvent.dragEnd(chip);
  fireEvent.drop(cell('2026-11-24'));
  expect(inCell('2026-11-22', /ד״ר לוי/).dataset.dragged).toBeUndefined();
  expect(changes(requests)).toEqual([]);
});

test('A press that would drag what is fixed says why, and opens nothing', async () => {
  show({ rows: [bath] });
  await screen.findByRole('grid');
  const chip = inCell('2026-11-16', /מקלחת/);
  expect(fireEvent.dragStart(chip, { dataTransfer })).toBe(false);
  fireEvent.click(chip);
  await screen.findByText(/^מה שכבר נסגר נשאר ביומו/);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(chip);
  await screen.findByRole('dialog');
});

test('A month’s end that is moved from here on is not offered back, as its plan would count from another day', async () => {
  const monthly = { ...dose, day: '2026-11-30', at: '2026-11-30T07:00:00.000Z' };
  const { user } = show({ rows: [{ ...monthly, repeat: { ...noRepeat, repeatInterval: 'monthly' } }] });
  await screen.findByRole('grid');
  act(() => inCell('2026-11-30', /כדור/).focus());
  await moveByKeys(user, 'כדור נגד תולעים', '01122026');
  await user.click(await screen.findByRole('button', { name: /^מכאן והלאה/ }));
  await screen.findAllByText('כדור נגד תולעים: הועבר ליום שלישי, 1.12');
  expect(screen.queryByRole('button', { name: 'ביטול' })).toBeNull();
});

test('A second Enter sends nothing more', async () => {
  const { user, requests } = show();
  await screen.findByRole('grid');
  act(() => inCell('2026-11-26', /כדור/).focus());
  await moveByKeys(user, 'כדור נגד תולעים', '27112026{Enter}');
  await screen.findAllByText('כדור נגד תולעים: הועבר ליום שישי, 27.11');
  expect(changes(requests)).toHaveLength(1);
});

test('Esc leaves what would move where it is, and nothing is sent', async () => {
  const { user, requests } = show();
  await screen.findByRole('grid');
  act(() => inCell('2026-11-26', /כדור/).focus());
  await user.keyboard('m');
  await screen.findByRole('dialog', { name: 'העברה של כדור נגד תולעים' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(inCell('2026-11-26', /כדור/)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes(requests)).toEqual([]);
});

test('A reminder that repeats is put off this once', async () => {
  const { user, requests } = show();
  await screen.findByRole('grid');
  act(() => inCell('2026-11-23', /הברשה/).focus());
  await moveByKeys(user, 'הברשה', '24112026');
  await user.click(await screen.findByRole('button', { name: /^רק הפעם/ }));
  await screen.findAllByText('הברשה: הועבר ליום שלישי, 24.11');
  expect(changes(requests)).toEqual([
    ['PATCH /reminders/brushing/snooze', { snoozeUntil: '2026-11-24T17:30:00.000Z' }],
  ]);
});

test('… or from here on, with the day of the week that its plan names', async () => {
  const { user, requests } = show();
  await screen.findByRole('grid');
  act(() => inCell('2026-11-23', /הברשה/).focus());
  await moveByKeys(user, 'הברשה', '22112026');
  // The occurrence is due on Monday, and postponing can't bring it forward.
  expect((await screen.findByRole('button', { name: /^רק הפעם/ })).ariaDisabled).toBe('true');
  await user.click(screen.getByRole('button', { name: /^מכאן והלאה/ }));
  await screen.findAllByText('הברשה: הועבר ליום ראשון, 22.11');
  const [[call, body]] = changes(requests) as [[string, object]];
  expect(call).toBe('PUT /reminders/brushing');
  expect(body).toEqual({
    petId: mitzi.id,
    title: 'הברשה',
    date: '2026-11-22T17:30:00.000Z',
    time: '19:30',
    repeatDays: [0],
    version: 1,
  });
});

test('An expected or closed entry, or one without permission, can’t be moved and says why', async () => {
  const { user } = show({ rows: [bath, nextBrushing, { ...visit, mayEdit: false }] });
  await screen.findByRole('grid');
  for (const [day, why] of [
    ['2026-11-16', /^מה שכבר נסגר נשאר ביומו/],
    ['2026-11-30', /^זאת חזרה צפויה/],
    ['2026-11-22', /^אין לכם הרשאה/],
  ] as const) {
    act(() => within(cell(day)).getAllByRole('button').at(-1)!.focus());
    await user.keyboard('m');
    await screen.findByText(why);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('A reminder does not go to where its time has passed', async () => {
  const { user, requests } = show();
  await screen.findByRole('grid');
  act(() => inCell('2026-11-26', /כדור/).focus());
  await moveByKeys(user, 'כדור נגד תולעים', '19112026');
  await screen.findByText('המועד הזה כבר עבר');
  expect(cell('2026-11-26').textContent).toContain('כדור');
  expect(changes(requests)).toEqual([]);
});

test('A refused move returns the entry to its day and shows the reason', async () => {
  const refused = answersOf(appointments, {
    update: () => {
      throw new Refusal(422, { message: 'יש שגיאות', errors: { date: 'התאריך לפני הביקור' } });
    },
  });
  const { user } = show({ answers: refused });
  await screen.findByRole('grid');
  act(() => inCell('2026-11-22', /ד״ר לוי/).focus());
  await moveByKeys(user, 'ד״ר לוי', '23112026');
  await screen.findByText('התאריך לפני הביקור');
  await waitFor(() => expect(cell('2026-11-22').textContent).toContain('ד״ר לוי'));
  expect(cell('2026-11-23').textContent).not.toContain('ד״ר לוי');
});

test('A visit on Shabbat is offered Friday morning, and goes there; what is given at home never moves', async () => {
  const shabbatDose = entryOf({ id: 'dose', day: '2026-11-28', title: 'אנטיביוטיקה' });
  const { user, requests } = show({ rows: [shabbatDose, review] });
  const card = await screen.findByRole('region', { name: 'ביקורת אחרי ניתוח: שבת' });
  within(card).getByText('הביקורת של מיצי נופלת בשבת');
  expect(screen.queryByRole('region', { name: 'אנטיביוטיקה: שבת' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'ליום שישי בבוקר, 27.11' }));
  await waitFor(() => inCell('2026-11-27', /ביקורת אחרי ניתוח/));
  expect(changes(requests)).toEqual([
    ['PUT /appointments/review', { petId: mitzi.id, reason: 'ביקורת אחרי ניתוח', date: '2026-11-27', version: 1 }],
  ]);
});

test('A visit in the afternoon is offered Thursday; once left on Shabbat, it gets no offer again', async () => {
  const { user, unmount } = show({ rows: [{ ...review, time: '16:00' }] });
  await screen.findByRole('button', { name: 'ליום חמישי, 26.11' });
  await user.click(screen.getByRole('button', { name: 'להשאיר בשבת' }));
  expect(screen.queryByRole('button', { name: 'ליום חמישי, 26.11' })).toBeNull();
  unmount();
  show({ rows: [{ ...review, time: '16:00' }] });
  await screen.findByRole('grid');
  await waitFor(() => inCell('2026-11-28', /ביקורת/));
  expect(screen.queryByRole('button', { name: 'להשאיר בשבת' })).toBeNull();
});

test('Pressed, an entry says what it is, and is opened, ticked off or moved from there', async () => {
  const { user, requests } = show();
  await screen.findByRole('grid');
  await user.click(inCell('2026-11-26', /כדור/));
  const dialog = await screen.findByRole('dialog', { name: 'כדור נגד תולעים' });
  within(dialog).getByText('ט״ז בכסלו תשפ״ז');
  await user.click(within(dialog).getByRole('button', { name: 'סימון כבוצע' }));
  await screen.findByText('כדור נגד תולעים: בוצעה');
  expect(changes(requests).map(([call]) => call)).toEqual([`PATCH /reminders/${pill.id}/complete`]);
});

test.each([
  ['medicines', 'תרופה', 'לעמוד התרופות', `/app/pets/${bella.id}/medicines?show=source`],
  ['care', 'תוכנית טיפול', 'לתוכנית הטיפול', `/app/pets/${bella.id}/care`],
  ['stock', 'מלאי', 'לעמוד המלאי', '/app/stock?show=source'],
] as const)(
  'An entry of %s says so, and leads there instead of to the form of a reminder',
  async (source, said, way, to) => {
    const { user } = show({ rows: [entryOf({ source, sourceId: 'source' })] });
    await screen.findByRole('grid');
    await user.click(inCell('2026-11-26', new RegExp(said)));
    const dialog = await screen.findByRole('dialog', { name: 'כדור נגד תולעים' });
    within(dialog).getByText(new RegExp(`· ${said}`));
    within(dialog).getByRole('button', { name: 'סימון כבוצע' });
    expect(within(dialog).getByRole('link', { name: way }).getAttribute('href')).toBe(to);
    expect(within(dialog).queryByRole('button', { name: 'עריכה' })).toBeNull();
  },
);

test('A dose can’t be moved and says why; an item of a plan is put off, and stays where its plan says', async () => {
  const dose = entryOf({ source: 'medicines', sourceId: 'source' });
  const { user, unmount } = show({ rows: [dose] });
  await screen.findByRole('grid');
  act(() => inCell('2026-11-26', /כדור/).focus());
  await user.keyboard('m');
  await screen.findByText(/^השעה נקבעת בתרופה/);
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  const { user: other, requests } = show({ rows: [{ ...dose, source: 'care' }] });
  await screen.findByRole('grid');
  act(() => inCell('2026-11-26', /כדור/).focus());
  await moveByKeys(other, 'כדור נגד תולעים', '28112026');
  await waitFor(() =>
    expect(changes(requests)).toEqual([
      [`PATCH /reminders/${pill.id}/snooze`, { snoozeUntil: '2026-11-28T07:00:00.000Z' }],
    ]),
  );
});

test('The dialog of an entry leads to the one that moves it', async () => {
  const { user, requests } = show();
  await screen.findByRole('grid');
  await user.click(inCell('2026-11-22', /ד״ר לוי/));
  const entry = await screen.findByRole('dialog', { name: 'ד״ר לוי' });
  await user.click(within(entry).getByRole('button', { name: 'העברה ליום אחר' }));
  const dialog = await screen.findByRole('dialog', { name: 'העברה של ד״ר לוי' });
  act(() => within(dialog).getAllByRole('spinbutton')[0]!.focus());
  await user.keyboard('24112026');
  await user.click(within(dialog).getByRole('button', { name: 'העברה' }));
  await screen.findAllByText('ד״ר לוי: הועבר ליום שלישי, 24.11');
  expect(changes(requests)).toMatchObject([[`PUT /appointments/${checkup.id}`, { date: '2026-11-24' }]]);
});

test('An address for another calendar is made with what it shows, and revoked', async () => {
  const feed = buildRow(calendarFeed, {
    id: 'feed',
    name: 'היומן בטלפון',
    kinds: ['appointment', 'followUp'],
    url: 'https://tzemed.example/api/calendar/secret.ics',
  });
  const feeds: (typeof feed)[] = [];
  const { user, requests } = show({
    answers: answersOf(calendarFeeds, {
      list: () => ({ feeds: [...feeds] }),
      create: () => {
        feeds.push(feed);
        return { feed };
      },
      remove: () => void feeds.pop(),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'סנכרון ליומן אחר' }));
  const dialog = await screen.findByRole('dialog', { name: 'סנכרון ליומן אחר' });
  await within(dialog).findByText('עוד לא נוצרו כתובות.');
  await user.type(within(dialog).getByLabelText('שם'), 'היומן בטלפון');
  await user.click(within(dialog).getByRole('checkbox', { name: 'תזכורות' }));
  await user.click(within(dialog).getByRole('button', { name: 'יצירת כתובת' }));
  const address = await within(dialog).findByLabelText<HTMLInputElement>('הכתובת של היומן בטלפון');
  expect(address.value).toBe(feed.url);
  const made = requests.find(({ method }) => method === 'POST')!;
  expect(made.body).toMatchObject({ name: 'היומן בטלפון', kinds: ['appointment', 'followUp'], petIds: [] });
  await user.click(within(dialog).getByRole('button', { name: 'העתקה: היומן בטלפון' }));
  expect(await navigator.clipboard.readText()).toBe(feed.url);
  await user.click(within(dialog).getByRole('button', { name: 'ביטול הכתובת: היומן בטלפון' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ביטול הכתובת' }));
  await within(dialog).findByText('עוד לא נוצרו כתובות.');
});

test('An address of pets that are all out of reach is not said to be of everybody', async () => {
  const given = { id: 'feed', kinds: ['appointment' as const], url: 'https://tzemed.example/api/calendar/secret.ics' };
  const gone = buildRow(calendarFeed, { ...given, name: 'ישן', petIds: ['gone'] });
  const all = buildRow(calendarFeed, { ...given, id: 'all', name: 'הכול', petIds: [] });
  const { user } = show({ answers: answersOf(calendarFeeds, { list: () => ({ feeds: [gone, all] }) }) });
  await user.click(await screen.findByRole('button', { name: 'סנכרון ליומן אחר' }));
  const dialog = await screen.findByRole('dialog', { name: 'סנכרון ליומן אחר' });
  const said = (await within(dialog).findByRole('list', { name: 'הכתובות שלכם' })).querySelectorAll('small');
  expect([...said].map(({ textContent }) => textContent)).toEqual([
    'תורים · חיות שכבר אינן נגישות לכם',
    'תורים · כל חיות המחמד',
  ]);
});

test('An unavailable server shows an error and a retry button', async () => {
  const away = answersOf(calendar, {
    list: () => {
      throw new Refusal(503, { message: 'השרת אינו זמין' });
    },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ answers: away });
  await screen.findByText('לא הצלחנו לטעון את הנתונים');
  screen.getByRole('button', { name: 'ניסיון חוזר' });
  // No day has loaded, so none is shown as free.
  expect(screen.queryByRole('grid')).toBeNull();
});
