import { addDays } from '@tzemed/contract/dates/days';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';

const app: TestApp = await testApp();
const saturdayMorning = app.clock.now;
let owner: Owner;
let petId: string;

beforeEach(async () => {
  app.clock.now = saturdayMorning;
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
});

const ask = (query = '', as = owner) => app.call('GET', `/api/pets/${petId}/timeline?${query}`, { as });

async function add(noun: string, input: object) {
  const { status, body } = await app.call('POST', `/api/${noun}`, { as: owner, body: { petId, ...input } });
  expect(status).toBe(201);
  return body[noun === 'medical-records' ? 'record' : noun.slice(0, -1)] as { id: string };
}
const addRecord = (date: string, more = {}) =>
  add('medical-records', { type: 'checkup', description: `בדיקה ${date}`, date, ...more });
const addExpense = (date: string, amount = 20) =>
  add('expenses', { description: `אוכל ${date}`, amount, category: 'food', date });
async function addDone(at: string) {
  app.clock.now = new Date(at);
  const { id } = await add('reminders', { title: `כדור ${at}`, date: at, time: '09:00' });
  await app.call('PATCH', `/api/reminders/${id}/complete`, { as: owner });
  app.clock.now = saturdayMorning;
  return { id };
}

type Told = { kind: string; date: string; row: { id: string } };
const inShort = (events: Told[]) => events.map(({ kind, date }) => `${date.slice(5)} ${kind}`);

/** All of it, page by page; `between` happens after each page. */
async function wander(query: string, between: () => Promise<unknown> = async () => undefined) {
  const pages: Told[][] = [];
  let cursor: string | null = null;
  do {
    const { status, body } = await ask(`${query}${cursor ? `&cursor=${cursor}` : ''}`);
    expect(status).toBe(200);
    pages.push(body.events);
    cursor = body.cursor;
    if (cursor) await between();
  } while (cursor);
  return pages;
}

async function addOfAllKinds() {
  for (const day of ['2026-11-20', '2026-11-20', '2026-11-18', '2026-10-01']) {
    await addRecord(day);
    await addExpense(day);
  }
  for (const at of ['2026-11-20T07:00:00Z', '2026-11-20T05:00:00Z', '2026-11-19T07:00:00Z', '2026-10-01T21:30:00Z'])
    await addDone(at);
}

