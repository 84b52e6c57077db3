import { addDays } from '@tzemed/contract/dates/days';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { expenseFieldsOn, expenseInput } from '@tzemed/contract/money/expenses';
import { fc } from '@tzemed/contract/testing/fast-check';
import { readXlsx } from 'hucre/xlsx';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../../../lib/ids.ts';
import { testApp } from '../../../testing/app.ts';
import { givenOwner, givenPet, type Owner, writtenBy } from '../../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../../testing/fixtures/given-people.ts';
import { readPdf } from '../../../testing/documents/read-pdf.ts';

const app = await testApp();
let owner: Owner;
let bella: string;
let mitzi: string;
beforeEach(async () => {
  owner = await givenOwner(app);
  bella = (await givenPet(app, owner, { name: 'בלה' })).id;
  mitzi = (await givenPet(app, owner, { name: 'מיצי', species: 'cat' })).id;
});
const add = async (body: object, as = owner) =>
  app.call('POST', '/api/expenses', { as, body: { petId: bella, category: 'food', date: '2026-11-02', ...body } });
const taken = (query = '', as = owner, headers = {}) =>
  app.call('GET', `/api/expenses/export?${query}`, { as, headers });
/** Cells of the texts that are exported: all empty but the notes. */
const texts = (notes: string) => expenseFieldsOn.export.map((name) => (name === 'notes' ? notes : ''));
const textHeads = expenseFieldsOn.export.map((name) => expenseFieldNames[name].he);
const lines = async (query = '', as = owner) => (await taken(query, as)).body.toString().split('\r\n') as string[];

it('Expenses are taken along as a table that a spreadsheet opens in Hebrew and computes nothing of', async () => {
  await add({ description: '=HYPERLINK("x")', amount: 289.9, notes: 'א, ב\nג' });
  await add({
    description: '-5 מעלות',
    amount: 1234.5,
    category: 'vet',
    petId: mitzi,
    date: '2026-11-03',
    paidBy: null,
  });
  const { expenses } = (await app.call('GET', '/api/expenses?category=vet', { as: owner })).body;
  await add({ description: 'החזר', amount: -34.5, refundOf: expenses[0].id, date: '2026-11-10' });
  const { status, headers, body } = await taken();
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toContain(encodeURIComponent('הוצאות – כל חיות המחמד – 2026-11-21.csv'));
  expect(body.toString()).toBe(
    [
      `\uFEFFתאריך,תיאור,קטגוריה,סכום,חיית מחמד,${textHeads.join()},תגיות,מי שילם,החזר על`,
      `2026-11-10,החזר,וטרינר,-34.5,מיצי,${texts('').join()},,,03.11.2026 · 1234.50 · -5 מעלות`,
      `2026-11-03,'-5 מעלות,וטרינר,1234.5,מיצי,${texts('').join()},,,`,
      `2026-11-02,"'=HYPERLINK(""x"")",מזון,289.9,בלה,${texts('"א, ב\nג"').join()},,דנה כהן,`,
      '',
    ].join('\r\n'),
  );
  expect((await taken('', owner, { 'accept-language': 'en' })).body.toString()).toContain('Date,Description,Category');
});

it('They are narrowed like the list, and told as far as one may see them', async () => {
  await add({ description: 'מזון', amount: 10 });
  await add({ description: 'חיסון', amount: 20, category: 'vet', date: '2026-10-01' });
  await add({ description: 'חול', amount: 30, petId: mitzi });
  const told = async (query: string, as = owner) =>
    (await lines(query, as)).slice(1, -1).map((line) => line.split(',')[1]);
  expect(await told('category=vet')).toEqual(['חיסון']);
  expect(await told('from=2026-11-01')).toEqual(['חול', 'מזון']);
  expect(await told(`petId=${mitzi}`)).toEqual(['חול']);
  expect(await told('', await givenGuest(app, owner, bella, { expenses: 'view' }))).toEqual(['מזון', 'חיסון']);
  expect(await told('', await givenGuest(app, owner, bella, { expenses: 'none' }))).toEqual([]);
  const stranger = await givenOwner(app);
  for (const query of [`petId=${mitzi}`, `tagId=${newId()}`, `petId=${mitzi}&format=pdf`, 'petId=x'])
    expect((await taken(query, stranger)).status).toBe(404);
  expect((await taken('format=doc')).status).toBe(422);
});

