import { describe, expect, it } from 'vitest';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const sample = {
  name: 'Apoquel 16 mg',
  instruction: 'חצי כדור, בבוקר ובערב, עם האוכל',
  schedule: 'times',
  times: ['20:00', '08:00'],
  from: '2026-11-21',
};
const { app, add, list, owner, petId, post, put, call } = await petResourceApp('medicines', sample);

const moveTo = (time: string) => app.moveTo(new Date(time));
const remindersOf = async (query = 'status=upcoming') =>
  (await app.call('GET', `/api/reminders?${query}`, { as: owner() })).body.reminders;
const complete = (id: string) => app.call('PATCH', `/api/reminders/${id}/complete`, { as: owner() });
const dosesOf = async (medicineId: string) =>
  (await app.call('GET', `/api/doses?medicineId=${medicineId}`, { as: owner() })).body.doses;
const give = (medicineId: string, body: object = {}) =>
  app.call('POST', '/api/doses', {
    as: owner(),
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

  it('is gone from the reminders when it is deleted, and back with it', async () => {
    const { id } = await add();
    await call('DELETE', `/${id}`);
    expect(await remindersOf()).toEqual([]);
    await call('POST', `/${id}/restore`);
    expect(await remindersOf()).toHaveLength(1);
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
