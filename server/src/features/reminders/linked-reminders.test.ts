import { beforeEach, describe, expect, it } from 'vitest';
import { movePet } from '../../households/move-pet.ts';

import type { Owner } from '../../testing/app.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest, givenShare } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

/** Due two hours ago. */
const fleas = {
  title: 'טיפול נגד פרעושים',
  date: '2026-11-21T05:00:00.000Z',
  time: '07:00',
  repeatInterval: 'monthly',
};
const { add, app, call, list, owner, petId: bella, post, put } = await petResourceApp('reminders', fleas);

type Row = { id: string; petId: string; petIds: string[]; title: string; version: number; snoozeUntil: string | null };
let mitzi: string;
let kuki: string;
let all: string[];
let row: Row;
beforeEach(async () => {
  mitzi = (await givenPet(app, owner(), { name: 'מיצי', species: 'cat' })).id;
  kuki = (await givenPet(app, owner(), { name: 'קוקי', species: 'cat' })).id;
  all = [bella(), mitzi, kuki];
  row = await add({ petIds: [mitzi, kuki] });
});

const shown = async (query = '', as: Owner = owner()): Promise<Row[]> =>
  (await app.call('GET', `/api/reminders?${query}`, { as })).body.reminders;
const counts = async () => (await list()).counts;
const press = (verb: string, body: object = {}, id = row.id, as: Owner = owner()) =>
  app.call('PATCH', `/api/reminders/${id}/${verb}`, { as, body });
const reopen = (id = row.id, body: object = {}) => call('POST', `/${id}/reopen`, body);
const of = async (petId: string, query = '') => (await shown(`petId=${petId}&${query}`))[0]!;
const sorted = (ids: readonly string[]) => [...ids].toSorted();
const later = (minutes: number) => (app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000));
const eachOf = (rows: readonly Row[]) => rows.map(({ petIds }) => sorted(petIds));

