import { addDays } from '@tzemed/contract/dates/days';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';

const app: TestApp = await testApp();
const saturdayMorning = app.clock.now;
let owner: Owner;
let petId: string;

beforeEach(() => startAt(saturdayMorning));
async function startAt(now: Date) {
  app.clock.now = now;
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
}
const overview = async () => (await app.call('GET', '/api/overview', { as: owner })).body;
async function add(noun: string, input: object) {
  const { status, body } = await app.call('POST', `/api/${noun}`, { as: owner, body: { petId, ...input } });
  expect(status).toBe(201);
  return body[noun === 'medical-records' ? 'record' : noun.slice(0, -1)];
}
const addExpense = (date: string, amount: number, category = 'food') =>
  add('expenses', { description: `${category} ${date}`, amount, category, date });
const addRecord = (date: string, nextAppointment: string | null = null) =>
  add('medical-records', { type: 'checkup', description: `בדיקה ${date}`, date, nextAppointment });
const addReminder = (day: string, time = '09:00') =>
  add('reminders', { title: `${day} ${time}`, date: `${day}T10:00:00Z`, time });
const archive = (pet: string) =>
  app.db
    .updateTable('pets')
    .set({ archivedAt: saturdayMorning })
    .where('householdId', '=', owner.householdId)
    .where('id', '=', pet)
    .execute();

