import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';

const app: TestApp = await testApp();
let owner: Owner;
let petId: string;

beforeEach(async () => {
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
});

const ask = async (what: string, as = owner) => (await app.call('GET', `/api/pets/${petId}/${what}`, { as })).body;
async function add(noun: string, input: object) {
  const { status, body } = await app.call('POST', `/api/${noun}`, { as: owner, body: { petId, ...input } });
  expect(status).toBe(201);
  return body[noun === 'medical-records' ? 'record' : noun.slice(0, -1)] as { id: string };
}
const addRecord = (type: string, date: string, more = {}) =>
  add('medical-records', { type, description: `${type} ${date}`, date, ...more });
const addExpense = (date: string, amount: number, category = 'food') =>
  add('expenses', { description: 'אוכל', amount, category, date });
const addReminder = (date: string) => add('reminders', { title: 'כדור', date, time: '09:00' });
const archive = () => app.call('PATCH', `/api/pets/${petId}/archive`, { as: owner, body: { archived: true } });

describe('The statistics of a pet', () => {
  beforeEach(async () => {
    await addExpense('2026-11-20', 0.1);
    await addExpense('2026-11-02', 0.2);
    await addExpense('2026-01-02', 50, 'grooming');
    await addExpense('2020-01-02', 7);
    await addRecord('checkup', '2026-11-10');
    await addRecord('checkup', '2025-11-10');
    await addReminder('2026-12-20T10:00:00Z');
    await addReminder('2026-10-20T10:00:00Z');
    await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
  });

  it('sum what was written of it, ever or in one period', async () => {
    expect(await ask('statistics')).toEqual({
      period: 'all',
      from: null,
      to: null,
      expenses: {
        totalAmount: 57.3,
        count: 4,
        categories: [
          { category: 'grooming', totalAmount: 50, count: 1 },
          { category: 'food', totalAmount: 7.3, count: 3 },
        ],
      },
      medicalRecords: { count: 2, types: [{ type: 'checkup', count: 2, latest: '2026-11-10' }] },
      reminders: { upcoming: 1, overdue: 1, completed: 0, missed: 0, snoozed: 0 },
    });
    expect(await ask('statistics?period=month')).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-30',
      expenses: { totalAmount: 0.3, count: 2 },
      medicalRecords: { count: 1 },
      reminders: { upcoming: 1, overdue: 1, completed: 0, missed: 0, snoozed: 0 },
    });
  });

  it('are nothing and not unknown where nothing is written', async () => {
    petId = (await givenPet(app, owner, { name: 'קוקי', species: 'bird' })).id;
    expect(await ask('statistics?period=week')).toEqual({
      period: 'week',
      from: '2026-11-15',
      to: '2026-11-21',
      expenses: { totalAmount: 0, count: 0, categories: [] },
      medicalRecords: { count: 0, types: [] },
      reminders: { upcoming: 0, overdue: 0, completed: 0, missed: 0, snoozed: 0 },
    });
  });

  it('tell a guest the parts that they may see', async () => {
    const guest = await givenGuest(app, owner, petId, { expenses: 'view' });
    expect(await ask('statistics', guest)).toMatchObject({
      expenses: { totalAmount: 57.3 },
      medicalRecords: null,
      reminders: null,
    });
  });

  it('refuse a period that is none, and strangers', async () => {
    const status = async (id: string, query = '', as = owner) =>
      (await app.call('GET', `/api/pets/${id}/statistics?${query}`, { as })).status;
    expect(await status(petId, 'period=day')).toBe(422);
    expect(await status(petId, '', await givenOwner(app))).toBe(404);
    expect([await status(newId()), await status('x')]).toEqual([404, 404]);
  });
});

type Told = { description: string; validity: string };

