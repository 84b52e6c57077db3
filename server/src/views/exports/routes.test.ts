import { Readable } from 'node:stream';
import { expenseFieldsOn } from '@tzemed/contract/money/expenses';
import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner, writtenBy } from '../../testing/fixtures/given.ts';
import { heldMemory } from '../../testing/process/held-memory.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { unzip } from '../../testing/documents/unzip.ts';

const app: TestApp = await testApp();
afterEach(() => vi.restoreAllMocks());

async function givenBella(more: object = {}) {
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner, { name: 'בלה', ...more });
  const add = async (noun: string, body: object) => {
    const answer = await app.call('POST', `/api/${noun}`, { as: owner, body: { petId: pet.id, ...body } });
    expect(answer.status).toBe(201);
    return (Object.values(answer.body)[0] as { id: string }).id;
  };
  const addRecord = (record: object = {}) =>
    add('medical-records', { type: 'checkup', description: 'בדיקה שנתית', date: '2026-11-01', ...record });
  const addPaper = async (record: string, name: string, bytes = pdf({ pages: 1 })) => {
    const form = await formWith(bytes, { name, type: 'application/pdf' });
    const { status, body } = await app.call('POST', `/api/medical-records/${record}/attachments`, {
      as: owner,
      ...form,
    });
    expect(status).toBe(201);
    return body.attachment.id as string;
  };
  return { owner, pet, add, addRecord, addPaper };
}

/** Files of the exported ZIP: path → bytes. */
async function takenAlong(as: Owner, petId: string, headers: Record<string, string> = {}) {
  const answer = await app.call('GET', `/api/pets/${petId}/export`, { as, headers });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  return { answer, files: await unzip(answer.body as Buffer) };
}
const textIn = (files: Map<string, Buffer>, path: string) => files.get(path)?.toString();

