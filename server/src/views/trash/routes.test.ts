import type { TrashType } from '@tzemed/contract/views/trash';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { movePet } from '../../households/move-pet.ts';
import { testApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { picture } from '../../testing/documents/images.ts';
import sharp from 'sharp';
import { randomBytes } from 'node:crypto';
import { untilBlocked } from '../../testing/database/lock-waits.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { deletedOneOfEach, rowOf } from '../../testing/matrix/account-with-everything.ts';
import { emptyTrash } from './jobs.ts';

const app = await testApp();
let dana: Owner;
let bella: string;
beforeEach(async () => {
  dana = await givenOwner(app, 'דנה כהן');
  bella = (await givenPet(app, dana)).id;
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, as: Owner = dana, body?: object) =>
  app.call(method, `/api${path}`, { as, ...(body && { body }) });
const trashOf = async (as: Owner = dana, query = '') => (await call('GET', `/trash${query}`, as)).body;
const idsFor = async (as: Owner) => (await trashOf(as)).entries.map(({ id }: { id: string }) => id);

/** Due at ten in Israel. */
const pill = { title: 'כדור', date: '2026-11-21T08:00:00.000Z', time: '10:00' };
const expense = { description: 'חול מתגבש', amount: 64.5, category: 'food', date: '2026-11-19' };
async function addExpense(as = dana, petId = bella): Promise<string> {
  return (await call('POST', '/expenses', as, { ...expense, petId })).body.expense.id;
}
async function deletedExpense(as = dana, petId = bella) {
  const id = await addExpense(as, petId);
  expect((await call('DELETE', `/expenses/${id}`, as)).status).toBe(204);
  return id;
}
/** More than half a megabyte of noise, as it is kept, which no encoder makes small. */
const noisyPicture = () =>
  sharp(randomBytes(780 * 560 * 3), { raw: { width: 780, height: 560, channels: 3 } })
    .png()
    .toBuffer();
/** Days from now, by the clock of the job alone. */
const empty = (days: number) =>
  emptyTrash({
    ...app.services,
    db: app.db,
    log: quietLog,
    clock: () => new Date(app.clock.now.getTime() + days * 86_400_000),
  });
const keys = async () => {
  const found: string[] = [];
  for await (const key of app.services.files.list()) found.push(key);
  return found;
};

/** Resource → the path of one. */
const paths: Record<Exclude<TrashType, 'attachments' | 'comments'>, string> = {
  pets: '/pets',
  medicalRecords: '/medical-records',
  expenses: '/expenses',
  reminders: '/reminders',
  appointments: '/appointments',
  observations: '/observations',
  // The first value makes its measure, which stands when those that were made by themselves are deleted.
  measurements: '/measurements',
  measures: '/measures',
  expensePlans: '/expenses/plans',
  claims: '/claims',
  medicines: '/medicines',
  doses: '/doses',
  feedings: '/feedings',
  stockItems: '/stock',
  careItems: '/care-items',
  vets: '/vets',
  tags: '/tags',
  quickButtons: '/quick-buttons',
  budgets: '/expenses/budget',
  settlements: '/settlements',
  expenseCategories: '/expenses/categories',
  expenseTemplates: '/expenses/templates',
  reminderTemplates: '/reminders/templates',
};

/** Without medicines: the one that is made for the doses goes with its pet. Their way back is tested with them. */
const withCreate = (Object.keys(paths) as (keyof typeof paths)[]).filter((type) => type !== 'medicines');

describe('Each resource', () => {
  it('lies in the trash when it was deleted, is restored from it once, and erased for good', async () => {
    const makers = ['pets', ...withCreate].map((type) => rowOf(`${type}.create`));
    await deletedOneOfEach(app, dana, 'נמחק', makers);
    const first = await trashOf(dana, '?limit=100');
    const types = new Set(first.entries.map(({ type }: { type: string }) => type));
    expect(withCreate.filter((type) => !types.has(type))).toEqual([]);
    expect(first.total).toBe(first.entries.length);
    // Rows of a deleted pet wait for it.
    const isReady = ({ first }: { first: object | null }) => first === null;
    for (const type of withCreate) {
      const { id } = first.entries.filter(isReady).find((one: { type: string }) => one.type === type);
      const restored = await call('POST', `/trash/${id}/restore`);
      expect([type, restored.status, restored.body.entry?.id]).toEqual([type, 200, id]);
      expect([type, (await call('POST', `/trash/${id}/restore`)).status]).toEqual([type, 404]);
      expect([type, (await call('GET', `${paths[type]}/${id}`)).status]).toEqual([type, 200]);
      expect([type, (await call('DELETE', `/trash/${id}`)).status]).toEqual([type, 404]);
      expect([type, (await call('DELETE', `${paths[type]}/${id}`)).status]).toEqual([type, 204]);
    }
    // The pets last: what hangs off them would go with them.
    for (const type of withCreate.toReversed()) {
      const left = (await trashOf(dana, `?type=${type}&limit=100`)).entries;
      for (const { id } of left) {
        const { status } = await call('DELETE', `/trash/${id}`);
        expect([type, status]).toEqual([type, 204]);
        expect([type, (await call('DELETE', `/trash/${id}`)).status]).toEqual([type, 404]);
      }
    }
    expect((await trashOf()).total).toBe(0);
  }, 120_000);

  it('is found by its type, page by page', async () => {
    const [older, newer] = [await deletedExpense(), await deletedExpense()];
    expect((await trashOf(dana, '?type=expenses')).entries.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [older, newer].toSorted(),
    );
    expect(await trashOf(dana, '?type=expenses&limit=1&page=2')).toMatchObject({ total: 2, page: 2, limit: 1 });
    expect(await trashOf(dana, '?type=vets')).toMatchObject({ entries: [], total: 0 });
    expect((await call('GET', '/trash?type=users')).status).toBe(422);
  });

  it('says what it is, of which pet, who deleted it, and when it is erased', async () => {
    const id = await deletedExpense();
    const at = app.clock.now.getTime();
    expect((await trashOf()).entries).toEqual([
      {
        id,
        type: 'expenses',
        title: 'חול מתגבש',
        amount: 64.5,
        recordType: null,
        pet: { id: bella, name: 'בלה' },
        of: null,
        first: null,
        visitId: null,
        deletedAt: new Date(at).toISOString(),
        deletedBy: dana.id,
        erasedAt: new Date(at + 30 * 86_400_000).toISOString(),
        files: 0,
        things: 0,
        mayErase: true,
      },
    ]);
  });
});

describe('A file or a comment of a record', () => {
  const visit = { type: 'vet_visit', description: 'ביקור אצל הווטרינר', date: '2026-11-19' };
  async function givenRecord() {
    const { record } = (await call('POST', '/medical-records', dana, { ...visit, petId: bella })).body;
    const form = await formWith(new Uint8Array(await picture(20, 20).png().toBuffer()));
    const attached = await app.call('POST', `/api/medical-records/${record.id}/attachments`, { as: dana, ...form });
    const said = await call('POST', `/medical-records/${record.id}/comments`, dana, { text: 'אכלה יפה' });
    return {
      id: record.id as string,
      file: attached.body.attachment.id as string,
      comment: said.body.comment.id as string,
    };
  }

  it('that was deleted alone is an entry that says of what, and comes back', async () => {
    const record = await givenRecord();
    await call('DELETE', `/medical-records/${record.id}/attachments/${record.file}`);
    await call('DELETE', `/medical-records/${record.id}/comments/${record.comment}`);
    const of = { id: record.id, type: 'medicalRecords', title: visit.description };
    const { entries } = await trashOf();
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: record.file, type: 'attachments', of, first: null, files: 1 }),
        expect.objectContaining({ id: record.comment, type: 'comments', title: 'אכלה יפה', of, first: null, files: 0 }),
      ]),
    );
    for (const { id } of entries) expect((await call('POST', `/trash/${id}/restore`)).status).toBe(200);
    expect((await call('GET', `/medical-records/${record.id}/attachments`)).body.attachments).toHaveLength(1);
    expect((await call('GET', `/medical-records/${record.id}/comments`)).body.total).toBe(1);
  });

  it('asks for its record first, and then for its pet', async () => {
    const record = await givenRecord();
    await call('DELETE', `/medical-records/${record.id}/attachments/${record.file}`);
    await call('DELETE', `/medical-records/${record.id}`);
    const first = async () => (await trashOf(dana, '?type=attachments')).entries[0].first;
    expect(await first()).toEqual({
      id: record.id,
      type: 'medicalRecords',
      title: visit.description,
      mayRestore: true,
    });
    const refused = await call('POST', `/trash/${record.file}/restore`);
    expect([refused.status, refused.body.error]).toEqual([409, 'restoreFirst']);
    await call('DELETE', `/pets/${bella}`);
    expect(await first()).toEqual({ id: bella, type: 'pets', title: 'בלה', mayRestore: true });
    for (const id of [bella, record.id, record.file])
      expect((await call('POST', `/trash/${id}/restore`)).status).toBe(200);
    expect((await call('GET', `/medical-records/${record.id}/attachments`)).body.attachments).toHaveLength(1);
  });

  it('is erased alone after thirty days, and with its record before', async () => {
    const before = await keys();
    const alone = await givenRecord();
    await call('DELETE', `/medical-records/${alone.id}/attachments/${alone.file}`);
    await call('DELETE', `/medical-records/${alone.id}/comments/${alone.comment}`);
    await empty(29.9);
    expect((await call('POST', `/medical-records/${alone.id}/attachments/${alone.file}/restore`)).status).toBe(200);
    await call('DELETE', `/medical-records/${alone.id}/attachments/${alone.file}`);
    await empty(30);
    await app.drainJobs();
    expect((await keys()).toSorted()).toEqual(before.toSorted());
    expect((await call('POST', `/medical-records/${alone.id}/attachments/${alone.file}/restore`)).status).toBe(404);
    expect((await call('GET', `/medical-records/${alone.id}/attachments`)).body.attachments).toEqual([]);
    const whole = await givenRecord();
    await call('DELETE', `/medical-records/${whole.id}`);
    expect((await trashOf()).entries).toMatchObject([{ id: whole.id, recordType: 'vet_visit', files: 1 }]);
    expect((await call('DELETE', `/trash/${whole.id}`)).status).toBe(204);
    await app.drainJobs();
    expect((await keys()).toSorted()).toEqual(before.toSorted());
    for (const table of ['attachments', 'comments'] as const) {
      const left = await app.db
        .selectFrom(table)
        .select('id')
        .where('householdId', '=', dana.householdId)
        .where('thingId', '=', whole.id)
        .execute();
      expect(left).toEqual([]);
    }
  });

  it('does not come back where the home has no room by now', async () => {
    const small = await testApp({ HOME_STORAGE_MB: '1' });
    const noa = await givenOwner(small, 'נועה לוי');
    const { id: petId } = await givenPet(small, noa);
    const { record } = (await small.call('POST', '/api/medical-records', { as: noa, body: { ...visit, petId } })).body;
    const noise = async () => {
      const form = await formWith(new Uint8Array(await noisyPicture()));
      return small.call('POST', `/api/medical-records/${record.id}/attachments`, { as: noa, ...form });
    };
    const { attachment } = (await noise()).body;
    await small.call('DELETE', `/api/medical-records/${record.id}/attachments/${attachment.id}`, { as: noa });
    expect((await noise()).status).toBe(201);
    const refused = await small.call('POST', `/api/trash/${attachment.id}/restore`, { as: noa });
    expect([refused.status, refused.body.error]).toEqual([413, 'homeFull']);
  });
});

