import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { maxPrinted } from '@tzemed/contract/views/printouts';
import { maxTurnMs } from '../../files/uploads/receive-upload.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner, writtenBy } from '../../testing/fixtures/given.ts';
import { readPrintout } from '../../testing/documents/read-printout.ts';

const app: TestApp = await testApp();
const sheets = ['vaccinations', 'new-vet', 'sitter', 'emergency'] as const;

async function givenBella(more: object = {}) {
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner, { name: 'בלה', allergies: 'פניצילין (Penicillin)', ...more });
  const add = async (record: object) => {
    const body = { petId: pet.id, type: 'checkup', description: 'בדיקה', date: '2026-11-01', ...record };
    expect((await app.call('POST', '/api/medical-records', { as: owner, body })).status).toBe(201);
  };
  return { owner, pet, add };
}
const asked = (as: Owner, path: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/api/${path}`, { as, headers });
const sheetOf = (as: Owner, petId: string, name: (typeof sheets)[number], headers?: Record<string, string>) =>
  asked(as, `pets/${petId}/prints/${name}`, headers);
const cellsOf = async (as: Owner, query = '') => {
  const { status, body } = await asked(as, `medical-records/export?format=csv${query}`);
  expect(status).toBe(200);
  return String(body);
};
const rabies = { type: 'vaccination', description: 'כלבת', product: 'Nobivac Rabies', vetName: 'ד״ר לוי' };

it('A sheet of vaccinations says which are in force, which end soon and which were given again since', async () => {
  const { owner, pet, add } = await givenBella({ chipNumber: '972270000412583' });
  await add({ ...rabies, batchNumber: 'A391C07', date: '2024-11-12', validUntil: '2026-11-12' });
  await add({ ...rabies, batchNumber: 'A487B02', date: '2026-11-10', validUntil: '2028-11-10' });
  await add({ type: 'vaccination', description: 'שעלת המכלאות', date: '2025-12-02', validUntil: '2026-12-02' });
  await add({ type: 'vaccination', description: 'משושה', date: '2025-10-01', validUntil: '2026-10-01' });
  const { text } = await readPrintout(await sheetOf(owner, pet.id, 'vaccinations'));
  for (const said of ['Nobivac Rabies', 'A487B02', '10.11.2028', '972 270 000 412 583', 'Penicillin', 'ד״ר'])
    expect(text).toContain(said);
  expect([...text.matchAll(/(בתוקף|קודם|פג|עוד11יום)$/gm)].map(([, state]) => state)).toEqual([
    'בתוקף',
    'עוד11יום',
    'פג',
    'קודם',
  ]);
});

it('An emergency card says what it was given last, and whom to call at which number', async () => {
  const { owner, pet, add } = await givenBella({ conditions: 'דיספלזיה קלה', chipNumber: '972270000412583' });
  await add({ type: 'medication', description: 'Apoquel 16 mg', notes: 'כל בוקר' });
  await add({ vetName: 'חירום 24 שעות *5761' });
  const { text } = await readPrintout(await sheetOf(owner, pet.id, 'emergency'));
  for (const said of ['972 270 000 412 583', 'Penicillin', 'דיספלזיה', 'Apoquel 16 mg', '*5761', '01.11.2026'])
    expect(text).toContain(said);
});

it.each(['emergency', 'sitter', 'vaccinations'] as const)(
  'The sheet %s says that a dose of three years holds after one of a year is over',
  async (sheet) => {
    const { owner, pet, add } = await givenBella();
    await add({ ...rabies, date: '2024-12-01', validUntil: '2027-12-01' });
    await add({ ...rabies, date: '2025-11-01', validUntil: '2026-11-01' });
    const { text } = await readPrintout(await sheetOf(owner, pet.id, sheet));
    for (const said of ['01.12.2027', 'בתוקף']) expect(text).toContain(said);
    expect(text).not.toMatch(/פג$/m);
  },
);

it.each(['emergency', 'sitter'] as const)('The sheet %s says whether the rabies vaccination holds', async (sheet) => {
  const { owner, pet, add } = await givenBella();
  await add({ type: 'vaccination', description: 'חיסון כלבת', date: '2025-01-10', validUntil: '2026-01-10' });
  const { text } = await readPrintout(await sheetOf(owner, pet.id, sheet));
  for (const said of ['כלבת', '10.01.2026', 'פג']) expect(text).toContain(said);
});

it('Every printout is a tagged PDF/UA with a title, a language and tables with heads, and is named in Hebrew', async () => {
  const { owner, pet, add } = await givenBella();
  await add(rabies);
  for (const path of [...sheets.map((name) => `pets/${pet.id}/prints/${name}`), 'medical-records/export']) {
    const answer = await asked(owner, path);
    const { title, lang, roles, xmp } = await readPrintout(answer);
    expect([path, lang, title?.includes(path.includes('pets') ? 'בלה' : 'רשומות רפואיות')]).toEqual([path, 'he', true]);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']));
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('–'));
  }
});

it('Is printed in the language that is asked for', async () => {
  const { owner, pet } = await givenBella();
  const { text, lang } = await readPrintout(await sheetOf(owner, pet.id, 'vaccinations', { 'accept-language': 'en' }));
  expect([lang, text.includes('No vaccinations recorded.')]).toEqual(['en', true]);
  expect((await readPrintout(await sheetOf(owner, pet.id, 'sitter', { 'accept-language': 'ar' }))).lang).toBe('ar');
});

it('Characters that no font has, or that would turn or break the text, do not prevent printing', async () => {
  const { owner, pet, add } = await givenBella({ notes: 'אוהבת 漢字 🐶\u202E#let x = "\\u{41}" *מודגש* $' });
  await add({ description: '#panic("x") [*_`', notes: 'שורה\nעוד שורה\u2068' });
  const { text, roles } = await readPrintout(await sheetOf(owner, pet.id, 'new-vet'));
  expect(text).toContain('#panic("x") [*_`');
  expect(text).not.toMatch(/[\u202E\u2068]/);
  expect(roles).toContain('Table');
});

