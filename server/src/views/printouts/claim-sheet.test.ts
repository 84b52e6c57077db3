import { expect, it } from 'vitest';
import { maxClaimed } from '@tzemed/contract/money/claims';
import { maxEnclosed } from '@tzemed/contract/views/printouts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { picture, telephoneJpeg } from '../../testing/documents/images.ts';
import { filledForm, richPdf, writtenPdf } from '../../testing/documents/sample-pdfs.ts';
import { containsPhrase, readPrintout } from '../../testing/documents/read-printout.ts';

const app: TestApp = await testApp();

async function givenClaim() {
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner, { name: 'בלה', chipNumber: '972270000412583', allergies: 'פניצילין' });
  const insured = { insurer: 'ליברה', policyNumber: '7755-120', insuranceRenewal: '2027-01-01', breed: 'ביגל' };
  const body = { name: 'בלה', species: 'dog', sex: 'female', birthDate: '2022-05-14', version: 1, ...insured };
  expect((await app.call('PUT', `/api/pets/${pet.id}`, { as: owner, body })).status).toBe(200);
  const add = async (record: object) => {
    const body = { petId: pet.id, type: 'vet_visit', description: 'ביקור', date: '2026-11-01', ...record };
    const added = await app.call('POST', '/api/medical-records', { as: owner, body });
    expect(added.status).toBe(201);
    return added.body.record.id as string;
  };
  return { owner, pet, add, enclose: (id: string, name: string, bytes: Uint8Array) => enclose(owner, id, name, bytes) };
}

async function enclose(as: Owner, recordId: string, name: string, bytes: Uint8Array) {
  const { body, headers } = await formWith(Uint8Array.from(bytes), { name });
  const sent = await app.call('POST', `/api/medical-records/${recordId}/attachments`, { as, body, headers });
  expect([name, sent.status]).toEqual([name, 201]);
}

const asked = (as: Owner, petId: string, ids: readonly string[], lang = 'he') =>
  app.call('GET', `/api/pets/${petId}/prints/claim?recordIds=${ids.join(',')}`, {
    as,
    headers: { 'accept-language': lang },
  });

it('A claim says who and what is insured, what was done, and what it cost together to the agora', async () => {
  const { owner, pet, add } = await givenClaim();
  const ids = [
    await add({ date: '2026-11-10', description: 'ניתוח ברך', vetName: 'ד״ר לוי', type: 'surgery', cost: 4350.55 }),
    await add({ date: '2026-11-02', description: 'צילום רנטגן', cost: 620.5, notes: 'רק לעצמי' }),
  ];
  await add({ date: '2026-11-05', description: 'טיפול שלא נתבע', cost: 99 });
  const answer = await asked(owner, pet.id, ids);
  const { text, pages, title, lang, roles, xmp } = await readPrintout(answer);
  for (const said of [
    'דנה כהן',
    'ליברה',
    '7755-120',
    '01.01.2027',
    '972 270 000 412 583',
    '14.05.2022',
    'ביגל',
    'כלבה',
  ])
    expect([said, containsPhrase(text, said)]).toEqual([said, true]);
  for (const said of ['620.50', '4,350.55', '4,971.05', 'ניתוח ברך', 'ד״ר לוי', 'לטיפולים האלה לא צורפו מסמכים'])
    expect([said, containsPhrase(text, said)]).toEqual([said, true]);
  expect(text.indexOf('רנטגן')).toBeLessThan(text.indexOf('ברך'));
  for (const unsaid of ['שלא', 'לעצמי', 'פניצילין', 'החירום']) expect(text).not.toContain(unsaid);
  expect([pages, title, lang]).toEqual([1, 'תיק תביעה לביטוח – בלה', 'he']);
  expect(roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']));
  expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('תיק תביעה לביטוח – בלה.pdf'));
});