describe('A deleted pet', () => {
  it('is one entry, and comes back with all that it owns', async () => {
    const id = await addExpense();
    await call('DELETE', `/pets/${bella}`);
    expect((await trashOf()).entries).toMatchObject([{ id: bella, type: 'pets', title: 'בלה', things: 1 }]);
    expect((await call('POST', `/trash/${bella}/restore`)).status).toBe(200);
    expect((await call('GET', `/expenses/${id}`)).status).toBe(200);
  });

  it('is asked for first by a row of it that was deleted before', async () => {
    const id = await deletedExpense();
    await call('DELETE', `/pets/${bella}`);
    const refused = await call('POST', `/trash/${id}/restore`);
    expect([refused.status, refused.body.error]).toEqual([409, 'restoreFirst']);
    await call('POST', `/trash/${bella}/restore`);
    expect((await call('POST', `/trash/${id}/restore`)).status).toBe(200);
  });

  it('is erased with its rows, its photo and the bytes', async () => {
    await addExpense();
    const before = await keys();
    const form = await formWith(new Uint8Array(await picture(20, 20).png().toBuffer()));
    await app.call('POST', `/api/pets/${bella}/photo`, { as: dana, ...form });
    await call('DELETE', `/pets/${bella}`);
    expect((await call('DELETE', `/trash/${bella}`)).status).toBe(204);
    await app.drainJobs();
    expect((await keys()).toSorted()).toEqual(before.toSorted());
    const left = await app.db.selectFrom('expenses').select('id').where('householdId', '=', dana.householdId).execute();
    expect(left).toEqual([]);
  });
});

