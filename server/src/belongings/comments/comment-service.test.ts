import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import type { Owner } from '../../testing/app.ts';
import { givenOwner } from '../../testing/fixtures/given.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const record = { type: 'vet_visit', description: 'בדיקה', date: '2026-11-10' };
const { add: addRecord, app, call, catId, owner, petId, put } = await petResourceApp('medicalRecords', record);

let recordId: string;
beforeEach(async () => void (recordId = (await addRecord()).id));

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as: Owner = owner()) =>
  app.call(method, `/api/medical-records/${path}`, { as, ...(body && { body }) });
const say = (text: unknown, more: object = {}, of = recordId) => ask('POST', `${of}/comments`, { text, ...more });
const said = async (text: string) => (await say(text)).body.comment as { id: string };
const listed = async (of = recordId) =>
  (await ask('GET', `${of}/comments`)).body.comments.map(({ text }: { text: string }) => text);

it('Comments of a record are listed newest first, page by page, without those of other records', async () => {
  for (const text of ['ראשונה', 'שנייה', 'שלישית']) {
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await said(text);
  }
  const { id: other } = await addRecord();
  await say('על אחרת', {}, other);
  expect(await listed()).toEqual(['שלישית', 'שנייה', 'ראשונה']);
  expect(await listed(other)).toEqual(['על אחרת']);
  const { body } = await ask('GET', `${recordId}/comments?page=2&limit=2`);
  expect(body).toMatchObject({ total: 3, page: 2, limit: 2, comments: [{ text: 'ראשונה', createdBy: owner().id }] });
});

it.each(['', '   ', 'א'.repeat(2001), null, 7])('%j is nothing that is said', async (text) => {
  const { status, body } = await say(text);
  expect([status, body.errors]).toEqual([422, { text: expect.any(String) }]);
});

it('Lines stay lines, and marks of direction do not', async () => {
  const { body } = await say('  ראשונה\n\u202Eשנייה\u202C  ');
  expect(body.comment.text).toBe('ראשונה\nשנייה');
});

it('Comments of an unknown, deleted or malformed record id are neither listed nor added', async () => {
  const { id: gone } = await addRecord();
  await say('נמחקת', {}, gone);
  await call('DELETE', `/${gone}`);
  for (const unknown of [newId(), gone, 'x']) {
    expect((await say('שלום', {}, unknown)).status).toBe(404);
    expect((await ask('GET', `${unknown}/comments`)).status).toBe(404);
  }
  await call('POST', `/${gone}/restore`);
  expect(await listed(gone)).toEqual(['נמחקת']);
});

it('Sent again under its id it is said once; an id of another record’s is taken', async () => {
  const id = idAt(app.clock.now);
  const [first, again] = [await say('פעם', { id }), await say('פעם', { id })];
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  expect(await listed()).toEqual(['פעם']);
  const { id: other } = await addRecord();
  const { status, body } = await say('אחרת', { id }, other);
  expect([status, body.error]).toEqual([409, 'idTaken']);
});

it('Written without a connection it is of the time on the device, and is listed there', async () => {
  app.clock.now = new Date('2026-11-21T07:00:00.000Z');
  await said('לפני');
  app.clock.now = new Date('2026-11-21T18:00:00.000Z');
  await said('אחרי');
  app.clock.now = new Date('2026-11-23T18:00:00.000Z');
  const at = '2026-11-21T12:00:00.000Z';
  const sent = { id: idAt(new Date(at)), at };
  const { status, body } = await say('בלי חיבור', sent);
  expect([status, body.comment.createdAt, body.comment.updatedAt]).toEqual([201, at, at]);
  expect((await say('בלי חיבור', sent)).body).toEqual(body);
  expect(await listed()).toEqual(['אחרי', 'בלי חיבור', 'לפני']);
});

it('Its time is refused far ahead or long ago, and is now some minutes ahead', async () => {
  app.clock.now = new Date('2026-11-21T07:00:00.000Z');
  for (const at of ['2026-11-21T07:10:00.001Z', '2026-10-22T06:59:59.999Z', 'yesterday']) {
    const { status, body } = await say('שלום', { at });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['at']]);
  }
  expect(await listed()).toEqual([]);
  const { body } = await say('שלום', { at: '2026-11-21T07:10:00.000Z' });
  expect(body.comment.createdAt).toBe('2026-11-21T07:00:00.000Z');
});

it('It can be put right, taken away and brought back, once each', async () => {
  const { id } = await said('אכלה יפא');
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const { body } = await ask('PUT', `${recordId}/comments/${id}`, { text: 'אכלה יפה' });
  expect(body.comment).toMatchObject({ id, text: 'אכלה יפה', updatedAt: app.clock.now.toISOString() });
  expect((await ask('GET', `${recordId}/comments/${id}`)).body).toEqual(body);
  const at = `${recordId}/comments/${id}`;
  expect((await ask('POST', `${at}/restore`)).status).toBe(404);
  expect((await ask('DELETE', at)).status).toBe(204);
  for (const [method, body] of [['DELETE'], ['PUT', { text: 'לא' }]] as const)
    expect((await ask(method, at, body)).status).toBe(404);
  expect(await listed()).toEqual([]);
  expect((await ask('GET', at)).status).toBe(404);
  // To go and to come back is no correction.
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  expect((await ask('POST', `${at}/restore`)).body).toEqual(body);
  const { id: other } = await addRecord();
  expect((await ask('DELETE', `${other}/comments/${id}`)).status).toBe(404);
  expect((await ask('DELETE', `${recordId}/comments/x`)).status).toBe(404);
});

it('It goes with its record to another pet', async () => {
  await said('אצל החתול');
  const other = await catId();
  const guest = await givenGuest(app, owner(), other, { medicalRecords: 'view' });
  expect((await ask('GET', `${recordId}/comments`, undefined, guest)).status).toBe(404);
  await put(recordId, { petId: other });
  const { body } = await ask('GET', `${recordId}/comments`, undefined, guest);
  expect(body.comments).toMatchObject([{ text: 'אצל החתול', petId: other }]);
});

it('A guest who may view the records reads comments, and one who may edit them also writes', async () => {
  await said('שלום');
  const looks = await givenGuest(app, owner(), petId(), { medicalRecords: 'view' });
  const helps = await givenGuest(app, owner(), petId(), { medicalRecords: 'edit' });
  const none = await givenGuest(app, owner(), petId(), { expenses: 'edit' });
  const stranger = await givenOwner(app);
  const sent = (as: Owner) => ask('POST', `${recordId}/comments`, { text: 'גם אני' }, as);
  expect((await ask('GET', `${recordId}/comments`, undefined, looks)).body.total).toBe(1);
  for (const as of [none, stranger]) {
    expect((await ask('GET', `${recordId}/comments`, undefined, as)).status).toBe(404);
    expect((await sent(as)).status).toBe(404);
  }
  expect((await sent(looks)).status).toBe(404);
  expect((await sent(helps)).body.comment?.createdBy).toBe(helps.id);
});

it('A new comment appears in the change feed as a change of its record', async () => {
  const { cursor } = (await app.call('GET', '/api/changes', { as: owner() })).body;
  await said('שלום');
  const { changes } = (await app.call('GET', `/api/changes?since=${cursor}`, { as: owner() })).body;
  expect(changes).toMatchObject([{ noun: 'medicalRecords', id: recordId, what: 'changed' }]);
});
