import { addDays } from '@tzemed/contract/dates/days';
import { describe, expect, it } from 'vitest';
import { movePet } from '../../../households/move-pet.ts';
import { newId } from '../../../lib/ids.ts';
import { signLink } from '../../../lib/security/signed-link.ts';
import { idAt } from '../../../testing/fixtures/ids.ts';
import { givenGuest } from '../../../testing/fixtures/given-people.ts';
import { givenOwner, type Owner } from '../../../testing/fixtures/given.ts';
import { petResourceApp } from '../../../testing/matrix/pet-resource-app.ts';

const sample = {
  name: 'Apoquel 16 mg',
  instruction: 'חצי כדור, בבוקר ובערב',
  schedule: 'times',
  times: ['08:00', '20:00'],
  amount: 0.5,
  from: '2026-11-21',
};
const { app, add, catId, owner, petId, put, call } = await petResourceApp('medicines', sample);

const moveTo = (time: string) => app.moveTo(new Date(time));
const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as: Owner = owner()) =>
  app.call(method, `/api${path}`, { as, ...(body && { body }) });
const stock = async (more: object = {}) =>
  (await ask('POST', '/stock', { name: 'Apoquel 16 mg', unit: 'tablet', ...more })).body.stockItem.id as string;
const enter = (id: string, body: object, as?: Owner) => ask('POST', `/stock/${id}/entries`, body, as);
const refill = (id: string, amount: number, more: object = {}) => enter(id, { kind: 'refill', amount, ...more });
const balanceOf = async (id: string) => (await ask('GET', `/stock/${id}`)).body.stockItem.balance as number;
const entriesOf = async (id: string) => (await ask('GET', `/stock/${id}/entries`)).body.entries;
const forecastOf = async (id: string, as?: Owner) =>
  (await ask('GET', '/stock/forecast', undefined, as)).body.forecasts.find(
    (one: { stockItemId: string }) => one.stockItemId === id,
  );
const remindersOf = async (status = 'upcoming') =>
  (await ask('GET', `/reminders?status=${status}`)).body.reminders.filter(
    ({ source }: { source: string | null }) => source === 'stock',
  );
const give = (medicineId: string, body: object = {}, as: Owner = owner()) =>
  ask('POST', '/doses', { petId: petId(), medicineId, outcome: 'given', at: app.clock.now.toISOString(), ...body }, as);
const refusal = ({ status, body }: { status: number; body: { errors?: object; error?: string } }) => [
  status,
  body.errors ?? body.error,
];

