import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { addDays } from '@tzemed/contract/dates/days';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';

const app: TestApp = await testApp();
const saturdayMorning = app.clock.now;
let owner: Owner;
let dog: string;
let cat: string;

beforeEach(async () => {
  app.clock.now = saturdayMorning;
  owner = await givenOwner(app);
  dog = (await givenPet(app, owner)).id;
  cat = (await givenPet(app, owner, { name: 'מיצי', species: 'cat' })).id;
});

const ask = (query: string, as = owner) => app.call('GET', `/api/calendar?${query}`, { as });
const entries = async (query: string, as = owner) => {
  const { status, body } = await ask(query, as);
  expect([status, body.isCut]).toEqual([200, false]);
  return body.entries as CalendarEntry[];
};
const november = 'from=2026-11-01&to=2026-11-30';
const inShort = (found: readonly CalendarEntry[]) =>
  found.map(({ day, time, title, status, isPlanned }) =>
    [day.slice(5), time ?? '-', title, ...(status === 'open' ? [] : [status]), ...(isPlanned ? ['planned'] : [])].join(
      ' ',
    ),
  );
const told = async (query: string, as = owner) => inShort(await entries(query, as));

const call = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) => {
  const answer = await app.call(method, `/api/${path}`, { as, ...(body && { body }) });
  expect([path, answer.status < 300, answer.body?.errors]).toEqual([path, true, undefined]);
  return answer.body;
};
/** Creates a reminder at 09:00 of a day, in Israel. */
const remind = async (title: string, day: string, more: object = {}) => {
  const date = `${day}T12:00:00.000Z`;
  return (await call('POST', 'reminders', { petId: dog, title, date, time: '09:00', ...more })).reminder;
};
const appoint = async (reason: string, date: string, more: object = {}) =>
  (await call('POST', 'appointments', { petId: dog, reason, date, ...more })).appointment;

