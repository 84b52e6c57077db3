import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import type { search, SearchHit } from '@tzemed/contract/items/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';
import { givenHousehold } from '../../testing/fixtures/given-household.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';

type Reply = ClientReply<(typeof search)['get']>;

let app: TestApp;
let owner: Owner;
let pets: Awaited<ReturnType<typeof givenHousehold>>;
beforeAll(async () => {
  app = await testApp();
  owner = await givenOwner(app);
  pets = await givenHousehold(app, owner);
});

const ask = (query: Record<string, string>, as = owner, path = '/search') =>
  app.call('GET', `/api${path}?${new URLSearchParams(query)}`, { as });
async function found(query: Record<string, string>, as = owner): Promise<Reply> {
  const { status, body } = await ask(query, as);
  expect([query, status]).toEqual([query, 200]);
  return body;
}
const countsOf = ({ groups }: Reply) => Object.fromEntries(groups.map(({ kind, count }) => [kind, count]));
const markedIn = ({ text, marks }: SearchHit['title']) => marks.map(([from, to]) => text.slice(from, to));

describe('Search', () => {
  it('groups what is found by kind, the best first, and marks whole words as they stand', async () => {
    const reply = await found({ q: 'חיסון' });
    expect(countsOf(reply)).toEqual({ medicalRecords: 5, expenses: 2, reminders: 1 });
    expect(reply.total).toBe(8);
    // Each has a title with the word, so records come before what was paid for them.
    expect(reply.groups.map(({ kind }) => kind)).toEqual(['medicalRecords', 'expenses', 'reminders']);
    expect(reply.instead).toEqual([]);
    const records = reply.groups.find(({ kind }) => kind === 'medicalRecords')!.hits;
    const yearly = records.find(({ title }) => title.text === 'בדיקה שנתית')!;
    expect(yearly.title.marks).toEqual([]);
    expect(yearly.text).toEqual({ text: 'להשלים את החיסונים לפני הפנסיון', marks: [[10, 18]] });
    expect(markedIn(records[0]!.title)).toEqual(['חיסון']);
    const [expense] = reply.groups.find(({ kind }) => kind === 'expenses')!.hits;
    expect(expense).toMatchObject({ amount: 80, date: '2026-11-10', type: 'vet', petId: pets.bella });
  });

  it('takes a quoted title and a number as they are written, and marks them whole', async () => {
    const { groups } = await found({ q: 'דר לוי' });
    const visit = groups.flatMap(({ hits }) => hits).find(({ title }) => title.text === 'תור לד״ר לוי')!;
    expect(markedIn(visit.title)).toEqual(['לד״ר', 'לוי']);
    const [phone] = (await found({ q: '052 5551234' })).groups.flatMap(({ hits }) => hits);
    expect(markedIn(phone!.text!)).toEqual(['052-555-1234']);
  });

  it('says how that is written which only sounds like what was asked', async () => {
    const { instead, groups } = await found({ q: 'ברבקטו' });
    expect(instead.toSorted()).toEqual(['Bravecto', 'ברווקטו']);
    expect(groups.flatMap(({ hits }) => hits).every(({ title }) => markedIn(title).length === 1)).toBe(true);
  });

  it('is narrowed to a pet, to days and to one kind, whose pages it turns; counts stay of all kinds', async () => {
    expect(countsOf(await found({ q: 'חיסון', petId: pets.mitzi }))).toEqual({ medicalRecords: 2, reminders: 1 });
    expect(countsOf(await found({ q: 'חיסון', from: '2026-11-01', to: '2026-11-30' }))).toEqual({
      medicalRecords: 1,
      expenses: 1,
    });
    const seen = [];
    for (const page of ['1', '2', '3', '4']) {
      const reply = await found({ q: 'חיסון', kind: 'medicalRecords', limit: '2', page });
      expect(countsOf(reply)).toEqual({ medicalRecords: 5, expenses: 2, reminders: 1 });
      expect(reply.groups.filter(({ kind }) => kind !== 'medicalRecords').every(({ hits }) => hits.length === 0)).toBe(
        true,
      );
      seen.push(...reply.groups.flatMap(({ hits }) => hits.map(({ id }) => id)));
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen.length).toBe(5);
    expect((await found({ q: 'חיסון', kind: 'papers' })).groups.flatMap(({ hits }) => hits)).toEqual([]);
  });

  it('counts a word as found when the pet is called so, and another one stands in the row', async () => {
    expect(countsOf(await found({ q: 'בלה חיסון' }))).toEqual({ medicalRecords: 2, expenses: 2 });
    expect(countsOf(await found({ q: 'מיצי' }))).toEqual({ pets: 1 });
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { q: '' }],
    ['blanks', { q: '   ' }],
    ['quotes and percent signs', { q: '"%"%_\'״׳\\' }],
    ['direction marks', { q: '\u200f\u200e\u202e' }],
    ['a regular expression', { q: '.*(?=קרנף)[' }],
    ['what nobody wrote', { q: 'קרנף' }],
  ])('finds nothing by %s', async (_what, query) => {
    expect(await found(query as Record<string, string>)).toEqual({
      total: 0,
      instead: [],
      groups: [],
      page: 1,
      limit: 5,
    });
  });

  it.each([
    ['10,000 characters', { q: 'a'.repeat(10_000) }, 'q'],
    ['a NUL', { q: 'a\0b' }, 'q'],
    ['a kind that there is not', { q: 'a', kind: 'toys' }, 'kind'],
    ['a day that there is not', { q: 'a', from: '2026-02-30' }, 'from'],
    ['an end before its beginning', { q: 'a', from: '2026-02-02', to: '2026-02-01' }, 'to'],
    ['page 0', { q: 'a', page: '0' }, 'page'],
  ])('refuses %s in words', async (_what, query, field) => {
    const { status, body } = await ask(query as Record<string, string>);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('takes 200 characters of many words', async () => {
    for (const q of ['אב גד הו זח '.repeat(16), '1.2.3 4/5 '.repeat(19)])
      expect((await found({ q })).total).toEqual(expect.any(Number));
  });

  it('answers an unknown pet with a 404, like a stranger’s pet', async () => {
    const stranger = await givenOwner(app);
    for (const [petId, as] of [
      ['nobody', owner],
      [pets.bella, stranger],
    ] as const)
      expect((await ask({ q: 'חיסון', petId }, as)).status).toBe(404);
    expect((await found({ q: 'חיסון' }, stranger)).total).toBe(0);
  });
});

describe('Guests', () => {
  it.each([
    [{}, { pets: 1 }],
    [{ expenses: 'view' }, { pets: 1, expenses: 1 }],
    [{ medicalRecords: 'edit' }, { pets: 1, medicalRecords: 1 }],
    [{ reminders: 'view' }, { pets: 1, reminders: 1 }],
  ] as const)(
    'find nothing beyond the permissions %j, including counts and other spellings',
    async (rights, counts) => {
      const guest = await givenGuest(app, owner, pets.mitzi, rights);
      expect(countsOf(await found({ q: 'כליות' }, guest))).toEqual(counts);
      for (const q of ['בלה', 'ברווקטו', 'ברבקטו']) expect([q, (await found({ q }, guest)).total]).toEqual([q, 0]);
    },
  );

  it('get no other spelling from items that they may not see', async () => {
    const guest = await givenGuest(app, owner, pets.mitzi, { reminders: 'none' });
    expect((await found({ q: 'סמינטרא' })).instead).toContain('סמינטרה');
    expect(await found({ q: 'סמינטרא' }, guest)).toMatchObject({ total: 0, instead: [], groups: [] });
  });

  it('find nothing once their share has ended', async () => {
    const guest = await givenGuest(app, owner, pets.kuki);
    expect((await found({ q: 'תוכון' }, guest)).total).toBe(1);
    await app.call('DELETE', `/api/pets/${pets.kuki}/share/${guest.shareId}`, { as: owner });
    expect((await found({ q: 'תוכון' }, guest)).total).toBe(0);
  });
});

describe('Rows of one kind', () => {
  it('are found as their lists answer them', async () => {
    const { status, body } = await ask({ q: 'ברווקטו' }, owner, '/expenses/search');
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 1, page: 1, limit: 20 });
    const [expense] = body.expenses;
    expect(expense).toEqual((await app.call('GET', `/api/expenses/${expense.id}`, { as: owner })).body.expense);
    const records = (await ask({ q: 'חיסון' }, owner, '/medical-records/search')).body;
    expect([records.total, records.records.length]).toEqual([5, 5]);
    expect(records.records[0]).toMatchObject({
      description: expect.stringContaining('חיסון'),
      petName: expect.any(String),
    });
  });

  it('are found within the filters of their lists, page by page', async () => {
    const of = async (query: Record<string, string>, path: string) => (await ask(query, owner, path)).body;
    expect(await of({ q: 'לוי', type: 'vaccination' }, '/medical-records/search')).toMatchObject({ total: 4 });
    expect(await of({ q: 'לוי', petId: pets.rex, from: '2026-05-01' }, '/medical-records/search')).toMatchObject({
      total: 1,
    });
    expect(await of({ q: 'חיסון', category: 'vet' }, '/expenses/search')).toMatchObject({ total: 2 });
    expect(await of({ q: 'חיסון', category: 'food' }, '/expenses/search')).toMatchObject({ total: 0, expenses: [] });
    const second = await of({ q: 'לוי', limit: '1', page: '2' }, '/medical-records/search');
    const both = await of({ q: 'לוי', limit: '2' }, '/medical-records/search');
    expect(second.records).toEqual(both.records.slice(1));
    for (const path of ['/expenses/search', '/medical-records/search']) {
      expect((await ask({}, owner, path)).body.errors).toEqual({ q: 'שדה חובה' });
      expect((await ask({ q: 'א', petId: 'nobody' }, owner, path)).status).toBe(404);
    }
  });
});
