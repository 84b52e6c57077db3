import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import type { Owner } from '../../testing/fixtures/given.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const sample = {
  name: 'Apoquel 16 mg',
  instruction: 'חצי כדור, בבוקר ובערב, עם האוכל',
  schedule: 'times',
  times: ['20:00', '08:00'],
  from: '2026-11-21',
};
const { app, add, catId, list, owner, petId, post, put, call } = await petResourceApp('medicines', sample);

const moveTo = (time: string) => app.moveTo(new Date(time));
const remindersOf = async (query = 'status=upcoming') =>
  (await app.call('GET', `/api/reminders?${query}`, { as: owner() })).body.reminders;
const complete = (id: string) => app.call('PATCH', `/api/reminders/${id}/complete`, { as: owner() });
const dosesOf = async (medicineId: string) =>
  (await app.call('GET', `/api/doses?medicineId=${medicineId}`, { as: owner() })).body.doses;
const give = (medicineId: string, body: object = {}, as: Owner = owner()) =>
  app.call('POST', '/api/doses', {
    as,
    body: { petId: petId(), medicineId, outcome: 'given', at: app.clock.now.toISOString(), ...body },
  });

describe('A course at times of the day', () => {
  it('is a reminder of its next dose', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const medicine = await add();
    expect(medicine).toMatchObject({ times: ['08:00', '20:00'], nextAt: '2026-11-21T18:00:00.000Z' });
    expect(await remindersOf()).toMatchObject([
      { title: 'Apoquel 16 mg', date: '2026-11-21T18:00:00.000Z', source: 'medicines', sourceId: medicine.id },
    ]);
  });

  it('writes a dose when its reminder is done, and goes on to the next', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    const [reminder] = await remindersOf();
    await moveTo('2026-11-21T20:03:00+02:00');
    const { body } = await complete(reminder.id);
    expect(body.next).toMatchObject({ date: '2026-11-22T06:00:00.000Z', sourceId: id });
    expect(await dosesOf(id)).toMatchObject([
      { outcome: 'given', at: '2026-11-21T18:03:00.000Z', plannedAt: '2026-11-21T18:00:00.000Z', givenBy: owner().id },
    ]);
    const again = await complete(reminder.id);
    expect([again.status, again.body.error]).toEqual([409, 'alreadyCompleted']);
    await app.call('POST', `/api/reminders/${reminder.id}/reopen`, { as: owner() });
    expect(await dosesOf(id)).toEqual([]);
    expect(await remindersOf('status=overdue')).toMatchObject([{ id: reminder.id }]);
    expect(await remindersOf()).toEqual([]);
  });

  it('moves its reminder when a dose is entered by hand, and refuses a second one', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    await moveTo('2026-11-21T19:50:00+02:00');
    expect((await give(id)).status).toBe(201);
    expect(await remindersOf()).toMatchObject([{ date: '2026-11-22T06:00:00.000Z' }]);
    await moveTo('2026-11-21T20:10:00+02:00');
    const second = await give(id);
    expect([second.status, second.body.error, second.body.current.dose.at]).toEqual([
      409,
      'doseExists',
      '2026-11-21T17:50:00.000Z',
    ]);
    expect((await give(id, { isExtra: true })).body.dose).toMatchObject({ isExtra: true, plannedAt: null });
    expect(await remindersOf()).toMatchObject([{ date: '2026-11-22T06:00:00.000Z' }]);
  });

  it('counts a press after midnight as last evening', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    await moveTo('2026-11-22T00:20:00+02:00');
    expect((await give(id)).body.dose).toMatchObject({ plannedAt: '2026-11-21T18:00:00.000Z' });
  });

  it('lets an unanswered dose make way for the next one, and asks about it', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    await moveTo('2026-11-22T08:00:00+02:00');
    await app.ring();
    expect(await remindersOf('status=overdue')).toEqual([]);
    expect(await remindersOf()).toMatchObject([{ date: '2026-11-22T06:00:00.000Z' }]);
    const { slots } = (await call('GET', '/unanswered')).body;
    expect(slots).toMatchObject([{ medicineId: id, plannedAt: '2026-11-21T18:00:00.000Z', outcome: null }]);
    const answers = [{ medicineId: id, plannedAt: slots[0].plannedAt, outcome: 'skipped', reason: 'refused' }];
    await app.call('POST', '/api/doses/answer', { as: owner(), body: { answers } });
    expect((await call('GET', '/unanswered')).body.slots).toEqual([]);
  });

  it('is given as of last evening by a press on last evening’s reminder, when that was passed over', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    const [evening] = await remindersOf();
    await moveTo('2026-11-22T08:01:00+02:00');
    await app.ring();
    const [morning] = await remindersOf('status=overdue');
    expect([morning.date, morning.id === evening.id]).toEqual(['2026-11-22T06:00:00.000Z', false]);
    const reopening = await app.call('POST', `/api/reminders/${evening.id}/reopen`, { as: owner() });
    expect(reopening.body.error).toBe('reminderOfSource');
    expect((await complete(evening.id)).body).toMatchObject({
      next: { id: morning.id, date: '2026-11-22T06:00:00.000Z' },
    });
    expect(await dosesOf(id)).toMatchObject([{ plannedAt: '2026-11-21T18:00:00.000Z', outcome: 'given' }]);
    expect(await remindersOf('status=overdue')).toMatchObject([{ id: morning.id }]);
  });

  it('keeps few reminders, however many doses there were', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    await add();
    for (let hour = 0; hour < 8 * 12; hour += 12) {
      await moveTo(new Date(Date.parse('2026-11-21T20:00:00+02:00') + hour * 3_600_000).toISOString());
      await app.ring();
    }
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from reminders where household_id = ${owner().householdId}`.execute(app.db);
    expect(rows[0]!.n).toBeLessThanOrEqual(6);
  });

  it('is gone from the reminders when it is deleted, and back with it', async () => {
    const { id } = await add();
    await call('DELETE', `/${id}`);
    expect(await remindersOf()).toEqual([]);
    await call('POST', `/${id}/restore`);
    expect(await remindersOf()).toHaveLength(1);
  });
});

describe('A dose', () => {
  it('is given once by two people at the same instant', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    const yoav = await givenCoOwner(app, owner());
    const [reminder] = await remindersOf();
    await moveTo('2026-11-21T20:03:00+02:00');
    const answers = await Promise.all([
      complete(reminder.id),
      app.call('PATCH', `/api/reminders/${reminder.id}/complete`, { as: yoav }),
      give(id),
      give(id, {}, yoav),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect(await dosesOf(id)).toHaveLength(1);
    expect(await remindersOf()).toMatchObject([{ date: '2026-11-22T06:00:00.000Z' }]);
  });

  it('is refused too soon in an interval and above the most as needed, unless it is extra on purpose', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const every8 = await add({ schedule: 'interval', everyHours: 8, times: ['10:00'] });
    await give(every8.id);
    await moveTo('2026-11-21T13:00:00+02:00');
    expect((await give(every8.id)).body.error).toBe('doseTooSoon');
    expect((await give(every8.id, { isExtra: true })).status).toBe(201);
    // The extra dose counts as the last one.
    expect((await call('GET', `/${every8.id}`)).body.medicine.nextAt).toBe('2026-11-21T19:00:00.000Z');
    const asNeeded = await add({ schedule: 'asNeeded', minHours: 1, maxPerDay: 2 });
    await give(asNeeded.id);
    await moveTo('2026-11-21T15:00:00+02:00');
    await give(asNeeded.id);
    await moveTo('2026-11-21T17:00:00+02:00');
    expect((await give(asNeeded.id)).body).toMatchObject({
      error: 'dosesTooMany',
      current: { dose: { medicineId: asNeeded.id } },
    });
  });

  it('is corrected by whoever entered it for 48 hours, by owners always, and says what it said before', async () => {
    await moveTo('2026-11-21T20:00:00+02:00');
    const { id: medicineId } = await add();
    const noa = await givenGuest(app, owner(), petId(), { reminders: 'edit' });
    const other = await givenGuest(app, owner(), petId(), { reminders: 'edit' }, 'אורי כהן');
    const { dose } = (await give(medicineId, {}, noa)).body;
    const body = { petId: petId(), medicineId, outcome: 'given', at: '2026-11-21T17:30:00.000Z', note: 'עם גבינה' };
    const edit = (as: Owner, version?: number) =>
      app.call('PUT', `/api/doses/${dose.id}`, { as, body: { ...body, ...(version && { version }) } });
    expect((await edit(other)).body.error).toBe('doseLocked');
    const edited = (await edit(noa)).body.dose;
    expect(edited).toMatchObject({ note: 'עם גבינה', plannedAt: dose.plannedAt });
    expect(edited.history).toMatchObject([{ by: noa.id, was: { at: dose.at, note: null, givenBy: noa.id } }]);
    await moveTo('2026-11-23T20:01:00+02:00');
    expect((await edit(noa)).status).toBe(403);
    expect((await app.call('DELETE', `/api/doses/${dose.id}`, { as: noa })).status).toBe(403);
    expect((await edit(owner())).body.dose.history).toHaveLength(2);
  });

  it.each([
    [{ at: '2026-11-21T20:00:00.000Z' }, ['at']],
    [{ at: '1990-01-01T00:00:00.000Z', givenBy: '01980b1e-7c00-7000-8000-000000000009' }, ['at', 'givenBy']],
    [{ plannedAt: '2026-11-21T05:00:00.000Z' }, ['plannedAt']],
    [{ outcome: 'eaten', amount: 0 }, ['outcome', 'amount']],
  ])('with %o is refused, all fields at once', async (input, fields) => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    const pet = (await app.call('GET', `/api/pets/${petId()}`, { as: owner() })).body.pet;
    await app.call('PUT', `/api/pets/${petId()}`, { as: owner(), body: { ...pet, birthDate: '2020-01-01' } });
    const { status, body } = await give(id, input);
    expect([status, Object.keys(body.errors)]).toEqual([422, fields]);
    expect(await dosesOf(id)).toEqual([]);
  });

  it('is entered before a birth that is only about', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    const pet = (await app.call('GET', `/api/pets/${petId()}`, { as: owner() })).body.pet;
    const born = { ...pet, birthDate: '2026-11-21', birthDateApproximate: true };
    await app.call('PUT', `/api/pets/${petId()}`, { as: owner(), body: born });
    expect((await give(id, { at: '2026-11-20T06:00:00.000Z', isExtra: true })).status).toBe(201);
  });

  it('of several animals is one reminder, given to all in one go and taken back in one', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const cats = [await catId(), await catId()];
    await post({ petIds: cats });
    const [reminder, ...others] = await remindersOf();
    expect([reminder.petIds.length, others]).toEqual([3, []]);
    await moveTo('2026-11-21T20:03:00+02:00');
    await complete(reminder.id);
    const all = async () => (await app.call('GET', '/api/doses', { as: owner() })).body.total;
    expect(await all()).toBe(3);
    expect(await remindersOf()).toMatchObject([{ date: '2026-11-22T06:00:00.000Z' }]);
    await app.call('POST', `/api/reminders/${reminder.id}/reopen`, { as: owner() });
    expect(await all()).toBe(0);
    expect((await remindersOf('status=overdue'))[0].petIds).toHaveLength(3);
  });
});

describe('The reminder of a dose', () => {
  it('is given to several animals in one go at another time than it was due, or to none', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const { id } = await add();
    const cat = await catId();
    const { id: cats } = await add({ petId: cat });
    const answer = (more: object[]) => app.call('POST', '/api/doses/answer', { as: owner(), body: { answers: more } });
    const of = (medicineId: string, at: string) => ({
      medicineId,
      plannedAt: '2026-11-21T06:00:00.000Z',
      at: `2026-11-21T${at}:00.000Z`,
      outcome: 'given',
    });
    const ahead = await answer([of(id, '05:00'), of(cats, '07:00')]);
    expect([ahead.status, Object.keys(ahead.body.errors)]).toEqual([422, ['answers.1.at']]);
    expect(await dosesOf(id)).toEqual([]);
    const { body } = await answer([of(id, '05:00'), of(cats, '05:00')]);
    expect(body.doses).toMatchObject([
      { at: '2026-11-21T05:00:00.000Z', plannedAt: '2026-11-21T06:00:00.000Z', petId: petId() },
      { petId: cat },
    ]);
    expect((await list()).medicines.map(({ nextAt }: { nextAt: string }) => nextAt)).toEqual([
      '2026-11-21T18:00:00.000Z',
      '2026-11-21T18:00:00.000Z',
    ]);
    expect((await answer([of(id, '05:00')])).body.doses).toEqual([]);
  });

  it('is changed by its course alone, except who is told and how', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    await add();
    const [reminder] = await remindersOf();
    const edit = (body: object) =>
      app.call('PUT', `/api/reminders/${reminder.id}`, {
        as: owner(),
        body: { ...reminder, version: undefined, ...body },
      });
    expect((await edit({ title: 'אחר' })).body.error).toBe('reminderOfSource');
    expect((await edit({ time: '21:00' })).body.error).toBe('reminderOfSource');
    expect((await app.call('DELETE', `/api/reminders/${reminder.id}`, { as: owner() })).body.error).toBe(
      'reminderOfSource',
    );
    expect((await edit({ isImportant: true })).body.reminder).toMatchObject({ isImportant: true, date: reminder.date });
    await moveTo('2026-11-21T20:00:00+02:00');
    expect((await complete(reminder.id)).body.next).toMatchObject({ isImportant: true });
  });

  it('is told of at each time, answered or not', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    await add();
    const told = async () =>
      (await app.call('GET', '/api/users/notifications', { as: owner() })).body.notifications.length;
    await moveTo('2026-11-21T20:00:00+02:00');
    await app.ring();
    expect(await told()).toBe(1);
    await moveTo('2026-11-22T08:00:00+02:00');
    await app.ring();
    await app.ring();
    expect(await told()).toBe(2);
  });

  it('is announced ahead of its time, whether the one before was answered or not', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    await add();
    const [reminder] = await remindersOf();
    const { petId: pet, title, date, time } = reminder;
    const body = { petId: pet, title, date, time, leadTimes: [0, 60] };
    await app.call('PUT', `/api/reminders/${reminder.id}`, { as: owner(), body });
    const toldBy = async (clock: string) => {
      await moveTo(`2026-11-21T${clock}+02:00`);
      await app.ring();
      await app.ring();
      return (await app.call('GET', '/api/users/notifications', { as: owner() })).body.notifications.length;
    };
    expect(await toldBy('08:00:00')).toBe(1);
    // Until the evening is announced, the morning waits.
    expect(await toldBy('18:30:00')).toBe(1);
    expect(await remindersOf('status=overdue')).toMatchObject([{ id: reminder.id }]);
    expect(await toldBy('18:59:30')).toBe(1);
    expect(await remindersOf('status=overdue')).toEqual([]);
    expect(await toldBy('19:00:05')).toBe(2);
    expect(await toldBy('20:00:00')).toBe(3);
  });

  it('waits while it is put off, and goes with a course that has ended', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    const [reminder] = await remindersOf();
    const until = { snoozeUntil: '2026-11-21T19:00:00.000Z' };
    await app.call('PATCH', `/api/reminders/${reminder.id}/snooze`, { as: owner(), body: until });
    expect(await remindersOf('status=snoozed')).toHaveLength(1);
    await put(id, { until: '2026-11-20', from: '2026-11-19' });
    expect(await remindersOf()).toEqual([]);
    expect((await list('ended=true')).medicines).toMatchObject([{ id, nextAt: null }]);
  });
});

describe('The report', () => {
  it('tells what was given, left out and not answered in some days', async () => {
    await moveTo('2026-11-21T10:00:00+02:00');
    const { id } = await add();
    await moveTo('2026-11-21T20:03:00+02:00');
    await give(id);
    await moveTo('2026-11-22T08:10:00+02:00');
    await give(id, { outcome: 'skipped', reason: 'refused' });
    await moveTo('2026-11-23T10:00:00+02:00');
    await app.ring();
    const { body } = await call('GET', `/report?petId=${petId()}&from=2026-11-20&to=2026-11-23`);
    const outcomes = body.slots.map(({ plannedAt, outcome }: { plannedAt: string; outcome: string }) => [
      plannedAt,
      outcome,
    ]);
    expect(outcomes).toEqual([
      ['2026-11-21T18:00:00.000Z', 'given'],
      ['2026-11-22T06:00:00.000Z', 'skipped'],
      ['2026-11-22T18:00:00.000Z', null],
      ['2026-11-23T06:00:00.000Z', null],
    ]);
    expect([body.doses.length, body.medicines.length]).toEqual([2, 1]);
    expect((await call('GET', `/report?petId=${petId()}&from=2026-01-01&to=2026-11-23`)).status).toBe(422);
  });
});

describe('Bad input', () => {
  it.each([
    [{ times: [] }, { times: expect.any(String) }],
    [{ schedule: 'interval', everyHours: 0 }, { everyHours: expect.any(String) }],
    [{ schedule: 'interval' }, { everyHours: expect.any(String) }],
    [
      { until: '2026-11-01', name: '' },
      { until: expect.any(String), name: expect.any(String) },
    ],
    [{ times: Array.from({ length: 25 }, (_, n) => `${10 + (n % 10)}:${10 + n}`) }, { times: expect.any(String) }],
  ])('%o is refused, all fields at once', async (input, errors) => {
    const { status, body } = await post(input);
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await list()).total).toBe(0);
  });

  it('is refused on an edit by what stands as well', async () => {
    const { id } = await add({ until: '2026-12-01' });
    expect((await put(id, { from: '2026-12-05' })).body.errors).toEqual({ until: expect.any(String) });
  });
});

it('A course keeps its times and steps when an edit names the required fields and a pause, or takes the pause back', async () => {
  await moveTo('2026-11-21T10:00:00+02:00');
  const steps = [{ from: '2026-11-21', until: '2026-11-30', text: 'כדור שלם', amount: 1.5, everyDays: 2 }];
  const made = await add({
    schedule: 'interval',
    everyHours: 8,
    times: ['06:00'],
    steps,
    notes: 'עם האוכל',
    maxPerDay: 3,
  });
  const { id, name, instruction, schedule, from, timezone } = made;
  const required = { petId: petId(), name, instruction, schedule, from, timezone };
  const edit = async (fields: object) =>
    (await app.call('PUT', `/api/medicines/${id}`, { as: owner(), body: { ...required, ...fields } })).body.medicine;
  const changing = { version: expect.any(Number), updatedAt: expect.any(String), nextAt: expect.anything() };
  const pauses = [{ from: '2026-11-21', until: '2026-11-25', reason: 'לפני ניתוח' }];
  expect(await edit({ version: made.version, pauses })).toEqual({ ...made, ...changing, pauses });
  const { until } = made;
  expect(await edit({ version: made.version + 1, until, steps: made.steps, pauses: [] })).toEqual({
    ...made,
    ...changing,
  });
});

it('The emergency card says what is taken now, to whoever may see the reminders', async () => {
  await moveTo('2026-11-21T10:00:00+02:00');
  await add();
  await add({ name: 'Otomax', until: '2026-11-20', from: '2026-11-10' });
  await add({ name: 'Cerenia', from: '2026-12-10' });
  const card = async (as: Owner) => (await app.call('GET', `/api/pets/${petId()}/emergency`, { as })).body.courses;
  expect(await card(owner())).toMatchObject([{ name: 'Apoquel 16 mg', instruction: sample.instruction }]);
  expect(await card(await givenGuest(app, owner(), petId(), { medicalRecords: 'view' }))).toBeNull();
});