it('A workbook has days and sums as such, and computes nothing', async () => {
  await add({ description: '=1+1', amount: 289.9 });
  const { body, headers } = await taken('format=xlsx');
  expect(headers['content-type']).toContain('spreadsheetml');
  const { sheets } = await readXlsx(new Uint8Array(body as Buffer), { readStyles: true });
  const [head, row] = sheets[0]!.rows;
  expect(head).toEqual(['תאריך', 'תיאור', 'קטגוריה', 'סכום', 'חיית מחמד', ...textHeads, 'תגיות', 'מי שילם', 'החזר על']);
  expect(row!.slice(0, 5)).toEqual([new Date('2026-11-02T00:00:00Z'), '=1+1', 'מזון', 289.9, 'בלה']);
  expect(sheets[0]!.cells?.get('1,1')?.formula).toBeUndefined();
});

const sheetIn = async (lang: string) => {
  const { body } = await taken('format=xlsx', owner, { 'accept-language': lang });
  return (await readXlsx(new Uint8Array(body as Buffer), { readStyles: true })).sheets[0]!;
};

it('A workbook runs from the right where its language does', async () => {
  await add({ description: 'שק', amount: 289.9 });
  const isFromRight = async (lang: string) => (await sheetIn(lang)).view?.rightToLeft ?? false;
  expect([await isFromRight('he'), await isFromRight('ar'), await isFromRight('en')]).toEqual([true, true, false]);
});

it('A workbook of very many is written as it is read, with the same cells', async () => {
  await add({ description: '=1+1', amount: 289.9 });
  for (let part = 0; part < 5; part++) {
    const rows = Array.from({ length: 1000 }, () => ({
      ...writtenBy(owner, app.clock.now),
      householdId: owner.householdId,
      id: newId(),
      petId: bella,
      description: 'שק',
      amount: 100,
      category: 'food' as const,
      date: '2026-11-01',
    }));
    await app.db.insertInto('expenses').values(rows).execute();
  }
  const { rows, cells } = await sheetIn('he');
  expect(rows).toHaveLength(5002);
  expect(rows[0]!.slice(0, 4)).toEqual(['תאריך', 'תיאור', 'קטגוריה', 'סכום']);
  expect(rows[1]!.slice(0, 5)).toEqual([new Date('2026-11-02T00:00:00Z'), '=1+1', 'מזון', 289.9, 'בלה']);
  expect(rows.at(-1)!.slice(0, 5)).toEqual([new Date('2026-11-01T00:00:00Z'), 'שק', 'מזון', 1, 'בלה']);
  expect(cells?.get('1,1')?.formula).toBeUndefined();
});

it('A report says what it comes to, by month and category and line by line, in the language of its reader', async () => {
  await add({ description: 'שק מזון', amount: 289.9 });
  await add({ description: 'חיסון משושה', amount: 180, category: 'vet', date: '2026-10-01' });
  const alone = await taken('format=pdf', owner, { 'accept-language': 'en' });
  expect((await readPdf(alone.body as Buffer)).text).not.toContain('Paid by');
  const yoav = await givenCoOwner(app, owner, 'Yoav');
  const { body: made } = await add({ description: 'כלוב', amount: 90, category: 'equipment', paidBy: yoav.id });
  await add({ description: 'זיכוי', amount: -90, refundOf: made.expense.id });
  const { status, body } = await taken('format=pdf', owner, { 'accept-language': 'en' });
  expect(status).toBe(200);
  const { text } = await readPdf(body as Buffer);
  for (const said of ['Paid by', 'Yoav', 'Refund of', '02.11.2026 · 90.00']) expect(text).toContain(said);
  for (const said of ['Expenses', 'By month', 'October 2026', 'By category', 'Vet', '469.90', '289.90'])
    expect(text).toContain(said);
});

async function back(content: Buffer, name: string, as: Owner) {
  const preview = async (path: string, options: object) => {
    const form = new FormData();
    form.append('options', JSON.stringify(options));
    form.append('file', new File([new Uint8Array(content)], name));
    const request = new Response(form);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = { 'content-type': request.headers.get('content-type')! };
    return app.call('POST', `/api/expenses/bulk-import${path}`, { as, body, headers });
  };
  // Rows of one file that say the same are asked about, and these are meant.
  const taken = Array.from({ length: 100 }, (_, line) => line + 1);
  return preview('', { taken });
}