describe('Entries of a stock', () => {
  it('add up to its balance, the latest first', async () => {
    const id = await stock();
    await refill(id, 20, { batch: 'A487B02', expiresOn: '2027-05-31' });
    await enter(id, { kind: 'discard', amount: 0.5 });
    await enter(id, { kind: 'correction', counted: 12 });
    expect(await balanceOf(id)).toBe(12);
    expect(await entriesOf(id)).toMatchObject([
      { kind: 'correction', amount: -7.5, counted: 12 },
      { kind: 'discard', amount: -0.5 },
      { kind: 'refill', amount: 20, batch: 'A487B02', expiresOn: '2027-05-31' },
    ]);
  });

  it('before a count leave it true, when they are written, deleted and restored', async () => {
    await moveTo('2026-11-22T10:00:00+02:00');
    const id = await stock();
    await refill(id, 20, { at: '2026-11-20T08:00:00Z' });
    await enter(id, { kind: 'correction', counted: 12, at: '2026-11-21T08:00:00Z' });
    const { body } = await enter(id, { kind: 'discard', amount: 3, at: '2026-11-20T09:00:00Z' });
    const counted = async () =>
      (await entriesOf(id)).find(({ kind }: { kind: string }) => kind === 'correction').amount;
    expect([await balanceOf(id), await counted()]).toEqual([12, -5]);
    const path = `/stock/${id}/entries/${body.entry.id}`;
    expect((await ask('DELETE', path)).status).toBe(204);
    expect([await balanceOf(id), await counted()]).toEqual([12, -8]);
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('POST', `${path}/restore`)).body.entry).toMatchObject({ amount: -3 });
    expect([await balanceOf(id), await counted()]).toEqual([12, -5]);
    expect((await ask('POST', `${path}/restore`)).status).toBe(404);
  });

  it('are written once by a client id', async () => {
    const [id, other] = [await stock(), await stock()];
    const entry = idAt(app.clock.now);
    const [first, again] = [await refill(id, 20, { id: entry }), await refill(id, 20, { id: entry })];
    expect([first.status, again.status, await balanceOf(id)]).toEqual([201, 201, 20]);
    expect(refusal(await refill(other, 5, { id: entry }))).toEqual([409, 'idTaken']);
  });

  it.each([
    [{ kind: 'refill', amount: 0 }, ['amount']],
    [{ kind: 'refill', amount: -3 }, ['amount']],
    [{ kind: 'refill' }, ['amount']],
    [{ kind: 'discard', amount: 0.0001 }, ['amount']],
    [{ kind: 'correction', counted: -1 }, ['counted']],
    [{ kind: 'correction' }, ['counted']],
    [{ kind: 'dose', amount: 1 }, ['kind']],
    [{ kind: 'refill', amount: 0, expiresOn: '2027-13-01', at: 'x' }, ['amount', 'at', 'expiresOn']],
    [{ kind: 'refill', amount: 5, at: '2030-01-01T00:00:00Z', expiresOn: '2020-01-01' }, ['at', 'expiresOn']],
  ])('are refused at every wrong field: %j', async (body, fields) => {
    const id = await stock();
    const { status, body: answer } = await enter(id, body);
    expect([status, Object.keys(answer.errors).toSorted()]).toEqual([422, fields]);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('of a package that has expired are saved when that is said', async () => {
    const id = await stock();
    expect((await refill(id, 5, { expiresOn: '2020-01-01' })).body.errors).toEqual({ expiresOn: expect.any(String) });
    expect((await refill(id, 5, { expiresOn: '2020-01-01', isExpired: true })).status).toBe(201);
    expect(await forecastOf(id)).toMatchObject({ state: 'expired', usable: 0, expired: 5, left: 5 });
  });

  it('are the owners’ to write; guests see them where they see reminders', async () => {
    const id = await stock();
    const viewer = await givenGuest(app, owner(), petId(), { reminders: 'edit' });
    const other = await givenGuest(app, owner(), petId(), { expenses: 'edit' });
    expect((await enter(id, { kind: 'refill', amount: 1 }, viewer)).status).toBe(404);
    expect((await ask('GET', `/stock/${id}/entries`, undefined, viewer)).status).toBe(200);
    expect((await ask('GET', `/stock/${id}/entries`, undefined, other)).status).toBe(404);
    expect(await forecastOf(id, other)).toBeUndefined();
  });
});

describe('A stock', () => {
  it('is refused with an unknown unit and without a name, at both', async () => {
    const { body } = await ask('POST', '/stock', { name: ' ', unit: 'bucket' });
    expect(Object.keys(body.errors).toSorted()).toEqual(['name', 'unit']);
  });

  it('keeps its unit once it has entries', async () => {
    const id = await stock();
    const edit = (unit: string) => ask('PUT', `/stock/${id}`, { name: 'Apoquel', unit });
    expect((await edit('ml')).status).toBe(200);
    await refill(id, 20);
    expect((await edit('ml')).status).toBe(200);
    expect((await edit('tube')).body.errors).toEqual({ unit: expect.any(String) });
  });

  it('is named by a medicine of its home alone', async () => {
    const id = await stock();
    const { id: medicine } = await add({ stockItemId: id });
    const stranger = await givenOwner(app);
    const theirs = (await ask('POST', '/stock', { name: 'x', unit: 'ml' }, stranger)).body.stockItem.id;
    for (const stockItemId of [theirs, newId()]) {
      expect((await put(medicine, { stockItemId })).body.errors).toEqual({ stockItemId: expect.any(String) });
      expect((await call('POST', '', { ...sample, petId: petId(), stockItemId })).body.errors).toBeDefined();
    }
    await ask('DELETE', `/stock/${id}`);
    // It keeps one that was deleted.
    expect((await put(medicine, { stockItemId: id })).status).toBe(200);
  });

  it('stays with its household when a pet moves', async () => {
    const id = await stock();
    const { id: medicine } = await add({ stockItemId: id });
    const other = await givenOwner(app);
    await app.db
      .transaction()
      .execute((db) =>
        movePet(db, { petId: petId(), from: owner().householdId, to: other.householdId, clock: () => app.clock.now }),
      );
    expect((await ask('GET', `/medicines/${medicine}`, undefined, other)).body.medicine.stockItemId).toBeNull();
  });
});

