import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { dayOf } from '@tzemed/contract/dates/days';
import type { search } from '@tzemed/contract/items/search';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { movePet } from '../households/move-pet.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { formWith } from '../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../testing/fixtures/given.ts';
import { givenGuest } from '../testing/fixtures/given-people.ts';
import { pdf } from '../testing/documents/minimal-pdf.ts';

let app: TestApp;
let owner: Owner;
let petId: string;
beforeAll(async () => {
  app = await testApp();
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
});

/** Tables of what guests may see, of which nothing can be found, and why. */
const notFound: Readonly<Record<string, string>> = {
  care_items: 'found by the reminders that they make, and on the plan of their pet',
  doses: 'found by their medicine',
  expense_categories: 'of the home and of no pet; what is filed under one is found by what it is called',
  expense_plans: 'what they write is found; they themselves have a list of their own',
  expense_templates: 'of the home and of no pet; they are chosen from a list, where an expense is made of one',
  feedings: 'few, and on the page of their pet',
  quick_button_layouts: 'of the home and of no pet; says how buttons stand',
  quick_buttons: 'of the home and of no pet; what one stored is found by what it is called',
  reminder_templates: 'of the home and of no pet; they are chosen from a list, where a reminder is made of one',
  tags: 'of the home and of no pet; what bears one is found by what it is called',
};
const known = Object.keys(notFound);

async function unfound(db: Db) {
  const { rows } = await sql<{ table: string }>`
    select tgrelid::regclass::text as table from pg_trigger t
    where tgfoid = 'write_change'::regproc and split_part(encode(tgargs, 'escape'), '\\000', 2) <> ''
      and not exists (
        select from pg_trigger f where f.tgrelid = t.tgrelid and f.tgfoid = 'update_search_item'::regproc and f.tgenabled = 'O'
      ) order by 1`.execute(db);
  return rows.map(({ table }) => table);
}
const wrong = async (db: Db) =>
  (await sql<{ wrong: number }>`select rebuild_search_items() as wrong`.execute(db)).rows[0]!.wrong;

/** Tries something on the database, and takes it back. */
async function trying(work: (db: Db) => Promise<void>) {
  const rollback = new Error('taken back');
  const tried = app.db.transaction().execute(async (db) => {
    await work(db);
    throw rollback;
  });
  await expect(tried).rejects.toBe(rollback);
}

