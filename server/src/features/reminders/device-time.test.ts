import { describe, expect, it } from 'vitest';
import type { Owner } from '../../testing/app.ts';
import { givenPet } from '../../testing/fixtures/given.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const pill = { title: 'כדור נגד תולעים', date: '2026-11-21T07:00:00.000Z', time: '09:00' };
const { add, app, call, owner, petId } = await petResourceApp('reminders', pill);

const press = (verb: 'complete' | 'miss', id: string, body: object = {}, as: Owner = owner()) =>
  app.call('PATCH', `/api/reminders/${id}/${verb}`, { as, body });
const goTo = (time: string) => (app.clock.now = new Date(time));
const get = async (id: string) => (await call('GET', `/${id}`)).body.reminder;

describe('A press that comes later than it was made', () => {
  it.each([
    ['complete', 'completedAt'],
    ['miss', 'missedAt'],
  ] as const)('is of the time on the device: %s', async (verb, field) => {
    const { id } = await add();
    goTo('2026-11-23T18:00:00.000Z');
    const at = '2026-11-21T07:05:12.345Z';
    const { status, body } = await press(verb, id, { at });
    expect([status, body.reminder[field], body.reminder.closedBy]).toEqual([200, at, owner().id]);
    expect(body.reminder.updatedAt).toBe('2026-11-23T18:00:00.000Z');
    const { events } = (await call('GET', `/${id}/history`)).body;
    expect(events[0]).toMatchObject({ what: verb === 'miss' ? 'missed' : 'completed', at });
  });

  it('counts as on time in the statistics', async () => {
    const { id } = await add();
    goTo('2026-11-23T18:00:00.000Z');
    await press('complete', id, { at: '2026-11-21T06:59:00.000Z' });
    expect((await call('GET', '/statistics')).body).toMatchObject({ completed: 1, onTime: 1 });
  });

  it('starts a plan that counts from the day on which it was done, and never in the past', async () => {
    const monthly = { repeatInterval: 'monthly', repeatFrom: 'done' };
    const { id } = await add(monthly);
    const early = await add(monthly);
    const daily = await add({ ...monthly, repeatInterval: 'daily' });
    goTo('2026-11-25T18:00:00.000Z');
    const nextOf = async (one: string, at?: string) => (await press('complete', one, { at })).body.next.date;
    expect(await nextOf(id, '2026-11-22T05:00:00.000Z')).toBe('2026-12-22T07:00:00.000Z');
    // Midnight in Israel is 22:00 in UTC.
    expect(await nextOf(early.id, '2026-11-22T22:30:00.000Z')).toBe('2026-12-23T07:00:00.000Z');
    expect(await nextOf(daily.id, '2026-11-21T07:05:00.000Z')).toBe('2026-11-26T07:00:00.000Z');
  });

  it('leaves a plan by its own days as it is', async () => {
    const { id } = await add({ repeatInterval: 'daily' });
    goTo('2026-11-23T18:00:00.000Z');
    expect((await press('complete', id, { at: '2026-11-21T07:05:00.000Z' })).body.next.date).toBe(
      '2026-11-24T07:00:00.000Z',
    );
  });

  it('is of all pets of a reminder at the same time, which stay one', async () => {
    const mitzi = (await givenPet(app, owner(), { name: 'מיצי' })).id;
    const { id } = await add();
    goTo('2026-11-22T07:00:00.000Z');
    await call('PUT', `/${id}`, { ...pill, petId: petId(), petIds: [mitzi] });
    goTo('2026-11-23T18:00:00.000Z');
    // Before the row of the second pet was made.
    const { body } = await press('complete', id, { at: '2026-11-21T08:00:00.000Z' });
    expect(body.reminder.petIds).toEqual([petId(), mitzi]);
    expect((await call('GET', `?petId=${mitzi}`)).body.reminders).toMatchObject([
      { completedAt: '2026-11-21T08:00:00.000Z' },
    ]);
  });

  it('says when the first one was done to whoever did it too, hours later', async () => {
    const yoav = await givenCoOwner(app, owner(), 'יואב');
    const { id } = await add();
    goTo('2026-11-21T12:00:00.000Z');
    await press('complete', id, { at: '2026-11-21T07:10:00.000Z' }, yoav);
    const { status, body } = await press('complete', id, { at: '2026-11-21T07:05:00.000Z' });
    expect([status, body.error]).toEqual([409, 'alreadyCompleted']);
    expect(body.current.reminder).toMatchObject({ closedBy: yoav.id, completedAt: '2026-11-21T07:10:00.000Z' });
  });

  it('for the version that was seen leaves what another person has marked since, and names them', async () => {
    const yoav = await givenCoOwner(app, owner(), 'יואב');
    const [one, other] = [await add(), await add()];
    const body = { at: '2026-11-21T07:05:00.000Z' };
    const seen = (id: string) => call('PATCH', `/${id}/complete`, body, { 'if-match': '"1"' });
    goTo('2026-11-21T12:00:00.000Z');
    await press('miss', one.id, {}, yoav);
    await press('complete', other.id, {}, yoav);
    const [missed, done] = [await seen(one.id), await seen(other.id)];
    expect([missed.status, missed.body.error, done.status, done.body.error]).toEqual([
      412,
      'stale',
      409,
      'alreadyCompleted',
    ]);
    expect(missed.body.current.reminder).toMatchObject({ closedBy: yoav.id, missedAt: '2026-11-21T12:00:00.000Z' });
    expect(done.body.current.reminder).toMatchObject({ closedBy: yoav.id });
    // Without a version it was done after all.
    expect((await press('complete', one.id, body)).status).toBe(200);
  });

  it('is that of a bulk change and of the address below the pet', async () => {
    const at = '2026-11-21T07:05:00.000Z';
    const [one, other, third] = [await add(), await add(), await add()];
    goTo('2026-11-23T18:00:00.000Z');
    const reminderIds = [one.id, other.id];
    const { body } = await call('PATCH', '/bulk-update', { reminderIds, updateData: { isCompleted: true }, at });
    expect(body.reminders.map(({ completedAt }: { completedAt: string }) => completedAt)).toEqual([at, at]);
    const below = `/api/pets/${petId()}/reminders/${third.id}/complete`;
    expect((await app.call('PATCH', below, { as: owner(), body: { at } })).body.reminder.completedAt).toBe(at);
  });
});