describe('A dose that was given', () => {
  it('is taken from the stock of its medicine, and put back when it is corrected or deleted', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const id = await stock();
    await refill(id, 10);
    const { id: medicineId } = await add({ stockItemId: id });
    await moveTo('2026-11-21T08:05:00+02:00');
    const { dose } = (await give(medicineId)).body;
    expect(await balanceOf(id)).toBe(9.5);
    expect((await entriesOf(id))[0]).toMatchObject({ kind: 'dose', amount: -0.5, doseId: dose.id });
    const edit = (more: object) => ask('PUT', `/doses/${dose.id}`, { ...dose, version: undefined, ...more });
    await edit({ amount: 1 });
    expect(await balanceOf(id)).toBe(9);
    await edit({ outcome: 'skipped', amount: 1 });
    expect(await balanceOf(id)).toBe(10);
    await edit({ outcome: 'given', amount: 1 });
    expect(await balanceOf(id)).toBe(9);
    await ask('DELETE', `/doses/${dose.id}`);
    expect(await balanceOf(id)).toBe(10);
    await ask('POST', `/doses/${dose.id}/restore`);
    expect([await balanceOf(id), (await entriesOf(id)).length]).toEqual([9, 2]);
    const [entry] = await entriesOf(id);
    expect(refusal(await ask('DELETE', `/stock/${id}/entries/${entry.id}`))).toEqual([409, expect.any(String)]);
  });

  it('is taken by its reminder too, and by a guest who may give it', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const id = await stock();
    await refill(id, 10);
    const { id: medicineId } = await add({ stockItemId: id });
    const guest = await givenGuest(app, owner(), petId(), { reminders: 'edit' });
    await moveTo('2026-11-21T08:05:00+02:00');
    expect((await give(medicineId, {}, guest)).status).toBe(201);
    const next = (await ask('GET', '/reminders?status=upcoming')).body.reminders.find(
      ({ source }: { source: string }) => source === 'medicines',
    );
    await moveTo('2026-11-21T20:05:00+02:00');
    await app.call('PATCH', `/api/reminders/${next.id}/complete`, { as: owner() });
    expect(await balanceOf(id)).toBe(9);
    await app.call('POST', `/api/reminders/${next.id}/reopen`, { as: owner() });
    expect(await balanceOf(id)).toBe(9.5);
  });

  it('may take more than there is; that is kept and marked', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const id = await stock();
    await refill(id, 0.5);
    const { id: medicineId } = await add({ stockItemId: id, amount: 1 });
    await moveTo('2026-11-21T08:05:00+02:00');
    await give(medicineId);
    expect(await balanceOf(id)).toBe(-0.5);
    expect(await forecastOf(id)).toMatchObject({ state: 'short', left: -0.5, packages: [] });
  });

  it('before the stock was entered takes nothing when it is corrected', async () => {
    await moveTo('2026-11-21T08:05:00+02:00');
    const { id: medicineId } = await add();
    const { dose } = (await give(medicineId)).body;
    await moveTo('2026-11-21T09:00:00+02:00');
    const id = await stock();
    await refill(id, 10);
    await put(medicineId, { ...sample, stockItemId: id });
    await ask('PUT', `/doses/${dose.id}`, { ...dose, version: undefined, note: 'עם אוכל' });
    expect(await balanceOf(id)).toBe(10);
  });

  it('by two people at once is taken once', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const id = await stock();
    await refill(id, 10);
    const { id: medicineId } = await add({ stockItemId: id });
    await moveTo('2026-11-21T08:05:00+02:00');
    const answers = await Promise.all([give(medicineId), give(medicineId), refill(id, 5)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
    expect(await balanceOf(id)).toBe(14.5);
  });
});

