import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readMigrations } from '../../db/migrate.ts';
import { givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenGuest, givenShare } from '../../testing/fixtures/given-people.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const rabies = { type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-10' };
const { add, app, call, catId, owner, petId, post, put } = await petResourceApp('medicalRecords', rabies);

const expenses = async (as: Owner = owner()) => {
  const { body } = await app.call('GET', '/api/expenses', { as });
  return { total: body.totalAmount, rows: body.expenses };
};
const read = async (id: string) => (await call('GET', `/${id}`)).body.record;

const guestWith = (rights: Parameters<typeof givenGuest>[3]) => givenGuest(app, owner(), petId(), rights);

describe('The cost of a visit', () => {
  it('is an expense of the pet, made once', async () => {
    const { status, body } = await post({ cost: 80 });
    expect([status, body.record.cost]).toEqual([201, 80]);
    const { total, rows } = await expenses();
    expect(total).toBe(80);
    expect(rows).toMatchObject([
      { id: body.record.expenseId, amount: 80, category: 'vet', description: 'חיסון כלבת', date: '2026-11-10' },
    ]);
    expect(await read(body.record.id)).toEqual(body.record);
    await put(body.record.id, { notes: 'בלי תופעות' });
    expect(await expenses()).toEqual({ total, rows });
  });

  it('leads from its expense to the record and its papers, as far as one may see records', async () => {
    const id = idAt(app.clock.now);
    await app.call('POST', `/api/uploads?for=${id}`, {
      as: owner(),
      ...(await formWith(pdf({ pages: 1 }), { name: 'חשבונית.pdf' })),
    });
    const { body } = await post({ id, cost: 80 });
    expect(body.record).toMatchObject({ id, attachmentCount: 1, cost: 80 });
    const behind = { id, attachmentCount: 1 };
    expect((await expenses()).rows).toMatchObject([{ id: body.record.expenseId, attachmentCount: 0, record: behind }]);
    // A repeat after a lost answer makes nothing, and loses nothing.
    expect((await post({ id, cost: 80 })).body.record).toEqual(body.record);
    expect((await expenses()).rows).toMatchObject([{ record: behind }]);
    const sees = await guestWith({ expenses: 'view', medicalRecords: 'view' });
    const blind = await guestWith({ expenses: 'edit' });
    expect((await expenses(sees)).rows).toMatchObject([{ record: behind }]);
    expect((await expenses(blind)).rows).toMatchObject([{ record: null }]);
    await call('DELETE', `/${id}`);
    await call('POST', `/${id}/restore`);
    expect((await expenses()).rows).toMatchObject([{ record: behind }]);
    await app.call('PATCH', `/api/expenses/${body.record.expenseId}/unlink`, { as: owner() });
    expect((await expenses()).rows).toMatchObject([{ record: null }]);
  });

  it('is made by an edit, too, and a medicine’s is one', async () => {
    const { id, cost } = await add({ type: 'medication' });
    expect(cost).toBeNull();
    expect((await put(id, { type: 'medication', cost: 120.5 })).body.record).toMatchObject({ cost: 120.5, version: 2 });
    expect((await expenses()).rows).toMatchObject([{ amount: 120.5, category: 'medicine' }]);
  });

  it('follows the record in sum, day and pet; without one it goes', async () => {
    const { id, expenseId } = await add({ cost: 80 });
    const other = await catId();
    const moved = await put(id, { cost: 95, date: '2026-11-12', petId: other });
    expect(moved.body.record).toMatchObject({ cost: 95, expenseId, petId: other });
    expect((await expenses()).rows).toMatchObject([{ id: expenseId, amount: 95, date: '2026-11-12', petId: other }]);
    expect((await put(id, { petId: other, cost: null })).body.record).toMatchObject({ cost: null, expenseId: null });
    expect((await expenses()).rows).toEqual([]);
  });

  it('is what the expense says, whoever has changed that', async () => {
    const { id, expenseId } = await add({ cost: 80 });
    const change = (body: object) =>
      app.call('PUT', `/api/expenses/${expenseId}`, {
        as: owner(),
        body: { description: 'וטרינר', amount: 85, category: 'vet', date: rabies.date, petId: petId(), ...body },
      });
    await change({});
    expect(await read(id)).toMatchObject({ cost: 85, expenseId });
    await change({ petId: await catId() });
    expect(await read(id)).toMatchObject({ cost: null, expenseId: null });
    await put(id, { notes: 'שלי' });
    expect((await expenses()).rows).toHaveLength(1);
  });

  it('goes to another pet with the record, also when the edit does not speak of it', async () => {
    const { id, expenseId } = await add({ cost: 80 });
    const other = await catId();
    expect((await put(id, { petId: other })).body.record).toMatchObject({ cost: 80, expenseId, petId: other });
    expect((await expenses()).rows).toMatchObject([{ id: expenseId, petId: other }]);
  });

  it('that was changed or deleted as an expense makes an older edit of the record stale, and none of its own', async () => {
    const made = await add({ cost: 80 });
    expect(made.version).toBe(1);
    const asRead = (version: number) => put(made.id, { version, cost: 80, notes: 'נכתב לפני כן' });
    const expense = { description: 'וטרינר', amount: 150, category: 'vet', date: rabies.date, petId: petId() };
    await app.call('PUT', `/api/expenses/${made.expenseId}`, { as: owner(), body: expense });
    const stale = await asRead(1);
    expect([stale.status, stale.body.current?.record.cost]).toEqual([409, 150]);
    await app.call('DELETE', `/api/expenses/${made.expenseId}`, { as: owner() });
    expect((await asRead(2)).status).toBe(409);
    expect((await expenses()).rows).toEqual([]);
    expect((await put(made.id, { version: 3, cost: 90 })).body.record).toMatchObject({ cost: 90, version: 4 });
    expect((await put(made.id, { version: 4, cost: 95 })).body.record).toMatchObject({ cost: 95, version: 5 });
  });

  it('goes with the record and comes back with it', async () => {
    const { id, expenseId } = await add({ cost: 80 });
    await call('DELETE', `/${id}`);
    expect(await expenses()).toEqual({ total: 0, rows: [] });
    const back = await call('POST', `/${id}/restore`);
    expect(back.body.record).toMatchObject({ cost: 80, expenseId });
    expect(await expenses()).toMatchObject({ total: 80, rows: [{ id: expenseId }] });
  });

  it('that was deleted by itself stays away when the record comes back, and lies in nobody’s way', async () => {
    const { id, expenseId } = await add({ cost: 80 });
    await app.call('DELETE', `/api/expenses/${expenseId}`, { as: owner() });
    expect(await read(id)).toMatchObject({ cost: null, expenseId: null });
    await call('DELETE', `/${id}`);
    await call('POST', `/${id}/restore`);
    expect((await expenses()).rows).toEqual([]);
    await put(id, { cost: 90 });
    expect((await app.call('POST', `/api/expenses/${expenseId}/restore`, { as: owner() })).status).toBe(200);
    expect((await expenses()).total).toBe(170);
    expect((await read(id)).cost).toBe(90);
  });

  it('that is unlinked stays an expense, and the record has none', async () => {
    const { id, expenseId } = await add({ cost: 80 });
    const unlink = () => app.call('PATCH', `/api/expenses/${expenseId}/unlink`, { as: owner() });
    expect((await unlink()).body.expense).toMatchObject({ id: expenseId, amount: 80 });
    expect((await unlink()).status).toBe(200);
    expect(await read(id)).toMatchObject({ cost: null, expenseId: null });
    await put(id, { date: '2026-11-01' });
    await call('DELETE', `/${id}`);
    expect((await expenses()).rows).toMatchObject([{ id: expenseId, date: rabies.date }]);
  });

  it.each([0, -1, 0.001, 10_000_001, '80', 'x'])('is not %s', async (cost) => {
    const { status, body } = await post({ cost });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['cost']]);
  });

  it('on a day that no expense can have refuses the whole record', async () => {
    const { status, body } = await post({ cost: 80, date: '1950-01-01' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['date']]);
    expect((await call('GET')).body.total).toBe(0);
    expect((await post({ date: '1950-01-01' })).status).toBe(201);
  });
});

