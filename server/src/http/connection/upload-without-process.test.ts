import { readdir } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolderOf } from '../../files/uploads/temporary-folder.ts';
import { testApp } from '../../testing/app.ts';
import { formWith, textForm } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { heic } from '../../testing/documents/images.ts';
import { withoutProcesses } from '../../testing/process/without-processes.ts';
import { writtenPdf } from '../../testing/documents/sample-pdfs.ts';
import { readPdf } from '../../testing/documents/read-pdf.ts';

const app = await testApp();
let owner: Owner;
let petId: string;
let recordId: string;
beforeEach(async () => {
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner, { name: 'בלה' })).id;
  const body = { petId, type: 'vet_visit', description: 'ביקור', date: '2026-11-01', cost: 180 };
  recordId = (await app.call('POST', '/api/medical-records', { as: owner, body })).body.record.id;
});

const post = (url: string, form: object) => app.call('POST', `/api${url}`, { as: owner, ...form });
const attach = async (name: string, bytes: Uint8Array) =>
  post(`/medical-records/${recordId}/attachments`, await formWith(Uint8Array.from(bytes), { name }));
const wait = async (name: string, bytes: Uint8Array) =>
  post(`/uploads?for=${recordId}`, await formWith(Uint8Array.from(bytes), { name }));
const table = () =>
  textForm({
    options: JSON.stringify({ petId }),
    file: { name: 'הוצאות.csv', text: 'תאריך,תיאור,סכום\n05.03.2025,שק מזון,289.90' },
  });

/** Returns all that an upload may leave behind: files, rows and temporary files. */
async function left() {
  const found: string[] = [];
  for await (const key of app.services.files.list()) found.push(key);
  const { body } = await app.call('GET', `/api/medical-records/${recordId}/attachments`, { as: owner });
  const { total } = (await app.call('GET', '/api/expenses', { as: owner })).body;
  const temporary = await readdir(temporaryFolderOf(app.services.config.dataDir)).catch(() => []);
  return { files: found.length, attachments: body.attachments.length, expenses: total, temporary };
}

it.each([
  ['PDF on a record', 201, async () => attach('קבלה.pdf', await writtenPdf(['Receipt']))],
  ['PDF of a form', 201, async () => wait('קבלה.pdf', await writtenPdf(['Receipt']))],
  ['HEIC on a record', 201, () => attach('IMG_0042.HEIC', heic())],
  ['table that is looked at', 200, () => post('/expenses/bulk-import/preview', table())],
  ['table that is imported', 201, () => post('/expenses/bulk-import', table())],
])(
  'A %s is put off while no process can read it, leaves nothing behind, and works later',
  async (_what, status, send) => {
    const before = await left();
    const refused = await withoutProcesses(send);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { error: 'unavailable' } });
    expect(refused.body.errors).toBeUndefined();
    expect(await left()).toEqual(before);
    expect((await send()).status).toBe(status);
  },
);

it('A claim is put off while no process can count its PDFs, and includes them later', async () => {
  await attach('קבלה.pdf', await writtenPdf(['Receipt 4471']));
  const print = () => app.call('GET', `/api/pets/${petId}/prints/claim?recordIds=${recordId}`, { as: owner });
  const refused = await withoutProcesses(print);
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { error: 'unavailable' } });
  const { texts } = await readPdf((await print()).body as Uint8Array);
  expect(texts[1]).toContain('Receipt 4471');
});