describe('The health summary of a pet', () => {
  it('tells allergies, conditions and chip, the latest of each vaccine with its validity, medicines, visits, what is next', async () => {
    const body = {
      name: 'בלה',
      species: 'dog',
      allergies: 'עוף',
      conditions: 'אי ספיקת כליות',
      chipNumber: '376000000000001',
      notes: 'בבית',
    };
    await app.call('PUT', `/api/pets/${petId}`, { as: owner, body });
    const vaccine = (description: string, date: string, validUntil?: string) =>
      addRecord('vaccination', date, { description, validUntil });
    await vaccine('כלבת', '2024-11-20', '2025-11-20');
    await vaccine('כלבת', '2025-11-21', '2026-11-21');
    await vaccine('משושה', '2025-11-20', '2026-11-20');
    await vaccine('תולעת הפארק', '2026-08-01');
    for (const month of ['04', '05', '06', '07', '08', '09'])
      await addRecord('medication', `2026-${month}-01`, { description: month });
    await addRecord('vet_visit', '2026-10-01', { nextAppointment: '2026-12-30' });
    await addRecord('surgery', '2026-09-01', { nextAppointment: '2026-11-21' });
    await addRecord('checkup', '2026-08-01', { nextAppointment: '2026-11-20' });
    await addRecord('other', '2026-11-01');
    const told = await ask('health-summary');
    expect(told.pet).toMatchObject({ allergies: 'עוף', conditions: 'אי ספיקת כליות', chipNumber: '376000000000001' });
    expect(told.pet).not.toHaveProperty('notes');
    expect(told.vaccinations.map(({ description, validity }: Told) => [description, validity])).toEqual([
      ['תולעת הפארק', 'unknown'],
      ['כלבת', 'valid'],
      ['משושה', 'over'],
    ]);
    const called = (rows: Told[]) => rows.map(({ description }) => description);
    expect(called(told.medicines)).toEqual(['09', '08', '07', '06', '05']);
    expect(called(told.visits)).toEqual(['vet_visit 2026-10-01', 'surgery 2026-09-01', 'checkup 2026-08-01']);
    expect(told.nextAppointment).toMatchObject({ date: '2026-11-21', reason: 'surgery 2026-09-01' });
    expect(told.today).toBe('2026-11-21');
  });

  it('has the dose that counts today of each vaccine, as the emergency card has of rabies', async () => {
    await addRecord('vaccination', '2024-12-01', { description: 'כלבת', validUntil: '2027-12-01' });
    await addRecord('vaccination', '2025-11-01', { description: 'כלבת', validUntil: '2026-11-01' });
    const { vaccinations } = await ask('health-summary');
    expect(vaccinations).toMatchObject([{ validUntil: '2027-12-01', validity: 'valid' }]);
    expect((await ask('emergency')).rabies).toMatchObject({ validUntil: '2027-12-01' });
  });

  it('says nothing of an older dose that is over where the newest has no end', async () => {
    await addRecord('vaccination', '2025-01-10', { description: 'כלבת', validUntil: '2026-01-10' });
    await addRecord('vaccination', '2026-10-21', { description: 'כלבת' });
    expect((await ask('health-summary')).vaccinations).toMatchObject([{ validity: 'unknown' }]);
    expect((await ask('emergency')).rabies).toMatchObject({ date: '2026-10-21', validUntil: null });
  });

  it('has empty lists of a pet of which nothing was written, and nothing ahead of an archived one', async () => {
    expect(await ask('health-summary')).toMatchObject({
      vaccinations: [],
      medicines: [],
      visits: [],
      nextAppointment: null,
      pet: { allergies: null },
    });
    await addRecord('checkup', '2026-11-01', { nextAppointment: '2026-12-01' });
    await archive();
    expect(await ask('health-summary')).toMatchObject({ nextAppointment: null, visits: [{ type: 'checkup' }] });
  });

  it('tells a guest of the pet alone where they may not see its records', async () => {
    await addRecord('vaccination', '2026-11-01');
    const guest = await givenGuest(app, owner, petId, { expenses: 'edit' });
    expect(await ask('health-summary', guest)).toMatchObject({
      pet: { name: 'בלה' },
      vaccinations: null,
      medicines: null,
      visits: null,
      nextAppointment: null,
    });
  });
});

