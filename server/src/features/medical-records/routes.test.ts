import { describe, expect, it } from 'vitest';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const rabies = {
  type: 'vaccination',
  description: 'חיסון כלבת',
  date: '2026-11-19',
  vetName: 'ד״ר לוי',
  nextAppointment: '2028-11-19',
};
const { add, app, call, catId, list, owner, petId, post, put } = await petResourceApp('medicalRecords', rabies);

describe('medical records', () => {
  it('are added and read back with the pet’s name', async () => {
    const made = await post({ notes: '  ', petName: 'אחר', extra: 'x' });
    expect(made.status).toBe(201);
    expect(made.body.record).toMatchObject({ ...rabies, petId: petId(), petName: 'בלה', notes: null, version: 1 });
    const read = await call('GET', `/${made.body.record.id}`);
    expect(read.body).toEqual(made.body);
  });

  it('name all bad fields at once, in Hebrew', async () => {
    const bad = {
      type: 'prayer',
      date: '2026-02-31',
      description: ' ',
      nextAppointment: 'soon',
      vetName: 'א'.repeat(101),
    };
    const { status, body } = await call('POST', '', bad);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      type: 'סוג לא מוכר',
      petId: 'יש לבחור חיית מחמד',
      date: 'תאריך לא תקין',
      description: 'תיאור נדרש',
      nextAppointment: 'תאריך לא תקין',
      vetName: 'אפשר להזין עד 100 תווים',
    });
  });

  it('are not moved past an appointment that the edit leaves out', async () => {
    const { id } = await add({ date: '2026-11-19', nextAppointment: '2026-11-20' });
    const { type, description } = rabies;
    const edit = (body: object) => call('PUT', `/${id}`, { type, description, petId: petId(), ...body });
    const late = await edit({ date: '2026-11-21' });
    expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['nextAppointment']]);
    const { body } = await call('GET', `/${id}`);
    expect(body.record).toMatchObject({ date: '2026-11-19', nextAppointment: '2026-11-20', version: 1 });
    expect((await edit({ date: '2026-11-21', nextAppointment: '' })).status).toBe(200);
  });

  it('have their next appointment on the day of the visit or later', async () => {
    const { id } = await add({ nextAppointment: rabies.date });
    const early = { nextAppointment: '2026-11-18' };
    for (const answer of [await post(early), await put(id, early)]) {
      expect([answer.status, answer.body.errors]).toEqual([422, { nextAppointment: 'התאריך מוקדם מתאריך ההתחלה' }]);
    }
    expect(await list()).toMatchObject({ total: 1, records: [{ nextAppointment: rabies.date, version: 1 }] });
  });

  it('are listed newest first and filtered by pet, type and days', async () => {
    await add({ date: '2026-11-01' });
    await add({ date: '2026-11-02', petId: await catId(), type: 'checkup' });
    await add({ date: '2026-10-02', type: 'surgery', nextAppointment: '' });
    const all = await list('limit=2&type=');
    expect(all).toMatchObject({ total: 3, page: 1, limit: 2 });
    expect(all.records.map((r: { petName: string }) => r.petName)).toEqual(['מיצי', 'בלה']);
    expect((await list('limit=2&page=2')).records).toMatchObject([{ date: '2026-10-02', nextAppointment: null }]);
    expect(await list('from=2026-11-01&to=2026-11-01')).toMatchObject({ total: 1, records: [{ date: '2026-11-01' }] });
    expect(await list(`petId=${petId()}&type=surgery`)).toMatchObject({ total: 1, records: [{ type: 'surgery' }] });
  });

  it('are listed soonest first if they have a future appointment, as many as the dashboard counts', async () => {
    const resting = await catId();
    await add({ description: 'בעוד שנה', nextAppointment: '2027-11-21' });
    await add({ description: 'היה', date: '2026-01-01', nextAppointment: '2026-11-20' });
    await add({ description: 'היום', date: '2026-01-01', nextAppointment: '2026-11-21' });
    await add({ description: 'בלי', nextAppointment: '' });
    await add({ description: 'של חתול', petId: await catId(), nextAppointment: '2026-12-24' });
    await add({ description: 'בארכיון', petId: resting, nextAppointment: '2026-12-24' });
    const { id } = await add({ description: 'נמחק', nextAppointment: '2026-12-24' });
    await call('DELETE', `/${id}`);
    await app.call('PATCH', `/api/pets/${resting}/archive`, { as: owner(), body: { archived: true } });

    const upcoming = async (query = '') => {
      const { body } = await call('GET', `/upcoming?${query}`);
      const { records, ...rest } = body;
      return { ...rest, records: records.map(({ description }: { description: string }) => description) };
    };
    expect(await upcoming()).toEqual({
      records: ['היום', 'של חתול', 'בעוד שנה'],
      total: 3,
      count: 3,
      page: 1,
      limit: 20,
    });
    expect(await upcoming('limit=1&page=2')).toMatchObject({ total: 3, records: ['של חתול'] });
    expect(await upcoming(`petId=${petId()}`)).toMatchObject({ total: 2, records: ['היום', 'בעוד שנה'] });
    const { appointments } = (await app.call('GET', '/api/overview', { as: owner() })).body;
    expect(appointments).toMatchObject({ count: 3, next: { date: '2026-11-21', petId: petId(), vetName: 'ד״ר לוי' } });
    expect((await call('GET', `/upcoming?petId=${owner().id}`)).status).toBe(404);
  });

  it.each(['type=prayer', 'from=yesterday', 'limit=101'])('refuse the malformed filter %s', async (query) => {
    expect((await call('GET', `?${query}`)).status).toBe(422);
  });

  it('are edited from the version that was read, and a stale edit gets the current state', async () => {
    const { id } = await add();
    const first = await put(id, { version: 1, petId: await catId(), vetName: '', nextAppointment: null });
    expect(first.body.record).toMatchObject({ petName: 'מיצי', vetName: null, nextAppointment: null, version: 2 });
    const second = await put(id, { version: 1, description: 'אחר' });
    expect([second.status, second.body.error]).toEqual([409, 'stale']);
    expect(second.body.current).toEqual(first.body);
  });

  it('come back after a deletion', async () => {
    const { id } = await add();
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await list()).total).toBe(0);
    const back = await call('POST', `/${id}/restore`);
    expect(back.body.record).toMatchObject({ id, petName: 'בלה' });
    expect((await list()).total).toBe(1);
  });

  it('stay in the history of an archived pet, and disappear with a deleted pet', async () => {
    await add();
    const pet = app.db.updateTable('pets').where('householdId', '=', owner().householdId).where('id', '=', petId());
    await pet.set({ archivedAt: app.clock.now }).execute();
    expect((await list()).total).toBe(1);
    await pet.set({ deletedAt: app.clock.now }).execute();
    expect((await list()).total).toBe(0);
  });
});