describe('A guest', () => {
  const change = (as: Owner, id: string, body: object) =>
    app.call('PUT', `/api/medical-records/${id}`, { as, body: { ...rabies, petId: petId(), ...body } });
  const sees = async (as: Owner, id: string) => {
    const one = await app.call('GET', `/api/medical-records/${id}`, { as });
    const listed = await app.call('GET', '/api/medical-records', { as });
    return [one.body.record, listed.body.records[0]].map(({ cost, expenseId }) => ({ cost, expenseId }));
  };

  it('without a right to expenses neither sees a cost nor makes, moves or takes one away', async () => {
    const { id, expenseId } = await add({ cost: 80 });
    const guest = await guestWith({ medicalRecords: 'edit' });
    const nothing = { cost: null, expenseId: null };
    expect(await sees(guest, id)).toEqual([nothing, nothing]);
    const edited = await change(guest, id, { cost: 500, date: '2026-11-11' });
    expect([edited.status, edited.body.record.cost]).toEqual([200, null]);
    await change(guest, id, { cost: null });
    const made = await app.call('POST', '/api/medical-records', {
      as: guest,
      body: { ...rabies, petId: petId(), cost: 70 },
    });
    expect([made.status, made.body.record.cost]).toEqual([201, null]);
    await app.call('DELETE', `/api/medical-records/${id}`, { as: guest });
    expect((await expenses()).rows).toMatchObject([{ id: expenseId, amount: 80, date: '2026-11-10' }]);
    await app.call('POST', `/api/medical-records/${id}/restore`, { as: guest });
    expect(await read(id)).toMatchObject({ cost: 80, expenseId });
  });

  it('sees the cost but cannot change it, if they may only see expenses', async () => {
    const { id, expenseId } = await add({ cost: 80 });
    const guest = await guestWith({ medicalRecords: 'edit', expenses: 'view' });
    expect(await sees(guest, id)).toEqual(Array.from({ length: 2 }, () => ({ cost: 80, expenseId })));
    expect((await change(guest, id, { cost: 500 })).body.record.cost).toBe(80);
    expect((await expenses()).total).toBe(80);
  });

  it('adds and changes the cost if they may edit both', async () => {
    const { id } = await add({ cost: 80 });
    const guest = await guestWith({ medicalRecords: 'edit', expenses: 'edit' });
    expect((await change(guest, id, { cost: 90 })).body.record.cost).toBe(90);
    expect((await expenses()).total).toBe(90);
  });

  it('leaves the cost behind on moving a record to a pet whose expenses they may not edit', async () => {
    const { id, expenseId } = await add({ cost: 80 });
    const guest = await guestWith({ medicalRecords: 'edit' });
    const other = (await givenPet(app, owner())).id;
    await givenShare(app, owner(), other, { guest, name: 'נועה', rights: { medicalRecords: 'edit' } });
    expect((await change(guest, id, { petId: other })).status).toBe(200);
    expect(await read(id)).toMatchObject({ petId: other, cost: null });
    await put(id, { petId: other, notes: 'אצל החתול' });
    expect((await expenses()).rows).toMatchObject([{ id: expenseId, petId: petId() }]);
    await put(id, { petId: other, cost: 60 });
    expect((await expenses()).rows).toMatchObject([{ id: expenseId, petId: other, amount: 60 }]);
  });
});

