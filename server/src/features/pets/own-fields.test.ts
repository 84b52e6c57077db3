import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';

const app: TestApp = await testApp();
let owner: Owner;
beforeEach(async () => {
  owner = await givenOwner(app);
});

const bella = { name: 'בלה', species: 'dog' };
const papers = {
  chipDate: '2022-07-20',
  licenceNumber: '45-28716',
  licenceMunicipality: 'תל אביב-יפו',
  licenceValidUntil: '2027-03-01',
  insurer: 'ליברה',
  policyNumber: '7755-120',
  insuranceRenewal: '2027-01-01',
  insuranceWaitingUntil: '2026-12-15',
  insurance: 'השתתפות עצמית 300 ₪',
};
const ownFields = [
  { name: 'שם אצל המגדל', type: 'text', value: 'נסיכה' },
  { name: 'היקף חזה', type: 'number', value: '62.50' },
  { name: 'יום האימוץ', type: 'date', value: '2022-09-05' },
];
const post = (body: object) => app.call('POST', '/api/pets', { as: owner, body: { ...bella, ...body } });
const add = async (body: object) => (await post(body)).body.pet;
const edit = (id: string, body: object) =>
  app.call('PUT', `/api/pets/${id}`, { as: owner, body: { ...bella, ...body } });
const found = async (q: string) => {
  const { body } = await app.call('GET', `/api/pets/search?q=${encodeURIComponent(q)}`, { as: owner });
  return body.pets.map(({ name }: { name: string }) => name);
};

describe('The documents and own fields of a pet', () => {
  it('is kept each in its place, with what was written of the insurance besides', async () => {
    const pet = await add({ ...papers, ownFields });
    expect(pet).toMatchObject({ ...papers, ownFields });
    expect((await app.call('GET', `/api/pets/${pet.id}`, { as: owner })).body.pet).toEqual(pet);
    expect((await app.call('GET', '/api/pets/my-pets', { as: owner })).body.pets).toEqual([pet]);
    const { body } = await app.call('GET', `/api/pets/${pet.id}/health-summary`, { as: owner });
    expect(body.pet).toMatchObject({ ...papers, ownFields });
  });

  it('stays where an edit leaves it out, and goes where it is emptied', async () => {
    const { id } = await add({ ...papers, ownFields });
    expect((await edit(id, {})).body.pet).toMatchObject({ ...papers, ownFields });
    const emptied = await edit(id, { licenceValidUntil: '', insurer: null, ownFields: [] });
    expect(emptied.body.pet).toMatchObject({
      licenceValidUntil: null,
      insurer: null,
      ownFields: [],
      insurance: papers.insurance,
    });
    expect((await edit(id, { ownFields: ownFields.toReversed() })).body.pet.ownFields).toEqual(ownFields.toReversed());
    expect((await edit(id, { ownFields: null })).body.pet.ownFields).toEqual([]);
  });

  it('is back with a pet that was deleted', async () => {
    const pet = await add({ ...papers, ownFields });
    await app.call('DELETE', `/api/pets/${pet.id}`, { as: owner });
    const { body } = await app.call('POST', `/api/pets/${pet.id}/restore`, { as: owner });
    expect(body.pet).toMatchObject({ ...papers, ownFields });
  });

  it('is found, and no longer when it is gone', async () => {
    const { id } = await add({ ...papers, ownFields });
    for (const words of ['ליברה', '7755-120', 'יפו', 'נסיכה', 'היקף חזה', '5.9.2022'])
      expect([words, await found(words)]).toEqual([words, ['בלה']]);
    // The names of the stored JSON keys are not searchable.
    for (const words of ['value', 'text']) expect([words, await found(words)]).toEqual([words, []]);
    await edit(id, { insurer: '', ownFields: [ownFields[1]] });
    for (const words of ['ליברה', 'נסיכה']) expect([words, await found(words)]).toEqual([words, []]);
  });

  it('is refused at its field, all of it at once', async () => {
    const { status, body } = await post({
      licenceValidUntil: '2027-02-30',
      insuranceRenewal: 'מחר',
      licenceMunicipality: 'א'.repeat(61),
      policyNumber: 'a\u0007b',
      ownFields: [ownFields[0], ownFields[0], { name: '', type: 'number', value: 'שלוש' }],
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      licenceValidUntil: 'תאריך לא תקין',
      insuranceRenewal: 'תאריך לא תקין',
      licenceMunicipality: 'אפשר להזין עד 60 תווים',
      policyNumber: 'הטקסט מכיל תווים שאינם נתמכים',
      'ownFields.1.name': 'כבר יש שדה בשם הזה',
      'ownFields.2.name': 'שדה חובה',
      'ownFields.2.value': 'יש להזין מספר, למשל 12.5',
    });
    const many = Array.from({ length: 21 }, (_, n) => ({ name: `שדה ${n}`, type: 'text', value: 'x' }));
    expect((await post({ ownFields: many })).body.errors).toEqual({ ownFields: 'אפשר להוסיף עד 20 שדות' });
  });

  it('has no chip of tomorrow', async () => {
    const made = await post({ chipDate: '2026-11-22', birthDate: '2026-11-22' });
    expect([made.status, made.body.errors]).toEqual([
      422,
      { chipDate: 'תאריך השבב לא יכול להיות בעתיד', birthDate: 'תאריך הלידה לא יכול להיות בעתיד' },
    ]);
    expect((await post({ chipDate: '2026-11-21' })).status).toBe(201);
  });
});