describe('A row that went with another', () => {
  const visitThatCost = async () => {
    const body = { type: 'vet_visit', description: 'חיסון', date: '2026-11-19', petId: bella, cost: 200 };
    const { record } = (await call('POST', '/medical-records', dana, body)).body;
    return record as { id: string; expenseId: string };
  };

  it('comes back with that, and is no entry of its own', async () => {
    const record = await visitThatCost();
    await call('DELETE', `/medical-records/${record.id}`);
    expect((await trashOf()).entries).toMatchObject([{ id: record.id, type: 'medicalRecords' }]);
    expect((await call('POST', `/trash/${record.expenseId}/restore`)).status).toBe(404);
    await call('POST', `/trash/${record.id}/restore`);
    expect((await call('GET', '/expenses')).body.total).toBe(1);
  });

  it('is not asked for by its own files and refunds: that with which it went is', async () => {
    const record = await visitThatCost();
    const form = await formWith(new Uint8Array(await picture(20, 20).png().toBuffer()));
    const receipt = async (of: string) =>
      (await app.call('POST', `/api/expenses/${of}/attachments`, { as: dana, ...form })).body.attachment.id as string;
    const refund = { ...expense, petId: bella, amount: -20, date: '2026-11-20', refundOf: record.expenseId };
    const [alone, along] = await Promise.all(
      [1, 2].map(async () => (await call('POST', '/expenses', dana, refund)).body.expense.id as string),
    );
    const files = [await receipt(record.expenseId), await receipt(along!)];
    await call('DELETE', `/expenses/${record.expenseId}/attachments/${files[0]}`);
    await call('DELETE', `/expenses/${along}/attachments/${files[1]}`);
    await call('DELETE', `/expenses/${alone}`);
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await call('DELETE', `/medical-records/${record.id}`);
    const { entries } = await trashOf();
    const first = { id: record.id, type: 'medicalRecords', title: 'חיסון', mayRestore: true };
    expect(new Map(entries.map((one: { id: string; first: object | null }) => [one.id, one.first]))).toEqual(
      new Map([[record.id, null], ...[...files, alone].map((id) => [id, first] as const)]),
    );
    for (const id of [record.id, ...files, alone])
      expect((await call('POST', `/trash/${id}/restore`)).status).toBe(200);
  });

  it('asks for the merge target of its category first when it is a budget', async () => {
    const add = async (name: string) =>
      (await call('POST', '/expenses/categories', dana, { name, hue: 'lilac', icon: 'bed' })).body.category
        .id as string;
    const [merged, into] = [await add('פנסיון'), await add('לינה')];
    const { budget } = (
      await call('POST', '/expenses/budget', dana, { amount: 300, period: 'month', category: merged })
    ).body;
    await call('DELETE', `/expenses/budget/${budget.id}`);
    expect((await call('POST', `/expenses/categories/${merged}/merge`, dana, { categoryId: into })).status).toBe(200);
    await call('DELETE', `/expenses/categories/${into}`);
    expect((await trashOf(dana, '?type=budgets')).entries).toMatchObject([{ first: { id: into, title: 'לינה' } }]);
    for (const id of [into, budget.id]) expect((await call('POST', `/trash/${id}/restore`)).status).toBe(200);
    expect((await call('GET', '/expenses/budget')).body.budgets).toMatchObject([{ id: budget.id, category: into }]);
  });

  it('is an entry once that has been erased, with its own files', async () => {
    const record = await visitThatCost();
    const form = await formWith(new Uint8Array(await picture(20, 20).png().toBuffer()));
    await app.call('POST', `/api/expenses/${record.expenseId}/attachments`, { as: dana, ...form });
    await call('DELETE', `/medical-records/${record.id}`);
    expect((await call('DELETE', `/trash/${record.id}`)).status).toBe(204);
    expect((await trashOf()).entries).toMatchObject([{ id: record.expenseId, type: 'expenses', files: 1 }]);
    expect((await call('POST', `/trash/${record.expenseId}/restore`)).status).toBe(200);
    expect((await call('GET', `/expenses/${record.expenseId}`)).body.expense).toMatchObject({
      amount: 200,
      attachmentCount: 1,
    });
  });

  it('and was then restored and deleted alone is an entry', async () => {
    const record = await visitThatCost();
    await call('DELETE', `/medical-records/${record.id}`);
    await call('POST', `/trash/${record.id}/restore`);
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await call('DELETE', `/expenses/${record.expenseId}`);
    expect(await idsFor(dana)).toEqual([record.expenseId]);
    await call('DELETE', `/medical-records/${record.id}`);
    expect((await idsFor(dana)).toSorted()).toEqual([record.expenseId, record.id].toSorted());
  });

  it('is erased with its expense when it is a refund; a refund deleted alone asks for its expense first', async () => {
    const whole = await addExpense();
    const refund = async (amount: number) =>
      (
        await call('POST', '/expenses', dana, {
          ...expense,
          petId: bella,
          amount: -amount,
          date: '2026-11-20',
          refundOf: whole,
        })
      ).body.expense.id as string;
    const [alone, along] = [await refund(10), await refund(20)];
    await call('DELETE', `/expenses/${alone}`);
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await call('DELETE', `/expenses/${whole}`);
    const { entries } = await trashOf();
    expect(entries).toMatchObject([
      { id: whole, first: null },
      { id: alone, first: { id: whole, type: 'expenses', title: expense.description } },
    ]);
    expect((await call('DELETE', `/trash/${whole}`)).status).toBe(204);
    expect((await trashOf()).total).toBe(0);
    const left = await app.db
      .selectFrom('expenses')
      .select('id')
      .where('householdId', '=', dana.householdId)
      .where('id', 'in', [alone, along])
      .execute();
    expect(left).toEqual([]);
  });

  it('because the server had made it of what was taken back is no entry', async () => {
    const weekly = { ...pill, petId: bella, repeatInterval: 'weekly' };
    const { reminder } = (await call('POST', '/reminders', dana, weekly)).body;
    expect((await call('PATCH', `/reminders/${reminder.id}/complete`, dana, {})).status).toBe(200);
    expect((await call('POST', `/reminders/${reminder.id}/reopen`, dana, {})).status).toBe(200);
    const deleted = await app.db
      .selectFrom('reminders')
      .select('id')
      .where('householdId', '=', dana.householdId)
      .where('deletedAt', 'is not', null)
      .execute();
    expect(deleted).toHaveLength(1);
    expect(await idsFor(dana)).toEqual([]);
  });
});