describe('A vaccination detail', () => {
  const given = { product: 'Nobivac Rabies', batchNumber: 'A487B02', validUntil: '2028-11-10' };

  it('stands with a vaccination, until when it holds, too', async () => {
    const { id } = await add(given);
    expect(await read(id)).toMatchObject(given);
    const early = await put(id, { validUntil: '2026-11-09' });
    expect([early.status, Object.keys(early.body.errors)]).toEqual([422, ['validUntil']]);
    expect((await put(id, { batchNumber: '' })).body.record).toMatchObject({ ...given, batchNumber: null });
  });

  it('is of vaccinations alone', async () => {
    expect(await add({ ...given, type: 'checkup' })).toMatchObject({
      product: null,
      batchNumber: null,
      validUntil: null,
    });
    const { id } = await add(given);
    expect((await put(id, { type: 'treatment' })).body.record).toMatchObject({ product: null, validUntil: null });
  });
});

describe('Notes that expenses received from records before version 0072', () => {
  /** Restores the state of a database that 0071 has just left, and runs 0072. */
  async function migrateNotes() {
    const migration = (await readMigrations()).find(({ name }) => name.startsWith('0072'));
    // The app's own connections refuse statements about more than one home.
    const client = new pg.Client(app.connection);
    await client.connect();
    await client.query(`update migrations set applied_at = 'infinity' where name like '0071%'`);
    await client.query(migration!.sql);
    await client.end();
  }
  const copyNotes = (id: string, notes: string) =>
    sql`update expenses set notes = ${notes} where id = ${id} and household_id = ${owner().householdId}`.execute(
      app.db,
    );
  const later = () => (app.clock.now = new Date(app.clock.now.getTime() + 60_000));
  const notesFor = async (as: Owner) => (await expenses(as)).rows.map(({ notes }: { notes: string | null }) => notes);
  const putExpense = (id: string, body: object) =>
    app.call('PUT', `/api/expenses/${id}`, {
      as: owner(),
      body: { description: 'וטרינר', amount: 80, category: 'vet', date: rabies.date, petId: petId(), ...body },
    });
  const unlink = (id: string) => app.call('PATCH', `/api/expenses/${id}/unlink`, { as: owner() });

  it('are not shown to a guest who sees expenses only, also when cost and notes of the record changed', async () => {
    const guest = await guestWith({ expenses: 'view' });
    const { id, expenseId } = await add({ cost: 80, notes: 'סוד' });
    await copyNotes(expenseId, 'סוד');
    later();
    await put(id, { cost: 95, notes: 'נוסח אחר' });
    expect(await notesFor(guest)).toEqual(['סוד']);
    await migrateNotes();
    expect(await notesFor(guest)).toEqual([null]);
    expect(await read(id)).toMatchObject({ notes: 'נוסח אחר', cost: 95 });
  });

  it('are not shown after the expense was unlinked and has another date, or its record another text', async () => {
    const guest = await guestWith({ expenses: 'view' });
    const dated = await add({ cost: 80, notes: 'סוד' });
    later();
    const rewritten = await add({ cost: 80, notes: 'סוד' });
    later();
    const costLater = await add({ notes: 'סוד שלישי' });
    later();
    const { expenseId: latest } = (await put(costLater.id, { cost: 80, notes: 'סוד שלישי' })).body.record;
    for (const expenseId of [dated.expenseId, rewritten.expenseId]) await copyNotes(expenseId, 'סוד');
    await copyNotes(latest, 'סוד שלישי');
    later();
    for (const expenseId of [dated.expenseId, rewritten.expenseId, latest]) await unlink(expenseId);
    await putExpense(dated.expenseId, { date: '2026-11-01', notes: 'סוד' });
    await putExpense(latest, { date: '2026-11-02', notes: 'סוד שלישי' });
    await put(rewritten.id, { notes: 'נוסח אחר' });
    await migrateNotes();
    expect(await notesFor(guest)).toEqual([null, null, null]);
  });

  it('leave notes alone that somebody typed on an expense', async () => {
    const typed = await add({ cost: 80, notes: 'ברשומה' });
    await putExpense(typed.expenseId, { notes: 'שילמנו במזומן' });
    later();
    const own = {
      description: 'מזון',
      amount: 5,
      category: 'food',
      date: rabies.date,
      petId: petId(),
      notes: 'חצי שק',
    };
    await app.call('POST', '/api/expenses', { as: owner(), body: own });
    await migrateNotes();
    expect((await notesFor(owner())).toSorted()).toEqual(['חצי שק', 'שילמנו במזומן']);
  });
});
