import { beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { picture } from '../../testing/documents/images.ts';

const app: TestApp = await testApp();
let owner: Owner;
let petId: string;

beforeEach(async () => {
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner, { name: 'בלה', species: 'dog' })).id;
});

const path = () => `/api/pets/${petId}/missing`;
const ask = async (as = owner) => (await app.call('GET', path(), { as })).body;
const rules = async (as = owner) => (await ask(as)).missing.map(({ rule }: { rule: string }) => rule);
const put = (rule: unknown, isRelevant: unknown, as = owner) =>
  app.call('PATCH', path(), { as, body: { rule, isRelevant } });

async function addRecord(input: object) {
  const body = { petId, type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-10', ...input };
  const { status, body: made } = await app.call('POST', '/api/medical-records', { as: owner, body });
  expect(status).toBe(201);
  return made.record.id as string;
}
async function attach(recordId: string, about = '') {
  const form = await formWith(new Uint8Array(await picture(9, 9).png().toBuffer()), { name: 'צילום.png' });
  const { status } = await app.call('POST', `/api/medical-records/${recordId}/attachments${about}`, {
    as: owner,
    ...form,
  });
  expect(status).toBe(201);
}

it('A missing item is reported with its subject until it exists', async () => {
  const recordId = await addRecord({});
  expect(await ask()).toEqual({
    missing: [
      {
        rule: 'rabiesCertificate',
        source: expect.stringMatching(/^https:/),
        things: [{ recordId, name: 'חיסון כלבת', date: '2026-11-10' }],
      },
      { rule: 'chip', source: expect.stringMatching(/^https:/), things: [{ recordId: null, name: null, date: null }] },
    ],
    dismissed: [],
  });
  await attach(recordId);
  expect(await rules()).toEqual(['chip']);
  const body = { name: 'בלה', species: 'dog', chipNumber: '376000000000001', licenceValidUntil: '2026-11-20' };
  await app.call('PUT', `/api/pets/${petId}`, { as: owner, body });
  expect(await rules()).toEqual(['licenceRenewal']);
});

it('Invoices, days on which papers end, and records of the last year count while they stand', async () => {
  await addRecord({ date: '2025-11-20' });
  await addRecord({ date: '2026-11-22' });
  const visit = await addRecord({ type: 'vet_visit', description: 'צליעה' });
  await attach(visit, '?kind=invoice');
  await attach(visit, '?kind=insurance&expiresOn=2026-12-01');
  expect((await ask()).missing).toMatchObject([
    { rule: 'chip' },
    { rule: 'visitSummary', things: [{ recordId: visit, name: 'צליעה' }] },
    { rule: 'paperExpires', things: [{ recordId: visit, name: 'צילום.png', date: '2026-12-01' }] },
  ]);
  await app.call('DELETE', `/api/medical-records/${visit}`, { as: owner });
  expect(await rules()).toEqual(['chip']);
  await app.call('POST', `/api/medical-records/${visit}/restore`, { as: owner });
  await attach(visit, '?kind=visit_summary');
  expect(await rules()).toEqual(['chip', 'paperExpires']);
});

it('A rule is put aside for all pets and owners of the home, once, and taken back', async () => {
  const other = (await givenPet(app, owner, { name: 'רקס', species: 'dog' })).id;
  const yoav = await givenCoOwner(app, owner);
  const stranger = await givenOwner(app);
  const theirs = (await givenPet(app, stranger, { name: 'זר', species: 'dog' })).id;
  for (const as of [owner, yoav])
    expect((await put('chip', false, as)).body).toEqual({ missing: [], dismissed: ['chip'] });
  petId = other;
  expect(await ask(yoav)).toEqual({ missing: [], dismissed: ['chip'] });
  const back = await put('chip', true, yoav);
  expect(back.body).toMatchObject({ missing: [{ rule: 'chip' }], dismissed: [] });
  expect((await put('chip', true)).body).toEqual(back.body);
  petId = theirs;
  expect(await rules(stranger)).toEqual(['chip']);
});

it('Owners hear of it when a rule is put aside elsewhere', async () => {
  const { body: before } = await app.call('GET', '/api/changes', { as: owner });
  await put('chip', false);
  const { body } = await app.call('GET', `/api/changes?since=${before.cursor}`, { as: owner });
  expect(body.changes).toMatchObject([{ noun: 'missing', what: 'made', who: owner.id }]);
});

it('A guest is told of what they may see, and puts nothing aside', async () => {
  await addRecord({});
  await put('paperExpires', false);
  const [sitter, vet] = [
    await givenGuest(app, owner, petId, { profile: 'edit' }),
    await givenGuest(app, owner, petId, { medicalRecords: 'view' }),
  ];
  expect(await ask(sitter)).toMatchObject({ missing: [{ rule: 'chip' }], dismissed: [] });
  expect(await rules(vet)).toEqual(['rabiesCertificate', 'chip']);
  for (const guest of [sitter, vet]) expect((await put('chip', false, guest)).status).toBe(404);
  expect((await put('chip', false, await givenOwner(app))).status).toBe(404);
  expect(await rules()).toEqual(['rabiesCertificate', 'chip']);
});

it('A pet in the archive misses nothing, and one that is deleted is not there', async () => {
  await app.call('PATCH', `/api/pets/${petId}/archive`, { as: owner, body: { archived: true } });
  expect(await rules()).toEqual([]);
  await app.call('DELETE', `/api/pets/${petId}`, { as: owner });
  expect((await app.call('GET', path(), { as: owner })).status).toBe(404);
});

it('A rule that is none is refused at its field', async () => {
  const { status, body } = await put('tail', 'no');
  expect([status, Object.keys(body.errors)]).toEqual([422, ['rule', 'isRelevant']]);
  expect((await put(undefined, undefined)).body.errors).toEqual({ rule: 'שדה חובה', isRelevant: 'שדה חובה' });
});