it('A pet is taken along whole: rows as JSON and CSV, papers under their names, a page to read', async () => {
  const { owner, pet, add, addRecord, addPaper } = await givenBella({
    allergies: 'פניצילין',
    chipNumber: '972270000412583',
  });
  const record = await addRecord({ cost: 180.5, notes: 'א, ב\nג' });
  const sent = pdf({ pages: 2 });
  await addPaper(record, 'סיכום ביקור.pdf', sent);
  await add('expenses', { description: 'שק מזון', amount: 289.9, category: 'food', date: '2026-11-02' });
  await add('expenses/plans', {
    description: 'ביטוח',
    amount: 89.9,
    category: 'insurance',
    startsOn: '2026-12-15',
    repeatInterval: 'monthly',
    repeatEvery: 2,
    repeatTimes: 12,
    prices: [{ from: '2027-06-01', amount: 99 }],
  });
  await add('reminders', { title: 'כדור', date: '2026-12-20T10:00:00Z', time: '09:00' });
  const brushing = { title: 'הברשה', date: '2026-11-20T10:00:00Z', time: '09:00' };
  const id = await add('reminders', { ...brushing, repeatInterval: 'weekly', repeatEvery: 2, repeatDays: [0, 3] });
  const mark = (id: string, how: string, body?: object) =>
    app.call('PATCH', `/api/reminders/${id}/${how}`, { as: owner, body });
  const { next } = (await mark(id, 'miss')).body;
  await mark(next.id, 'snooze', { snoozeUntil: '2026-12-03T16:30:00Z' });
  const asked = { reason: 'חיסון שנתי', date: '2026-12-21', time: '16:30', questions: ['למה היא מגרדת?'] };
  await add('appointments', asked);
  await add('measurements', { kind: 'weight', value: 28_400, takenAt: '2026-11-20T06:30:00Z', note: 'אחרי טיול' });
  const { answer, files } = await takenAlong(owner, pet.id);
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('התיק של בלה – 2026-11-21.zip'));
  expect(answer.headers).not.toHaveProperty('content-length');
  const paper = 'מסמכים/2026-11-01 בדיקה שנתית/סיכום ביקור.pdf';
  expect([...files.keys()]).toEqual([
    paper,
    'רשומות רפואיות.csv',
    'תגובות.csv',
    'תורים.csv',
    'רישומים.csv',
    'מדדים.csv',
    'מדידות.csv',
    'הוצאות.csv',
    'הוצאות קבועות.csv',
    'תביעות ביטוח.csv',
    'תרופות.csv',
    'מנות.csv',
    'האכלה.csv',
    'תוכנית טיפול.csv',
    'תזכורות.csv',
    'תיק.json',
    'index.html',
  ]);
  expect(files.get(paper)!.equals(sent)).toBe(true);

  const told = JSON.parse(textIn(files, 'תיק.json')!);
  expect(told).toMatchObject({
    pet: { id: pet.id, name: 'בלה', allergies: 'פניצילין' },
    medicalRecords: [{ id: record, cost: 180.5, notes: 'א, ב\nג' }],
    appointments: [{ ...asked, status: 'planned' }],
    expenses: [{ amount: 289.9, category: 'food' }, { amount: 180.5 }],
    expensePlans: [{ description: 'ביטוח', prices: [{ from: '2027-06-01', amount: 99 }], nextOn: '2026-12-15' }],
    reminders: [
      { title: 'הברשה', snoozeUntil: '2026-12-03T16:30:00.000Z' },
      { title: 'כדור', time: '09:00' },
      { title: 'הברשה', missedAt: '2026-11-21T07:00:00.000Z' },
    ],
    papers: [{ recordId: record, path: paper, isWhole: true }],
  });
  expect(textIn(files, 'רשומות רפואיות.csv')).toContain('\uFEFFתאריך,סוג,תיאור,');
  expect(textIn(files, 'רשומות רפואיות.csv')).toContain('"א, ב\nג"');
  expect(textIn(files, 'הוצאות.csv')).toContain('2026-11-02,שק מזון,מזון,289.9,');
  expect(textIn(files, 'הוצאות קבועות.csv')).toContain(
    'ביטוח,ביטוח,89.9,2027-06-01: 99,2026-12-15,כל חודשיים,,12,2026-12-15,,',
  );
  expect(textIn(files, 'תורים.csv')).toContain('2026-12-21,16:30,חיסון שנתי,,,למה היא מגרדת?,,נקבע');
  expect(textIn(files, 'מדדים.csv')).toContain('משקל,g,');
  expect(textIn(files, 'מדידות.csv')).toContain('2026-11-20,08:30,משקל,28400,g,,,,אחרי טיול,');
  expect(textIn(files, 'תזכורות.csv')).toContain('2026-11-20,09:00,הברשה,,"כל שבועיים: א׳, ד׳",,,2026-11-21,');
  expect(textIn(files, 'תזכורות.csv')).toContain('"כל שבועיים: א׳, ד׳",2026-12-03 18:30,,,');
  const page = textIn(files, 'index.html')!;
  expect(page).toContain('<html lang="he" dir="rtl">');
  for (const said of ['פניצילין', '972 270 000 412 583', '01.11.2026', '289.90 ₪', '20.12.2026'])
    expect(page).toContain(said);
  expect(page).toContain(`href="${paper.split('/').map(encodeURIComponent).join('/')}"`);
  expect(page).not.toMatch(/<script|https?:|src="(?!%D7)/);
});

it('Is written in the language that is asked for, and empty where nothing was', async () => {
  const { owner, pet } = await givenBella();
  const { files } = await takenAlong(owner, pet.id, { 'accept-language': 'en' });
  expect([...files.keys()]).toEqual([
    'Medical records.csv',
    'Comments.csv',
    'Appointments.csv',
    'Log.csv',
    'Measures.csv',
    'Measured values.csv',
    'Expenses.csv',
    'Repeating expenses.csv',
    'Insurance claims.csv',
    'Medicines.csv',
    'Doses.csv',
    'Feeding.csv',
    'Care plan.csv',
    'Reminders.csv',
    'file.json',
    'index.html',
  ]);
  expect(textIn(files, 'index.html')).toContain('<html lang="en" dir="ltr">');
  expect(textIn(files, 'index.html')).toContain('Nothing recorded.');
  expect(JSON.parse(textIn(files, 'file.json')!)).toMatchObject({ expenses: [], papers: [] });
});