describe('A search item', () => {
  it('is of every table that a guest may see something of, or it is said why not', async () => {
    expect(await unfound(app.db)).toEqual(known);
    await trying(async (db) => {
      await sql`alter table expenses disable trigger expenses_found`.execute(db);
      expect(await unfound(db)).toEqual(['expenses', ...known].toSorted());
    });
  });

  it('comes back with the next edit where its line was lost', async () => {
    const body = { petId, description: 'חול לחתולים', amount: 40, category: 'other', date: '2026-11-20' };
    const { expense } = (await app.call('POST', '/api/expenses', { as: owner, body })).body;
    await sql`delete from search_items where household_id = ${owner.householdId} and id = ${expense.id}`.execute(
      app.db,
    );
    const found = async () =>
      (await app.call('GET', `/api/search?${new URLSearchParams({ q: 'חול לחתולים' })}`, { as: owner })).body.total;
    expect(await found()).toBe(0);
    await app.call('PUT', `/api/expenses/${expense.id}`, { as: owner, body: { ...body, amount: 41 } });
    expect(await found()).toBe(1);
    expect(await wrong(app.db)).toBe(0);
  });

  it('of a new table is written by its trigger; older rows are found after a rebuild', async () => {
    await trying(async (db) => {
      await sql
        .raw(`select create_belongings('sips', 'medicalRecords', 'date date not null, drug text not null')`)
        .execute(db);
      await sql
        .raw(
          `create constraint trigger sips_change after insert or update or delete on sips
           deferrable initially deferred for each row execute function write_change('sips', 'medicalRecords')`,
        )
        .execute(db);
      expect(await unfound(db)).toEqual(['sips', ...known].toSorted());
      const dose = (id: string) =>
        sql`
        insert into sips (household_id, id, pet_id, date, drug, created_at, created_by, updated_at, updated_by)
        values (${owner.householdId}, ${id}, ${petId}, '2026-11-01', 'פרדניזון', now(), ${owner.id}, now(), ${owner.id})`.execute(
          db,
        );
      await dose('01980b1e-7c00-7000-8000-000000000001');
      await sql
        .raw(
          `create trigger sips_found after insert or update or delete on sips for each row
           execute function update_search_item('sips', 'medicalRecords', 'drug', '{}', 'date', '', '')`,
        )
        .execute(db);
      await dose('01980b1e-7c00-7000-8000-000000000002');
      expect(await unfound(db)).toEqual(known);
      expect(await wrong(db)).toBe(1);
      const { rows } = await sql`
        select tsvector_to_array(ts_delete(words, '+' || pet_id)) as words, area, date from search_items where household_id = ${owner.householdId} and noun = 'sips'`.execute(
        db,
      );
      const line = {
        words: ['@-1101', '@20261101', '~prdnsn', 'פרדניזונ'],
        area: 'medicalRecords',
        date: '2026-11-01',
      };
      expect(rows).toEqual([line, line]);
    });
  });

  it('comes and goes with its row: edited, moved to another pet, deleted, brought back; with the pet too', async () => {
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      app.call(method, `/api${path}`, { as: owner, ...(body && { body }) });
    const hits = async (q: string, pet?: string) =>
      (await call('GET', `/search?${new URLSearchParams({ q, ...(pet && { petId: pet }) })}`)).body.total as number;
    const other = await givenPet(app, owner, { name: 'מיצי' });
    const input = { description: 'קולר זוהר', amount: 30, category: 'equipment', date: '2026-11-01', petId };
    const { id } = (await call('POST', '/expenses', input)).body.expense;
    expect(await hits('זוהר')).toBe(1);
    await call('PUT', `/expenses/${id}`, { ...input, description: 'קולר עור', petId: other.id });
    expect([await hits('זוהר'), await hits('עור'), await hits('עור', petId), await hits('עור', other.id)]).toEqual([
      0, 1, 0, 1,
    ]);
    await call('DELETE', `/expenses/${id}`);
    expect(await hits('קולר')).toBe(0);
    await call('POST', `/expenses/${id}/restore`);
    expect(await hits('קולר')).toBe(1);
    await call('DELETE', `/pets/${other.id}`);
    expect([await hits('קולר'), await hits('מיצי')]).toEqual([0, 0]);
    await call('POST', `/pets/${other.id}/restore`);
    expect([await hits('קולר'), await hits('מיצי')]).toEqual([1, 1]);
    expect(await wrong(app.db)).toBe(0);
    await app.db.deleteFrom('pets').where('householdId', '=', owner.householdId).where('id', '=', other.id).execute();
    expect(await hits('קולר')).toBe(0);
    expect(await wrong(app.db)).toBe(0);
  });

  it('is a paper by its name, as long as it hangs there and its thing stands', async () => {
    const other = await givenPet(app, owner, { name: 'קוקי' });
    const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      app.call(method, `/api/medical-records${path}`, { as: owner, ...(body && { body }) });
    const input = {
      type: 'vaccination',
      description: 'בדיקת עור',
      date: '2026-11-01',
      validUntil: '2031-04-05',
      petId,
    };
    const { id } = (await call('POST', '', input)).body.record;
    const form = await formWith(pdf(), { name: 'תוצאות מעבדה.pdf', type: 'application/pdf' });
    const sent = await app.call('POST', `/api/medical-records/${id}/attachments?kind=lab_result&expiresOn=2032-06-07`, {
      as: owner,
      ...form,
    });
    const paper = `/${id}/attachments/${sent.body.attachment.id}`;
    const found = async (q: string, query: Record<string, string> = {}) => {
      const { body } = await app.call('GET', `/api/search?${new URLSearchParams({ q, ...query })}`, { as: owner });
      return (body as ClientReply<(typeof search)['get']>).groups.flatMap(({ kind, hits }) =>
        hits.map(({ title }) => `${kind}: ${title.text}`),
      );
    };
    const record = 'medicalRecords: בדיקת עור';
    const named = 'papers: תוצאות מעבדה.pdf';
    const { body } = await app.call('GET', `/api/search?${new URLSearchParams({ q: 'תוצאות המעבדה' })}`, { as: owner });
    expect(body.groups[0].hits).toEqual([
      {
        id: sent.body.attachment.id,
        petId,
        title: {
          text: 'תוצאות מעבדה.pdf',
          marks: [
            [0, 6],
            [7, 12],
          ],
        },
        text: null,
        date: dayOf(new Date(sent.body.attachment.createdAt as string)),
        amount: null,
        type: 'lab_result',
        until: '2032-06-07',
        tagIds: [],
        thing: { noun: 'medicalRecords', id },
      },
    ]);
    expect([await found('5.4.2031'), await found('7.6.2032'), await found('lab')]).toEqual([
      [record],
      [named],
      [named],
    ]);

    await call('PUT', paper, { name: 'ספירת דם.pdf' });
    expect([await found('מעבדה', { kind: 'papers' }), await found('ספירת')]).toEqual([
      [named.replace('תוצאות מעבדה', 'ספירת דם')],
      ['papers: ספירת דם.pdf'],
    ]);
    await call('PUT', `/${id}`, { ...input, petId: other.id });
    expect([await found('ספירת', { petId }), await found('ספירת', { petId: other.id })]).toEqual([
      [],
      ['papers: ספירת דם.pdf'],
    ]);
    await call('DELETE', paper);
    expect(await found('ספירת')).toEqual([]);
    await call('POST', `${paper}/restore`);
    expect(await found('ספירת')).toEqual(['papers: ספירת דם.pdf']);
    await call('DELETE', `/${id}`);
    expect(await found('ספירת')).toEqual([]);
    expect(await wrong(app.db)).toBe(0);
    await call('POST', `/${id}/restore`);
    expect(await found('ספירת')).toEqual(['papers: ספירת דם.pdf']);
    expect(await wrong(app.db)).toBe(0);
  });

  it('is a paper only for guests who may see what it hangs on, and goes to another home with its pet', async () => {
    const pet = await givenPet(app, owner, { name: 'שושנה' });
    const record = { type: 'vaccination', description: 'ביקור', date: '2026-11-01', petId: pet.id };
    const { id } = (await app.call('POST', '/api/medical-records', { as: owner, body: record })).body.record;
    const form = await formWith(pdf(), { name: 'צילום לסת.pdf', type: 'application/pdf' });
    await app.call('POST', `/api/medical-records/${id}/attachments`, { as: owner, ...form });
    const total = async (as: Owner) => {
      const { body } = await app.call('GET', `/api/search?${new URLSearchParams({ q: 'לסת' })}`, { as });
      return body.total as number;
    };
    const others = { expenses: 'edit', reminders: 'edit', profile: 'edit' } as const;
    expect([
      await total(owner),
      await total(await givenGuest(app, owner, pet.id, { medicalRecords: 'view' })),
      await total(await givenGuest(app, owner, pet.id, others, 'גל')),
    ]).toEqual([1, 1, 0]);
    const taker = await givenOwner(app, 'יעל');
    await givenPet(app, taker);
    await app.db
      .transaction()
      .execute((db) =>
        movePet(db, { petId: pet.id, from: owner.householdId, to: taker.householdId, clock: () => app.clock.now }),
      );
    expect([await total(owner), await total(taker), await wrong(app.db)]).toEqual([0, 1, 0]);
  });

  it('is a vet, by their name, clinic, numbers and tags, for whoever may see the vets of the home', async () => {
    const dana = await givenOwner(app);
    const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      (await app.call(method, `/api${path}`, { as: dana, ...(body && { body }) })).body;
    const { tag } = await call('POST', '/tags', { name: 'רחוב', hue: 'sky' });
    const input = { name: 'ד״ר כהן', clinic: 'מרפאת השרון', phones: ['*5761', '04-8381234'], tagIds: [tag.id] };
    const { id } = (await call('POST', '/vets', input)).vet;
    const found = async (q: string, as = dana, query: Record<string, string> = {}) => {
      const { body } = await app.call('GET', `/api/search?${new URLSearchParams({ q, ...query })}`, { as });
      return (body as ClientReply<(typeof search)['get']>).groups.flatMap(({ kind, hits }) =>
        hits.map((hit) => [kind, hit.id, hit.petId, hit.title.text, hit.text?.text ?? null]),
      );
    };
    const vet = (text: string | null) => [['vets', id, null, 'ד״ר כהן', text]];
    // The household has no pets yet.
    expect([await found('כהן'), await found('שרון'), await found('1234'), await found('רחוב')]).toEqual([
      vet(null),
      vet('מרפאת השרון'),
      vet('04-838-1234'),
      vet(null),
    ]);
    const pet = await givenPet(app, dana);
    const others = { expenses: 'edit', reminders: 'edit', profile: 'edit' } as const;
    expect([
      await found('כהן', await givenGuest(app, dana, pet.id, { medicalRecords: 'view' })),
      await found('כהן', await givenGuest(app, dana, pet.id, others, 'גל')),
      await found('כהן', owner),
      await found('כהן', dana, { petId: pet.id }),
      await found('כהן השרון'),
    ]).toEqual([vet(null), [], [], [], vet('מרפאת השרון')]);
    await call('PUT', `/vets/${id}`, { ...input, name: 'ד״ר לוי' });
    expect([await found('כהן'), (await found('לוי')).length]).toEqual([[], 1]);
    await call('DELETE', `/vets/${id}`);
    expect(await found('לוי')).toEqual([]);
    await call('POST', `/vets/${id}/restore`);
    await call('DELETE', `/pets/${pet.id}`);
    expect((await found('לוי')).length).toBe(1);
    expect(await wrong(app.db)).toBe(0);
    await app.db.deleteFrom('households').where('householdId', '=', dana.householdId).execute();
    expect(await wrong(app.db)).toBe(0);
  });

  it.each([
    ['is missing', 'delete from search_items where household_id = ', 1],
    ['is in another area', `update search_items set area = 'expenses' where household_id = `, 2],
    ['says something else', `update search_items set title = 'אחר' where household_id = `, 1],
  ])('is made right where a line %s', async (_what, fault, lines) => {
    await trying(async (db) => {
      await sql`${sql.raw(fault)} ${owner.householdId} and noun = 'pets' and id = ${petId}`.execute(db);
      expect([await wrong(db), await wrong(db)]).toEqual([lines, 0]);
    });
  });
});
