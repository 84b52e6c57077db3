import { sql } from 'kysely';
import { fc } from '@tzemed/contract/testing/fast-check';
import { beforeAll, expect, it } from 'vitest';
import { viewsOf } from '../access.ts';
import { newId } from '../lib/ids.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { askerOf, givenOwner, givenPet, type Owner } from '../testing/fixtures/given.ts';
import { wordsOf } from './normalize-text.ts';
import { allOf, attempts, matcherOf, type Term, termsOf, type Wanted } from './query-terms.ts';
import { list } from './store.ts';

let app: TestApp;
let owner: Owner;
let lines: { id: string; title: string; body: string }[];

const letters = 'אבהוחלמשםן';
const long = `${'ש'.repeat(150)}לום${'ר'.repeat(150)}`;
const pieces = [
  ...letters,
  ...letters,
  ' ',
  ' ',
  '-',
  '"',
  "'",
  '\\',
  '%',
  'Bravecto ',
  'ברווקטו ',
  '052-5551234 ',
  'חיסון ',
  'חיסונים ',
  `${long} `,
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
const sample = (count: number, seed: number) => fc.sample(texts, { numRuns: count, seed });

const lineOf = (householdId: string, petId: string, { id, title, body }: (typeof lines)[number]) => ({
  householdId,
  petId,
  area: 'expenses' as const,
  noun: 'expenses',
  id,
  title,
  body,
});

beforeAll(async () => {
  app = await testApp();
  owner = await givenOwner(app);
  const stranger = await givenOwner(app);
  const bodies = sample(300, 2);
  lines = sample(300, 1).map((title, nth) => ({ id: newId(), title, body: bodies[nth]! }));
  for (const one of [owner, stranger]) {
    // Called as nobody asks: what a pet is called stands for a word of each of its lines.
    const pet = await givenPet(app, one, { name: 'קוקי' });
    const rows = lines.map((line) => lineOf(one.householdId, pet.id, one === owner ? line : { ...line, id: newId() }));
    await app.db.insertInto('searchItems').values(rows).execute();
  }
});

const stands = (words: Iterable<string>, wanted: readonly Wanted[]) => matcherOf(wanted)(words);
const listed = (terms: readonly Term[]) =>
  list(
    app.db,
    views(),
    terms.map((term) => ({ ...term, tags: [], pets: [] })),
    {},
    { limit: 500, offset: 0 },
  );
const views = () => viewsOf({ db: app.db, user: askerOf(owner), now: new Date() }, ['expenses']);

it('The index over words answers the lines of the home that their words say, and no other', async () => {
  let found = 0;
  const words = lines.map(({ id, title, body }) => ({ id, words: wordsOf(`${title}\n${body}`) }));
  const all = ['ברבקטס', '1234', '0525551234', long, `${long}ה`, long.slice(0, 220), 'ש', ...sample(120, 3)];
  for (const [nth, asked] of all.entries()) {
    // The last attempt asks for hundreds of words.
    for (const terms of attempts.slice(0, nth < 20 ? 4 : 3).map((attempt) => termsOf(asked).map(attempt))) {
      if (terms.length === 0) continue;
      const rows = await listed(terms);
      const checks = terms.map((term) => matcherOf(allOf(term)));
      const expected = words.filter(({ words }) => checks.every((isIn) => isIn(words)));
      found += expected.length;
      expect([asked, rows.flatMap(({ id }) => id ?? []).toSorted()]).toEqual([
        asked,
        expected.map(({ id }) => id).toSorted(),
      ]);
    }
  }
  expect(found).toBeGreaterThan(1000);
});

/** Score that `store.ts` computes in SQL, written as briefly as possible. */
function worthOf(term: Term, { title, body }: (typeof lines)[number]) {
  const byWord = (words: Set<string>) =>
    stands(words, term.exact) ? 100 : stands(words, term.near) ? 80 : stands(words, term.start) ? 64 : 40;
  const [inTitle, inBody] = [wordsOf(title), wordsOf(body)];
  if (!stands(inTitle, allOf(term))) return byWord(inBody) / 2;
  const worth = byWord(inTitle);
  return worth === 40 && stands(inBody, term.exact) ? 50 : worth;
}

it('The best come first: words as they were asked for before those that begin so or mean the same, titles before texts', async () => {
  const worths = new Set<number>();
  for (const asked of ['ש', 'שלום', 'שלומה', '1234', '052', 'אבה', 'ברווקטו', 'חיסונים', ...sample(120, 4)]) {
    const terms = termsOf(asked);
    if (terms.length === 0) continue;
    const rows = await listed(terms);
    const found = rows.flatMap(({ id }) => {
      const line = lines.find((line) => line.id === id);
      return line ? [{ id: line.id, worth: terms.reduce((sum, term) => sum + worthOf(term, line), 0) }] : [];
    });
    if (terms.length === 1) for (const { worth } of found) worths.add(worth);
    const best = found.toSorted((a, b) => b.worth - a.worth || (a.id < b.id ? 1 : -1));
    expect([asked, found]).toEqual([asked, best]);
  }
  expect([...worths].toSorted((a, b) => a - b)).toEqual([20, 32, 40, 50, 64, 80, 100]);
});

it('A question of one home reads the index over words as far as that home goes, and no line of another', async () => {
  const { rows } = await app.db.transaction().execute(async (db) => {
    // The table has few lines, so the planner would read all of them, which no large table can afford.
    await sql`set local enable_seqscan = off`.execute(db);
    return sql<{ 'QUERY PLAN': string }>`
      explain (analyze, timing off, costs off)
      select i.id from search_items i
      where search_terms(i.household_id, i.words) @@ search_asked(${owner.householdId}, ${`'\u0001~brbkt'`})`.execute(
      db,
    );
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const standing = lines.filter(({ title, body }) => wordsOf(`${title} ${body}`).has('~brbkt'));
  const [, read] = /Index Scan on search_items_terms \(actual rows=([\d.]+)/.exec(plan) ?? [plan];
  expect(Number(read)).toBe(standing.length);
});