describe('the overview', () => {
  it('is zeros and empty lists for a new account', async () => {
    const { body } = await app.call('GET', '/api/overview', { as: await givenOwner(app) });
    expect(body).toEqual({
      today: '2026-11-21',
      petCount: 0,
      monthExpenses: {
        totalAmount: 0,
        count: 0,
        untilToday: 0,
        previousUntil: '2026-10-21',
        previousTotalAmount: 0,
      },
      appointments: { count: 0, next: null, today: [], later: [] },
      upcomingReminders: { count: 0, today: 0, next: null },
      overdueReminders: 0,
      todayReminders: { done: 0, doneBy: [], open: [] },
      tomorrowReminders: 0,
      tomorrowDoses: 0,
      months: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month) => ({
        month,
        totalAmount: 0,
      })),
      categories: [],
      expenses: [],
      records: [],
      reminders: [],
    });
  });

  it('counts pets without the archived and the deleted', async () => {
    const cat = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    const bird = await givenPet(app, owner, { name: 'קוקי', species: 'bird' });
    await archive(cat.id);
    await app.db
      .updateTable('pets')
      .set({ deletedAt: saturdayMorning })
      .where('householdId', '=', owner.householdId)
      .where('id', '=', bird.id)
      .execute();
    expect((await overview()).petCount).toBe(1);
  });

  it('sums this month, the same days of the last one, six months and this month’s categories', async () => {
    await addExpense('2026-11-01', 0.1);
    await addExpense('2026-11-30', 0.2);
    await addExpense('2026-11-21', 180, 'grooming');
    await addExpense('2026-10-31', 100.5);
    await addExpense('2026-10-22', 33);
    await addExpense('2026-10-21', 0.1);
    await addExpense('2026-10-01', 20.2);
    await addExpense('2026-09-21', 4);
    await addExpense('2026-06-01', 7);
    await addExpense('2026-05-31', 999);
    await addExpense('2026-12-01', 999);
    const { id } = await addExpense('2026-11-02', 999);
    await app.call('DELETE', `/api/expenses/${id}`, { as: owner });
    const body = await overview();
    expect(body.monthExpenses).toEqual({
      totalAmount: 180.3,
      count: 3,
      untilToday: 180.1,
      previousUntil: '2026-10-21',
      previousTotalAmount: 20.3,
    });
    expect(body.months.map((m: { totalAmount: number }) => m.totalAmount)).toEqual([7, 0, 0, 4, 153.8, 180.3]);
    expect(body.categories).toEqual([
      { category: 'grooming', totalAmount: 180 },
      { category: 'food', totalAmount: 0.3 },
    ]);
  });

  it.each([
    ['2026-10-31', '2026-09-30', 15],
    ['2026-12-31', '2026-11-30', 15],
    ['2026-11-30', '2026-10-30', 15],
    ['2027-03-31', '2027-02-28', 15],
    ['2028-03-30', '2028-02-29', 15],
    ['2027-02-28', '2027-01-28', 15],
    ['2027-01-01', '2026-12-01', 10],
  ])('holds %s against the month before up to %s', async (today, previousUntil, previousTotalAmount) => {
    await startAt(new Date(`${today}T10:00:00Z`));
    await addExpense(`${previousUntil.slice(0, 7)}-01`, 10);
    if (!previousUntil.endsWith('-01')) await addExpense(previousUntil, 5);
    await addExpense(addDays(previousUntil, 1), 999);
    await addExpense(today, 7);
    const { monthExpenses } = await overview();
    expect(monthExpenses).toMatchObject({ untilToday: monthExpenses.totalAmount, previousUntil, previousTotalAmount });
  });

  it('begins the month and the day at midnight in Israel', async () => {
    await startAt(new Date('2026-11-30T21:59:59Z'));
    await addExpense('2026-12-01', 50);
    expect(await overview()).toMatchObject({ today: '2026-11-30', monthExpenses: { totalAmount: 0 } });
    app.clock.now = new Date('2026-11-30T22:00:00Z');
    const body = await overview();
    expect(body).toMatchObject({ today: '2026-12-01', monthExpenses: { totalAmount: 50 } });
    expect(body.months.at(0).month).toBe('2026-07');
  });

  it('counts appointments from today on and names the nearest', async () => {
    const other = (await givenPet(app, owner, { name: 'מיצי' })).id;
    await addRecord('2026-01-01', '2026-11-20');
    await addRecord('2026-01-02', '2026-12-24');
    await add('medical-records', {
      petId: other,
      type: 'checkup',
      description: 'בדיקה',
      date: '2026-01-03',
      vetName: 'ד״ר לוי',
      nextAppointment: '2026-11-21',
    });
    await addRecord('2026-01-04');
    const next = { date: '2026-11-21', petId: other, vetName: 'ד״ר לוי' };
    expect((await overview()).appointments).toMatchObject({ count: 2, next, today: [next] });
    const { id } = (await app.call('GET', '/api/medical-records/upcoming', { as: owner })).body.records[0];
    await app.call('DELETE', `/api/medical-records/${id}`, { as: owner });
    expect((await overview()).appointments).toMatchObject({
      count: 1,
      next: { date: '2026-12-24', petId, vetName: null },
      today: [],
    });
    await add('appointments', { reason: 'לשניהם', date: '2026-11-21', time: '18:00', petId, petIds: [other] });
    await add('appointments', { reason: 'קודם', date: '2026-11-21', time: '08:00', petId: other });
    const { count, today } = (await overview()).appointments;
    expect([count, today.map(({ reason }: { reason: string }) => reason)]).toEqual([3, ['קודם', 'לשניהם']]);
  });

  it('counts reminders of the coming week, those of today among them, and what is overdue', async () => {
    await addReminder('2026-11-21', '08:59');
    await addReminder('2026-11-21', '09:00');
    await addReminder('2026-11-21', '23:59');
    await addReminder('2026-11-22', '00:00');
    await addReminder('2026-11-28', '09:00');
    await addReminder('2026-11-28', '09:01');
    const { id } = await addReminder('2026-11-21', '10:00');
    await app.call('PATCH', `/api/reminders/${id}/complete`, { as: owner });
    const body = await overview();
    expect(body.upcomingReminders).toEqual({ count: 4, today: 2, next: '2026-11-21T07:00:00.000Z' });
    expect(body.overdueReminders).toBe(1);
  });

  it('lists what is overdue and what today still holds, the oldest first, and what comes after today apart', async () => {
    await addReminder('2026-11-22', '00:00');
    await addReminder('2026-11-21', '23:59');
    await addReminder('2026-11-20', '23:59');
    await addReminder('2026-11-21', '00:00');
    await addReminder('2026-11-22', '23:59');
    await addReminder('2026-11-23', '00:00');
    await addReminder('2027-11-21', '09:00');
    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
    const body = await overview();
    expect(titles(body.todayReminders.open)).toEqual(['2026-11-20 23:59', '2026-11-21 00:00', '2026-11-21 23:59']);
    expect(body).toMatchObject({ overdueReminders: 2, upcomingReminders: { today: 1 }, tomorrowReminders: 2 });
    expect(titles(body.reminders)).toEqual([
      '2026-11-22 00:00',
      '2026-11-22 23:59',
      '2026-11-23 00:00',
      '2027-11-21 09:00',
    ]);
    app.clock.now = new Date('2026-11-21T22:00:00Z');
    const nextDay = await overview();
    expect(titles(nextDay.todayReminders.open).slice(3)).toEqual(['2026-11-22 00:00', '2026-11-22 23:59']);
    expect(nextDay).toMatchObject({ overdueReminders: 3, upcomingReminders: { today: 2 }, tomorrowReminders: 1 });
  });

  it('lists what is overdue however old the day that somebody wrote', async () => {
    await addReminder('1926-03-15');
    const { overdueReminders, todayReminders } = await overview();
    expect([overdueReminders, todayReminders.open.length]).toEqual([1, 1]);
  });

  it('counts what was done today of what was due by the end of it, and nothing else', async () => {
    const done = async () => (await overview()).todayReminders.done;
    const complete = ({ id }: { id: string }) => app.call('PATCH', `/api/reminders/${id}/complete`, { as: owner });
    const late = await addReminder('2026-11-19');
    const daily = await add('reminders', {
      title: 'כדור',
      date: '2026-11-21T10:00:00Z',
      time: '12:00',
      repeatInterval: 'daily',
    });
    const ahead = await addReminder('2026-11-22');
    expect(await done()).toBe(0);
    for (const row of [late, daily, ahead]) await complete(row);
    const body = await overview();
    expect(body.todayReminders).toEqual({ done: 2, doneBy: [owner.id], open: [] });
    expect(body.reminders.map(({ title }: { title: string }) => title)).toEqual(['כדור']);
    await app.call('POST', `/api/reminders/${late.id}/reopen`, { as: owner });
    expect(await done()).toBe(1);
    await app.call('DELETE', `/api/reminders/${daily.id}`, { as: owner });
    expect(await done()).toBe(0);
    app.clock.now = new Date('2026-11-21T21:59:00Z');
    await complete(late);
    expect(await done()).toBe(1);
    app.clock.now = new Date('2026-11-21T22:00:00Z');
    expect(await done()).toBe(0);
  });

  it('counts the doses of tomorrow by their courses, apart from its reminders', async () => {
    const other = (await givenPet(app, owner, { name: 'מיצי' })).id;
    const course = { name: 'Apoquel', instruction: 'כדור', from: '2026-11-20', schedule: 'times' };
    await add('medicines', { ...course, times: ['08:00', '20:00'] });
    await add('medicines', { ...course, times: ['09:00'], petId: other, everyDays: 3 });
    await add('medicines', { ...course, schedule: 'interval', everyHours: 6, times: ['15:00'] });
    await add('medicines', { ...course, schedule: 'asNeeded', times: [] });
    await addReminder('2026-11-22');
    expect(await overview()).toMatchObject({ tomorrowDoses: 6, tomorrowReminders: 1 });
    await archive(petId);
    expect(await overview()).toMatchObject({ tomorrowDoses: 0, tomorrowReminders: 0 });
    app.clock.now = new Date('2026-11-22T10:00:00Z');
    expect(await overview()).toMatchObject({ tomorrowDoses: 1 });
  });

  it('counts the other reminders of tomorrow by their own days, whenever a dose was put off to', async () => {
    const course = { name: 'Apoquel', instruction: 'כדור', from: '2026-11-22', schedule: 'times', times: ['08:00'] };
    await add('medicines', course);
    await addReminder('2026-11-22');
    const { reminders } = (await app.call('GET', '/api/reminders?status=upcoming', { as: owner })).body;
    const { id } = reminders.find(({ source }: { source: string | null }) => source === 'medicines');
    const body = { snoozeUntil: '2026-11-23T10:00:00.000Z' };
    expect((await app.call('PATCH', `/api/reminders/${id}/snooze`, { as: owner, body })).status).toBe(200);
    expect(await overview()).toMatchObject({ tomorrowDoses: 1, tomorrowReminders: 1 });
  });

  it('names whoever did what was done today, and the appointments after it', async () => {
    const co = await givenCoOwner(app, owner, 'אורי כהן');
    for (const as of [owner, co, owner]) {
      const { id } = await addReminder('2026-11-21');
      await app.call('PATCH', `/api/reminders/${id}/complete`, { as });
    }
    for (const day of ['21', '24', '25', '26', '27'])
      await add('appointments', { reason: day, date: `2026-11-${day}` });
    const { todayReminders, appointments } = await overview();
    expect([todayReminders.done, new Set(todayReminders.doneBy)]).toEqual([3, new Set([owner.id, co.id])]);
    expect(appointments.later.map(({ reason }: { reason: string }) => reason)).toEqual(['24', '25', '26']);
  });

  it('lists so many of today and counts all of them; what comes after is listed however many there are', async () => {
    for (let minute = 10; minute < 30; minute++) await addReminder('2026-11-20', `09:${minute}`);
    await addReminder('2026-11-22');
    const body = await overview();
    expect(body.todayReminders.open).toHaveLength(15);
    expect(body.todayReminders.open[0].title).toBe('2026-11-20 09:10');
    expect(body.overdueReminders).toBe(20);
    expect(body.reminders.map(({ title }: { title: string }) => title)).toEqual(['2026-11-22 09:00']);
  });

  it('says the number that the list behind each figure shows', async () => {
    await addExpense('2026-11-01', 10.1);
    await addExpense('2026-11-30', 0.2);
    await addExpense('2026-10-31', 999);
    await addRecord('2026-01-01', '2026-11-20');
    await addRecord('2026-01-02', '2026-11-21');
    await addRecord('2026-01-03', '2028-11-21');
    for (const day of ['19', '20', '22', '28', '29']) await addReminder(`2026-11-${day}`);
    const resting = (await givenPet(app, owner)).id;
    const ofResting = { petId: resting, type: 'checkup', description: 'בארכיון', date: '2026-11-01' };
    await add('medical-records', { ...ofResting, nextAppointment: '2026-12-01' });
    await archive(resting);
    const body = await overview();
    const list = async (path: string) => (await app.call('GET', `/api/${path}`, { as: owner })).body;
    const month = await list('expenses?from=2026-11-01&to=2026-11-30');
    expect([month.totalAmount, month.total]).toEqual([body.monthExpenses.totalAmount, body.monthExpenses.count]);
    expect((await list('medical-records/upcoming')).total).toBe(body.appointments.count);
    expect((await list('reminders?status=upcoming&onlyUpcoming=true')).total).toBe(body.upcomingReminders.count);
    expect((await list('reminders?status=overdue')).total).toBe(body.overdueReminders);
    expect(body).toMatchObject({
      monthExpenses: { totalAmount: 10.3, count: 2 },
      appointments: { count: 2 },
      upcomingReminders: { count: 2 },
      overdueReminders: 2,
    });
  });

  it('shows the latest five of each list exactly as the lists themselves do', async () => {
    for (let day = 10; day <= 15; day++) {
      await addExpense(`2026-11-${day}`, day);
      await addRecord(`2026-11-${day}`);
      await addReminder(`2026-12-${day}`);
    }
    await addReminder('2026-11-20');
    const body = await overview();
    const list = async (path: string) => (await app.call('GET', `/api/${path}limit=5`, { as: owner })).body;
    expect(body.expenses).toEqual((await list('expenses?')).expenses);
    expect(body.records).toEqual((await list('medical-records?')).records);
    expect(body.reminders).toEqual((await list('reminders?status=upcoming&')).reminders);
    expect(body.expenses).toHaveLength(5);
    expect(body.records[0]).toMatchObject({ date: '2026-11-15', petName: 'בלה' });
    expect(body.reminders[0].title).toBe('2026-12-10 09:00');
  });

  it('keeps an archived pet’s history and leaves out what lies ahead of it', async () => {
    await addExpense('2026-11-01', 10);
    await addRecord('2026-11-01', '2026-12-24');
    await addReminder('2026-11-20');
    await addReminder('2026-11-22');
    await archive(petId);
    const body = await overview();
    expect(body).toMatchObject({
      todayReminders: { done: 0, doneBy: [], open: [] },
      tomorrowReminders: 0,
      petCount: 0,
      monthExpenses: { totalAmount: 10 },
      appointments: { count: 0, next: null },
      upcomingReminders: { count: 0, today: 0, next: null },
      overdueReminders: 0,
      reminders: [],
    });
    expect([body.expenses.length, body.records.length]).toEqual([1, 1]);
  });
});