describe('The time of a press', () => {
  it.each([
    ['2026-11-21T07:10:00.001Z', 'השעה עוד לא הגיעה'],
    ['2026-10-22T06:59:59.999Z', 'התאריך מוקדם מדי'],
    ['yesterday', 'תאריך לא תקין'],
  ])('%s is refused at its field, and nothing is done', async (at, message) => {
    const { id } = await add();
    for (const verb of ['complete', 'miss'] as const) {
      const { status, body } = await press(verb, id, { at });
      expect([status, body.error, body.errors]).toEqual([422, 'validation', { at: message }]);
    }
    expect(await get(id)).toMatchObject({ version: 1, isCompleted: false, missedAt: null });
  });

  it('is now up to ten minutes ahead', async () => {
    const { id } = await add();
    const { body } = await press('complete', id, { at: '2026-11-21T07:10:00.000Z' });
    expect(body.reminder.completedAt).toBe('2026-11-21T07:00:00.000Z');
  });

  it('is not before its reminder was made', async () => {
    const { id } = await add();
    goTo('2026-11-23T18:00:00.000Z');
    const { body } = await press('complete', id, { at: '2026-11-01T07:00:00.000Z' });
    expect(body.reminder.completedAt).toBe('2026-11-21T07:00:00.000Z');
  });

  it('may be before one was sent that was made without a connection', async () => {
    goTo('2026-11-23T18:00:00.000Z');
    const { id } = await add({ id: idAt(new Date('2026-11-21T06:00:00.000Z')) });
    const { body } = await press('complete', id, { at: '2026-11-21T06:30:00.000Z' });
    expect(body.reminder.completedAt).toBe('2026-11-21T06:30:00.000Z');
  });
});
