import { describe, expect, it } from 'vitest';
import type { Owner } from '../../testing/app.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const sample = {
  name: 'Apoquel',
  instruction: 'כדור',
  schedule: 'times',
  times: ['08:00', '20:00'],
  from: '2026-11-21',
};
const { add, app, owner, petId } = await petResourceApp('medicines', sample);

const moveTo = async (time: string) => {
  await app.moveTo(new Date(time));
  await app.ring();
};
const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, as: Owner = owner()) =>
  app.call(method, `/api${path}`, { as, ...(body && { body }) });
const reminders = async (status: string) => (await ask('GET', `/reminders?status=${status}`)).body.reminders;
const doses = async () => (await ask('GET', '/doses')).body.doses;

/** Eight in the morning in Israel, at which the first dose is due. */
const due = '2026-11-21T06:00:00.000Z';
const at = '2026-11-21T06:05:00.000Z';
async function givenDue(course: object = {}) {
  app.clock.now = new Date('2026-11-21T05:00:00.000Z');
  const { id: medicineId } = await add(course);
  const [reminder] = await reminders('upcoming');
  expect(reminder.date).toBe(due);
  return { medicineId, id: reminder.id as string };
}

describe('A dose that was pressed without a connection', () => {
  it('is given at that time, also after its reminder was passed over', async () => {
    const { medicineId, id } = await givenDue();
    await moveTo('2026-11-21T18:00:30.000Z');
    expect((await reminders('missed')).map((one: { id: string }) => one.id)).toEqual([id]);
    const { status, body } = await ask('PATCH', `/reminders/${id}/complete`, { at });
    expect([status, body.reminder.completedAt]).toEqual([200, at]);
    expect(await doses()).toMatchObject([{ medicineId, outcome: 'given', at, plannedAt: due, givenBy: owner().id }]);
    expect(await reminders('overdue')).toMatchObject([{ date: '2026-11-21T18:00:00.000Z' }]);
  });

  it('is left out at that time', async () => {
    const { id } = await givenDue();
    await moveTo('2026-11-21T09:00:00.000Z');
    await ask('PATCH', `/reminders/${id}/miss`, { at });
    expect(await doses()).toMatchObject([{ outcome: 'skipped', at, plannedAt: due, givenBy: null }]);
  });

  it('begins the interval to the next one when it was given', async () => {
    const { id } = await givenDue({ schedule: 'interval', everyHours: 8, times: ['08:00'] });
    await moveTo('2026-11-21T09:00:00.000Z');
    await ask('PATCH', `/reminders/${id}/complete`, { at: '2026-11-21T06:30:00.000Z' });
    expect(await reminders('upcoming')).toMatchObject([{ date: '2026-11-21T14:30:00.000Z' }]);
  });

  it('is marked three days later, and its reminder can be reopened', async () => {
    const { id } = await givenDue({ schedule: 'interval', everyHours: 240, times: ['08:00'] });
    await moveTo('2026-11-24T09:00:00.000Z');
    const { status, body } = await ask('PATCH', `/reminders/${id}/complete`, { at });
    expect([status, body.reminder.completedAt, body.next.date]).toEqual([200, at, '2026-12-01T06:05:00.000Z']);
    expect((await ask('POST', `/reminders/${id}/reopen`, {})).status).toBe(200);
    expect(await doses()).toEqual([]);
  });

  it('is too soon by when it was given, and says which dose is in the way', async () => {
    const yoav = await givenCoOwner(app, owner(), 'יואב');
    const { medicineId, id } = await givenDue();
    await moveTo('2026-11-21T07:30:00.000Z');
    const extra = { petId: petId(), medicineId, outcome: 'given', at: '2026-11-21T07:30:00.000Z', isExtra: true };
    await ask('POST', '/doses', extra, yoav);
    await moveTo('2026-11-21T15:00:00.000Z');
    const { status, body } = await ask('PATCH', `/reminders/${id}/complete`, { at });
    expect([status, body.error]).toEqual([409, 'doseTooSoon']);
    expect(body.current).toEqual({
      dose: expect.objectContaining({ givenBy: yoav.id, at: '2026-11-21T07:30:00.000Z' }),
    });
    const many = { reminderIds: [id], updateData: { isCompleted: true }, at };
    const bulk = await ask('PATCH', '/reminders/bulk-update', many);
    expect([bulk.status, bulk.body.current.dose.givenBy]).toEqual([409, yoav.id]);
    const answers = [{ medicineId, plannedAt: due, at, outcome: 'given' }];
    const answered = await ask('POST', '/doses/answer', { answers });
    expect([answered.status, answered.body.error, answered.body.current.dose.givenBy]).toEqual([
      409,
      'doseTooSoon',
      yoav.id,
    ]);
    // Now it is far enough from the other.
    expect((await ask('PATCH', `/reminders/${id}/complete`, {})).status).toBe(200);
  });

  it('says who has answered it meanwhile, and when', async () => {
    const yoav = await givenCoOwner(app, owner(), 'יואב');
    const { id } = await givenDue();
    await moveTo('2026-11-21T06:10:00.000Z');
    await ask('PATCH', `/reminders/${id}/complete`, {}, yoav);
    const { status, body } = await ask('PATCH', `/reminders/${id}/complete`, { at });
    expect([status, body.error]).toEqual([409, 'alreadyCompleted']);
    expect(body.current.reminder).toMatchObject({ closedBy: yoav.id, completedAt: '2026-11-21T06:10:00.000Z' });
    expect(await doses()).toHaveLength(1);
  });

  it('is entered by its own id days after its reminder has gone, and once', async () => {
    const { medicineId, id } = await givenDue();
    for (const day of ['22', '23', '24', '25']) await moveTo(`2026-11-${day}T18:00:30.000Z`);
    expect((await ask('PATCH', `/reminders/${id}/complete`, { at })).status).toBe(404);
    const dose = { id: idAt(new Date(at)), petId: petId(), medicineId, outcome: 'given', plannedAt: due, at };
    const [first, again] = [await ask('POST', '/doses', dose), await ask('POST', '/doses', dose)];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await doses()).toMatchObject([{ id: dose.id, at, plannedAt: due }]);
    const other = await ask('POST', '/doses', { ...dose, id: idAt(new Date(at)) });
    expect([other.status, other.body.error, other.body.current.dose.id]).toEqual([409, 'doseExists', dose.id]);
  });

  it('is of now where its clock is up to ten minutes ahead, by hand too', async () => {
    const { medicineId, id } = await givenDue();
    const now = '2026-11-21T06:00:00.000Z';
    await moveTo(now);
    const dose = { petId: petId(), medicineId, outcome: 'given' };
    const ahead = await ask('POST', '/doses', { ...dose, at: '2026-11-21T06:10:00.001Z' });
    expect([ahead.status, Object.keys(ahead.body.errors)]).toEqual([422, ['at']]);
    expect((await ask('POST', '/doses', { ...dose, at: '2026-11-21T06:10:00.000Z' })).body.dose.at).toBe(now);
    expect((await ask('GET', `/reminders/${id}`)).body.reminder.completedAt).toBe(now);
  });
});