const odd = fc.oneof(
  fc.constantFrom(
    '=1+1',
    "'=1+1",
    "''-x",
    '+972',
    '-5',
    '@x',
    'שק 15 ק"ג',
    'א, ב; ג',
    '"',
    "'",
    '\t=x',
    'a\u200fב',
    '١٢٣',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);
const oddText = (name: (typeof expenseFieldsOn.import)[number]) =>
  fc
    .array(odd, { maxLength: 3 })
    .map((parts) => parts.join('\n'))
    .filter((text) => z.safeParse(expenseInput.shape[name], text).success);
it.each(['csv', 'xlsx'] as const)(
  'An export as %s imports as the same rows, however odd they are',
  async (format) => {
    const tagged = async (name: string) =>
      (await app.call('POST', '/api/tags', { as: owner, body: { name, hue: 'sky' } })).body.tag.id as string;
    const tagIds = [await tagged('ביטוח'), await tagged('מס, החזר'), await tagged('=א')];
    const yoav = await givenCoOwner(app, owner, 'יואב, "הגדול"');
    const spent = fc.record({
      description: odd,
      texts: fc.record(Object.fromEntries(expenseFieldsOn.import.map((name) => [name, fc.option(oddText(name))]))),
      amount: fc.integer({ min: 1, max: 1_000_000_000 }).map((agorot) => agorot / 100),
      category: fc.constantFrom('food', 'vet', 'other'),
      date: fc.constantFrom('2026-11-02', '2024-02-29', '1999-12-31'),
      petId: fc.constantFrom('bella', 'mitzi'),
      tagIds: fc.subarray(tagIds),
      paidBy: fc.constantFrom(owner.id, yoav.id, null),
      // Refunds of each expense: percent of its amount, and days until the refund.
      refunds: fc.array(
        fc.record({
          percent: fc.integer({ min: 1, max: 60 }),
          description: odd,
          days: fc.nat(40),
          paidBy: fc.constantFrom(owner.id, yoav.id, null),
        }),
        { maxLength: 2 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(spent, { minLength: 1, maxLength: 6 }), async (all) => {
        await app.db.deleteFrom('expenses').where('householdId', '=', owner.householdId).execute();
        for (const { refunds, texts, ...one } of all) {
          const { body } = await add({ ...one, ...texts, petId: one.petId === 'bella' ? bella : mitzi });
          for (const { percent, days, ...refund } of body.expense ? refunds : []) {
            const amount = -Math.ceil(one.amount * percent) / 100;
            await add({ ...refund, amount, date: addDays(one.date, days), refundOf: body.expense.id });
          }
        }
        const kept = async () =>
          (await app.call('GET', '/api/expenses?limit=100', { as: owner })).body.expenses
            .map((row: Record<string, unknown>, _at: number, rows: Record<string, unknown>[]) => {
              const { description, amount, category, date, petId, tagIds, paidBy, refunded, refundOf } = row;
              const whole = rows.find(({ id }) => id === refundOf);
              return JSON.stringify({
                description,
                texts: expenseFieldsOn.import.map((name) => row[name]),
                amount,
                category,
                date,
                petId,
                tagIds: (tagIds as string[]).toSorted(),
                paidBy,
                refunded,
                of: whole && [whole['description'], whole['amount'], whole['date'], whole['petId']],
              });
            })
            .toSorted();
        const before = await kept();
        // Expenses that cannot be saved cannot be exported: skips a case without any.
        fc.pre(before.length > 0);
        const { body } = await taken(`format=${format}`);
        await app.db.deleteFrom('expenses').where('householdId', '=', owner.householdId).execute();
        const made = await back(body as Buffer, `a.${format}`, owner);
        expect([made.status, made.body.errors]).toEqual([201, undefined]);
        expect(await kept()).toEqual(before);
      }),
      { numRuns: 15 },
    );
  },
  120_000,
);

it('A long history is read in parts and is whole', async () => {
  const rows = Array.from({ length: 2300 }, (_, i) => ({
    ...writtenBy(owner, app.clock.now),
    householdId: owner.householdId,
    id: newId(),
    petId: i % 2 ? bella : mitzi,
    description: `הוצאה ${i}`,
    amount: 100 + i,
    category: 'food' as const,
    date: `2026-0${1 + (i % 9)}-01`,
  }));
  await app.db.insertInto('expenses').values(rows).execute();
  const found = (await lines()).slice(1, -1).map((line) => line.split(',')[1]);
  expect([found.length, new Set(found).size]).toEqual([2300, 2300]);
  expect((await taken('format=pdf')).body.error).toBe('tooMuchToPrint');
});
