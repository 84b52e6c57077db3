import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';

let app: TestApp;
let dana: Owner;
let yoav: Owner;
let petId: string;
beforeAll(async () => {
  app = await testApp();
});
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
beforeEach(async () => {
  app.clock.now = at('07:00:00');
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
  yoav = await givenCoOwner(app, dana);
});

/** Due at ten in Israel. */
const pill = { title: 'כדור', date: '2026-11-21T08:00:00.000Z', time: '10:00' };
const post = (said: object, as = dana) => app.call('POST', '/api/reminders', { as, body: { petId, ...pill, ...said } });
const add = async (said: object) => {
  const { status, body } = await post(said);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.reminder;
};
const call = (method: 'GET' | 'PATCH' | 'PUT' | 'POST', path: string, body?: object, as = dana) =>
  app.call(method, `/api/reminders/${path}`, { as, ...(body && { body }) });
const put = (id: string, said: object) => call('PUT', id, { petId, ...pill, ...said });
async function ringAt(time: string) {
  app.clock.now = at(time);
  await app.ring();
}
/** Number of notifications of each person, and how many minutes ahead the last one was. */
const told = async (...people: Owner[]) =>
  Promise.all(
    people.map(async (as) => {
      const { total, notifications } = (await app.call('GET', '/api/users/notifications', { as })).body;
      return [total, notifications[0]?.leadMinutes];
    }),
  );

describe('The assignee of a reminder', () => {
  it('is whose turn it is, one after the other from one occurrence to the next', async () => {
    const guest = await givenGuest(app, dana, petId, { reminders: 'edit' });
    const ids = [yoav.id, guest.id, dana.id];
    let reminder = await add({ repeatInterval: 'daily', assigneeIds: [...ids, yoav.id] });
    expect(reminder).toMatchObject({ assigneeIds: ids, assigneeId: yoav.id });
    const turns: string[] = [];
    for (let i = 0; i < 4; i++) {
      reminder = (await call('PATCH', `${reminder.id}/complete`)).body.next;
      turns.push(reminder.assigneeId);
    }
    expect(turns).toEqual([guest.id, dana.id, yoav.id, guest.id]);
    expect(reminder.assigneeIds).toEqual(ids);
  });

  it('is nobody’s without a name: whoever comes first does it', async () => {
    const reminder = await add({ repeatInterval: 'daily' });
    expect(reminder).toMatchObject({ assigneeIds: [], assigneeId: null });
    const { next } = (await call('PATCH', `${reminder.id}/complete`, undefined, yoav)).body;
    expect(next.assigneeId).toBeNull();
  });

  it('keeps its turn in an edit as long as they are among them; an edit that says nothing of it leaves it', async () => {
    const { id } = await add({ assigneeIds: [dana.id, yoav.id] });
    expect((await put(id, { title: 'אחר' })).body.reminder).toMatchObject({ assigneeId: dana.id });
    expect((await put(id, { assigneeIds: [yoav.id, dana.id] })).body.reminder.assigneeId).toBe(dana.id);
    expect((await put(id, { assigneeIds: [yoav.id] })).body.reminder.assigneeId).toBe(yoav.id);
    expect((await put(id, { assigneeIds: [] })).body.reminder).toMatchObject({ assigneeIds: [], assigneeId: null });
  });

  it('may be only who may take care of it: others are named, all fields at once, and nothing is changed', async () => {
    const viewer = await givenGuest(app, dana, petId, { reminders: 'view' });
    const stranger = await givenOwner(app);
    const { id } = await add({ assigneeIds: [dana.id] });
    for (const other of [viewer.id, stranger.id, newId(), 'x']) {
      const refused = [422, { assigneeIds: 'לא כל מי שנבחר רשאי לטפל בתזכורות של חיית המחמד' }];
      const made = await post({ assigneeIds: [dana.id, other] });
      expect([made.status, made.body.errors]).toEqual(refused);
      const edited = await put(id, { assigneeIds: [dana.id, other] });
      expect([edited.status, edited.body.errors]).toEqual(refused);
    }
    const { status, body } = await post({ assigneeIds: Array(11).fill(dana.id), leadTimes: [7], isImportant: 'yes' });
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, ['assigneeIds', 'isImportant', 'leadTimes.0']]);
    expect((await call('GET', id)).body.reminder).toMatchObject({ assigneeIds: [dana.id], version: 1 });
    expect((await post({ petId: newId(), assigneeIds: [dana.id] })).status).toBe(404);
  });

  it('after a move to another pet is only a person who may edit reminders of that pet', async () => {
    const guest = await givenGuest(app, dana, petId, { reminders: 'edit' });
    const other = (await givenPet(app, dana, { name: 'מיצי' })).id;
    const { id } = await add({ assigneeIds: [guest.id, dana.id] });
    const { body } = await put(id, { petId: other });
    expect(body.reminder).toMatchObject({ assigneeIds: [dana.id], assigneeId: dana.id });
  });

  it('is told, and nobody else; when they have left it is everybody’s', async () => {
    const guest = await givenGuest(app, dana, petId, { reminders: 'edit' });
    await add({ assigneeIds: [guest.id] });
    await add({ assigneeIds: [yoav.id] });
    await app.call('DELETE', `/api/pets/${petId}/share/${guest.shareId}`, { as: dana });
    await ringAt('08:00:00');
    expect((await told(dana, yoav)).map(([count]) => count)).toEqual([1, 2]);
  });
});

