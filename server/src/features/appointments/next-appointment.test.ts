import { describe, expect, it } from 'vitest';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const rabies = { type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-10', vetName: 'ד״ר לוי' };
const { add, app, call, catId, owner, petId, post, put } = await petResourceApp('medicalRecords', rabies);

const ask = async (method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
  app.call(method, `/api${path}`, { as: owner(), ...(body && { body }) });
const appointments = async () => (await ask('GET', '/appointments')).body.appointments;
const read = async (id: string) => (await call('GET', `/${id}`)).body.record;
const edit = (id: string, change: object) =>
  ask('PUT', `/appointments/${id}`, { reason: 'חיסון כלבת', date: '2027-11-10', petId: petId(), ...change });

describe('The next appointment of a record', () => {
  it('is an appointment of the pet, made once', async () => {
    const { status, body } = await post({ nextAppointment: '2027-11-10' });
    expect([status, body.record.nextAppointment]).toEqual([201, '2027-11-10']);
    const made = await appointments();
    expect(made).toMatchObject([
      {
        petId: petId(),
        date: '2027-11-10',
        time: null,
        reason: 'חיסון כלבת',
        vetName: 'ד״ר לוי',
        followsRecordId: body.record.id,
        version: 1,
      },
    ]);
    expect(await read(body.record.id)).toEqual(body.record);
    await put(body.record.id, { notes: 'בלי תופעות' });
    await put(body.record.id, { nextAppointment: '2027-11-10' });
    expect(await appointments()).toEqual(made);
  });

  it('is none where none is said', async () => {
    const { id } = await add();
    await put(id, { notes: 'בלי' });
    expect(await appointments()).toEqual([]);
  });

  it('moves with the record, to another day or pet, and goes with the field', async () => {
    const { id } = await add({ nextAppointment: '2027-11-10' });
    const [made] = await appointments();
    await edit(made.id, { time: '10:00', questions: ['מה?'] });
    const other = await catId();
    const moved = await put(id, { nextAppointment: '2027-12-01', petId: other });
    expect(moved.body.record).toMatchObject({ nextAppointment: '2027-12-01', petId: other });
    expect(await appointments()).toMatchObject([
      { id: made.id, date: '2027-12-01', petId: other, startsAt: '2027-12-01T08:00:00.000Z', questions: ['מה?'] },
    ]);
    await put(id, { petId: petId() });
    expect(await appointments()).toMatchObject([{ id: made.id, date: '2027-12-01', petId: petId() }]);
    expect((await put(id, { nextAppointment: '' })).body.record.nextAppointment).toBeNull();
    expect(await appointments()).toEqual([]);
    await put(id, { nextAppointment: '2028-01-01' });
    expect(await appointments()).toMatchObject([{ date: '2028-01-01', followsRecordId: id }]);
  });

  it('is what the appointment says, whoever moves, cancels or deletes that; and then an older edit is stale', async () => {
    const { id } = await add({ nextAppointment: '2027-11-10' });
    const [{ id: next }] = await appointments();
    await edit(next, { date: '2027-11-15' });
    expect(await read(id)).toMatchObject({ nextAppointment: '2027-11-15', version: 2 });
    expect((await put(id, { nextAppointment: '2027-11-10', version: 1 })).status).toBe(409);
    await edit(next, { reason: 'רק מילים', date: '2027-11-15' });
    expect(await read(id)).toMatchObject({ version: 2 });
    await ask('PATCH', `/appointments/${next}/cancel`);
    expect(await read(id)).toMatchObject({ nextAppointment: null, version: 3 });
    await ask('POST', `/appointments/${next}/reopen`);
    expect(await read(id)).toMatchObject({ nextAppointment: '2027-11-15', version: 4 });
    await ask('DELETE', `/appointments/${next}`);
    expect(await read(id)).toMatchObject({ nextAppointment: null, version: 5 });
    await ask('POST', `/appointments/${next}/restore`);
    expect(await read(id)).toMatchObject({ nextAppointment: '2027-11-15', version: 6 });
  });

  it('is not before the record, from neither side', async () => {
    const { id } = await add({ nextAppointment: '2027-11-10' });
    const [{ id: next }] = await appointments();
    expect((await edit(next, { date: '2026-11-09' })).body.errors).toEqual({ date: expect.any(String) });
    expect((await put(id, { date: '2027-11-11' })).body.errors).toEqual({ nextAppointment: expect.any(String) });
    expect((await post({ nextAppointment: '2026-11-09' })).status).toBe(422);
    expect(await appointments()).toMatchObject([{ id: next, date: '2027-11-10' }]);
  });

  it('goes and comes back with the record; one that was deleted by itself stays away', async () => {
    const { id } = await add({ nextAppointment: '2027-11-10' });
    const [made] = await appointments();
    await call('DELETE', `/${id}`);
    expect(await appointments()).toEqual([]);
    expect((await call('POST', `/${id}/restore`)).body.record.nextAppointment).toBe('2027-11-10');
    expect(await appointments()).toMatchObject([{ id: made.id }]);
    await ask('DELETE', `/appointments/${made.id}`);
    await call('DELETE', `/${id}`);
    await call('POST', `/${id}/restore`);
    expect(await appointments()).toEqual([]);
    await put(id, { nextAppointment: '2028-01-01' });
    expect((await ask('POST', `/appointments/${made.id}/restore`)).body.appointment.followsRecordId).toBeNull();
    expect(await read(id)).toMatchObject({ nextAppointment: '2028-01-01' });
    expect(await appointments()).toHaveLength(2);
  });

  it('that comes back while its record is gone is of no record', async () => {
    const { id } = await add({ nextAppointment: '2027-11-10' });
    const [made] = await appointments();
    await ask('PATCH', `/appointments/${made.id}/cancel`);
    await call('DELETE', `/${id}`);
    expect((await ask('POST', `/appointments/${made.id}/reopen`)).body.appointment).toMatchObject({
      status: 'planned',
      followsRecordId: null,
    });
    await call('POST', `/${id}/restore`);
    expect(await read(id)).toMatchObject({ nextAppointment: null });
  });

  it('stays as it was when it was done, and another day makes another', async () => {
    const { id } = await add({ nextAppointment: '2026-11-20' });
    const [made] = await appointments();
    await ask('PATCH', `/appointments/${made.id}/complete`);
    expect(await read(id)).toMatchObject({ nextAppointment: '2026-11-20' });
    await put(id, { nextAppointment: '2027-11-20' });
    expect(await appointments()).toMatchObject([
      { date: '2027-11-20', status: 'planned', followsRecordId: id },
      { id: made.id, date: '2026-11-20', status: 'done', followsRecordId: null },
    ]);
    await call('DELETE', `/${id}`);
    expect(await appointments()).toMatchObject([{ id: made.id }]);
  });

  it('is made by a guest who may write records, and seen by one who may read them', async () => {
    const guest = await givenGuest(app, owner(), petId(), { medicalRecords: 'edit' });
    const body = { ...rabies, petId: petId(), nextAppointment: '2027-11-10' };
    const { status } = await app.call('POST', '/api/medical-records', { as: guest, body });
    expect(status).toBe(201);
    const viewer = await givenGuest(app, owner(), petId(), { medicalRecords: 'view' });
    expect((await app.call('GET', '/api/appointments', { as: viewer })).body.total).toBe(1);
  });

  it('is kept with all pets that come, and leaves them when the record has none', async () => {
    const { id } = await add({ nextAppointment: '2027-11-10' });
    const [{ id: next }] = await appointments();
    const cat = await catId();
    await edit(next, { petIds: [cat] });
    await put(id, { nextAppointment: '2027-11-12' });
    const ofCat = async () => (await ask('GET', `/pets/${cat}/appointments`)).body.appointments;
    expect(await ofCat()).toMatchObject([{ date: '2027-11-12', petIds: [cat, petId()] }]);
    await put(id, { nextAppointment: null });
    expect(await ofCat()).toMatchObject([{ date: '2027-11-12', petIds: [cat] }]);
  });
});