describe('Some days of the calendar', () => {
  it('say of a reminder what it comes from, and of no other entry', async () => {
    const course = { petId: dog, name: 'Apoquel', instruction: 'כדור', schedule: 'times', times: ['20:00'] };
    const { medicine } = await call('POST', 'medicines', { ...course, from: '2026-11-21' });
    await remind('הברשה', '2026-11-22');
    await appoint('חיסון', '2026-11-23');
    const found = await entries(november);
    expect(found.map(({ title, source, sourceId }) => [title, source, sourceId])).toEqual([
      ['Apoquel', 'medicines', medicine.id],
      ['הברשה', null, null],
      ['חיסון', null, null],
    ]);
  });

  it('are told the earliest first, and of one day what has no hour before what has one', async () => {
    await remind('כדור', '2026-11-23');
    await appoint('חיסון', '2026-11-23', { time: '08:30' });
    await appoint('ביקורת', '2026-11-23');
    await appoint('מספרה', '2026-11-22', { time: '23:59' });
    await remind('הברשה', '2026-11-24', { time: '00:00' });
    expect(await told(november)).toEqual([
      '11-22 23:59 מספרה',
      '11-23 - ביקורת',
      '11-23 08:30 חיסון',
      '11-23 09:00 כדור',
      '11-24 00:00 הברשה',
    ]);
    expect(await told('from=2026-11-23&to=2026-11-23')).toHaveLength(3);
    expect(await told('from=2026-11-22&to=2026-11-22')).toEqual(['11-22 23:59 מספרה']);
  });

  it('say of each thing what its own noun says, and by which call it is changed', async () => {
    const reminder = await remind('כדור', '2026-11-23', { description: 'עם אוכל', isImportant: true });
    const appointment = await appoint('חיסון', '2026-11-24', {
      time: '16:30',
      place: 'מרפאת הכרמל',
      vetName: 'ד״ר לוי',
      notes: 'להביא פנקס',
      petIds: [cat],
    });
    const record = await call('POST', 'medical-records', {
      petId: cat,
      type: 'checkup',
      description: 'בדיקה',
      date: '2026-11-20',
      nextAppointment: '2026-11-25',
    });
    const [pill, visit, next] = await entries(november);
    expect(pill).toEqual({
      kind: 'reminder',
      noun: 'reminders',
      id: reminder.id,
      version: 1,
      petIds: [dog],
      petNames: ['בלה'],
      title: 'כדור',
      notes: 'עם אוכל',
      place: null,
      vetName: null,
      day: '2026-11-23',
      time: '09:00',
      timezone: 'Asia/Jerusalem',
      at: reminder.date,
      status: 'open',
      closedAt: null,
      isPutOff: false,
      isPlanned: false,
      repeat: null,
      isImportant: true,
      assigneeId: null,
      isClinic: false,
      followsRecordId: null,
      recordId: null,
      source: null,
      sourceId: null,
      mayEdit: true,
    });
    expect(visit).toMatchObject({
      kind: 'appointment',
      noun: 'appointments',
      id: appointment.id,
      petIds: [dog, cat],
      petNames: ['בלה', 'מיצי'],
      title: 'חיסון',
      notes: 'להביא פנקס',
      place: 'מרפאת הכרמל',
      vetName: 'ד״ר לוי',
      at: appointment.startsAt,
      isClinic: true,
    });
    expect(next).toMatchObject({
      kind: 'followUp',
      noun: 'appointments',
      petIds: [cat],
      day: '2026-11-25',
      time: null,
      at: null,
      followsRecordId: record.record.id,
      isClinic: true,
    });
  });

  it('tell a visit of several pets once, and with a pet as that pet’s', async () => {
    const { id } = await appoint('חיסון', '2026-11-24', { petIds: [cat] });
    expect(await entries(november)).toMatchObject([{ id, petIds: [dog, cat] }]);
    const [ofCat, ...others] = await entries(`${november}&petId=${cat}`);
    expect(others).toEqual([]);
    expect(ofCat).toMatchObject({ petIds: [cat, dog], title: 'חיסון' });
    expect(ofCat!.id).not.toBe(id);
  });

  it('are of one pet where that is asked for', async () => {
    await remind('של בלה', '2026-11-23');
    await remind('של מיצי', '2026-11-23', { petId: cat });
    expect(await told(`${november}&petId=${cat}`)).toEqual(['11-23 09:00 של מיצי']);
  });

  it('keep what was done, missed or cancelled where it stood, and say when', async () => {
    const [done, missed] = [await remind('כדור', '2026-11-19'), await remind('טיפות', '2026-11-20')];
    const [cancelled, visited] = [await appoint('חיסון', '2026-11-19'), await appoint('ביקורת', '2026-11-20')];
    await call('PATCH', `reminders/${done.id}/complete`);
    await call('PATCH', `reminders/${missed.id}/miss`);
    await call('PATCH', `appointments/${cancelled.id}/cancel`);
    await call('PATCH', `appointments/${visited.id}/complete`);
    const found = await entries(november);
    expect(inShort(found)).toEqual([
      '11-19 - חיסון cancelled',
      '11-19 09:00 כדור done',
      '11-20 - ביקורת done',
      '11-20 09:00 טיפות missed',
    ]);
    expect(found.map(({ closedAt }) => closedAt)).toEqual([
      null,
      saturdayMorning.toISOString(),
      null,
      saturdayMorning.toISOString(),
    ]);
    expect(found[2]!.recordId).toEqual(expect.any(String));
  });

  it('show what was put off where it was put off to, its plan where it was', async () => {
    const { id } = await remind('אמבטיה', '2026-11-21', { repeatInterval: 'weekly' });
    await call('PATCH', `reminders/${id}/snooze`, { snoozeUntil: '2026-11-22T15:30:00.000Z' });
    const found = await entries(november);
    expect(inShort(found)).toEqual(['11-22 17:30 אמבטיה', '11-28 09:00 אמבטיה planned']);
    expect(found.map(({ isPutOff }) => isPutOff)).toEqual([true, false]);
    await call('PATCH', `reminders/${id}/snooze`, { snoozeUntil: '2026-12-30T15:30:00.000Z' });
    expect(await told(november)).toEqual([]);
    expect(await told('from=2026-12-30&to=2027-01-10')).toEqual([
      '12-30 17:30 אמבטיה',
      '01-02 09:00 אמבטיה planned',
      '01-09 09:00 אמבטיה planned',
    ]);
  });

  it('are those of each thing’s own zone', async () => {
    const far = { time: '23:30', timezone: 'Pacific/Kiritimati' };
    await remind('מזרח', '2026-11-23', { ...far, date: '2026-11-23T09:30:00.000Z' });
    const west = { time: '00:30', timezone: 'Pacific/Midway' };
    await remind('מערב', '2026-11-23', { ...west, date: '2026-11-23T11:30:00.000Z' });
    expect(await told('from=2026-11-23&to=2026-11-23')).toEqual(['11-23 00:30 מערב', '11-23 23:30 מזרח']);
    expect(await told('from=2026-11-22&to=2026-11-22')).toEqual([]);
    expect(await told('from=2026-11-24&to=2026-11-24')).toEqual([]);
  });

  it('hold nothing that was deleted, and of an archived pet only what is over', async () => {
    const gone = await remind('נמחקה', '2026-11-23');
    await call('DELETE', `reminders/${gone.id}`);
    const done = await remind('בוצעה', '2026-11-20', { petId: cat });
    await call('PATCH', `reminders/${done.id}/complete`);
    const cancelled = await appoint('בוטל', '2026-11-20', { petId: cat });
    await call('PATCH', `appointments/${cancelled.id}/cancel`);
    await remind('פתוחה', '2026-11-23', { petId: cat, repeatInterval: 'daily' });
    await appoint('תור', '2026-11-23', { petId: cat });
    await appoint('של שתיהן', '2026-11-24', { petId: cat, petIds: [dog] });
    await call('PATCH', `pets/${cat}/archive`, { archived: true });
    expect(await told(november)).toEqual(['11-20 - בוטל cancelled', '11-20 09:00 בוצעה done', '11-24 - של שתיהן']);
    await call('DELETE', `pets/${cat}`);
    expect(await told(november)).toEqual(['11-24 - של שתיהן']);
  });
});