describe('A reminder with times of its own', () => {
  it('is told at those to everybody, whatever they wish', async () => {
    await app.call('PUT', '/api/reminders/preferences', { as: yoav, body: { reminders: { leadTimes: [15] } } });
    expect((await add({ leadTimes: [60, 15, 60] })).leadTimes).toEqual([15, 60]);
    app.clock.now = at('06:50:00');
    await ringAt('07:00:00');
    expect(await told(dana, yoav)).toEqual([
      [0, undefined],
      [0, undefined],
    ]);
    await ringAt('07:45:00');
    await ringAt('08:00:00');
    expect(await told(dana, yoav)).toEqual([
      [1, 15],
      [1, 15],
    ]);
  });
});

describe('An important reminder', () => {
  it('is told again until somebody has answered, then to the next one, and at last to all', async () => {
    const noa = await givenCoOwner(app, dana);
    const { id } = await add({ isImportant: true, assigneeIds: [dana.id, yoav.id] });
    await ringAt('08:00:00');
    await ringAt('08:14:59');
    expect(await told(dana, yoav, noa)).toEqual([
      [1, 0],
      [0, undefined],
      [0, undefined],
    ]);
    await ringAt('08:15:00');
    await ringAt('08:30:00');
    expect((await told(dana, yoav, noa)).map(([count]) => count)).toEqual([3, 0, 0]);
    await ringAt('08:45:00');
    expect((await told(dana, yoav, noa)).map(([count]) => count)).toEqual([3, 1, 0]);
    await ringAt('09:00:00');
    expect((await told(dana, yoav, noa)).map(([count]) => count)).toEqual([4, 2, 1]);
    // Only the last of several notifications stays unread.
    const { unread } = (await app.call('GET', '/api/users/notifications', { as: dana })).body;
    expect(unread).toBe(1);
    await call('PATCH', `${id}/complete`, undefined, yoav);
    await ringAt('14:00:00');
    expect((await told(dana, yoav, noa)).map(([count]) => count)).toEqual([4, 2, 1]);
  });

  it('rests while it is put off, and begins anew then', async () => {
    const { id } = await add({ isImportant: true });
    await ringAt('08:00:00');
    await call('PATCH', `${id}/snooze`, { snoozeUntil: '2026-11-21T10:00:00.000Z' });
    await ringAt('09:59:00');
    expect(await told(dana)).toEqual([[1, 0]]);
    await ringAt('10:00:00');
    await ringAt('10:15:00');
    expect(await told(dana)).toEqual([[3, -15]]);
  });

  it('after a standstill is told once, and not as often as was missed', async () => {
    await add({ isImportant: true });
    await ringAt('13:30:00');
    expect(await told(dana)).toEqual([[1, -300]]);
  });

  it('ends after a day, and when it is important no more', async () => {
    const { id } = await add({ isImportant: true });
    const other = await add({ isImportant: true, title: 'אחר' });
    await ringAt('08:00:00');
    await put(other.id, { title: 'אחר', isImportant: false });
    app.clock.now = new Date('2026-11-22T08:00:00Z');
    await app.ring();
    const { notifications } = (await app.call('GET', '/api/users/notifications', { as: yoav })).body;
    const ofOther = notifications.filter(({ thingId }: { thingId: string }) => thingId === other.id);
    expect([notifications[0].thingId, notifications[0].leadMinutes, ofOther.length]).toEqual([id, -1440, 1]);
    app.clock.now = new Date('2026-11-24T08:00:00Z');
    await app.ring();
    expect((await app.call('GET', '/api/users/notifications', { as: yoav })).body.total).toBe(notifications.length);
  });

  it('comes again as it was', async () => {
    const { id } = await add({ isImportant: true, leadTimes: [0, 60], repeatInterval: 'daily' });
    const { next } = (await call('PATCH', `${id}/complete`)).body;
    expect(next).toMatchObject({ isImportant: true, leadTimes: [0, 60] });
  });
});