it('A next occurrence that somebody has edited and deleted is an entry, also when the one before is reopened', async () => {
  const { reminder } = (await call('POST', '/reminders', dana, { ...pill, petId: bella, repeatInterval: 'weekly' }))
    .body;
  await call('PATCH', `/reminders/${reminder.id}/complete`, dana, {});
  const { reminders } = (await call('GET', '/reminders?isCompleted=false')).body;
  const next = reminders.find(({ id }: { id: string }) => id !== reminder.id);
  await call('PUT', `/reminders/${next.id}`, dana, { ...pill, date: next.date, petId: bella, title: 'שלי' });
  await call('DELETE', `/reminders/${next.id}`);
  expect((await call('POST', `/reminders/${reminder.id}/reopen`, dana, {})).status).toBe(200);
  expect(await idsFor(dana)).toEqual([next.id]);
});

describe('An erased tag', () => {
  const addTag = async (name: string) =>
    (await call('POST', '/tags', dana, { name, hue: 'sage' })).body.tag.id as string;
  const tagsOf = async (id: string) => (await call('GET', `/expenses/${id}`)).body.expense.tagIds;

  it('is taken from all that bears it, which can be written as before and tells nobody of a change', async () => {
    const [gone, stays] = [await addTag('שוהם'), await addTag('כרמל')];
    const tagged = { ...expense, petId: bella, tagIds: [gone, stays] };
    const { id, version } = (await call('POST', '/expenses', dana, tagged)).body.expense;
    await call('PUT', `/pets/${bella}`, dana, { name: 'בלה', species: 'dog', tagIds: [gone] });
    await call('DELETE', `/tags/${gone}`);
    const feed = () => app.db.selectFrom('changes').select('id').where('householdId', '=', dana.householdId).execute();
    const told = await feed();
    await empty(31);
    expect(await feed()).toEqual(told);
    expect(await tagsOf(id)).toEqual([stays]);
    expect((await call('GET', `/pets/${bella}`)).body.pet.tagIds).toEqual([]);
    const saved = await call('PUT', `/expenses/${id}`, dana, { ...expense, petId: bella, version, tagIds: [stays] });
    expect([saved.status, saved.body.expense.tagIds]).toEqual([200, [stays]]);
    expect(
      await app.db
        .selectFrom('tags')
        .select('id')
        .where('householdId', '=', dana.householdId)
        .where('id', '=', gone)
        .execute(),
    ).toEqual([]);
  });

  it('goes with those that were merged into it, and one that was merged into a standing one stays', async () => {
    const [merged, into, kept] = [await addTag('א'), await addTag('ב'), await addTag('ג')];
    const { id } = (await call('POST', '/expenses', dana, { ...expense, petId: bella, tagIds: [merged] })).body.expense;
    await call('POST', `/tags/${merged}/merge`, dana, { tagId: into });
    const other = await addTag('ד');
    await call('POST', `/tags/${other}/merge`, dana, { tagId: kept });
    expect(await idsFor(dana)).toEqual([]);
    await call('DELETE', `/tags/${into}`);
    expect(await idsFor(dana)).toEqual([into]);
    await empty(31);
    expect(await tagsOf(id)).toEqual([]);
    const left = await app.db.selectFrom('tags').select('id').where('householdId', '=', dana.householdId).execute();
    expect(left.map((tag) => tag.id).toSorted()).toEqual([kept, other].toSorted());
  });

  it('is not erased, nor what was merged into it, when it is restored while it is to be erased', async () => {
    const [merged, into] = [await addTag('ה'), await addTag('ו')];
    const { id } = (await call('POST', '/expenses', dana, { ...expense, petId: bella, tagIds: [merged] })).body.expense;
    await call('POST', `/tags/${merged}/merge`, dana, { tagId: into });
    await call('DELETE', `/tags/${into}`);
    const restoring = await app.db.startTransaction().execute();
    await restoring
      .updateTable('tags')
      .set({ deletedAt: null, deletedBy: null })
      .where('householdId', '=', dana.householdId)
      .where('id', '=', into)
      .execute();
    const erasing = call('DELETE', `/trash/${into}`);
    await untilBlocked(app.db);
    await restoring.commit().execute();
    expect((await erasing).status).toBe(404);
    const left = await app.db.selectFrom('tags').select('id').where('householdId', '=', dana.householdId).execute();
    expect(left.map((tag) => tag.id).toSorted()).toEqual([merged, into].toSorted());
    expect(await tagsOf(id)).toEqual([merged]);
  });

  it('is left out where a form that was open still names it; a tag that never was is refused', async () => {
    const [gone, stays] = [await addTag('שוהם'), await addTag('כרמל')];
    const tagged = { ...expense, petId: bella, tagIds: [gone, stays] };
    const { id, version } = (await call('POST', '/expenses', dana, tagged)).body.expense;
    await call('DELETE', `/tags/${gone}`);
    expect((await call('DELETE', `/trash/${gone}`)).status).toBe(204);
    const saved = await call('PUT', `/expenses/${id}`, dana, { ...tagged, version, amount: 70 });
    expect([saved.status, saved.body.expense]).toMatchObject([200, { tagIds: [stays], amount: 70 }]);
    const added = await call('POST', '/expenses', dana, tagged);
    expect([added.status, added.body.expense.tagIds]).toEqual([201, [stays]]);
    const unknown = await call('POST', '/expenses', dana, { ...tagged, tagIds: [idAt(app.clock.now)] });
    expect(unknown.status).toBe(404);
  });

  it('and a row that bears it, written at the same time: no row is left with a tag that is not there', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tag = await addTag(`תג ${round}`);
      const { id, version } = (await call('POST', '/expenses', dana, { ...expense, petId: bella, tagIds: [tag] })).body
        .expense;
      await call('DELETE', `/tags/${tag}`);
      const [written, erased] = await Promise.all([
        call('PUT', `/expenses/${id}`, dana, { ...expense, petId: bella, version, tagIds: [tag], amount: 70 }),
        call('DELETE', `/trash/${tag}`),
      ]);
      expect(erased.status).toBe(204);
      expect([200, 404, 409]).toContain(written.status);
      const { tagIds } = await app.db
        .selectFrom('expenses')
        .select('tagIds')
        .where('householdId', '=', dana.householdId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(tagIds).toEqual([]);
    }
  });
});