it('The papers of what is claimed stand after it in their order: pages as they are, each picture on its own', async () => {
  const { owner, pet, add, enclose } = await givenClaim();
  const id = await add({ cost: 180 });
  await enclose(id, 'קבלה.pdf', await writtenPdf(['Receipt 4471', 'Terms of payment']));
  await enclose(id, 'צילום.jpg', await telephoneJpeg(300, 400));
  await enclose(id, 'רוחב.png', await picture(400, 200).png().toBuffer());
  await enclose(id, 'סיכום.pdf', await writtenPdf(['Summary of visit']));
  const { text, texts, pages, roles, xmp, alts, sizes } = await readPrintout(await asked(owner, pet.id, [id]));
  expect(pages).toBe(6);
  expect(texts[1]).toContain('Receipt 4471');
  expect(texts[2]).toContain('Terms of payment');
  expect(texts[3]?.replaceAll(/\s/g, '')).toContain('4מתוך6');
  expect(texts[5]).toContain('Summary of visit');
  expect(sizes.slice(1)).toEqual([
    [420, 595],
    [420, 595],
    [595, 842],
    [842, 595],
    [420, 595],
  ]);
  for (const name of ['קבלה.pdf', 'צילום.jpg', 'רוחב.png', 'סיכום.pdf']) expect(text).toContain(name);
  expect(alts).toEqual(expect.arrayContaining(['נספח 2 – צילום.jpg', 'נספח 3 – רוחב.png']));
  expect(roles).toEqual(expect.arrayContaining(['H1', 'Table', 'Figure']));
  // Pages of others were not made for readers: it is not promised of the whole.
  expect(xmp).not.toContain('pdfuaid');
});

it('Values filled in on a form are visible, and none of its scripts run', async () => {
  const { owner, pet, add, enclose } = await givenClaim();
  const id = await add({});
  const filled = await filledForm('Paid 180.50');
  await enclose(id, 'טופס.pdf', filled);
  const { pages, notes, runs } = await readPrintout(await asked(owner, pet.id, [id]));
  expect([pages, notes, runs]).toEqual([2, ['Stamp'], false]);
});

it('A paper that cannot go in is named as to be sent by itself, and the others go in', async () => {
  const { owner, pet, add, enclose } = await givenClaim();
  const id = await add({});
  const locked = await writtenPdf(['secret'], { locked: { userPassword: 'x', ownerPassword: 'y' } });
  await enclose(id, 'נעול.pdf', locked);
  const brokenFile = Buffer.from(await writtenPdf(['broken']))
    .toString('latin1')
    .replaceAll('/Pages', '/Pagez');
  await enclose(id, 'שבור.pdf', Buffer.from(brokenFile, 'latin1'));
  const guarded = await writtenPdf(['Not to be changed'], { locked: { userPassword: '', ownerPassword: 'y' } });
  await enclose(id, 'מוגן.pdf', guarded);
  const { text, texts, pages } = await readPrintout(await asked(owner, pet.id, [id]));
  const [cover = '', second = ''] = texts;
  const [goingIn = '', leftOut = ''] = cover.split('נכללו');
  for (const said of ['נעול.pdf', 'נעול בסיסמה', 'שבור.pdf', 'לא ניתן לקריאה'])
    expect([said, containsPhrase(leftOut, said)]).toEqual([said, true]);
  expect([containsPhrase(goingIn, 'מוגן.pdf'), containsPhrase(leftOut, 'מוגן.pdf')]).toEqual([true, false]);
  expect(second).toContain('Not to be changed');
  expect([pages, text.includes('secret')]).toEqual([2, false]);
});

it('More paper than can be mailed is left out, and what is small enough goes in', async () => {
  const { owner, pet, add, enclose } = await givenClaim();
  const id = await add({});
  const long = Array.from({ length: maxEnclosed.pages }, (_, nth) => `page ${nth}`);
  await enclose(id, 'קצר.pdf', await writtenPdf(['short']));
  await enclose(id, 'ארוך.pdf', await writtenPdf(long));
  await enclose(id, 'אחרון.pdf', await writtenPdf(['last']));
  const { texts, pages } = await readPrintout(await asked(owner, pet.id, [id]));
  expect(containsPhrase(texts[0]!.split('ארוך.pdf')[1]!, 'גדול מדי לצירוף')).toBe(true);
  expect([pages, texts[2]]).toEqual([3, 'last']);
});