it('An expense says who has paid it, and a refund what it is of', async () => {
  const { owner, pet } = await givenBella();
  const spend = async (more: object) => {
    const body = { petId: pet.id, description: 'כלוב', amount: 90, category: 'equipment', date: '2026-11-02', ...more };
    return (await app.call('POST', '/api/expenses', { as: owner, body })).body.expense.id as string;
  };
  const id = await spend({});
  await spend({ description: 'זיכוי', amount: -40, refundOf: id, date: '2026-11-03' });
  const { files } = await takenAlong(owner, pet.id);
  const [, refund, whole] = textIn(files, 'הוצאות.csv')!.split('\r\n');
  const noTexts = expenseFieldsOn.export.map(() => ',').join('');
  expect(refund).toBe(`2026-11-03,זיכוי,ציוד,-40,${noTexts},דנה כהן,02.11.2026 · 90.00 · כלוב`);
  expect(whole).toBe(`2026-11-02,כלוב,ציוד,90,${noTexts},דנה כהן,`);
  const data = JSON.parse(textIn(files, 'תיק.json')!);
  expect(data.expenses).toMatchObject([
    { amount: -40, refundOf: id, paidBy: owner.id },
    { amount: 90, refunded: 40 },
  ]);
  expect(data.people).toEqual([{ id: owner.id, name: 'דנה כהן' }]);
});

it('A claim goes along with its sums, its papers and the ids of what it is of', async () => {
  const { owner, pet, add, addRecord } = await givenBella();
  const recordIds = [await addRecord({ description: 'צליעה' })];
  const expenseId = await add('expenses', { description: 'ביקור', amount: 640, category: 'vet', date: '2026-11-02' });
  const sent = { insurer: 'ליברה', policyNumber: '7755-120', status: 'sent', sentOn: '2026-11-03', notes: 'בדואר' };
  const id = await add('claims', { ...sent, reference: 'T-1', expenseIds: [expenseId], recordIds });
  const payment = { amount: 500, date: '2026-11-12', answer: 'השתתפות עצמית' };
  await app.call('POST', `/api/claims/${id}/payments`, { as: owner, body: payment });
  const form = await formWith(pdf(), { name: 'טופס.pdf', type: 'application/pdf' });
  await app.call('POST', `/api/claims/${id}/attachments`, { as: owner, ...form });
  await add('claims', { insurer: 'הפניקס', status: 'draft' });
  const { files } = await takenAlong(owner, pet.id);
  const paper = 'תביעות ביטוח/2026-11-03 ליברה/טופס.pdf';
  const data = JSON.parse(textIn(files, 'תיק.json')!);
  expect(data.claims).toMatchObject([
    { insurer: 'הפניקס', status: 'draft', expenseIds: [] },
    { id, status: 'paid', expenseIds: [expenseId], recordIds, claimed: 640, paid: 500 },
  ]);
  expect(data.expenses).toMatchObject([
    { amount: -500, refundOf: expenseId, claimId: id },
    { id: expenseId, claimId: id },
  ]);
  expect(data.papers).toMatchObject([{ claimId: id, path: paper, isWhole: true }]);
  expect(files.has(paper)).toBe(true);
  const [, draft, paid] = textIn(files, 'תביעות ביטוח.csv')!.split('\r\n');
  expect([draft, paid]).toEqual([
    'הפניקס,,,טיוטה,,0,,0,,,',
    'ליברה,7755-120,T-1,שולמה,2026-11-03,640,2026-11-12,500,השתתפות עצמית,בדואר,',
  ]);
  expect(textIn(files, 'index.html')).toContain(encodeURIComponent('טופס.pdf'));
});

