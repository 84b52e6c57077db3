import { beforeEach, describe, expect, it } from 'vitest';
import { removeMember } from '../../households/household-rows.ts';
import { type Answer, testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest, givenShare } from '../../testing/fixtures/given-people.ts';

const app = await testApp();
let dana: Owner;
let petId: string;
beforeEach(async () => {
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const post = (vet: object, as = dana) => app.call('POST', '/api/vets', { as, body: { name: 'ד״ר לוי', ...vet } });
const add = async (vet: object = {}, as = dana) => (await post(vet, as)).body.vet;
const put = (id: string, vet: object, as = dana) =>
  app.call('PUT', `/api/vets/${id}`, { as, body: { name: 'ד״ר לוי', ...vet } });
const remove = (id: string, as = dana) => app.call('DELETE', `/api/vets/${id}`, { as });
const list = async (as = dana, query = '') => (await app.call('GET', `/api/vets${query}`, { as })).body;
const namesFor = async (as = dana) => (await list(as)).vets.map(({ name }: { name: string }) => name);
const refusal = ({ status, body }: Answer) => [status, body.errors ?? body.error];

describe('The vets of a home', () => {
  it('come with those for emergencies first, then by name, in pages', async () => {
    for (const name of ['ד״ר לוי', 'ד״ר אבו חאטום']) await add({ name });
    await add({ name: 'מרפאת לילה', isEmergency: true });
    expect(await namesFor()).toEqual(['מרפאת לילה', 'ד״ר אבו חאטום', 'ד״ר לוי']);
    const { vets, ...paging } = await list(dana, '?page=2&limit=2');
    expect([vets.map(({ name }: { name: string }) => name), paging]).toEqual([
      ['ד״ר לוי'],
      { total: 3, page: 2, limit: 2 },
    ]);
  });

  it('are kept with all that is said of them, and an edit leaves what it does not say', async () => {
    const said = {
      clinic: 'המרפאה בכרמל',
      address: 'דרך הים 12, חיפה',
      hours: 'א׳–ה׳ 8:30–19:00\nו׳ 8:30–13:00',
      notes: 'חניה מאחור',
    };
    const vet = await add({ ...said, phones: ['04-5550142'], isEmergency: true });
    expect(vet).toMatchObject({ ...said, phones: ['04-555-0142'], isEmergency: true, mayEdit: true, version: 1 });
    const { body } = await put(vet.id, { name: 'ד״ר לוי-כהן', hours: '' });
    expect(body.vet).toEqual({
      ...vet,
      name: 'ד״ר לוי-כהן',
      hours: null,
      version: 2,
      updatedAt: expect.any(String),
    });
    expect((await put(vet.id, { phones: [], isEmergency: false })).body.vet).toMatchObject({
      phones: [],
      isEmergency: false,
      address: said.address,
    });
  });

  it('are edited by whoever saw the latest of them', async () => {
    const { id } = await add();
    await put(id, { clinic: 'א', version: 1 });
    const { status, body } = await put(id, { clinic: 'ב', version: 1 });
    expect([status, body.error, body.current.vet.clinic]).toEqual([409, 'stale', 'א']);
  });

  it('go, and come back as they were', async () => {
    const vet = await add({ phones: ['*5761'] });
    expect((await remove(vet.id)).status).toBe(204);
    expect(await namesFor()).toEqual([]);
    expect(refusal(await remove(vet.id))).toEqual([404, 'notFound']);
    const restored = await app.call('POST', `/api/vets/${vet.id}/restore`, { as: dana });
    expect(restored.body.vet).toMatchObject({ id: vet.id, phones: ['*5761'], version: 1 });
    expect(refusal(await app.call('POST', `/api/vets/${vet.id}/restore`, { as: dana }))).toEqual([404, 'notFound']);
  });
});

it('A vet has an address on one line', async () => {
  expect(await add({ address: 'דרך הים 12\r\n\tחיפה', hours: 'א׳\nב׳' })).toMatchObject({
    address: 'דרך הים 12 חיפה',
    hours: 'א׳\nב׳',
  });
});

describe('A telephone number of a vet', () => {
  it('is kept as it is shown, once, and an empty one is passed over', async () => {
    const { phones } = await add({ phones: ['03 5550173', '', '5761*', '+972-3-5550173', '\u202a052-5550199\u202c'] });
    expect(phones).toEqual(['03-555-0173', '*5761', '052-555-0199']);
  });

  it.each([
    ['too few figures', ['03-555'], { 'phones.0': expect.any(String) }],
    ['words, the second of two', ['*5761', 'בבית'], { 'phones.1': expect.any(String) }],
    ['a link', ['javascript:alert(1)'], { 'phones.0': expect.any(String) }],
    ['ten thousand figures', ['0'.repeat(10_000)], { 'phones.0': expect.any(String) }],
    ['no text', [5761], { 'phones.0': expect.any(String) }],
    ['six of them', ['100', '101', '102', '103', '104', '105'], { phones: expect.any(String) }],
    ['no list', '*5761', { phones: expect.any(String) }],
  ])('is refused where it stands when it is %s', async (_what, phones, errors) => {
    expect(refusal(await post({ phones }))).toEqual([422, errors]);
    expect(await namesFor()).toEqual([]);
  });
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'א'.repeat(101) }, 'name'],
  [{ clinic: 'א'.repeat(101) }, 'clinic'],
  [{ address: 'א'.repeat(201) }, 'address'],
  [{ hours: 'א'.repeat(301) }, 'hours'],
  [{ isEmergency: 'כן' }, 'isEmergency'],
])('A vet is not taken with %s', async (vet, field) => {
  expect(refusal(await post(vet))).toEqual([422, { [field]: expect.any(String) }]);
});