it('An erased plan is named by the expenses that it wrote, which stay planned', async () => {
  const monthly = {
    description: 'ביטוח',
    amount: 90,
    category: 'insurance',
    startsOn: '2026-11-21',
    repeatInterval: 'monthly',
  };
  const { plan } = (await call('POST', '/expenses/plans', dana, { ...monthly, petId: bella })).body;
  const written = async () => (await call('GET', `/expenses?planId=${plan.id}`)).body.expenses;
  const before = await written();
  expect(before).toMatchObject([{ planId: plan.id }]);
  await call('DELETE', `/expenses/plans/${plan.id}`);
  const afterDeleting = await written();
  await empty(31);
  expect((await trashOf()).total).toBe(0);
  expect((await call('POST', `/trash/${plan.id}/restore`)).status).toBe(404);
  expect(await written()).toEqual(afterDeleting);
});

it('Appointments of one visit say so, and come back together', async () => {
  const { id: kuki } = await givenPet(app, dana);
  const visit = { reason: 'חיסון', date: '2026-12-20', petIds: [bella, kuki] };
  const { appointment } = (await call('POST', '/appointments', dana, { ...visit, petId: bella })).body;
  await call('DELETE', `/appointments/${appointment.id}`);
  const { entries } = await trashOf();
  expect(entries).toHaveLength(2);
  expect(new Set(entries.map(({ visitId }: { visitId: string }) => visitId)).size).toBe(1);
  expect(entries[0].visitId).not.toBeNull();
  expect((await call('POST', `/trash/${entries[0].id}/restore`)).status).toBe(200);
  expect((await trashOf()).total).toBe(0);
});