it('An export contains the comments of a record with their authors, and the tags of each row', async () => {
  const { owner, pet, addRecord } = await givenBella();
  const { tag } = (await app.call('POST', '/api/tags', { as: owner, body: { name: 'ביטוח', hue: 'sky' } })).body;
  const id = await addRecord({ description: 'צליעה', tagIds: [tag.id] });
  const said = (text: string) => app.call('POST', `/api/medical-records/${id}/comments`, { as: owner, body: { text } });
  await said('לבדוק שוב בעוד שבוע');
  await said('כבר לא צולעת');
  const { files } = await takenAlong(owner, pet.id);
  const data = JSON.parse(textIn(files, 'תיק.json')!);
  expect(data.comments.map(({ text, by, recordId }: Record<string, string>) => [text, by, recordId])).toEqual([
    ['לבדוק שוב בעוד שבוע', expect.any(String), id],
    ['כבר לא צולעת', expect.any(String), id],
  ]);
  expect(data.tags).toEqual([{ id: tag.id, name: 'ביטוח' }]);
  expect(textIn(files, 'תגובות.csv')).toContain('כבר לא צולעת');
  expect(textIn(files, 'רשומות רפואיות.csv')).toContain('ביטוח');
  expect(textIn(files, 'index.html')).toContain('לבדוק שוב בעוד שבוע');
});

it('An expense says what its home calls its category, in the table, on the page and in the data', async () => {
  const { owner, pet } = await givenBella();
  const body = { name: 'פנסיון', hue: 'lilac', icon: 'bed' };
  const { id } = (await app.call('POST', '/api/expenses/categories', { as: owner, body })).body.category;
  const expense = { petId: pet.id, description: 'ארבעה לילות', amount: 480, date: '2026-11-02', category: id };
  await app.call('POST', '/api/expenses', { as: owner, body: expense });
  const { files } = await takenAlong(owner, pet.id);
  expect(textIn(files, 'הוצאות.csv')).toContain('2026-11-02,ארבעה לילות,פנסיון,480,');
  expect(textIn(files, 'index.html')).toMatch(/<bdi[^>]*>פנסיון/);
  const data = JSON.parse(textIn(files, 'תיק.json')!);
  expect([data.expenses[0].category, data.categories]).toEqual([id, [{ id, name: 'פנסיון' }]]);
});

it('A paper that bears a tag says so, beside its link and in the data', async () => {
  const { owner, pet, addRecord, addPaper } = await givenBella();
  const { tag } = (await app.call('POST', '/api/tags', { as: owner, body: { name: 'ביטוח', hue: 'sky' } })).body;
  const id = await addRecord({ description: 'צליעה' });
  await addPaper(id, 'קבלה.pdf');
  const at = `/api/medical-records/${id}/attachments`;
  const [paper] = (await app.call('GET', at, { as: owner })).body.attachments;
  await app.call('PUT', `${at}/${paper.id}`, { as: owner, body: { tagIds: [tag.id] } });
  const { files } = await takenAlong(owner, pet.id);
  const data = JSON.parse(textIn(files, 'תיק.json')!);
  expect([data.papers[0].tagIds, data.tags]).toEqual([[tag.id], [{ id: tag.id, name: 'ביטוח' }]]);
  expect(textIn(files, 'index.html')).toMatch(/קבלה\.pdf<\/bdi><\/a> · <bdi[^>]*>ביטוח/);
});

it('No name leads out of the ZIP, runs in the page, computes in a table or takes the place of another', async () => {
  const { owner, pet, addRecord, addPaper } = await givenBella({ name: '<b>בלה</b>' });
  const hostile = '=HYPERLINK("x")/../<img src=x onerror=alert(1)>';
  const [one, other] = [await addRecord({ description: hostile }), await addRecord({ description: hostile })];
  await addPaper(one, '../../CON.pdf');
  await addPaper(one, 'Scan.pdf');
  await addPaper(one, 'scan.PDF');
  await addPaper(other, 'Scan.pdf');
  const { files } = await takenAlong(owner, pet.id);
  const papers = [...files.keys()].filter((path) => path.startsWith('מסמכים/'));
  expect(new Set(papers.map((path) => path.toLowerCase())).size).toBe(4);
  for (const path of papers) expect(path).toMatch(/^מסמכים\/[^/<>:"\\|?*]+\/[^/<>:"\\|?*]+\.pdf$/);
  expect(new Set(papers.map((path) => path.split('/')[1])).size).toBe(2);
  expect(textIn(files, 'index.html')).not.toMatch(/<img|<b>/);
  expect(textIn(files, 'רשומות רפואיות.csv')).toContain(`"'=HYPERLINK(""x"")`);
});