describe('The reason to refuse a calendar query', () => {
  it.each([
    ['', { from: 'תאריך נדרש', to: 'תאריך נדרש' }],
    ['from=2026-11-01', { to: 'תאריך נדרש' }],
    ['from=&to=2026-11-01', { from: 'תאריך נדרש' }],
    ['from=2026-02-30&to=2026-03-01', { from: 'תאריך לא תקין' }],
    ['from=now&to=infinity', { from: 'תאריך לא תקין', to: 'תאריך לא תקין' }],
    ['from=1899-12-31&to=1900-01-01', { from: 'תאריך לא תקין' }],
    ['from=2026-11-01T00:00:00Z&to=2026-11-02', { from: 'תאריך לא תקין' }],
    ['from=2026-11-02&to=2026-11-01', { to: 'התאריך מוקדם מתאריך ההתחלה' }],
    ['from=2026-11-01&to=2027-01-02', { to: 'אפשר לבקש עד 62 יום בבת אחת' }],
    ['from=1900-01-01&to=2200-12-31', { to: 'אפשר לבקש עד 62 יום בבת אחת' }],
  ])('is ?%s', async (query, errors) => {
    const { status, body } = await ask(query);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('is not a span of 62 days, nor one at either end of the calendar', async () => {
    for (const query of [
      'from=2026-11-01&to=2027-01-01',
      'from=1900-01-01&to=1900-01-01',
      'from=2200-12-31&to=2200-12-31',
    ])
      expect((await ask(query)).body).toEqual({ entries: [], isCut: false });
  });

  it('is a pet that is nobody’s, somebody else’s, deleted or none at all, with the same 404', async () => {
    const foreign = await givenPet(app, await givenOwner(app));
    await call('DELETE', `pets/${cat}`);
    const answers = await Promise.all(
      [newId(), foreign.id, cat, 'x', `${dog}x`, "' or 1=1"].map((id) =>
        ask(`${november}&petId=${encodeURIComponent(id)}`),
      ),
    );
    for (const { status, body } of answers)
      expect([status, body.error, body.message]).toEqual([404, 'notFound', 'לא נמצא']);
    expect((await app.call('GET', `/api/calendar?${november}`)).status).toBe(401);
  });
});

describe('Guests', () => {
  const fill = async () => {
    await remind('כדור', '2026-11-23', { repeatInterval: 'weekly' });
    await remind('של מיצי', '2026-11-23', { petId: cat });
    await appoint('חיסון', '2026-11-24', { petIds: [cat] });
    const record = {
      petId: dog,
      type: 'checkup',
      description: 'בדיקה',
      date: '2026-11-20',
      nextAppointment: '2026-11-25',
    };
    await call('POST', 'medical-records', record);
  };

  it.each([
    [{}, []],
    [{ reminders: 'view' }, ['11-23 09:00 כדור', '11-30 09:00 כדור planned']],
    [{ medicalRecords: 'view' }, ['11-24 - חיסון', '11-25 - בדיקה']],
    [{ expenses: 'edit' }, []],
    [
      { reminders: 'edit', medicalRecords: 'edit' },
      ['11-23 09:00 כדור', '11-24 - חיסון', '11-25 - בדיקה', '11-30 09:00 כדור planned'],
    ],
  ] as const)('see with %o the same entries as in the lists of the resources', async (rights, expected) => {
    await fill();
    const guest = await givenGuest(app, owner, dog, rights);
    const found = await entries(november, guest);
    expect(inShort(found)).toEqual(expected);
    expect(found.map(({ petNames }) => petNames)).toEqual(expected.map(() => ['בלה']));
    expect(found.map(({ mayEdit }) => mayEdit)).toEqual(
      expected.map(() => Object.values(rights).includes('edit' as never)),
    );
    const listed = async (path: string, key: string) => {
      const { body } = await app.call('GET', `/api/${path}`, { as: guest });
      return (body[key] as { id: string }[]).map(({ id }) => id);
    };
    const own = [...(await listed('reminders', 'reminders')), ...(await listed('appointments', 'appointments'))];
    expect(
      found
        .filter(({ isPlanned }) => !isPlanned)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(own.toSorted());
    expect((await ask(`${november}&petId=${cat}`, guest)).status).toBe(404);
  });

  it('are told nothing more from the moment in which their share ends', async () => {
    await fill();
    const guest = await givenGuest(app, owner, dog, { reminders: 'view' });
    expect(await told(november, guest)).toHaveLength(2);
    await call('DELETE', `pets/${dog}/share/${guest.shareId}`);
    expect(await told(november, guest)).toEqual([]);
    expect((await ask(`${november}&petId=${dog}`, guest)).status).toBe(404);
  });
});

describe('A recurring item', () => {
  it('is told as often as its plan asks for it, once the one that stands is closed', async () => {
    await remind('כדור', '2026-11-10', { repeatInterval: 'weekly' });
    const found = await entries(november);
    // Occurrences that were skipped while one was overdue are not included.
    expect(inShort(found)).toEqual(['11-10 09:00 כדור', '11-24 09:00 כדור planned']);
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found[1]).toMatchObject({ isPlanned: true, repeat: { repeatInterval: 'weekly', repeatEvery: 1 } });
    expect(await told('from=2027-01-01&to=2027-01-31')).toEqual(
      ['01-05', '01-12', '01-19', '01-26'].map((day) => `${day} 09:00 כדור planned`),
    );
  });

  it('comes as it was told', async () => {
    await remind('כדור', '2026-11-21', {
      repeatInterval: 'weekly',
      repeatDays: [0, 3],
      repeatEvery: 2,
      repeatTimes: 6,
    });
    const span = 'from=2026-11-21&to=2027-01-20';
    const planned = await entries(span);
    expect(planned).toHaveLength(6);
    for (const [nth, entry] of planned.entries()) {
      const standing = (await entries(span)).find(({ status, isPlanned }) => status === 'open' && !isPlanned);
      expect([nth, standing!.day, standing!.at]).toEqual([nth, entry.day, entry.at]);
      await call('PATCH', `reminders/${standing!.id}/complete`);
    }
    expect(inShort(await entries(span))).toEqual(planned.map(({ day }) => `${day.slice(5)} 09:00 כדור done`));
  });

  it.each([
    [{ repeatUntil: '2026-11-25' }, ['11-22', '11-23', '11-24', '11-25']],
    [{ repeatTimes: 3 }, ['11-22', '11-23', '11-24']],
    [{ repeatEvery: 4 }, ['11-22', '11-26', '11-30']],
    [{ repeatFrom: 'done' }, ['11-22']],
    [{ repeatMonths: [12] }, ['11-22']],
    [{ repeatInterval: 'none' }, ['11-22']],
  ])('daily, with %o, ends where its plan ends', async (plan, days) => {
    await remind('כדור', '2026-11-22', { repeatInterval: 'daily', ...plan });
    expect((await entries(november)).map(({ day }) => day.slice(5))).toEqual(days);
  });

  it('counts the times of its plan in a span that lies far ahead', async () => {
    await remind('כדור', '2026-11-22', { repeatInterval: 'daily', repeatTimes: 100 });
    const last = addDays('2026-11-22', 99);
    expect((await entries('from=2027-02-25&to=2027-04-01')).map(({ day }) => day)).toEqual(
      Array.from({ length: 5 }, (_, n) => addDays(last, n - 4)),
    );
  });

  it('stays on the last day of short months, and rests where its months rest', async () => {
    await remind('חשבון', '2027-01-31', { repeatInterval: 'monthly', repeatMonths: [1, 2, 4, 5] });
    expect(await told('from=2027-01-15&to=2027-03-15')).toEqual(['01-31 09:00 חשבון', '02-28 09:00 חשבון planned']);
    expect(await told('from=2027-03-20&to=2027-05-20')).toEqual(['04-30 09:00 חשבון planned']);
  });

  it('is told once on a day, though one of its plan was opened again behind another', async () => {
    const first = await remind('כדור', '2026-11-21', { repeatInterval: 'daily' });
    const { next } = await call('PATCH', `reminders/${first.id}/complete`);
    await call('PUT', `reminders/${next.id}`, { ...next, title: 'כדור אחר' });
    await call('POST', `reminders/${first.id}/reopen`);
    expect((await told('from=2026-11-21&to=2026-11-24')).map((line) => line.slice(0, 5))).toEqual([
      '11-21',
      '11-22',
      '11-23',
      '11-24',
    ]);
  });

  /** Clocks in Israel go from 02:00 to 03:00 on Friday, 27 March 2026, and from 02:00 back to 01:00 on Sunday, 25 October. */
  it.each([
    ['2026-03-26', '09:00', ['07:00', '06:00', '06:00']],
    ['2026-03-26', '02:30', ['00:30', '00:00', '23:30']],
    ['2026-10-24', '09:00', ['06:00', '07:00', '07:00']],
    ['2026-10-24', '01:30', ['22:30', '22:30', '23:30']],
  ])('keeps its hour on the wall from %s at %s on, over a change of clocks', async (day, time, utc) => {
    app.clock.now = new Date(`${addDays(day, -2)}T07:00:00.000Z`);
    const date = `${day}T12:00:00.000Z`;
    await remind('כדור', day, { repeatInterval: 'daily', time, date });
    const found = await entries(`from=${day}&to=${addDays(day, 2)}`);
    expect(found.map((entry) => [entry.day, entry.time])).toEqual([0, 1, 2].map((n) => [addDays(day, n), time]));
    expect(found.map(({ at }) => at!.slice(11, 16))).toEqual(utc);
    expect(found.map(({ isPlanned }) => isPlanned)).toEqual([false, true, true]);
  });
});

it('Plans with many times are not counted for ever: then it says that there is more than is told', async () => {
  for (let nth = 0; nth < 21; nth += 1)
    await remind('כדור', '2026-11-21', { repeatInterval: 'daily', repeatTimes: 999 });
  await appoint('תור', '2029-08-01');
  const { body } = await ask('from=2029-08-01&to=2029-08-02');
  expect([body.isCut, inShort(body.entries).at(0), body.entries.length]).toEqual([true, '08-01 - תור', 41]);
});

it('More than two thousand are told as far as that goes, and that there is more', async () => {
  const remindersOf = async (many: number) => {
    for (let nth = 0; nth < many; nth += 1) await remind(`תזכורת ${nth}`, '2026-11-21', { repeatInterval: 'daily' });
  };
  await remindersOf(40);
  const span = `from=2026-11-21&to=${addDays('2026-11-21', 61)}`;
  const { body } = await ask(span);
  expect([body.isCut, body.entries.length]).toEqual([true, 2000]);
  const days = (body.entries as CalendarEntry[]).map(({ day }) => day);
  expect(days).toEqual(Array.from({ length: 2000 }, (_, nth) => addDays('2026-11-21', Math.floor(nth / 40))));
});

it('A reminder of several pets stands there once, with what comes of its plan; for some alone as long as it is done apart', async () => {
  const mitzi = (await givenPet(app, owner, { name: 'מיצי', species: 'cat' })).id;
  const reminder = await remind('פרעושים', '2026-11-24', { petIds: [mitzi], repeatInterval: 'weekly' });
  const pets = async (query = november) => (await entries(query)).map(({ day, petIds }) => [day, petIds.toSorted()]);
  const both = [reminder.petId, mitzi].toSorted();
  const span = 'from=2026-11-24&to=2026-12-08';
  expect(await pets(span)).toEqual([
    ['2026-11-24', both],
    ['2026-12-01', both],
    ['2026-12-08', both],
  ]);
  expect(await pets(`${span}&petId=${mitzi}`)).toHaveLength(3);
  await call('PATCH', `reminders/${reminder.id}/complete`, { petIds: [mitzi] });
  const parted = await pets(span);
  expect(parted.filter(([day]) => day === '2026-11-24')).toHaveLength(2);
  expect(parted.filter(([day]) => day === '2026-12-08')).toEqual([['2026-12-08', both]]);
  await call('PATCH', `reminders/${reminder.id}/complete`, {});
  expect((await pets(span)).filter(([day]) => day !== '2026-11-24')).toEqual([
    ['2026-12-01', both],
    ['2026-12-08', both],
  ]);
});
