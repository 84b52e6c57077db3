import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { expenseFieldsOn } from '@tzemed/contract/money/expenses';
import { recordFieldsOn } from '@tzemed/contract/medical/medical-records';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { readPdf } from '../../testing/documents/read-pdf.ts';
import { unzip } from '../../testing/documents/unzip.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';

const app = await testApp();
const word = 'שוקולדה';
const resources = {
  expenses: {
    on: expenseFieldsOn,
    body: { description: 'שק', amount: 10, category: 'food', date: '2026-11-02' },
  },
  'medical-records': { on: recordFieldsOn, body: { description: 'בדיקה', type: 'checkup', date: '2026-11-02' } },
};

/** A pet with one row of a resource, in which one field holds the word. */
async function givenWord(path: keyof typeof resources, name: string) {
  const owner = await givenOwner(app);
  const { id: petId } = await givenPet(app, owner);
  const body = { petId, ...resources[path].body, [name]: word };
  expect(await app.call('POST', `/api/${path}`, { as: owner, body })).toMatchObject({ status: 201 });
  const get = async (address: string) => (await app.call('GET', `/api/${address}`, { as: owner })).body;
  return { owner, petId, get };
}
type Given = Awaited<ReturnType<typeof givenWord>>;

/** Texts that hold the word if the surface shows the field. */
const shownBy: Record<'list' | 'export' | 'print' | 'search', (path: string, given: Given) => Promise<unknown[]>> = {
  list: async (path, { get }) => [await get(path)],
  export: async (path, { get, petId }) => {
    const csv = String(await get(`${path}/export?format=csv`));
    const zip = await unzip((await get(`pets/${petId}/export`)) as Buffer);
    const tables = [...zip].filter(([name, bytes]) => name.endsWith('.csv') && String(bytes).includes('2026-11-02'));
    if (path !== 'expenses') return [csv, tables.map(([, bytes]) => String(bytes))];
    const { sheets } = await readXlsx(new Uint8Array(await get('expenses/export?format=xlsx')));
    return [csv, tables.map(([, bytes]) => String(bytes)), sheets[0]!.rows];
  },
  print: async (path, { get }) => [(await readPdf(await get(`${path}/export?format=pdf`))).text],
  search: async (path, { get }) => [await get(`${path}/search?q=${encodeURIComponent(word)}`)],
};

const cases = Object.entries(resources).flatMap(([path, { on }]) =>
  Object.entries(shownBy).flatMap(([surface, show]) =>
    on[surface as keyof typeof shownBy].map((name) => ({ path: path as keyof typeof resources, surface, name, show })),
  ),
);
test.for(cases)('The surface $surface shows $name of $path', async ({ path, name, show }) => {
  for (const shown of await show(path, await givenWord(path, name))) expect(JSON.stringify(shown)).toContain(word);
});

test.for(expenseFieldsOn.import)('A column with the name of %s is imported', async (name) => {
  const { owner, get } = await givenWord('expenses', name);
  const { date, description, amount } = expenseFieldNames;
  const heads = [date, description, amount, expenseFieldNames[name]].map(({ he }) => he);
  const csv = `${heads.join()}\n3.11.2026,קופסה,20,${word} גדולה\n`;
  const form = await formWith(Buffer.from(csv), { name: 'a.csv', type: 'text/csv' });
  const { status, body } = await app.call('POST', '/api/expenses/bulk-import', { as: owner, ...form });
  expect([status, body.import]).toMatchObject([201, { count: 1 }]);
  expect((await get('expenses')).expenses).toMatchObject([{ [name]: `${word} גדולה` }, { [name]: word }]);
});