it('A guest without an area finds none of its rows, sums or attachments; a stranger finds nothing at all', async () => {
  const { owner, pet, add, addRecord, addPaper } = await givenBella();
  await addPaper(await addRecord({ cost: 180.5 }), 'סיכום.pdf');
  await add('reminders', { title: 'כדור', date: '2026-12-20T10:00:00Z', time: '09:00' });
  const none = { profile: 'view', medicalRecords: 'none', reminders: 'none', expenses: 'none' } as const;
  const reminding = await takenAlong(await givenGuest(app, owner, pet.id, { ...none, reminders: 'view' }), pet.id);
  expect([...reminding.files.keys()]).toEqual([
    'תרופות.csv',
    'מנות.csv',
    'האכלה.csv',
    'תוכנית טיפול.csv',
    'תזכורות.csv',
    'תיק.json',
    'index.html',
  ]);
  expect(Object.keys(JSON.parse(textIn(reminding.files, 'תיק.json')!))).toEqual([
    'exportedAt',
    'pet',
    'medicines',
    'doses',
    'feedings',
    'careItems',
    'reminders',
    'papers',
    'tags',
    'categories',
    'people',
  ]);
  expect(textIn(reminding.files, 'index.html')).toContain('יש כאן רק מה ששותף איתכם.');
  const treating = await takenAlong(await givenGuest(app, owner, pet.id, { ...none, medicalRecords: 'view' }), pet.id);
  expect([...treating.files.keys()]).toContain('מסמכים/2026-11-01 בדיקה שנתית/סיכום.pdf');
  for (const path of ['תיק.json', 'רשומות רפואיות.csv', 'index.html'])
    expect(textIn(treating.files, path)).not.toContain('180.5');
  expect((await app.call('GET', `/api/pets/${pet.id}/export`, { as: await givenOwner(app) })).status).toBe(404);
});

it('A paper whose bytes are gone or break off is named in the ZIP, which is whole without it', async () => {
  const { owner, pet, addRecord, addPaper } = await givenBella();
  const record = await addRecord();
  for (const name of ['חסר.pdf', 'קטוע.pdf', 'שלם.pdf']) await addPaper(record, name);
  const { files: store } = app.services;
  const open = store.open.bind(store);
  let asked = 0;
  vi.spyOn(store, 'open').mockImplementation(async (key) => {
    asked += 1;
    if (asked === 1) throw new Error('ENOENT');
    if (asked > 2) return open(key);
    return Readable.from(
      (async function* () {
        yield Buffer.from('%PDF-1');
        throw new Error('the store went away');
      })(),
    );
  });
  const { files } = await takenAlong(owner, pet.id);
  const folder = 'מסמכים/2026-11-01 בדיקה שנתית';
  expect(files.has(`${folder}/חסר.pdf`)).toBe(false);
  expect(textIn(files, `${folder}/קטוע.pdf`)).toBe('%PDF-1');
  expect(files.get(`${folder}/שלם.pdf`)!.length).toBeGreaterThan(100);
  const { papers } = JSON.parse(textIn(files, 'תיק.json')!);
  expect(papers.map(({ name, isWhole }: { name: string; isWhole: boolean }) => [name, isWhole])).toEqual([
    ['חסר.pdf', false],
    ['קטוע.pdf', false],
    ['שלם.pdf', true],
  ]);
  const page = textIn(files, 'index.html')!;
  const [, missing = ''] = page.split('מסמכים שלא הצלחנו לקרוא');
  expect([missing.includes('חסר.pdf'), missing.includes('קטוע.pdf'), missing.includes('שלם.pdf')]).toEqual([
    true,
    true,
    false,
  ]);
});

const megabyte = 1024 * 1024;
let port: Promise<number> | undefined;

