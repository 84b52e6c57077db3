import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const checkup = { reason: 'בדיקה שנתית', date: '2026-11-20', vetName: 'ד״ר לוי', notes: 'בצום' };
const { add, app, call, catId, owner, petId } = await petResourceApp('appointments', checkup);

const ask = async (method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
  app.call(method, `/api${path}`, { as: owner(), ...(body && { body }) });
const complete = (id: string) => call('PATCH', `/${id}/complete`);
const reopen = (id: string) => call('POST', `/${id}/reopen`);
const records = async () => (await ask('GET', '/medical-records')).body.records;

describe('An appointment that is done', () => {
  it('is a medical record, made once however often it is pressed, and answered', async () => {
    const { id } = await add();
    const { status, body } = await complete(id);
    expect(status).toBe(200);
    expect(body.records).toMatchObject([
      {
        type: 'vet_visit',
        description: 'בדיקה שנתית',
        date: '2026-11-20',
        vetName: 'ד״ר לוי',
        notes: 'בצום',
        version: 1,
      },
    ]);
    expect(body.appointment).toMatchObject({ id, status: 'done', recordId: body.records[0].id, version: 2 });
    expect((await complete(id)).body).toEqual(body);
    expect((await call('GET', `/${id}`)).body).toEqual({ appointment: body.appointment });
    expect(await records()).toEqual(body.records);
  });

  it('creates one record when two people complete it at once', async () => {
    const { id } = await add();
    const both = await Promise.all([complete(id), complete(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]!.body).toEqual(both[1]!.body);
    expect(await records()).toHaveLength(1);
  });

  it('is one record for each of its pets, its own first', async () => {
    const cat = await catId();
    const { id } = await add({ petIds: [cat] });
    const { body } = await complete(id);
    expect(body.records.map((record: { petId: string }) => record.petId)).toEqual([petId(), cat]);
    const [ofCat] = (await ask('GET', `/pets/${cat}/appointments`)).body.appointments;
    expect(ofCat).toMatchObject({ status: 'done', recordId: body.records[1].id });
    expect((await complete(ofCat.id)).body.records[0].petId).toBe(cat);
    expect(await records()).toHaveLength(2);
  });

  it('ahead of its day was done today', async () => {
    const { id } = await add({ date: '2026-12-24' });
    expect((await complete(id)).body.records[0].date).toBe('2026-11-21');
  });

  it('stays away from the record once somebody has deleted that, until it is opened again', async () => {
    const { id } = await add();
    const [record] = (await complete(id)).body.records;
    await ask('DELETE', `/medical-records/${record.id}`);
    expect((await complete(id)).body).toMatchObject({ records: [], appointment: { recordId: null } });
    await reopen(id);
    expect((await complete(id)).body.records).toHaveLength(1);
  });

  it('is taken back with its record, unless somebody has written in that', async () => {
    const { id } = await add();
    await complete(id);
    expect((await reopen(id)).body.appointment).toMatchObject({ status: 'planned', recordId: null, version: 3 });
    expect(await records()).toEqual([]);
    const [record] = (await complete(id)).body.records;
    const body = { type: 'checkup', description: 'הכול תקין', date: '2026-11-20', petId: petId() };
    await ask('PUT', `/medical-records/${record.id}`, body);
    expect((await reopen(id)).body.appointment).toMatchObject({ status: 'planned', recordId: record.id });
    expect((await complete(id)).body.records).toMatchObject([{ id: record.id, description: 'הכול תקין' }]);
    expect(await records()).toHaveLength(1);
  });

  it('is refused when it is cancelled, and is not cancelled; what is open stays as it is when it is opened', async () => {
    const { id } = await add();
    expect((await reopen(id)).body.appointment).toMatchObject({ status: 'planned', version: 1 });
    await call('PATCH', `/${id}/cancel`);
    expect((await complete(id)).body.error).toBe('appointmentClosed');
    await reopen(id);
    await complete(id);
    expect((await call('PATCH', `/${id}/cancel`)).body.error).toBe('appointmentClosed');
    expect((await complete('x')).status).toBe(404);
  });

  it('creates records only for the pets that a guest may edit', async () => {
    const cat = await catId();
    const { id } = await add({ petIds: [cat] });
    const [ofCat] = (await ask('GET', `/pets/${cat}/appointments`)).body.appointments;
    const guest = await givenGuest(app, owner(), cat, { medicalRecords: 'edit' });
    const done = await app.call('PATCH', `/api/appointments/${ofCat.id}/complete`, { as: guest });
    expect(done.body.records).toMatchObject([{ petId: cat }]);
    expect((await call('GET', `/${id}`)).body.appointment).toMatchObject({ status: 'planned', petIds: [petId()] });
  });
});

/** Actions on an appointment or record, selected by its index among the existing ones. */
const deeds = fc.array(
  fc.tuple(
    fc.constantFrom('add', 'write', 'edit', 'rewrite', 'cancel', 'complete', 'reopen', 'remove', 'erase', 'restore'),
    fc.nat(5),
    fc.constantFrom(null, '2026-11-20', '2026-11-21', '2026-11-25', '2027-01-01'),
    fc.boolean(),
  ),
  { minLength: 3, maxLength: 12 },
);

describe('The list of upcoming visits', () => {
  it(
    'is the same number and the same rows wherever it is told, whatever was written',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(deeds, async (all) => {
          const as = await givenOwner(app);
          const [dog, cat] = [await givenPet(app, as), await givenPet(app, as, { name: 'מיצי', species: 'cat' })].map(
            ({ id }) => id,
          ) as [string, string];
          const ask = async (method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
            app.call(method, `/api${path}`, { as, ...(body && { body }) });
          const things: { appointments: string[]; records: string[] } = { appointments: [], records: [] };
          for (const [deed, place, day, withCat] of all) await does(deed, { place, day, withCat });
          await isAgreed();

          async function does(deed: string, said: { place: number; day: string | null; withCat: boolean }) {
            const { place, day, withCat } = said;
            const appointment = things.appointments[place % things.appointments.length] ?? 'none';
            const record = things.records[place % things.records.length] ?? 'none';
            const date = day ?? '2026-11-22';
            const written = { type: 'checkup', description: 'x', date: '2026-11-01', nextAppointment: day };
            const pets = withCat ? { petId: dog, petIds: [cat] } : { petId: dog, petIds: [] };
            const deeds: Record<
              string,
              () => Promise<{ body: { appointment?: { id: string }; record?: { id: string } } }>
            > = {
              add: () => ask('POST', '/appointments', { reason: 'x', date, ...pets }),
              write: () => ask('POST', '/medical-records', { ...written, petId: withCat ? cat : dog }),
              edit: () => ask('PUT', `/appointments/${appointment}`, { reason: 'x', date, ...pets }),
              rewrite: () => ask('PUT', `/medical-records/${record}`, { ...written, petId: withCat ? cat : dog }),
              cancel: () => ask('PATCH', `/appointments/${appointment}/cancel`),
              complete: () => ask('PATCH', `/appointments/${appointment}/complete`),
              reopen: () => ask('POST', `/appointments/${appointment}/reopen`),
              remove: () => ask('DELETE', `/appointments/${appointment}`),
              erase: () => ask('DELETE', `/medical-records/${record}`),
              restore: () =>
                withCat
                  ? ask('POST', `/medical-records/${record}/restore`)
                  : ask('POST', `/appointments/${appointment}/restore`),
            };
            const { body } = await deeds[deed]!();
            if (deed === 'add') things.appointments.push(body.appointment!.id);
            if (deed === 'write') things.records.push(body.record!.id);
            const { body: listed } = await ask('GET', '/appointments?limit=100');
            for (const { id } of listed.appointments)
              if (!things.appointments.includes(id)) things.appointments.push(id);
          }

          async function isAgreed() {
            const [{ body: overview }, { body: upcoming }, { body: ofRecords }, { body: listed }, ...ofPets] =
              await Promise.all([
                ask('GET', '/overview'),
                ask('GET', '/appointments/upcoming?limit=100'),
                ask('GET', '/medical-records/upcoming?limit=100'),
                ask('GET', '/appointments?when=upcoming&limit=100'),
                ...[dog, cat].map((id) => ask('GET', `/pets/${id}/appointments/upcoming?limit=100`)),
              ]);
            expect(listed.appointments).toEqual(upcoming.appointments);
            expect([overview.appointments.count, ofRecords.count, listed.total, upcoming.count]).toEqual(
              Array(4).fill(upcoming.appointments.length),
            );
            expect(overview.appointments.next).toEqual(upcoming.appointments[0] ?? null);
            type Row = { id: string; date: string; followsRecordId: string | null; status: string };
            const rows = ofPets.flatMap(({ body }) => body.appointments as Row[]);
            const named = rows.filter(({ followsRecordId }) => followsRecordId);
            expect(new Set(named.map(({ followsRecordId }) => followsRecordId)).size).toBe(named.length);
            expect(ofRecords.total).toBe(named.length);
            expect(
              new Map(ofRecords.records.map((r: { id: string; nextAppointment: string }) => [r.id, r.nextAppointment])),
            ).toEqual(new Map(named.map(({ followsRecordId, date }) => [followsRecordId, date])));
            const { body: all } = await ask('GET', '/medical-records?limit=100');
            for (const { id, nextAppointment } of all.records) {
              const standing = (
                await Promise.all([dog, cat].map((pet) => ask('GET', `/pets/${pet}/appointments?limit=100`)))
              )
                .flatMap(({ body }) => body.appointments as Row[])
                .filter((row) => row.followsRecordId === id && row.status !== 'cancelled');
              expect(standing.map(({ date }) => date)).toEqual(nextAppointment === null ? [] : [nextAppointment]);
            }
          }
        }),
        { numRuns: 20 },
      );
    },
  );
});