describe('Guests', () => {
  it('see the vets of each home of which they may see the records of any pet, and change none', async () => {
    const noa = await givenGuest(app, dana, petId, { medicalRecords: 'edit' });
    const gil = await givenGuest(app, dana, petId, { reminders: 'edit', expenses: 'edit' });
    const { id } = await add({ name: 'של דנה' });
    await add({ name: 'של נועה' }, noa);
    const vets = (await list(noa)).vets.map(({ name, mayEdit }: Record<string, unknown>) => [name, mayEdit]);
    expect(vets).toEqual([
      ['של דנה', false],
      ['של נועה', true],
    ]);
    expect(await namesFor(gil)).toEqual([]);
    for (const answer of [
      await put(id, { clinic: 'אחרת' }, noa),
      await remove(id, noa),
      await post({ householdId: dana.householdId }, noa),
      await app.call('GET', `/api/vets/${id}`, { as: gil }),
    ])
      expect(refusal(answer)).toEqual([404, 'notFound']);
    expect(await namesFor()).toEqual(['של דנה']);
  });

  it('see them once, however many pets are shared with them, and no more when the last pet of them is gone', async () => {
    const other = (await givenPet(app, dana, { name: 'מיצי' })).id;
    const noa = await givenGuest(app, dana, petId, { medicalRecords: 'view' });
    await givenShare(app, dana, other, { guest: noa, name: 'נועה', rights: { medicalRecords: 'view' } });
    await add();
    expect(await list(noa)).toMatchObject({ total: 1, vets: [{ name: 'ד״ר לוי' }] });
    await app.call('DELETE', `/api/pets/${petId}`, { as: dana });
    expect(await namesFor(noa)).toEqual(['ד״ר לוי']);
    await app.call('DELETE', `/api/pets/${other}`, { as: dana });
    expect(await namesFor(noa)).toEqual([]);
  });

  it('hear of them as far as they see them', async () => {
    const noa = await givenGuest(app, dana, petId, { medicalRecords: 'view' });
    const gil = await givenGuest(app, dana, petId, { reminders: 'view' });
    const people = [dana, noa, gil];
    const look = async (as: Owner, since?: string) =>
      (await app.call('GET', `/api/changes${since ? `?since=${since}` : ''}`, { as })).body;
    const before = await Promise.all(people.map((one) => look(one)));
    const { id } = await add();
    await put(id, { clinic: 'אחרת' });
    await remove(id);
    const heard = await Promise.all(people.map((one, at) => look(one, before[at]!.cursor)));
    const told = ['made', 'changed', 'removed'].map((what) => ({
      noun: 'vets',
      id,
      petId: null,
      what,
      who: dana.id,
      at: expect.any(String),
    }));
    expect(heard.map(({ changes }) => changes)).toEqual([told, told, []]);
    expect((await look(gil)).cursor).toBe(before[2]!.cursor);
    expect((await look(noa)).cursor).toBe(heard[1]!.cursor);
  });
});

describe('Members of several households', () => {
  it('a vet is added to the one that is named, or to that of longest, and both are listed together', async () => {
    const yoav = await givenCoOwner(app, dana);
    await app.db
      .updateTable('householdMembers')
      .set({ joinedAt: new Date(app.clock.now.getTime() + 1) })
      .where('householdId', '=', dana.householdId)
      .where('userId', '=', yoav.id)
      .execute();
    await add({ name: 'של יואב' }, yoav);
    await add({ name: 'של שניהם', householdId: dana.householdId }, yoav);
    expect(await namesFor(yoav)).toEqual(['של יואב', 'של שניהם']);
    expect(await namesFor(dana)).toEqual(['של שניהם']);
    expect(refusal(await post({ householdId: yoav.householdId }))).toEqual([404, 'notFound']);
  });

  it('those of one are out of reach for an owner who has left it, and stay', async () => {
    const yoav = await givenCoOwner(app, dana);
    const { id } = await add({ householdId: dana.householdId }, yoav);
    await removeMember(app.db, yoav.id, app.clock.now);
    expect(refusal(await put(id, {}, yoav))).toEqual([404, 'notFound']);
    expect(await namesFor(dana)).toEqual(['ד״ר לוי']);
  });
});

it('The form of a record offers the vets of the book, and then those that records name, the latest first', async () => {
  const other = (await givenPet(app, dana, { name: 'מיצי' })).id;
  const record = (vetName: string, date: string, petId: string) =>
    app.call('POST', '/api/medical-records', {
      as: dana,
      body: { petId, type: 'checkup', description: 'בדיקה', date, vetName },
    });
  await record('ד״ר סבתא', '2024-01-01', petId);
  await record('ד״ר שגיא', '2025-01-01', other);
  await record('ד״ר לוי', '2023-01-01', petId);
  await record('ד״ר סבתא', '2024-02-01', petId);
  await add();
  await add({ name: 'מרפאת לילה' });
  const ask = async (as: Owner) => (await app.call('GET', '/api/medical-records/vet-names', { as })).body.vetNames;
  expect(await ask(dana)).toEqual(['ד״ר לוי', 'מרפאת לילה', 'ד״ר שגיא', 'ד״ר סבתא']);
  const noa = await givenGuest(app, dana, petId, { medicalRecords: 'view' });
  expect(await ask(noa)).toEqual(['ד״ר לוי', 'מרפאת לילה', 'ד״ר סבתא']);
  expect(await ask(await givenGuest(app, dana, petId, { expenses: 'edit' }))).toEqual([]);
});