describe('A pet that came from another home', () => {
  it('brings no entries of what was deleted there; what is deleted here is one', async () => {
    const noa = await givenOwner(app, 'נועה לוי');
    await deletedExpense();
    const stands = await addExpense();
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await app.db
      .transaction()
      .execute((db) =>
        movePet(db, { petId: bella, from: dana.householdId, to: noa.householdId, clock: () => app.clock.now }),
      );
    expect([await idsFor(noa), await idsFor(dana)]).toEqual([[], []]);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await call('DELETE', `/expenses/${stands}`, noa);
    expect(await idsFor(noa)).toEqual([stands]);
    await empty(31);
    const left = await app.db.selectFrom('expenses').select('id').where('householdId', '=', noa.householdId).execute();
    expect(left).toEqual([]);
  });
});

describe('The users of the trash', () => {
  it('are the owners, all alike, and no stranger', async () => {
    const yoav = await givenCoOwner(app, dana, 'יואב כהן');
    const id = await deletedExpense();
    const stranger = await givenOwner(app, 'גל זר');
    expect([await idsFor(yoav), await idsFor(stranger)]).toEqual([[id], []]);
    expect((await call('POST', `/trash/${id}/restore`, stranger)).status).toBe(404);
    expect((await call('DELETE', `/trash/${id}`, stranger)).status).toBe(404);
    expect((await call('POST', `/trash/${id}/restore`, yoav)).status).toBe(200);
  });

  it('is a guest of what they deleted themselves and may edit; they erase nothing and see no pets', async () => {
    const noa = await givenGuest(app, dana, bella, { expenses: 'edit' }, 'נועה לוי');
    const [own, others] = [await deletedExpense(noa as Owner), await deletedExpense()];
    expect(await idsFor(noa as Owner)).toEqual([own]);
    expect((await call('POST', `/trash/${others}/restore`, noa as Owner)).status).toBe(404);
    const erasing = await call('DELETE', `/trash/${own}`, noa as Owner);
    expect([erasing.status, erasing.body.error]).toEqual([403, 'ownersErase']);
    expect((await call('POST', `/trash/${own}/restore`, noa as Owner)).status).toBe(200);
    await call('DELETE', `/expenses/${own}`, noa as Owner);
    await app.db
      .updateTable('shares')
      .set({ expenses: 'view' })
      .where('householdId', '=', dana.householdId)
      .where('id', '=', noa.shareId)
      .execute();
    expect(await idsFor(noa as Owner)).toEqual([]);
    expect((await call('POST', `/trash/${own}/restore`, noa as Owner)).status).toBe(404);
    await call('DELETE', `/pets/${bella}`);
    expect(await idsFor(noa as Owner)).toEqual([]);
  });

  it('is of what an entry waits for not always its reader', async () => {
    const noa = await givenGuest(app, dana, bella, { expenses: 'edit' }, 'נועה לוי');
    const id = await addExpense();
    const form = await formWith(new Uint8Array(await picture(20, 20).png().toBuffer()));
    const { attachment } = (await app.call('POST', `/api/expenses/${id}/attachments`, { as: noa as Owner, ...form }))
      .body;
    await call('DELETE', `/expenses/${id}/attachments/${attachment.id}`, noa as Owner);
    await call('DELETE', `/expenses/${id}`);
    const first = { id, type: 'expenses', title: expense.description };
    expect((await trashOf(noa as Owner)).entries).toMatchObject([
      { id: attachment.id, first: { ...first, mayRestore: false } },
    ]);
    expect((await trashOf(dana, '?type=attachments')).entries).toMatchObject([
      { first: { ...first, mayRestore: true } },
    ]);
    await call('POST', `/trash/${id}/restore`);
    await call('DELETE', `/expenses/${id}`, noa as Owner);
    expect((await trashOf(noa as Owner, '?type=attachments')).entries).toMatchObject([{ first: { mayRestore: true } }]);
  });
});