describe('The forecast of a stock', () => {
  it('says until when it lasts and how that was computed, over all animals that use it', async () => {
    await moveTo('2026-11-22T14:00:00+02:00');
    const id = await stock();
    await refill(id, 12, { batch: 'A487B02', expiresOn: '2027-05-31' });
    await refill(id, 10, { batch: 'A490C11', expiresOn: '2027-09-30' });
    await add({ stockItemId: id, from: '2026-11-22', repeatsLeft: 1 });
    expect(await forecastOf(id)).toMatchObject({
      state: 'runsOut',
      left: 22,
      usable: 22,
      fullest: 22,
      perDay: 1,
      until: '2026-12-14T06:00:00.000Z',
      remindOn: '2026-12-09',
      isRemindedSooner: false,
      repeatsLeft: 1,
      petIds: [petId()],
      packages: [{ batch: 'A487B02', left: 12, isOpen: false }, { batch: 'A490C11' }],
      lines: [{ kind: 'use', each: 0.5, count: 44, amount: 22, name: 'Apoquel 16 mg', petId: petId() }],
    });
    const cat = await catId();
    await call('POST', '', { ...sample, petId: cat, from: '2026-11-22', stockItemId: id });
    const both = await forecastOf(id);
    expect(both).toMatchObject({ until: '2026-12-03T06:00:00.000Z', perDay: 2, petIds: [petId(), cat] });
    const guest = await givenGuest(app, owner(), petId(), { reminders: 'view' });
    const seen = await forecastOf(id, guest);
    expect([seen.petIds, seen.lines.map(({ name }: { name: string | null }) => name)]).toEqual([
      [petId()],
      ['Apoquel 16 mg', null],
    ]);
  });

  it('of food is an estimate by the plan since the last count', async () => {
    await moveTo('2026-11-01T06:00:00+02:00');
    const id = await stock({ name: 'מזון יבש', unit: 'gram' });
    await refill(id, 15_000);
    const plan = {
      petId: petId(),
      food: 'מזון יבש',
      amount: 140,
      unit: 'gram',
      times: ['19:00', '07:30'],
      from: '2026-11-01',
    };
    const { status, body } = await ask('POST', '/feedings', { ...plan, stockItemId: id });
    expect([status, body.feeding.times]).toEqual([201, ['07:30', '19:00']]);
    await moveTo('2026-11-21T06:00:00+02:00');
    expect(await forecastOf(id)).toMatchObject({
      left: 9400,
      isEstimate: true,
      perDay: 280,
      until: '2026-12-24T05:30:00.000Z',
    });
    expect(await balanceOf(id)).toBe(15_000);
    await enter(id, { kind: 'correction', counted: 280 });
    expect(await forecastOf(id)).toMatchObject({
      left: 280,
      until: '2026-11-21T17:00:00.000Z',
      remindOn: '2026-11-16',
    });
    const wrong = await ask('POST', '/feedings', {
      ...plan,
      unit: 'portion',
      amount: 0,
      until: '2026-10-01',
      times: [],
    });
    expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['amount', 'times', 'until']);
    expect((await ask('POST', '/feedings', { ...plan, unit: 'portion', stockItemId: id })).body.errors).toEqual({
      unit: expect.any(String),
    });
  });
});

