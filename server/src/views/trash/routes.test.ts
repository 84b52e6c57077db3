import { type TrashType, trashTypes } from '@tzemed/contract/trash';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { formWith } from '../../testing/form.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/given-people.ts';
import { picture } from '../../testing/images.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { deletedOneOfEach, rowOf } from '../../testing/settled.ts';
import { emptyTrash } from './jobs.ts';

const app = await testApp();
let dana: Owner;
let bella: string;
beforeEach(async () => {
  dana = await givenOwner(app, 'דנה כהן');
  bella = (await givenPet(app, dana)).id;
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, as: Owner = dana, body?: object) =>
  app.call(method, `/api${path}`, { as, ...(body && { body }) });
const trashOf = async (as: Owner = dana, query = '') => (await call('GET', `/trash${query}`, as)).body;
const idsFor = async (as: Owner) => (await trashOf(as)).entries.map(({ id }: { id: string }) => id);

const expense = { description: 'חול מתגבש', amount: 64.5, category: 'food', date: '2026-11-19' };
async function addExpense(as = dana, petId = bella): Promise<string> {
  return (await call('POST', '/expenses', as, { ...expense, petId })).body.expense.id;
}
async function deletedExpense(as = dana, petId = bella) {
  const id = await addExpense(as, petId);
  expect((await call('DELETE', `/expenses/${id}`, as)).status).toBe(204);
  return id;
}
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
const paths: Record<TrashType, string> = {
  pets: '/pets',
  medicalRecords: '/medical-records',
  expenses: '/expenses',
  reminders: '/reminders',
  appointments: '/appointments',
  expensePlans: '/expenses/plans',
  claims: '/claims',
  vets: '/vets',
  tags: '/tags',
  budgets: '/expenses/budget',
  settlements: '/settlements',
  expenseCategories: '/expenses/categories',
  expenseTemplates: '/expenses/templates',
  reminderTemplates: '/reminders/templates',
};

describe('Each resource', () => {
  it('lies in the trash when it was deleted, is restored from it once, and erased for good', async () => {
    const makers = ['pets', ...trashTypes].map((type) => rowOf(`${type}.create`));
    await deletedOneOfEach(app, dana, 'נמחק', makers);
    const first = await trashOf(dana, '?limit=100');
    const types = new Set(first.entries.map(({ type }: { type: string }) => type));
    expect([...trashTypes].filter((type) => !types.has(type))).toEqual([]);
    expect(first.total).toBe(first.entries.length);
    // What hangs off a deleted pet waits for it.
    const isReady = ({ pet }: { pet: { isDeleted: boolean } | null }) => !pet?.isDeleted;
    for (const type of trashTypes) {
      const { id } = first.entries.filter(isReady).find((one: { type: string }) => one.type === type);
      const restored = await call('POST', `/trash/${id}/restore`);
      expect([type, restored.status, restored.body.entry?.id]).toEqual([type, 200, id]);
      expect([type, (await call('POST', `/trash/${id}/restore`)).status]).toEqual([type, 404]);
      expect([type, (await call('GET', `${paths[type]}/${id}`)).status]).toEqual([type, 200]);
      expect([type, (await call('DELETE', `/trash/${id}`)).status]).toEqual([type, 404]);
      expect([type, (await call('DELETE', `${paths[type]}/${id}`)).status]).toEqual([type, 204]);
    }
    // The pets last: what hangs off them would go with them.
    for (const type of [...trashTypes].toReversed()) {
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
        pet: { id: bella, name: 'בלה', isDeleted: false },
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
    expect([refused.status, refused.body.error]).toEqual([409, 'petFirst']);
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

it('A row that went with another comes back with that, and is no entry of its own', async () => {
  const body = { type: 'vet_visit', description: 'חיסון', date: '2026-11-19', petId: bella, cost: 200 };
  const { record } = (await call('POST', '/medical-records', dana, body)).body;
  await call('DELETE', `/medical-records/${record.id}`);
  expect((await trashOf()).entries).toMatchObject([{ id: record.id, type: 'medicalRecords' }]);
  await call('POST', `/trash/${record.id}/restore`);
  expect((await call('GET', '/expenses')).body.total).toBe(1);
});

describe('Who may', () => {
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
    expect((await keys()).toSorted()).toEqual(before.toSorted());
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
    await call('POST', '/expenses/budget', dana, { amount: 300, period: 'month', category: category.id });
    await call('DELETE', `/expenses/categories/${category.id}`);
    const { category: other } = (
      await call('POST', '/expenses/categories', dana, { name: 'טיולים', hue: 'lilac', icon: 'bed' })
    ).body;
    await call('DELETE', `/expenses/categories/${other.id}`);
    await empty(31);
    const left = await app.db
      .selectFrom('expenseCategories')
      .select('name')
      .where('householdId', '=', dana.householdId)
      .execute();
    expect(left.map(({ name }) => name)).not.toContain('טיולים');
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