it('A guest without expenses finds no sum on paper or in cells', async () => {
  const { owner, pet, add } = await givenBella();
  await add({ cost: 180.5 });
  expect(await cellsOf(owner)).toContain('180.5');
  expect((await readPrintout(await asked(owner, 'medical-records/export'))).text).toContain('180.50');
  const rights = { profile: 'view', medicalRecords: 'view', reminders: 'none', expenses: 'none' } as const;
  const guest = await givenGuest(app, owner, pet.id, rights);
  expect(await cellsOf(guest)).not.toContain('180.5');
  const { text } = await readPrintout(await asked(guest, 'medical-records/export'));
  expect([text.includes('180'), text.includes('₪'), text.includes('בדיקה')]).toEqual([false, false, true]);
});

it('A guest without reminders or records of a pet finds none of them on the sitter’s sheet', async () => {
  const { owner, pet, add } = await givenBella();
  await add({ vetName: 'פלמוני' });
  const reminder = { petId: pet.id, title: 'כדור', date: '2026-11-22T10:00:00Z', time: '09:00' };
  expect((await app.call('POST', '/api/reminders', { as: owner, body: reminder })).status).toBe(201);
  const told = ({ text }: { text: string }) => [text.includes('כדור'), text.includes('פלמוני')];
  expect(told(await readPrintout(await sheetOf(owner, pet.id, 'sitter')))).toEqual([true, true]);
  const none = { profile: 'view', medicalRecords: 'none', reminders: 'none', expenses: 'none' } as const;
  const guest = await givenGuest(app, owner, pet.id, none);
  expect(told(await readPrintout(await sheetOf(guest, pet.id, 'sitter')))).toEqual([false, false]);
  expect((await sheetOf(guest, pet.id, 'vaccinations')).status).toBe(404);
});

it('The sheets of sitters and emergencies say what a pet is fed, as its people wrote it, to those who may see it', async () => {
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner);
  const plan = {
    petId: pet.id,
    food: 'Royal',
    amount: 137.5,
    unit: 'gram',
    times: ['19:00', '07:30'],
    notes: 'slowly',
  };
  await app.call('POST', '/api/feedings', { as: owner, body: { ...plan, from: '2026-01-01' } });
  await app.call('POST', '/api/feedings', {
    as: owner,
    body: { ...plan, food: 'Formerly', from: '2025-01-01', until: '2025-02-01' },
  });
  const guest = await givenGuest(app, owner, pet.id, { medicalRecords: 'view', reminders: 'none' });
  for (const sheet of ['sitter', 'emergency'] as const) {
    const { text } = await readPrintout(await sheetOf(owner, pet.id, sheet));
    for (const words of ['Royal', '137.5', '07:30', '19:00', 'slowly']) expect(text).toContain(words);
    expect(text).not.toContain('Formerly');
    expect((await readPrintout(await sheetOf(guest, pet.id, sheet))).text).not.toContain('Royal');
  }
});

it('The sitter’s sheet says of what was put off when it comes back, and nothing of what was missed', async () => {
  const { owner, pet } = await givenBella();
  const add = async (title: string) => {
    const body = { petId: pet.id, title, date: '2026-11-21T05:00:00Z', time: '07:00' };
    return (await app.call('POST', '/api/reminders', { as: owner, body })).body.reminder.id;
  };
  const mark = (id: string, verb: string, body?: object) =>
    app.call('PATCH', `/api/reminders/${id}/${verb}`, { as: owner, body });
  await mark(await add('כדור'), 'snooze', { snoozeUntil: '2026-11-22T16:30:00Z' });
  await mark(await add('הברשה'), 'miss');
  const { text } = await readPrintout(await sheetOf(owner, pet.id, 'sitter'));
  expect(text).toMatch(/22\.11\.2026\s+18:30/);
  expect([text.includes('07:00'), text.includes('הברשה')]).toEqual([false, false]);
});