describe('The reminder of a stock', () => {
  it('is told in the language of who reads it, and keeps its texts in an edit of who is told', async () => {
    const stockItemId = await stock();
    await add({ stockItemId });
    await refill(stockItemId, 10);
    const english = { 'accept-language': 'en' };
    const read = async (path: string) => (await app.call('GET', `/api${path}`, { as: owner(), headers: english })).body;
    const told = (await read('/reminders?status=upcoming')).reminders.find(
      ({ source }: { source: string | null }) => source === 'stock',
    );
    expect(told).toMatchObject({
      title: 'Apoquel 16 mg is about to run out',
      description: expect.stringMatching(/^It lasts until [\d.]+\.$/),
    });
    expect((await remindersOf())[0].title).toBe('המלאי של Apoquel 16 mg עומד להיגמר');
    const from = told.date.slice(0, 10);
    const { entries } = await read(`/calendar?from=${from}&to=${from}`);
    expect(entries.map(({ title }: { title: string }) => title)).toContain(told.title);
    const { title, description, date, time, version } = told;
    const body = { petId: petId(), title, description, date, time, version, isImportant: true };
    const edited = await app.call('PUT', `/api/reminders/${told.id}`, { as: owner(), headers: english, body });
    expect([edited.status, edited.body.reminder]).toMatchObject([200, { title, isImportant: true }]);
    const renamed = { ...body, version: edited.body.reminder.version, title: 'Something else' };
    expect((await ask('PUT', `/reminders/${told.id}`, renamed)).status).toBe(409);
    await app.moveTo(new Date(Date.parse(told.date) + 60_000));
    await app.ring();
    const { notifications } = await read('/users/notifications');
    expect(notifications.map(({ title }: { title: string }) => title)).toContain(title);
  });

  it('is told in the language of who reads a link of a mail, the timeline, or a calendar of their own', async () => {
    const speak = (language: string) => ask('PUT', '/users/settings', { language });
    await speak('en');
    const stockItemId = await stock();
    await add({ stockItemId });
    await refill(stockItemId, 10);
    await speak('he');
    const [{ id, title }] = await remindersOf();
    expect(title).toBe('המלאי של Apoquel 16 mg עומד להיגמר');
    const link = [owner().id, owner().householdId, id];
    const token = signLink(app.services.secrets, 'reminder', link, new Date('2027-01-01T00:00:00Z'));
    expect((await app.call('POST', '/api/reminders/link/look', { body: { token } })).body.reminder.title).toBe(title);
    const { url } = (await ask('POST', '/users/calendar-feeds', { kinds: ['reminder'] })).body.feed;
    const file = (await app.call('GET', new URL(url).pathname)).body.toString().replaceAll('\r\n ', '');
    expect([file.includes(`SUMMARY:${title}`), file.includes('It lasts until')]).toEqual([true, false]);
    await app.call('PATCH', `/api/reminders/${id}/complete`, { as: owner(), body: {} });
    const { events } = (await ask('GET', `/pets/${petId()}/timeline`)).body;
    expect(events.map(({ row }: { row: { title?: string } }) => row.title)).toContain(title);
  });

  const started = async () => {
    await moveTo('2026-11-22T14:00:00+02:00');
    const id = await stock();
    const { id: medicineId } = await add({ stockItemId: id, from: '2026-11-22', repeatsLeft: 1 });
    await refill(id, 22);
    return { id, medicineId };
  };

  it('comes five days before, before a weekend, and tells of the last repeat', async () => {
    const { id } = await started();
    const [reminder, ...others] = await remindersOf();
    expect(others).toEqual([]);
    expect(reminder).toMatchObject({ petId: petId(), sourceId: id, date: '2026-12-09T07:00:00.000Z', time: '09:00' });
    expect([reminder.title, reminder.description]).toEqual([
      'המלאי של Apoquel 16 mg עומד להיגמר',
      'מספיק עד 14.12.2026. במרשם נשאר ניפוק אחרון.',
    ]);
    await enter(id, { kind: 'correction', counted: 3 });
    // 25.11 less five days is a Friday that has passed: today.
    expect(await remindersOf('overdue')).toMatchObject([{ id: reminder.id, date: '2026-11-22T07:00:00.000Z' }]);
  });

  it('is not made again after it was done, until a package comes', async () => {
    const { id } = await started();
    const [reminder] = await remindersOf();
    await app.call('PATCH', `/api/reminders/${reminder.id}/complete`, { as: owner() });
    await enter(id, { kind: 'discard', amount: 1 });
    expect(await remindersOf()).toEqual([]);
    await moveTo('2026-11-22T15:00:00+02:00');
    await refill(id, 20);
    expect(await remindersOf()).toMatchObject([{ sourceId: id }]);
  });

  it('follows the course, its end, and what is deleted', async () => {
    const { id, medicineId } = await started();
    const due = async () => (await remindersOf()).map(({ date }: { date: string }) => date.slice(0, 10));
    expect(await due()).toEqual(['2026-12-09']);
    const paused = { from: '2026-11-23', until: addDays('2026-11-23', 9) };
    await put(medicineId, { ...sample, from: '2026-11-22', pauses: [paused] });
    // Ten days later: 24.12, and five days before it is a Saturday.
    expect(await due()).toEqual(['2026-12-17']);
    await put(medicineId, { ...sample, from: '2026-11-22', until: '2026-11-30', pauses: [] });
    expect(await due()).toEqual([]);
    await put(medicineId, { ...sample, from: '2026-11-22', until: null });
    expect(await due()).toEqual(['2026-12-09']);
    await call('DELETE', `/${medicineId}`);
    expect(await due()).toEqual([]);
    await call('POST', `/${medicineId}/restore`);
    expect(await due()).toEqual(['2026-12-09']);
    await put(medicineId, { ...sample, from: '2026-11-22', stockItemId: null });
    expect(await due()).toEqual([]);
    await put(medicineId, { ...sample, from: '2026-11-22', stockItemId: id });
    await ask('DELETE', `/stock/${id}`);
    expect(await due()).toEqual([]);
    await ask('POST', `/stock/${id}/restore`);
    expect(await due()).toEqual(['2026-12-09']);
  });

  it('stays as it is while doses are given on time', async () => {
    const { medicineId } = await started();
    const [before] = await remindersOf();
    await moveTo('2026-11-22T20:03:00+02:00');
    await give(medicineId);
    expect(await remindersOf()).toEqual([before]);
  });

  it('of a pet that a guest may not see is left alone when they give a dose to another', async () => {
    await moveTo('2026-11-22T14:00:00+02:00');
    const id = await stock();
    const cat = await catId();
    await call('POST', '', { ...sample, petId: cat, from: '2026-11-22', stockItemId: id });
    const { id: medicineId } = await add({ stockItemId: id, from: '2026-11-22' });
    await refill(id, 22);
    const guest = await givenGuest(app, owner(), petId(), { reminders: 'edit' });
    const [before] = await remindersOf();
    expect(before.petId).toBe(cat);
    await moveTo('2026-11-22T20:03:00+02:00');
    expect((await give(medicineId, {}, guest)).status).toBe(201);
    expect(await remindersOf()).toMatchObject([{ id: before.id }]);
  });
});