describe('A reminder of several pets', () => {
  it('is one to whoever sees them all, and each pet’s own below the pet', async () => {
    expect(row.petIds).toEqual([bella(), mitzi, kuki]);
    expect(eachOf(await shown())).toEqual([sorted(all)]);
    expect(await counts()).toMatchObject({ overdue: 1, upcoming: 0 });
    const below = await app.call('GET', `/api/pets/${mitzi}/reminders`, { as: owner() });
    expect(below.body.reminders).toMatchObject([{ petId: mitzi, title: fleas.title }]);
    expect(below.body.reminders[0].petIds[0]).toBe(mitzi);
    const { body } = await call('GET', '/statistics?period=month');
    expect(body).toMatchObject({ total: 1, overdue: 1 });
    expect((await call('GET', '/overdue')).body.total).toBe(1);
    const overview = (await app.call('GET', '/api/overview', { as: owner() })).body;
    expect([overview.overdueReminders, overview.todayReminders.open.length]).toEqual([1, 1]);
    expect((await call('GET', '?limit=1')).body.reminders).toHaveLength(1);
  });

  it('is made for none of them where one is somebody else’s or of another home, and once however often it is sent', async () => {
    const stranger = await givenOwner(app, 'גל זר');
    const foreign = (await givenPet(app, stranger)).id;
    const before = (await list()).total;
    expect((await post({ petIds: [mitzi, foreign] })).status).toBe(404);
    const both = await givenCoOwner(app, stranger, 'דנה גם');
    const own = (await givenPet(app, both)).id;
    const refused = await app.call('POST', '/api/reminders', {
      as: both,
      body: { ...fleas, petId: own, petIds: [foreign] },
    });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['petIds']]);
    expect((await list()).total).toBe(before);
    const sent = { id: idAt(app.clock.now), petIds: [mitzi, kuki] };
    for (const _ of [1, 2]) expect((await post(sent)).body.reminder.petIds).toHaveLength(3);
    expect((await list()).total).toBe(before + 1);
  });

  it('is done for all in one go, and taken back in one', async () => {
    const { status, body } = await press('complete');
    expect([status, sorted(body.reminder.petIds), sorted(body.next.petIds)]).toEqual([200, sorted(all), sorted(all)]);
    expect(await counts()).toMatchObject({ overdue: 0, completed: 1, upcoming: 1 });
    for (const petId of all) expect(await of(petId, 'status=completed')).toBeDefined();
    later(1);
    expect(sorted((await reopen()).body.reminder.petIds)).toEqual(sorted(all));
    expect(await counts()).toMatchObject({ overdue: 1, completed: 0, upcoming: 0 });
  });

  it('is done by the first press alone, however many press at once and of whichever pet', async () => {
    const ids = await Promise.all(all.map(async (petId) => (await of(petId)).id));
    const answers = await Promise.all([...ids, ...ids].map((id) => press('complete', {}, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await counts()).toMatchObject({ completed: 1, upcoming: 1 });
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body.current.reminder).toMatchObject({ closedBy: owner().id, isCompleted: true });
  });

  it('is done for some, stays open for the others alone, and is one again the next time', async () => {
    const { body } = await press('complete', { petIds: [mitzi, kuki] });
    expect([sorted(body.reminder.petIds), sorted(body.next.petIds)]).toEqual([
      sorted([mitzi, kuki]),
      sorted([mitzi, kuki]),
    ]);
    expect(eachOf(await shown('status=overdue'))).toEqual([[bella()]]);
    expect(eachOf(await shown('status=completed'))).toEqual([sorted([mitzi, kuki])]);
    later(30);
    const rest = await press('complete');
    expect(sorted(rest.body.next.petIds)).toEqual(sorted(all));
    expect(eachOf(await shown('status=upcoming'))).toEqual([sorted(all)]);
    expect(await counts()).toMatchObject({ completed: 2, upcoming: 1 });
    // Each press is taken back by itself.
    later(1);
    await reopen();
    expect(eachOf(await shown('status=overdue'))).toEqual([[bella()]]);
    expect(eachOf(await shown('status=completed'))).toEqual([sorted([mitzi, kuki])]);
    await reopen(body.reminder.id);
    expect(eachOf(await shown())).toEqual([sorted(all)]);
    expect(await counts()).toMatchObject({ overdue: 1, completed: 0, upcoming: 0 });
  });

  it('says who has done it for a pet before, and does nothing for the others then', async () => {
    await press('complete', { petIds: [mitzi] });
    const { status, body } = await press('complete', { petIds: [bella(), mitzi] });
    expect([status, body.error, body.current.reminder.petId]).toEqual([409, 'alreadyCompleted', mitzi]);
    expect(eachOf(await shown('status=overdue'))).toEqual([sorted([bella(), kuki])]);
    const other = (await givenPet(app, owner(), { name: 'רקסי' })).id;
    const unknown = await press('complete', { petIds: [other] });
    expect(unknown.status).toBe(404);
  });

  it('is put off and missed for all or for some', async () => {
    const until = '2026-11-21T12:00:00.000Z';
    expect(sorted((await press('snooze', { snoozeUntil: until })).body.reminder.petIds)).toEqual(sorted(all));
    expect(await counts()).toMatchObject({ snoozed: 1, overdue: 0 });
    await press('snooze', { snoozeUntil: null });
    await press('snooze', { snoozeUntil: until, petIds: [kuki] });
    expect(eachOf(await shown('status=snoozed'))).toEqual([[kuki]]);
    expect(eachOf(await shown('status=overdue'))).toEqual([sorted([bella(), mitzi])]);
    await press('miss');
    expect(eachOf(await shown('status=missed'))).toEqual([sorted([bella(), mitzi])]);
    expect(eachOf(await shown('status=snoozed'))).toEqual([[kuki]]);
  });

  it('is edited for all, and pets come and go', async () => {
    await put(row.id, { title: 'טיפול', isImportant: true });
    for (const petId of all) expect(await of(petId)).toMatchObject({ title: 'טיפול', isImportant: true });
    const rexi = (await givenPet(app, owner(), { name: 'רקסי' })).id;
    const { body } = await put(row.id, { petIds: [kuki, rexi] });
    expect(sorted(body.reminder.petIds)).toEqual(sorted([bella(), kuki, rexi]));
    expect(await shown(`petId=${mitzi}`)).toEqual([]);
    expect(eachOf(await shown())).toEqual([sorted([bella(), kuki, rexi])]);
    const done = await press('complete');
    expect(sorted(done.body.next.petIds)).toEqual(sorted([bella(), kuki, rexi]));
    const alone = await add({ title: 'אחרת' });
    expect((await put(alone.id, { petIds: [mitzi] })).body.reminder.petIds).toEqual([bella(), mitzi]);
    expect((await put(alone.id, { petIds: [] })).body.reminder.petIds).toEqual([bella()]);
  });

  it('is one pet’s own from then on where it is edited below that pet; done and deleted there it is that pet’s alone', async () => {
    const below = async (method: 'PUT' | 'PATCH' | 'DELETE', petId: string, verb = '') =>
      app.call(method, `/api/pets/${petId}/reminders/${(await of(petId, 'status=overdue')).id}${verb}`, {
        as: owner(),
        ...(method === 'PUT' && { body: { ...fleas, title: 'של קוקי' } }),
      });
    expect((await below('PUT', kuki)).body.reminder).toMatchObject({ title: 'של קוקי', petIds: [kuki] });
    expect(eachOf(await shown('status=overdue')).toSorted()).toEqual([sorted([bella(), mitzi]), [kuki]].toSorted());
    expect((await below('PATCH', mitzi, '/complete')).body.reminder.petIds).toEqual([mitzi]);
    expect(await of(bella(), 'status=overdue')).toMatchObject({ petIds: [bella()] });
    expect((await below('DELETE', bella())).status).toBe(204);
    expect(eachOf(await shown('status=overdue'))).toEqual([[kuki]]);
  });

  it('is deleted and brought back as one', async () => {
    expect((await call('DELETE', `/${row.id}`)).status).toBe(204);
    expect((await list()).total).toBe(0);
    later(1);
    const { body } = await call('POST', `/${row.id}/restore`);
    expect(sorted(body.reminder.petIds)).toEqual(sorted(all));
    expect((await list()).total).toBe(1);
  });

  it('is changed as one among several, whether it is named once or by each of its pets', async () => {
    const ids = await Promise.all(all.map(async (petId) => (await of(petId)).id));
    const bulk = (method: 'PATCH' | 'DELETE' | 'POST', below: string, reminderIds: string[], updateData?: object) =>
      call(method, below, { reminderIds, ...(updateData && { updateData }) });
    const done = await bulk('PATCH', '/bulk-update', [ids[1]!], { isCompleted: true });
    expect(done.body.reminders.map((one: Row) => sorted(one.petIds))).toEqual([sorted(all)]);
    await bulk('PATCH', '/bulk-update', ids, { isCompleted: false });
    expect(await counts()).toMatchObject({ overdue: 1, completed: 0, upcoming: 0 });
    await bulk('PATCH', '/bulk-update', [ids[0]!], { title: 'אחרת' });
    for (const petId of all) expect((await of(petId)).title).toBe('אחרת');
    expect((await bulk('DELETE', '/bulk-delete', ids)).status).toBe(204);
    expect((await list()).total).toBe(0);
    expect((await bulk('POST', '/bulk-delete/restore', [ids[2]!])).body.reminders[0].petIds).toHaveLength(3);
    expect((await list()).total).toBe(1);
  });

  it('is refused from a version that has changed since, for all of them', async () => {
    await put(row.id, { title: 'אחרת' });
    const stale = await call('PATCH', `/${row.id}/complete`, {}, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(await counts()).toMatchObject({ overdue: 1, completed: 0 });
  });

  it('tells what became of it in one line for those to which it happened together', async () => {
    await press('complete', { petIds: [mitzi, kuki] });
    later(1);
    await press('complete');
    const { events } = (await call('GET', `/${row.id}/history`)).body;
    expect(events.map(({ what, petIds }: { what: string; petIds: string[] }) => [what, sorted(petIds)])).toEqual([
      ['completed', [bella()]],
      ['completed', sorted([mitzi, kuki])],
      ['added', sorted(all)],
    ]);
  });

  it('rests for a pet that is archived, and is the others’ meanwhile', async () => {
    await app.db
      .updateTable('pets')
      .set({ archivedAt: app.clock.now })
      .where('householdId', '=', owner().householdId)
      .where('id', '=', bella())
      .execute();
    expect(eachOf(await shown('status=overdue'))).toEqual([sorted([mitzi, kuki])]);
    const { id } = (await shown('status=overdue'))[0]!;
    await press('complete', {}, id);
    expect(await of(bella())).toMatchObject({ isCompleted: false });
  });

  it('leaves a pet out that goes to another home', async () => {
    const other = await givenOwner(app, 'יעל');
    await app.db
      .transaction()
      .execute((tx) =>
        movePet(tx, { petId: kuki, from: owner().householdId, to: other.householdId, clock: () => app.clock.now }),
      );
    expect(eachOf(await shown())).toEqual([sorted([bella(), mitzi])]);
    expect(eachOf(await shown('', other))).toEqual([[kuki]]);
    expect((await press('complete')).status).toBe(200);
    expect(eachOf(await shown('status=overdue', other))).toEqual([[kuki]]);
  });
});

