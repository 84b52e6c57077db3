import { expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { picture, telephoneJpeg } from '../../testing/documents/images.ts';
import { writtenPdf } from '../../testing/documents/sample-pdfs.ts';
import { containsPhrase, readPrintout } from '../../testing/documents/read-printout.ts';

const app: TestApp = await testApp();

async function givenClaim() {
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner, { name: 'בלה', allergies: 'פניצילין', chipNumber: '972270000412583' });
  const add = async (path: string, body: object) => {
    const added = await app.call('POST', `/api/${path}`, { as: owner, body: { petId: pet.id, ...body } });
    expect([path, added.status]).toEqual([path, 201]);
    return (Object.values(added.body)[0] as { id: string }).id;
  };
  return {
    owner,
    pet,
    spend: (more: object) => add('expenses', { category: 'vet', date: '2026-11-10', amount: 100, ...more }),
    record: (more: object) => add('medical-records', { type: 'vet_visit', date: '2026-11-10', ...more }),
    claim: (more: object) =>
      add('claims', { insurer: 'ליברה', policyNumber: '7755-120', status: 'sent', sentOn: '2026-11-15', ...more }),
    enclose: async (path: string, name: string, bytes: Uint8Array) => {
      const form = await formWith(Uint8Array.from(bytes), { name });
      const sent = await app.call('POST', `/api/${path}/attachments`, { as: owner, ...form });
      expect([name, sent.status]).toEqual([name, 201]);
    },
    costOf: async (recordId: string) => {
      const { body } = await app.call('GET', `/api/expenses?petId=${pet.id}&limit=100`, { as: owner });
      const { cost } = (await app.call('GET', `/api/medical-records/${recordId}`, { as: owner })).body.record;
      return body.expenses.find(({ amount }: { amount: number }) => amount === cost).id as string;
    },
  };
}

const asked = (as: Owner, id: string, lang = 'he') =>
  app.call('GET', `/api/claims/${id}/pack`, { as, headers: { 'accept-language': lang } });
it('A pack says the policy, what was paid to the agora, and what was done; and nothing noted for oneself', async () => {
  const { owner, spend, record, claim, costOf } = await givenClaim();
  const visit = await record({ description: 'ניתוח ברך', cost: 4350.55, notes: 'רק לעצמי', vetName: 'ד״ר לוי' });
  const chosen = await record({ description: 'סיכום אשפוז', date: '2026-11-12' });
  await record({ description: 'שלא נתבע' });
  const pills = await spend({ description: 'משככי כאבים', amount: 120.4, category: 'medicine', date: '2026-11-11' });
  const id = await claim({
    reference: 'T-88213',
    expenseIds: [pills, await costOf(visit)],
    recordIds: [chosen],
    notes: 'להתקשר ביום ראשון',
  });
  const answer = await asked(owner, id);
  const { text, pages, title, lang, roles, xmp } = await readPrintout(answer);
  const said = ['דנה כהן', 'ליברה', '7755-120', 'T-88213', '972 270 000 412 583', '10.11.2026', '4,350.55', '120.40'];
  for (const one of [...said, '4,470.95', 'משככי כאבים', 'ניתוח ברך', 'סיכום אשפוז', 'לתביעה הזאת לא צורפו מסמכים'])
    expect([one, containsPhrase(text, one)]).toEqual([one, true]);
  for (const unsaid of ['שלא', 'לעצמי', 'פניצילין', 'להתקשר'])
    expect([unsaid, text.includes(unsaid)]).toEqual([unsaid, false]);
  // Its sum appears once, as an expense, and not again as the cost of its record.
  expect(text.split('4,350.55').length).toBe(2);
  expect([pages, title, lang]).toEqual([1, 'תיק תביעה לביטוח – בלה', 'he']);
  expect(roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']));
  expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
  const english = await readPrintout(await asked(owner, id, 'en'));
  for (const one of ['Expenses claimed', 'Insurer’s claim number', 'Treatments claimed'])
    expect([one, containsPhrase(english.text, one)]).toEqual([one, true]);
});

it('Its papers come first, then those of its expenses, then those of records, each once and in their order', async () => {
  const { owner, spend, record, claim, costOf, enclose } = await givenClaim();
  const visit = await record({ description: 'ביקור', cost: 180 });
  const cost = await costOf(visit);
  const late = await spend({ description: 'תרופה', date: '2026-11-12' });
  const id = await claim({ expenseIds: [late, cost], recordIds: [visit] });
  await enclose(`medical-records/${visit}`, 'visit.pdf', await writtenPdf(['Summary of visit']));
  await enclose(`expenses/${late}`, 'late.png', await picture(400, 200).png().toBuffer());
  await enclose(`expenses/${cost}`, 'early.jpg', await telephoneJpeg(300, 400));
  await enclose(`claims/${id}`, 'form.pdf', await writtenPdf(['Claim form', 'Second page']));
  const locked = await writtenPdf(['secret'], { locked: { userPassword: 'x', ownerPassword: 'y' } });
  await enclose(`claims/${id}`, 'locked.pdf', locked);
  const { text, texts, pages, alts } = await readPrintout(await asked(owner, id));
  expect(pages).toBe(6);
  expect([texts[1], texts[2], texts[5]]).toEqual([
    expect.stringContaining('Claim form'),
    expect.stringContaining('Second page'),
    expect.stringContaining('Summary of visit'),
  ]);
  expect(alts).toEqual(expect.arrayContaining(['נספח 2 – early.jpg', 'נספח 3 – late.png']));
  for (const one of ['form.pdf', 'visit.pdf', 'locked.pdf', 'נעול בסיסמה'])
    expect([one, containsPhrase(text, one)]).toEqual([one, true]);
  expect(text.match(/visit\.pdf/g)).toHaveLength(1);
});

it('A draft without expenses is printed too, and says that none are chosen', async () => {
  const { owner, claim } = await givenClaim();
  const { text } = await readPrintout(
    await asked(owner, await claim({ status: 'draft', sentOn: null, policyNumber: null })),
  );
  expect(containsPhrase(text, 'עדיין לא נבחרו הוצאות')).toBe(true);
  expect(text).not.toContain('הטיפולים');
});

it('A guest without medical records gets neither them nor their attachments, and a claim out of reach is not found', async () => {
  const { owner, pet, record, claim, costOf, enclose } = await givenClaim();
  const visit = await record({ description: 'צליעה', cost: 180 });
  const id = await claim({ expenseIds: [await costOf(visit)], recordIds: [visit] });
  await enclose(`medical-records/${visit}`, 'visit.pdf', await writtenPdf(['Summary of visit']));
  const guest = await givenGuest(app, owner, pet.id, { expenses: 'view' });
  const { text, pages } = await readPrintout(await asked(guest, id));
  expect([pages, text.includes('visit.pdf'), text.includes('הטיפולים')]).toEqual([1, false, false]);
  const blind = await givenGuest(app, owner, pet.id, { medicalRecords: 'edit' }, 'גל');
  for (const [as, sent] of [
    [blind, id],
    [await givenOwner(app), id],
    [owner, newId()],
    [owner, 'x'],
  ] as const)
    expect((await asked(as, sent)).status).toBe(404);
  await app.call('DELETE', `/api/claims/${id}`, { as: owner });
  expect((await asked(owner, id)).status).toBe(404);
});
