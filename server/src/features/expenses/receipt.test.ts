import { expect, it } from 'vitest';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner } from '../../testing/fixtures/given.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { picture } from '../../testing/documents/images.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const food = { description: 'שק מזון יבש', amount: 289.9, category: 'food', date: '2026-11-19' };
const { add, app, call, catId, list, owner, petId, post, put } = await petResourceApp('expenses', food);

type Sent = { as?: ReturnType<typeof owner>; path?: string; name?: string };
async function send(
  below: string,
  content: Parameters<typeof formWith>[0],
  { as = owner(), path, name = 'קבלה.pdf' }: Sent = {},
) {
  return app.call('POST', path ?? `/api/expenses/${below}`, { as, ...(await formWith(content, { name })) });
}
const photo = async () => new Uint8Array(await picture(40, 60).jpeg().toBuffer());

it('A receipt is a photo or a PDF, is counted in the list, seen, removed and brought back', async () => {
  const { id } = await add();
  const sent = await send(`${id}/receipt`, await photo(), { name: 'קבלה.jpg' });
  expect([sent.status, sent.body.attachment.type, sent.body.attachment.hasThumb]).toEqual([200, 'image/jpeg', true]);
  expect((await send(`${id}/receipt`, pdf({ pages: 2 }))).body.attachment).toMatchObject({ pages: 2, petId: petId() });
  expect((await list()).expenses).toMatchObject([{ id, attachmentCount: 2 }]);
  const seen = await call('GET', `/${id}/attachments/${sent.body.attachment.id}`);
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);

  expect((await call('DELETE', `/${id}/receipt`)).status).toBe(204);
  const { attachments } = (await call('GET', `/${id}/attachments`)).body;
  expect(attachments).toMatchObject([{ type: 'application/pdf' }]);
  expect((await call('POST', `/${id}/attachments/${sent.body.attachment.id}/restore`)).status).toBe(200);
  expect((await call('GET', `/${id}`)).body.expense.attachmentCount).toBe(2);
});

it.each([
  ['Something else', 'MZ this is a program', 'fileNotPaper'],
  ['An empty file', '', 'fileEmpty'],
])('%s is no receipt', async (_what, content) => {
  const { id } = await add();
  const { status, body } = await send(`${id}/receipt`, content);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['file']]);
  expect((await call('DELETE', `/${id}/receipt`)).status).toBe(404);
});

it('A file uploaded while a new expense is typed is attached when the expense is saved', async () => {
  const id = idAt(app.clock.now);
  await send('', await photo(), { path: `/api/uploads?for=${id}`, name: 'קבלה.jpg' });
  const refused = await post({ id, amount: 0 });
  expect(refused.status).toBe(422);
  expect((await post({ id })).body.expense).toMatchObject({ id, attachmentCount: 1 });
});

it('A receipt goes with its expense to another pet, goes when that is deleted, and comes back with it', async () => {
  const { id } = await add();
  const { attachment } = (await send(`${id}/receipt`, await photo())).body;
  const other = await catId();
  await put(id, { petId: other });
  const guest = await givenGuest(app, owner(), other, { expenses: 'view' });
  const read = (as = owner()) => app.call('GET', `/api/expenses/${id}/attachments/${attachment.id}`, { as });
  expect((await read(guest)).status).toBe(200);
  await call('DELETE', `/${id}`);
  expect((await read()).status).toBe(404);
  await call('POST', `/${id}/restore`);
  expect((await read()).status).toBe(200);
});

it('It is seen by whoever may see the expenses of its pet, and changed by whoever may change them', async () => {
  const { id } = await add();
  const { attachment } = (await send(`${id}/receipt`, await photo())).body;
  const read = (as: ReturnType<typeof owner>) =>
    app.call('GET', `/api/expenses/${id}/attachments/${attachment.id}`, { as });
  const sees = await givenGuest(app, owner(), petId(), { expenses: 'view' });
  const blind = await givenGuest(app, owner(), petId(), { medicalRecords: 'edit' });
  const stranger = await givenOwner(app);
  expect([(await read(sees)).status, (await read(blind)).status, (await read(stranger)).status]).toEqual([
    200, 404, 404,
  ]);
  for (const as of [sees, blind, stranger]) {
    expect((await send(`${id}/receipt`, await photo(), { as })).status).toBe(404);
    expect((await app.call('DELETE', `/api/expenses/${id}/receipt`, { as })).status).toBe(404);
  }
});

it('It is found by its name, and leads to its expense', async () => {
  const { id } = await add();
  await send(`${id}/receipt`, pdf({ pages: 1 }), { name: 'חשבונית 40817.pdf' });
  const { body } = await app.call('GET', `/api/search?q=40817&kind=papers`, { as: owner() });
  expect(body.groups).toMatchObject([{ kind: 'papers', hits: [{ thing: { noun: 'expenses', id } }] }]);
});

it('Nobody is told that a receipt runs out', async () => {
  const { id } = await add();
  const { attachment } = (await send(`${id}/receipt`, pdf({ pages: 1 }))).body;
  await call('PUT', `/${id}/attachments/${attachment.id}`, { kind: 'insurance', expiresOn: '2026-12-19' });
  expect(await app.db.selectFrom('dueQueue').select('thingId').where('thingId', '=', attachment.id).execute()).toEqual(
    [],
  );
});