it('The sitter’s sheet says whom to call, as the emergency card does: of the book of the home, and by the records', async () => {
  const { owner, pet, add } = await givenBella();
  await add({ vetName: 'ד״ר לוי' });
  const addVet = async (body: object) =>
    expect((await app.call('POST', '/api/vets', { as: owner, body })).status).toBe(201);
  await addVet({ name: 'ד״ר לוי', phones: ['04-555-0142'] });
  await addVet({ name: 'מרפאת לילה', phones: ['*5761'], isEmergency: true });
  // A line of a sheet is read word by word.
  const told = ({ text }: { text: string }) => text.match(/לילה|\*5761|לוי|04-555-0142/g);
  const whom = ['לילה', '*5761', 'לוי', '04-555-0142'];
  expect(told(await readPrintout(await sheetOf(owner, pet.id, 'sitter')))).toEqual(whom);
  const none = { profile: 'view', medicalRecords: 'none', reminders: 'none', expenses: 'none' } as const;
  const guest = await givenGuest(app, owner, pet.id, none);
  expect(told(await readPrintout(await sheetOf(guest, pet.id, 'sitter')))).toBeNull();
});

it('Cells hold what the list with the same filters holds, and nothing that a spreadsheet would compute', async () => {
  const { owner, pet, add } = await givenBella();
  await add({ ...rabies, date: '2026-11-10' });
  await add({ description: '=HYPERLINK("x")', notes: 'א, ב\nג', date: '2026-10-10' });
  const all = await cellsOf(owner);
  expect(all.startsWith('\uFEFFתאריך,חיית מחמד,')).toBe(true);
  expect(all).toContain(`"'=HYPERLINK(""x"")"`);
  expect(all).toContain('"א, ב\nג"');
  expect(await cellsOf(owner, `&petId=${pet.id}&type=vaccination`)).not.toContain('HYPERLINK');
  expect(await cellsOf(owner, '&to=2026-10-31')).not.toContain('Nobivac');
  const wrong = await asked(owner, 'medical-records/export?from=2026-11-02&to=2026-11-01');
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['to']]);
  expect((await asked(owner, 'medical-records/export?format=docx')).status).toBe(422);
});

it('More records than one printout holds are refused as PDF, and fill a table of cells', async () => {
  const { owner, pet } = await givenBella();
  const rows = Array.from({ length: maxPrinted + 1 }, (_, i) => ({
    ...writtenBy(owner, app.clock.now),
    householdId: owner.householdId,
    id: newId(),
    petId: pet.id,
    type: 'checkup' as const,
    description: `בדיקה ${i}`,
    date: '2026-01-01',
  }));
  await app.db.insertInto('medicalRecords').values(rows).execute();
  const refused = await asked(owner, 'medical-records/export');
  expect([refused.status, refused.body.error]).toEqual([422, 'tooMuchToPrint']);
  expect((await cellsOf(owner)).split('\r\n')).toHaveLength(maxPrinted + 3);
});

it('Takes printouts in turn: nobody waits without end', async () => {
  const { owner, pet } = await givenBella();
  const answers = await Promise.all(Array.from({ length: 40 }, () => sheetOf(owner, pet.id, 'vaccinations')));
  const served = answers.filter(({ status }) => status === 200);
  expect(served.length).toBeGreaterThanOrEqual(21);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
});

it('A connection stays open while a printout takes longer than a connection may be idle', async () => {
  const sockets: Socket[] = [];
  const accepted = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  const idle: (number | undefined)[] = [];
  const slow = await testApp({}, undefined, undefined, undefined, {
    print: async () => {
      idle.push(...sockets.map(({ timeout }) => timeout));
      return new Uint8Array(1);
    },
  });
  const owner = await givenOwner(slow);
  const pet = await givenPet(slow, owner);
  const port = await slow.listen();
  subscribe('net.server.socket', accepted);
  try {
    const url = `http://localhost:${port}/api/pets/${pet.id}/prints/vaccinations`;
    expect((await fetch(url, { headers: { authorization: `Bearer ${owner.token}` } })).status).toBe(200);
  } finally {
    unsubscribe('net.server.socket', accepted);
  }
  expect(idle).toEqual([maxTurnMs]);
});

it('Prints ten times an hour', async () => {
  const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
  const owner = await givenOwner(strict);
  const print = async () => (await strict.call('GET', '/api/medical-records/export?format=csv', { as: owner })).status;
  for (let time = 0; time < 10; time += 1) expect(await print()).toBe(200);
  expect(await print()).toBe(429);
});