describe('The timeline of a pet', () => {
  it('tells what happened newest first, on one day records before expenses before what was done', async () => {
    await addOfAllKinds();
    await add('reminders', { title: 'עוד לא', date: '2026-11-20T07:00:00Z', time: '09:00' });
    const { body } = await ask();
    expect(inShort(body.events)).toEqual([
      '11-20 medicalRecords',
      '11-20 medicalRecords',
      '11-20 expenses',
      '11-20 expenses',
      '11-20 reminders',
      '11-20 reminders',
      '11-19 reminders',
      '11-18 medicalRecords',
      '11-18 expenses',
      // Done half an hour after midnight, in Israel.
      '10-02 reminders',
      '10-01 medicalRecords',
      '10-01 expenses',
    ]);
    expect(body.cursor).toBeNull();
    const [first] = body.events;
    const { body: single } = await app.call('GET', `/api/medical-records/${first.row.id}`, { as: owner });
    expect(first.row).toEqual(single.record);
  });

  it.each([1, 2, 3, 5, 7, 11, 12])('is the same told %i at a time', async (limit) => {
    await addOfAllKinds();
    const pages = await wander(`limit=${limit}`);
    expect(pages.map(({ length }) => length).every((length, i) => length === limit || i === pages.length - 1)).toBe(
      true,
    );
    expect(pages.flat()).toEqual((await ask()).body.events);
  });

  it('loses and doubles nothing when rows come and go while it is read', async () => {
    await addOfAllKinds();
    const { events } = (await ask()).body as { events: Told[] };
    const last = events.at(-1)!;
    const pages = await wander('limit=2', async () => {
      await addRecord('2026-11-21');
      await addExpense('2026-11-20', 7);
      await addDone('2026-11-20T08:00:00Z');
      await app.call('DELETE', `/api/expenses/${last.row.id}`, { as: owner });
    });
    const told = pages.flat().map(({ row }) => row.id);
    expect(new Set(told).size).toBe(told.length);
    const before = events.map(({ row }) => row.id).filter((id) => id !== last.row.id);
    expect(told.filter((id) => before.includes(id))).toEqual(before);
  });

  it('is of one kind where that is asked for', async () => {
    await addOfAllKinds();
    for (const kind of ['medicalRecords', 'expenses', 'reminders']) {
      const pages = await wander(`kind=${kind}&limit=3`);
      expect(pages.flat().map((event) => event.kind)).toEqual(Array(4).fill(kind));
    }
  });

  it('tells an appointment from its day on, until a record tells it', async () => {
    const appointment = (date: string) => add('appointments', { reason: 'חיסון', date });
    await appointment('2026-11-22');
    await appointment('2026-11-21');
    const done = await appointment('2026-11-20');
    const cancelled = await appointment('2026-11-19');
    await app.call('PATCH', `/api/appointments/${cancelled.id}/cancel`, { as: owner });
    await addRecord('2026-11-20');
    await addExpense('2026-11-20');
    const inAll = async () => inShort((await ask()).body.events);
    expect(await inAll()).toEqual([
      '11-21 appointments',
      '11-20 medicalRecords',
      '11-20 appointments',
      '11-20 expenses',
    ]);
    await app.call('PATCH', `/api/appointments/${done.id}/complete`, { as: owner });
    expect(await inAll()).toEqual([
      '11-21 appointments',
      '11-20 medicalRecords',
      '11-20 medicalRecords',
      '11-20 expenses',
    ]);
    expect(inShort((await wander('kind=appointments&limit=1')).flat())).toEqual(['11-21 appointments']);
    expect(inShort((await wander('limit=1')).flat())).toEqual(await inAll());
  });

  it('tells a visit once, with its cost; its expense stands among the expenses, and where the record is not seen', async () => {
    const appointment = await add('appointments', { reason: 'חיסון', date: '2026-11-20' });
    await app.call('PATCH', `/api/appointments/${appointment.id}/complete`, { as: owner });
    const record = await addRecord('2026-11-20', { cost: 350 });
    await addExpense('2026-11-20');
    const { events } = (await ask()).body;
    expect(inShort(events)).toEqual(['11-20 medicalRecords', '11-20 medicalRecords', '11-20 expenses']);
    expect(events.find(({ row }: Told) => row.id === record.id).row.cost).toBe(350);
    expect(inShort((await wander('limit=1')).flat())).toEqual(inShort(events));
    expect((await ask('kind=expenses')).body.events).toHaveLength(2);
    const payer = await givenGuest(app, owner, petId, { expenses: 'view' });
    expect(inShort((await ask('', payer)).body.events)).toEqual(['11-20 expenses', '11-20 expenses']);
    const both = await givenGuest(app, owner, petId, { expenses: 'view', medicalRecords: 'view' }, 'דנה לוי');
    expect(inShort((await ask('', both)).body.events)).toEqual(inShort(events));
    await app.call('DELETE', `/api/medical-records/${record.id}`, { as: owner });
    expect(inShort((await ask()).body.events)).toEqual(['11-20 medicalRecords', '11-20 expenses']);
  });

  it('holds nothing of other pets, nor what was deleted', async () => {
    const { id } = await addRecord('2026-11-20');
    const other = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    await addRecord('2026-11-20', { petId: other.id });
    await app.call('DELETE', `/api/medical-records/${id}`, { as: owner });
    expect((await ask()).body).toEqual({ events: [], cursor: null });
  });

  it('tells guests the kinds that they may see, and of what a visit cost nothing to who may not see expenses', async () => {
    await addOfAllKinds();
    await addRecord('2026-11-21', { cost: 350 });
    const guest = await givenGuest(app, owner, petId, { medicalRecords: 'view' });
    const { body } = await ask('', guest);
    expect(body.events.map((event: Told) => event.kind)).toEqual(Array(5).fill('medicalRecords'));
    expect(body.events[0].row).toMatchObject({ cost: null, expenseId: null });
    const sitter = await givenGuest(app, owner, petId, { reminders: 'edit' });
    expect(inShort((await ask('limit=2', sitter)).body.events)).toEqual(['11-20 reminders', '11-20 reminders']);
    expect((await ask('kind=expenses', sitter)).body).toEqual({ events: [], cursor: null });
  });

  it('is not there for strangers, for pets that are none, nor where a cursor, a kind or a number is none', async () => {
    expect((await ask('', await givenOwner(app))).status).toBe(404);
    for (const id of [newId(), 'x']) {
      expect((await app.call('GET', `/api/pets/${id}/timeline`, { as: owner })).status).toBe(404);
    }
    const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const bad = [
      'kind=weights',
      'limit=0',
      'limit=101',
      `cursor=${'x'.repeat(301)}`,
      'cursor=x',
      `cursor=${cursor({})}`,
      `cursor=${cursor(['expenses', '2026-02-30', newId()])}`,
      `cursor=${cursor(['expenses', '2026-11-20', 'x'])}`,
      `cursor=${cursor(['reminders', 'now', newId()])}`,
      `cursor=${cursor(['pets', '2026-11-20', newId()])}`,
    ];
    for (const query of bad) expect([query, (await ask(query)).status]).toEqual([query, 422]);
  });

  it('goes on at a cursor of another pet by its day alone', async () => {
    await addOfAllKinds();
    const { cursor } = (await ask('limit=6')).body;
    petId = (await givenPet(app, owner, { name: 'מיצי', species: 'cat' })).id;
    await addRecord('2026-11-20');
    await addRecord(addDays('2026-11-20', -1));
    expect(inShort((await ask(`cursor=${cursor}`)).body.events)).toEqual(['11-19 medicalRecords']);
  });
});