describe('The emergency card of a pet', () => {
  it('tells the pet, the latest of each medicine, and who treated it with what can be dialled', async () => {
    const medicine = (description: string, date: string, notes?: string) =>
      addRecord('medication', date, { description, notes });
    await medicine('Apoquel 16 mg', '2026-05-01', 'כל ערב');
    await medicine('apoquel 16 mg.', '2026-11-01', 'כל בוקר');
    await medicine('Bravecto', '2026-10-26');
    const { id } = await medicine('Metacam', '2026-11-20');
    await app.call('DELETE', `/api/medical-records/${id}`, { as: owner });
    await addRecord('checkup', '2026-11-02', { vetName: 'ד״ר לוי, 04-555-0142' });
    await addRecord('surgery', '2025-01-02', { vetName: 'ד״ר לוי, 04-555-0142' });
    await addRecord('checkup', '2026-11-01', { vetName: 'ד״ר לוי 050-555-0123' });
    await addRecord('treatment', '2026-11-20', { vetName: 'חירום 24 שעות *5761' });
    await addRecord('checkup', '2026-11-21');
    const book = [
      { name: 'ד״ר לוי', phones: ['*6911'] },
      { name: 'מרפאת לילה', phones: ['04-555-0199'], isEmergency: true },
    ];
    for (const body of book) await app.call('POST', '/api/vets', { as: owner, body });
    await app.call('POST', '/api/vets', { as: await givenOwner(app), body: { name: 'של אחרים' } });
    const told = await ask('emergency');
    expect(told).toMatchObject({ today: '2026-11-21', pet: { id: petId, name: 'בלה' } });
    expect(told.medicines).toEqual([
      { id: expect.any(String), description: 'apoquel 16 mg.', notes: 'כל בוקר', date: '2026-11-01' },
      { id: expect.any(String), description: 'Bravecto', notes: null, date: '2026-10-26' },
    ]);
    expect(told.vets).toEqual([
      { name: 'מרפאת לילה', phones: ['04-555-0199'], isEmergency: true, seenOn: null },
      { name: 'חירום 24 שעות', phones: ['*5761'], isEmergency: false, seenOn: '2026-11-20' },
      { name: 'ד״ר לוי', phones: ['*6911', '04-555-0142', '050-555-0123'], isEmergency: false, seenOn: '2026-11-02' },
    ]);
  });

  it('tells the vaccination against rabies that counts today, also when it has run out', async () => {
    await addRecord('vaccination', '2025-01-10', { description: 'חיסון כלבת', validUntil: '2026-01-10' });
    await addRecord('vaccination', '2026-11-01', { description: 'משושה', validUntil: '2027-11-01' });
    const { rabies } = await ask('emergency');
    expect(rabies).toMatchObject({ description: 'חיסון כלבת', date: '2025-01-10', validUntil: '2026-01-10' });
    await addRecord('vaccination', '2026-11-02', { description: 'Rabies', validUntil: '2029-11-02' });
    expect((await ask('emergency')).rabies).toMatchObject({ description: 'Rabies', validUntil: '2029-11-02' });
  });

  it('has no more rows than can be taken in at a glance', async () => {
    for (let day = 10; day < 18; day += 1)
      await addRecord('medication', `2026-11-${day}`, { description: `כדור ${day}`, vetName: `ד״ר ${day}` });
    const { medicines, vets } = await ask('emergency');
    expect([medicines[0].description, vets[0].name]).toEqual(['כדור 17', 'ד״ר 17']);
    expect([medicines.length, vets.length]).toEqual([6, 6]);
  });

  it('is for guests who may see its records, and for no others', async () => {
    await addRecord('medication', '2026-11-01');
    const status = async (as: Owner) => (await app.call('GET', `/api/pets/${petId}/emergency`, { as })).status;
    expect(await status(await givenGuest(app, owner, petId, { medicalRecords: 'view' }))).toBe(200);
    expect(await status(await givenGuest(app, owner, petId, { medicalRecords: 'none', reminders: 'edit' }))).toBe(404);
    expect(await status(await givenOwner(app))).toBe(404);
  });

  it('is as empty as what is written, also of an archived pet', async () => {
    await archive();
    expect(await ask('emergency')).toMatchObject({ pet: { allergies: null }, medicines: [], feedings: [], vets: [] });
  });
});
