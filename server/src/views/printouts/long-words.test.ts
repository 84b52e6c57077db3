import { describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { Place } from '../../testing/documents/read-pdf.ts';
import { readPrintout } from '../../testing/documents/read-printout.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';

const app: TestApp = await testApp();

const link = `https://example.co.il/vet/${'results23456789/'.repeat(8)}`.slice(0, 160);
const words = {
  'a link of 160 signs': link,
  'a number of 100 digits': '9'.repeat(100),
  'a Hebrew word of 100 letters': 'אבגדה'.repeat(20),
  'an Arabic word of 100 letters': 'قطة'.repeat(33),
  'a Latin word of 100 letters': 'Donaudampfschiff'.repeat(7).slice(0, 100),
};

async function givenWord(word: string) {
  const owner = await givenOwner(app);
  const cut = (max: number) => word.slice(0, max);
  const more: object = {
    breed: cut(50),
    color: cut(30),
    allergies: word,
    conditions: word,
    insurer: cut(50),
    policyNumber: cut(30),
    chipNumber: cut(30),
    notes: word,
    licenceNumber: cut(30),
    licenceMunicipality: cut(60),
  };
  const pet = await givenPet(app, owner, { name: cut(50), ...more });
  const post = async (path: string, body: object) => {
    const { status, body: answer } = await app.call('POST', `/api/${path}`, {
      as: owner,
      body: { petId: pet.id, date: '2026-11-01', ...body },
    });
    expect(status).toBe(201);
    return answer;
  };
  const record = { type: 'checkup', description: word, notes: word, vetName: cut(100) };
  const { record: visit } = await post('medical-records', record);
  await post('medical-records', { ...record, type: 'medication' });
  await post('medical-records', {
    ...record,
    type: 'vaccination',
    product: cut(100),
    batchNumber: cut(50),
    validUntil: '2027-11-01',
  });
  await post('expenses', { description: cut(100), notes: word, amount: 12.5, category: 'food' });
  return { owner, pet, visit };
}

const sheets = ['vaccinations', 'new-vet', 'sitter', 'emergency'] as const;
const printouts = (petId: string, recordId: string) => ({
  ...Object.fromEntries(sheets.map((sheet) => [sheet, `pets/${petId}/prints/${sheet}`])),
  claim: `pets/${petId}/prints/claim?recordIds=${recordId}`,
  records: 'medical-records/export?format=pdf',
  expenses: 'expenses/export?format=pdf',
});

/** Margin of the sheet, in points. */
const margin = (12 / 25.4) * 72;
const isOver = (a: Place, b: Place) =>
  a.page === b.page && Math.abs(a.base - b.base) < 2 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4;

describe.each(Object.entries(words))('On paper %s', (_what, word) => {
  it('is broken within its place, on every printout', async () => {
    const { owner, pet, visit } = await givenWord(word);
    for (const [name, path] of Object.entries(printouts(pet.id, visit.id))) {
      const answer = await app.call('GET', `/api/${path}`, { as: owner });
      const { places, sizes, text } = await readPrintout(answer);
      for (const place of places) {
        const [width] = sizes[place.page - 1]!;
        expect([name, place.text, place.left > margin - 1, place.right < width! - margin + 1]).toEqual([
          name,
          place.text,
          true,
          true,
        ]);
      }
      const over = places.flatMap((one, at) =>
        places
          .slice(at + 1)
          .filter((other) => isOver(one, other))
          .map((other) => [one, other]),
      );
      expect([name, over]).toEqual([name, []]);
      // A break adds no sign: what is copied is the word.
      const copied = text.replaceAll(/\s/g, '');
      const isInOrder = /^[!-~]+$/.test(word);
      expect([name, !isInOrder || copied.includes(word.slice(0, 50))]).toEqual([name, true]);
    }
  });
});
