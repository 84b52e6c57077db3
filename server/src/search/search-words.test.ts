import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { petResourceApp } from '../testing/matrix/pet-resource-app.ts';

const vet = { description: 'ניתוח', amount: 300, category: 'vet', date: '2026-11-10' };
const { app, add, owner } = await petResourceApp('expenses', vet);
const total = async (query: string) =>
  (await app.call('GET', `/api/search?q=${encodeURIComponent(query)}`, { as: owner() })).body.total as number;

test.each([sql`null`, sql`''`])('Rows with wrong words are found again after a rebuild', async (words) => {
  await add();
  expect(await total('ניתוח')).toBe(1);
  await sql`alter table search_items disable trigger search_items_words`.execute(app.db);
  await sql`update search_items set words = ${words} where household_id = ${owner().householdId}`.execute(app.db);
  await sql`alter table search_items enable trigger search_items_words`.execute(app.db);
  expect(await total('ניתוח')).toBe(0);
  const { rows } = await sql<{ wrong: string }>`select rebuild_search_items() as wrong`.execute(app.db);
  expect(Number(rows[0]!.wrong)).toBeGreaterThan(0);
  expect(await total('ניתוח')).toBe(1);
});

test.each([
  '₪300',
  '300 ₪',
  '300 ש"ח',
  '300 ש״ח',
  "300 ש''ח",
  '300 שח',
  '300ש"ח',
  '300 שקל',
  '300 שקלים',
  '300 שקל חדש',
  'NIS 300',
  'ILS300',
  '300.00 shekels',
  '300 شيكل',
  'ניתוח ב־300 ש"ח',
  '\u2068300\u2069 ש"ח',
])('A sum is found with its currency: %s', async (query) => {
  await add();
  expect(await total(query)).toBeGreaterThan(0);
  expect(await total(query.replace('300', '301'))).toBe(0);
});

test('The word for a currency is searched where no number stands beside it', async () => {
  await add({ description: 'שקל תצוגה' });
  expect(await total('שקל')).toBe(1);
});

test('Words of more than a hundred consonants are searched', async () => {
  await add();
  const long = [`${'x'.repeat(99)} ${'x'.repeat(99)}t`, Array.from({ length: 3 }, () => '㋏'.repeat(65)).join(' ')];
  for (const query of long) expect(await total(query)).toBe(0);
});

test('A change of how words are made writes all rows again when it is applied', async () => {
  const inDb = (file: string) => readFile(join(import.meta.dirname, '../db', file), 'utf8');
  const names = ['search_item_words', 'search_plain', 'search_words'];
  const texts = await Promise.all(names.map((name) => inDb(`functions/search/${name}.sql`)));
  const checksum = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 16);
  // Enter this checksum there: the file is applied again when its text changes, and writes the rows.
  expect(await inDb('triggers/search/search_items.sql')).toContain(`: ${checksum}\n`);
});
