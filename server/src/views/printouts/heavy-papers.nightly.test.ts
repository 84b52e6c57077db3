import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { expandingPdf, writtenPdf } from '../../testing/documents/sample-pdfs.ts';
import { containsPhrase, readPrintout } from '../../testing/documents/read-printout.ts';

// A process whose heap fills up takes seconds to end.
const app = await testApp();

async function givenRecord() {
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner);
  const body = { petId: pet.id, type: 'vet_visit', description: 'ביקור', date: '2026-11-01' };
  const { id } = (await app.call('POST', '/api/medical-records', { as: owner, body })).body.record;
  return {
    enclose: async (name: string, bytes: Uint8Array) => {
      const form = await formWith(Uint8Array.from(bytes), { name });
      const sent = await app.call('POST', `/api/medical-records/${id}/attachments`, { as: owner, ...form });
      expect([name, sent.status]).toEqual([name, 201]);
    },
    print: async () =>
      readPrintout(await app.call('GET', `/api/pets/${pet.id}/prints/claim?recordIds=${id}`, { as: owner })),
  };
}

it('A PDF stored before uploads were checked that expands without end is named as unreadable, and the server goes on', async () => {
  const { enclose, print } = await givenRecord();
  await enclose('מתנפח.pdf', await writtenPdf(['small']));
  for await (const key of app.services.files.list()) await app.services.files.put(key, expandingPdf());
  const { texts, pages } = await print();
  const [, leftOut = ''] = texts[0]!.split('נכללו');
  expect([containsPhrase(leftOut, 'מתנפח.pdf'), containsPhrase(leftOut, 'לא ניתן לקריאה'), pages]).toEqual([
    true,
    true,
    1,
  ]);
  const next = await givenRecord();
  await next.enclose('קבלה.pdf', await writtenPdf(['Receipt']));
  expect((await next.print()).pages).toBe(2);
});

it('PDFs that only together exceed the memory: the sheet names the heavier ones to be sent separately', async () => {
  const { enclose, print } = await givenRecord();
  await enclose('קל.pdf', await writtenPdf(['a light page']));
  // One is read with up to a million numbers, two with up to 770,000 each: halfway, for heaps that fill at other speeds.
  for (const name of ['כבד.pdf', 'גם.pdf']) await enclose(name, expandingPdf(880_000));
  const { texts, pages } = await print();
  const [goingIn = '', leftOut = ''] = texts[0]!.split('נכללו');
  expect([containsPhrase(goingIn, 'קל.pdf'), containsPhrase(leftOut, 'גדול מדי לצירוף')]).toEqual([true, true]);
  expect(
    ['כבד.pdf', 'גם.pdf'].map((name) => [containsPhrase(goingIn, name), containsPhrase(leftOut, name)]).toSorted(),
  ).toEqual([
    [false, true],
    [true, false],
  ]);
  expect([pages, texts[1]]).toEqual([3, 'a light page']);
});