describe('A guest of some of its pets', () => {
  it('sees those alone, does it for them, and takes them out by an edit', async () => {
    const guest = await givenGuest(app, owner(), mitzi, { reminders: 'edit' });
    const [theirs] = await shown('', guest);
    expect(theirs).toMatchObject({ petId: mitzi, petIds: [mitzi] });
    expect((await app.call('GET', `/api/reminders/${theirs!.id}/history`, { as: guest })).body.events).toMatchObject([
      { what: 'added', petIds: [mitzi] },
    ]);
    const none = await press('complete', { petIds: [mitzi, kuki] }, theirs!.id, guest);
    expect(none.status).toBe(404);
    await press('complete', {}, theirs!.id, guest);
    expect(eachOf(await shown('status=overdue'))).toEqual([sorted([bella(), kuki])]);
    later(1);
    await call('POST', `/${theirs!.id}/reopen`);
    expect(eachOf(await shown('status=overdue'))).toEqual([sorted(all)]);
    const edited = await app.call('PUT', `/api/reminders/${theirs!.id}`, {
      as: guest,
      body: { ...fleas, title: 'רק מיצי', petId: mitzi, petIds: [mitzi] },
    });
    expect(edited.body.reminder).toMatchObject({ title: 'רק מיצי', petIds: [mitzi] });
    expect(await of(bella())).toMatchObject({ title: fleas.title });
    expect(eachOf(await shown('status=overdue')).toSorted()).toEqual([sorted([bella(), kuki]), [mitzi]].toSorted());
  });

  it('changes only the pet they may edit, and not the one they may view', async () => {
    const guest = await givenGuest(app, owner(), mitzi, { reminders: 'edit' });
    await givenShare(app, owner(), kuki, { guest, name: 'נועה לוי', rights: { reminders: 'view' } });
    const theirs = (await shown(`petId=${mitzi}`, guest))[0]!;
    expect(sorted(theirs.petIds)).toEqual(sorted([mitzi, kuki]));
    const { status } = await app.call('PUT', `/api/reminders/${theirs.id}`, {
      as: guest,
      body: { ...fleas, title: 'רק מיצי', petId: mitzi, petIds: theirs.petIds },
    });
    expect(status).toBe(200);
    expect((await of(kuki)).title).toBe(fleas.title);
  });
});