describe('After 30 days', () => {
  it('an entry is erased with its files, and not a day before; what stands is left', async () => {
    const [gone, stays] = [await addExpense(), await addExpense()];
    const before = await keys();
    const form = await formWith(new Uint8Array(await picture(20, 20).png().toBuffer()));
    await app.call('POST', `/api/expenses/${gone}/attachments`, { as: dana, ...form });
    await call('DELETE', `/expenses/${gone}`);
    expect((await trashOf()).entries).toMatchObject([{ id: gone, files: 1 }]);
    await empty(29.9);
    expect((await trashOf()).total).toBe(1);
    await empty(30.1);
    await app.drainJobs();
    expect((await trashOf()).total).toBe(0);
    expect((await call('POST', `/expenses/${gone}/restore`)).status).toBe(404);
    expect((await call('GET', `/expenses/${stays}`)).status).toBe(200);
    expect((await keys()).filter((key) => !before.includes(key))).toEqual([]);
  });

  it('the job writes no new line in the change feed, where the deletion stands already', async () => {
    const lines = () =>
      app.db.selectFrom('changes').select(['what', 'id']).where('householdId', '=', dana.householdId).execute();
    await deletedExpense();
    const before = await lines();
    await empty(31);
    expect(await lines()).toEqual(before);
  });

  it('one that a standing row refers to keeps no other', async () => {
    const { category } = (
      await call('POST', '/expenses/categories', dana, { name: 'פנסיון', hue: 'lilac', icon: 'bed' })
    ).body;
    const template = { name: 'פנסיון', description: 'לילה', amount: 120, category: category.id };
    expect((await call('POST', '/expenses/templates', dana, template)).status).toBe(201);
    await call('DELETE', `/expenses/categories/${category.id}`);
    const { category: other } = (
      await call('POST', '/expenses/categories', dana, { name: 'טיולים', hue: 'lilac', icon: 'bed' })
    ).body;
    await call('DELETE', `/expenses/categories/${other.id}`);
    await empty(31);
    expect(await categoriesLeft()).toEqual(['פנסיון']);
  });

  it('a category takes along its budget, which nobody sees any more', async () => {
    const about = { name: 'פנסיון', hue: 'lilac', icon: 'bed' };
    const { category } = (await call('POST', '/expenses/categories', dana, about)).body;
    await call('POST', '/expenses/budget', dana, { amount: 300, period: 'month', category: category.id });
    await call('DELETE', `/expenses/categories/${category.id}`);
    await empty(31);
    expect(await categoriesLeft()).toEqual([]);
    const left = await app.db.selectFrom('budgets').select('id').where('householdId', '=', dana.householdId).execute();
    expect(left).toEqual([]);
  });

  it('a row that fails keeps no other of its batch', async () => {
    const [bad, good] = [await deletedExpense(), await deletedExpense()];
    await sql`
      create function keep_one() returns trigger language plpgsql as $$
      begin
        if old.id = '${sql.raw(bad)}' then raise exception 'kept'; end if;
        return old;
      end $$;
      create trigger keep_one before delete on expenses for each row execute function keep_one()`.execute(app.db);
    try {
      await expect(empty(31)).rejects.toThrow('1 parts');
    } finally {
      await sql`drop function keep_one() cascade`.execute(app.db);
    }
    const ids = await app.db.selectFrom('expenses').select('id').where('householdId', '=', dana.householdId).execute();
    expect([ids, good === bad]).toEqual([[{ id: bad }], false]);
  });

  const categoriesLeft = async () => {
    const left = await app.db
      .selectFrom('expenseCategories')
      .select('name')
      .where('householdId', '=', dana.householdId)
      .execute();
    return left.map(({ name }) => name);
  };

  it('a category stays as long as an expense names it, deleted or not', async () => {
    const { category } = (
      await call('POST', '/expenses/categories', dana, { name: 'פנסיון', hue: 'lilac', icon: 'bed' })
    ).body;
    const { id } = (await call('POST', '/expenses', dana, { ...expense, petId: bella, category: category.id })).body
      .expense;
    await call('DELETE', `/expenses/${id}`);
    await call('DELETE', `/expenses/categories/${category.id}`);
    const refused = await call('DELETE', `/trash/${category.id}`);
    expect([refused.status, refused.body.error]).toEqual([409, 'stillUsed']);
    await call('POST', `/trash/${id}/restore`);
    await call('DELETE', `/expenses/${id}`);
    await empty(31);
    expect(await categoriesLeft()).toEqual([]);
  });

  it('its notifications are erased too', async () => {
    const { reminder } = (await call('POST', '/reminders', dana, { ...pill, petId: bella })).body;
    app.clock.now = new Date(pill.date);
    await app.ring();
    const told = () =>
      app.db.selectFrom('notifications').select('title').where('householdId', '=', dana.householdId).execute();
    expect(await told()).toEqual([{ title: 'כדור' }]);
    await call('DELETE', `/reminders/${reminder.id}`);
    await empty(31);
    expect(await told()).toEqual([]);
  });

  it('more than one batch is erased, of each home its own', async () => {
    const noa = await givenOwner(app, 'נועה לוי');
    const { id: petId } = await givenPet(app, noa);
    const kept = await addExpense(noa, petId);
    await sql`
      insert into expenses (household_id, id, pet_id, description, amount, category, date, created_at, created_by, updated_at, updated_by, deleted_at, deleted_by)
      select ${dana.householdId}, gen_random_uuid(), ${bella}, 'ישן', 100, 'food', '2026-10-01', ${app.clock.now}, ${dana.id}, ${app.clock.now}, ${dana.id}, ${app.clock.now}, ${dana.id}
      from generate_series(1, 1203)`.execute(app.db);
    await empty(31);
    expect((await trashOf()).total).toBe(0);
    const left = await app.db.selectFrom('expenses').select('id').where('householdId', '=', dana.householdId).execute();
    expect(left).toEqual([]);
    expect((await call('GET', `/expenses/${kept}`, noa)).status).toBe(200);
  });
});

it('Restoring and erasing at the same time: one of the two happens', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await deletedExpense();
    const [restored, erased] = await Promise.all([
      call('POST', `/trash/${id}/restore`),
      call('DELETE', `/trash/${id}`),
    ]);
    const stands = (await call('GET', `/expenses/${id}`)).status === 200;
    expect([restored.status, erased.status]).toEqual(stands ? [200, 404] : [404, 204]);
  }
});

it('Two who restore at the same time: the second finds nothing', async () => {
  const id = await deletedExpense();
  const both = await Promise.all([call('POST', `/trash/${id}/restore`), call('POST', `/trash/${id}/restore`)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});