it('Papers that are too much together are named as to be sent by themselves, and the claim is made', async () => {
  const { owner, pet, add, enclose } = await givenClaim();
  const id = await add({});
  await enclose(id, 'קבלה.jpg', await telephoneJpeg(300, 200));
  const names = ['א.pdf', 'ב.pdf', 'ג.pdf'];
  for (const name of names) await enclose(id, name, await richPdf(7_500));
  const { texts, pages } = await readPrintout(await asked(owner, pet.id, [id]));
  const [goingIn = '', leftOut = ''] = texts[0]!.split('נכללו');
  const going = ['קבלה.jpg', 'א.pdf', 'ב.pdf'];
  expect([...going, ...names].filter((name) => containsPhrase(goingIn, name))).toEqual([...going, 'א.pdf', 'ב.pdf']);
  expect(names.filter((name) => containsPhrase(leftOut, name))).toEqual(['ג.pdf']);
  expect(pages).toBe(4);
});

it('Is made in the language that is asked for', async () => {
  const { owner, pet, add } = await givenClaim();
  const id = await add({ cost: 12 });
  for (const [lang, word] of [
    ['en', 'Treatments claimed'],
    ['ar', 'المطالب بها'],
  ] as const) {
    const read = await readPrintout(await asked(owner, pet.id, [id], lang));
    expect([read.lang, containsPhrase(read.text, word)]).toEqual([lang, true]);
  }
});

it('A guest without expenses sees no sum in a claim, and one without medical records gets no claim', async () => {
  const { owner, pet, add } = await givenClaim();
  const id = await add({ cost: 180.5 });
  const rights = { profile: 'view', medicalRecords: 'view', expenses: 'none' } as const;
  const guest = await givenGuest(app, owner, pet.id, rights);
  const { text } = await readPrintout(await asked(guest, pet.id, [id]));
  expect([text.includes('180'), text.includes('₪'), text.includes('ביקור')]).toEqual([false, false, true]);
  expect(text).not.toContain('דנה');
  const blind = await givenGuest(app, owner, pet.id, { profile: 'view', medicalRecords: 'none' });
  expect((await asked(blind, pet.id, [id])).status).toBe(404);
});

it('A record of another pet, of a stranger, a removed one or none at all is a 404', async () => {
  const { owner, pet, add } = await givenClaim();
  const id = await add({});
  const other = await givenPet(app, owner, { name: 'מיצי' });
  const removed = await add({});
  expect((await app.call('DELETE', `/api/medical-records/${removed}`, { as: owner })).status).toBeLessThan(300);
  const stranger = await givenClaim();
  const strange = await stranger.add({});
  for (const [petId, ids] of [
    [other.id, [id]],
    [pet.id, [id, strange]],
    [pet.id, [id, removed]],
    [pet.id, [newId()]],
    [pet.id, ['x']],
    [pet.id, [id, '']],
  ] as const)
    expect([ids, (await asked(owner, petId, ids)).status]).toEqual([ids, 404]);
  expect((await asked(stranger.owner, pet.id, [id])).status).toBe(404);
  expect((await readPrintout(await asked(owner, pet.id, [id, id]))).pages).toBe(1);
});

it('More records than one claim holds are refused, and so is none', async () => {
  const { owner, pet } = await givenClaim();
  const many = Array.from({ length: maxClaimed + 1 }, () => newId());
  const refused = await asked(owner, pet.id, many);
  expect([refused.status, refused.body.error]).toEqual([422, 'tooMuchToClaim']);
  expect(refused.body.message).toContain(String(maxClaimed));
  const none = await asked(owner, pet.id, []);
  expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['recordIds']]);
});