describe('The assignee whose turn it is', () => {
  it('is somebody’s who may do it for all its pets', async () => {
    const guest = await givenGuest(app, owner(), mitzi, { reminders: 'edit' });
    const refused = await post({ petIds: [mitzi], assigneeIds: [guest.id] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['assigneeIds']]);
    const other = await post({ petIds: [], petId: mitzi, assigneeIds: [guest.id] });
    expect(other.status).toBe(201);
    const { id } = other.body.reminder;
    const added = await call('PUT', `/${id}`, { ...fleas, petId: mitzi, petIds: [mitzi, kuki] });
    expect([added.status, Object.keys(added.body.errors)]).toEqual([422, ['assigneeIds']]);
  });
});

it('A template makes one of several pets, where it is for all of them', async () => {
  const { templates } = (await call('GET', '/templates?limit=100')).body;
  const ofCats = templates.find(({ species }: { species: string[] }) => species.join() === 'cat');
  const made = await call('POST', '/from-template', { templateId: ofCats.id, petId: mitzi, petIds: [kuki] });
  expect([made.status, sorted(made.body.reminder.petIds)]).toEqual([201, sorted([mitzi, kuki])]);
  const refused = await call('POST', '/from-template', { templateId: ofCats.id, petId: mitzi, petIds: [bella()] });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['templateId']]);
});