/**
 * Creates this number of attachments of 20 MB, in a store that generates their bytes; returns the ones that were
 * opened.
 */
async function givenLarge(count: number) {
  const { owner, pet, addRecord } = await givenBella();
  const thingId = await addRecord();
  const of = { householdId: owner.householdId, petId: pet.id, area: 'medicalRecords' as const };
  const size = 20 * megabyte;
  for (let paper = 0; paper < count; paper += 1) {
    const id = newId();
    const about = { name: `צילום ${paper}.pdf`, type: 'application/pdf', size };
    await app.db
      .insertInto('attachments')
      .values({
        ...of,
        ...writtenBy(owner, app.clock.now),
        ...about,
        id,
        noun: 'medicalRecords',
        thingId,
        isLocked: false,
        hasScripts: false,
      })
      .execute();
    await app.db
      .insertInto('files')
      .values({ ...of, ...about, id: newId(), attachmentId: id, sha256: Buffer.alloc(32), createdAt: app.clock.now })
      .execute();
  }
  const opened: Readable[] = [];
  vi.spyOn(app.services.files, 'open').mockImplementation(async () => {
    const bytes = Readable.from(
      (function* () {
        for (let sent = 0; sent < size; sent += 65_536) yield Buffer.alloc(65_536, sent);
      })(),
    );
    opened.push(bytes);
    return bytes;
  });
  const url = `http://127.0.0.1:${await (port ??= app.listen())}/api/pets/${pet.id}/export`;
  return {
    opened,
    ask: (signal?: AbortSignal) =>
      fetch(url, { headers: { authorization: `Bearer ${owner.token}` }, ...(signal && { signal }) }),
  };
}

it('200 MB of papers go out while they are read: one is open at a time, and memory stays flat', async () => {
  const { opened, ask } = await givenLarge(10);
  const idle = heldMemory();
  let [sent, openAtOnce] = [0, 0];
  const more: number[] = [];
  for await (const chunk of (await ask()).body!) {
    // Measures at some points of each attachment; memory that is not yet collected says nothing.
    if (Math.floor(sent / (7 * megabyte)) !== Math.floor((sent + chunk.length) / (7 * megabyte)))
      more.push(heldMemory() - idle);
    sent += chunk.length;
    openAtOnce = Math.max(openAtOnce, opened.filter(({ closed }) => !closed).length);
  }
  expect(sent).toBeGreaterThan(200 * megabyte);
  expect([opened.length, openAtOnce]).toEqual([10, 1]);
  // Some megabytes of the 200 are under way at both ends.
  expect(more.length).toBeGreaterThan(20);
  expect(Math.max(...more) / megabyte).toBeLessThan(60);
});

it('A client that leaves halfway leaves nothing open, and no further attachment is read for it', async () => {
  const { opened, ask } = await givenLarge(5);
  const leaving = new AbortController();
  const reader = (await ask(leaving.signal)).body!.getReader();
  await reader.read();
  leaving.abort();
  await expect.poll(() => opened.map(({ closed }) => closed)).toEqual([true]);
  expect(opened).toHaveLength(1);
});

it('A long history is read in parts and is whole', async () => {
  const { owner, pet } = await givenBella();
  const rows = Array.from({ length: 1100 }, (_, i) => ({
    ...writtenBy(owner, app.clock.now),
    householdId: owner.householdId,
    id: newId(),
    petId: pet.id,
    type: 'checkup' as const,
    description: `בדיקה ${i}`,
    date: '2026-01-01',
  }));
  await app.db.insertInto('medicalRecords').values(rows).execute();
  const { files } = await takenAlong(owner, pet.id);
  const { medicalRecords } = JSON.parse(textIn(files, 'תיק.json')!);
  expect(new Set(medicalRecords.map(({ id }: { id: string }) => id)).size).toBe(1100);
  expect(textIn(files, 'רשומות רפואיות.csv')!.split('\r\n')).toHaveLength(1102);
  expect([...textIn(files, 'index.html')!.matchAll(/<tr>/g)]).toHaveLength(1101);
});
