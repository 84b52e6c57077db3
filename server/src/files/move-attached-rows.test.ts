import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../lib/ids.ts';
import { untilBlocked } from '../testing/database/lock-waits.ts';
import { textForm } from '../testing/documents/upload-form.ts';
import { writtenBy } from '../testing/fixtures/given.ts';
import { petResourceApp } from '../testing/matrix/pet-resource-app.ts';
import type { Db } from '../db/client.ts';
import { holdsAttachments } from './move-attached-rows.ts';

const expense = { description: 'ביקור', amount: 300, category: 'vet', date: '2026-11-10' };
const { add, app, call, catId, owner, petId, post, put } = await petResourceApp('expenses', expense);

type Noun = 'expenses' | 'medicalRecords' | 'claims';
async function attach(noun: Noun, thingId: string, db: Db = app.db) {
  const id = newId();
  const { householdId } = owner();
  await db
    .insertInto('attachments')
    .values({
      householdId,
      id,
      petId: petId(),
      noun,
      thingId,
      area: 'expenses',
      name: 'קבלה.pdf',
      type: 'application/pdf',
      size: 1,
      isLocked: false,
      hasScripts: false,
      ...writtenBy(owner(), app.clock.now),
    })
    .execute();
  return id;
}
async function stateOf(id: string) {
  const row = await app.db
    .selectFrom('attachments')
    .select(['petId', sql<boolean>`thing_deleted_at is not null`.as('isGone')])
    .where('householdId', '=', owner().householdId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && [row.petId, row.isGone];
}
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.call(method, `/api${path}`, { as: owner(), ...(body && { body }) });

it('Items of expenses, claims and medical records hold attachments', () => {
  const nouns = ['expenses', 'claims', 'medicalRecords', 'appointments', 'pets', 'tags'] as const;
  expect(nouns.filter(holdsAttachments)).toEqual(['expenses', 'claims', 'medicalRecords']);
});

it('The attachment of a refund goes with its expense to another pet, to the trash and back, and is erased with it', async () => {
  const { id } = await add();
  const back = { description: 'החזר', amount: -120, category: 'other', date: '2026-11-15', refundOf: id };
  const paper = await attach('expenses', (await post(back)).body.expense.id);
  const other = await catId();
  await put(id, { petId: other });
  expect(await stateOf(paper)).toEqual([other, false]);
  await call('DELETE', `/${id}`);
  expect(await stateOf(paper)).toEqual([other, true]);
  await call('POST', `/${id}/restore`);
  expect(await stateOf(paper)).toEqual([other, false]);
  await call('DELETE', `/${id}`);
  expect((await send('DELETE', `/trash/${id}`)).status).toBe(204);
  expect(await stateOf(paper)).toBeUndefined();
});

it('The attachment of a cost goes with its medical record, and returns with it', async () => {
  const visit = { type: 'vet_visit', description: 'ביקור', date: '2026-11-10', petId: petId(), cost: 300 };
  const { id, expenseId } = (await send('POST', '/medical-records', visit)).body.record;
  const papers = [await attach('medicalRecords', id), await attach('expenses', expenseId)];
  const states = () => Promise.all(papers.map(stateOf));
  const other = await catId();
  await send('PUT', `/medical-records/${id}`, { ...visit, petId: other });
  expect(await states()).toEqual([
    [other, false],
    [other, false],
  ]);
  await send('DELETE', `/medical-records/${id}`);
  expect(await states()).toEqual([
    [other, true],
    [other, true],
  ]);
  await send('POST', `/medical-records/${id}/restore`);
  expect(await states()).toEqual([
    [other, false],
    [other, false],
  ]);
});

it('Attachments of imported expenses go with the import, and return with it', async () => {
  const text = 'תאריך,תיאור,סכום,קטגוריה\n10.11.2026,חול,40,מזון\n';
  const form = textForm({ options: JSON.stringify({ petId: petId() }), file: { name: 'הוצאות.csv', text } });
  const { body } = await app.call('POST', '/api/expenses/bulk-import', { as: owner(), ...form });
  const [{ id }] = (await call('GET', '')).body.expenses;
  const paper = await attach('expenses', id);
  const path = `/expenses/bulk-import/${body.import.id}`;
  expect((await send('DELETE', `${path}?withChanged=true`)).status).toBe(204);
  expect(await stateOf(paper)).toEqual([petId(), true]);
  await send('POST', `${path}/restore`);
  expect(await stateOf(paper)).toEqual([petId(), false]);
});

it('The attachment of a claim goes with it', async () => {
  const claim = { insurer: 'ליברה', status: 'draft', petId: petId() };
  const { id } = (await send('POST', '/claims', claim)).body.claim;
  const paper = await attach('claims', id);
  const other = await catId();
  await send('PUT', `/claims/${id}`, { ...claim, petId: other });
  expect(await stateOf(paper)).toEqual([other, false]);
  await send('DELETE', `/claims/${id}`);
  expect(await stateOf(paper)).toEqual([other, true]);
});

it('An attachment that is added while its item is deleted goes with it', async () => {
  const { id } = await add();
  let deletion: ReturnType<typeof call> | undefined;
  const paper = await app.db.transaction().execute(async (db) => {
    await sql`select from expenses where household_id = ${owner().householdId} and id = ${id} for share`.execute(db);
    deletion = call('DELETE', `/${id}`);
    await untilBlocked(app.db);
    return attach('expenses', id, db);
  });
  expect((await deletion)?.status).toBe(204);
  expect(await stateOf(paper)).toEqual([petId(), true]);
});
