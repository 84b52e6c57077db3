import { expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { givenGuest, givenShare } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const visit = {
  type: 'vet_visit',
  description: 'בדיקה שנתית',
  date: '2026-11-10',
  vetName: 'ד״ר לוי',
  notes: 'הכול תקין',
};
const { app, call, catId, owner, petId, post } = await petResourceApp('medicalRecords', visit);

const ask = (path: string, as = owner()) => app.call('GET', `/api${path}`, { as });
const listed = async () => (await call('GET', '')).body.records as { id: string; petId: string; version: number }[];
const pets = async () => [petId(), await catId(), await catId()] as const;

it('One entry for three pets makes a record of each, which know of each other', async () => {
  const all = await pets();
  const { status, body } = await post({ petIds: all });
  expect(status).toBe(201);
  const records = await listed();
  expect(records.map((record) => record.petId).toSorted()).toEqual([...all].toSorted());
  for (const record of records) {
    const together = records.filter(({ id }) => id !== record.id).map(({ id, petId }) => ({ id, petId }));
    expect(record).toMatchObject({ ...visit, petId: record.petId, version: 1 });
    expect((record as unknown as typeof body.record).together.toSorted(byId)).toEqual(together.toSorted(byId));
  }
  expect((await call('GET', `/${body.record.id}`)).body.record).toEqual(body.record);
});
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

it('Each is a record of its own from then on', async () => {
  const [first, second] = await pets();
  const { record } = (await post({ petIds: [second] })).body;
  const edited = { ...visit, petId: first, description: 'רק של אחת' };
  await app.call('PUT', `/api/medical-records/${record.id}`, { as: owner(), body: edited });
  const [other] = record.together;
  expect((await call('GET', `/${other.id}`)).body.record).toMatchObject({ description: visit.description, version: 1 });
  await call('DELETE', `/${record.id}`);
  expect(await listed()).toMatchObject([{ id: other.id, together: [] }]);
});

it('The cost of a visit is divided among the pets, to the agora', async () => {
  const all = await pets();
  const { record } = (await post({ petIds: all, cost: 100 })).body;
  expect(record.cost).toBe(33.34);
  const { expenses, totalAmount } = (await ask('/expenses')).body;
  expect(totalAmount).toBe(100);
  expect(expenses.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([33.33, 33.33, 33.34]);
  expect(new Set(expenses.map((expense: { petId: string }) => expense.petId))).toEqual(new Set(all));
});

it('A visit that cost less than an agora for each costs some of them nothing', async () => {
  const { status } = await post({ petIds: await pets(), cost: 0.02 });
  expect(status).toBe(201);
  expect((await ask('/expenses')).body).toMatchObject({ totalAmount: 0.02, total: 2 });
});

it('Their next appointment is one visit of them all', async () => {
  const all = await pets();
  await post({ petIds: all, nextAppointment: '2027-11-10' });
  const { appointments, total } = (await ask('/appointments/upcoming')).body;
  expect(total).toBe(1);
  expect(appointments[0].petIds.toSorted()).toEqual([...all].toSorted());
  expect(
    (await listed()).every((record) => 'nextAppointment' in record && record.nextAppointment === '2027-11-10'),
  ).toBe(true);
});

it('A later next appointment belongs to that pet alone and does not overwrite those of the others', async () => {
  const other = await catId();
  const { record } = (await post({ petIds: [other], nextAppointment: '2027-11-10' })).body;
  const { id } = record.together[0];
  const say = (nextAppointment: string | null) =>
    app.call('PUT', `/api/medical-records/${id}`, { as: owner(), body: { ...visit, petId: other, nextAppointment } });
  await say(null);
  const [first] = (await ask('/appointments/upcoming')).body.appointments;
  const hour = { reason: first.reason, date: first.date, time: '10:00', petId: petId(), place: 'מרפאת הכרמל' };
  await app.call('PUT', `/api/appointments/${first.id}`, { as: owner(), body: hour });
  await say('2027-11-10');
  const { appointments } = (await ask('/appointments/upcoming')).body;
  expect(appointments).toMatchObject([
    { petIds: [petId()], time: '10:00', place: 'מרפאת הכרמל' },
    { petIds: [other], time: null, place: null },
  ]);
});

it('All are deleted at once, and each comes back with its cost', async () => {
  const all = await pets();
  const { record } = (await post({ petIds: all, cost: 90, nextAppointment: '2027-11-10' })).body;
  const { record: alone } = (await post({ description: 'לבדה' })).body;
  expect((await call('DELETE', `/${record.together[0].id}/together`)).status).toBe(204);
  expect((await listed()).map(({ id }) => id)).toEqual([alone.id]);
  expect((await ask('/expenses')).body.total).toBe(0);
  expect((await ask('/appointments/upcoming')).body.total).toBe(0);
  expect((await call('DELETE', `/${record.id}/together`)).status).toBe(404);
  await call('POST', `/${record.id}/restore`);
  expect((await call('GET', `/${record.id}`)).body.record).toMatchObject({ cost: 30, together: [] });
  expect((await call('DELETE', `/${alone.id}/together`)).status).toBe(204);
  expect((await listed()).map(({ id }) => id)).toEqual([record.id]);
});

it('Visits of the same pets, said in any order, are made and deleted at once, and none is refused', async () => {
  const [first, second] = await pets();
  const at = Array.from({ length: 8 }, (_, turn) => turn);
  const made = await Promise.all(
    at.map((turn) => post({ petId: turn % 2 ? first : second, petIds: [first, second], cost: 90 })),
  );
  expect(made.map(({ status }) => status)).toEqual(at.map(() => 201));
  const gone = await Promise.all(made.map(({ body }) => call('DELETE', `/${body.record.id}/together`)));
  expect(gone.map(({ status }) => status)).toEqual(at.map(() => 204));
});

it('Sent again under its id it makes nothing more', async () => {
  const body = { id: idAt(app.clock.now), petIds: [await catId()] };
  const [first, again] = [await post(body), await post(body)];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(await listed()).toHaveLength(2);
});

it('A request with a pet that is out of reach, unknown or in another household creates no record', async () => {
  const stranger = await givenOwner(app);
  const foreign = await givenPet(app, stranger);
  expect((await post({ petIds: [foreign.id] })).status).toBe(404);
  expect((await post({ petIds: [newId()] })).status).toBe(404);
  expect((await post({ petIds: ['x'] })).status).toBe(404);
  expect((await post({ petIds: Array.from({ length: 21 }, () => petId()) })).status).toBe(422);
  await givenShare(app, stranger, foreign.id, { guest: owner(), name: 'דנה', rights: { medicalRecords: 'edit' } });
  const { status, body } = await post({ petIds: [foreign.id] });
  expect([status, body.errors]).toEqual([422, { petIds: expect.any(String) }]);
  expect(await listed()).toEqual([]);
});

it('A guest is told of no more pets than they may see, makes none elsewhere, and deletes what they may', async () => {
  const other = await catId();
  const guest = await givenGuest(app, owner(), petId(), { medicalRecords: 'edit' });
  const { record } = (await post({ petIds: [other], cost: 80 })).body;
  const seen = (await ask(`/medical-records/${record.id}`, guest)).body.record;
  expect(seen).toMatchObject({ together: [], cost: null });
  const made = await app.call('POST', '/api/medical-records', {
    as: guest,
    body: { ...visit, petId: petId(), petIds: [other] },
  });
  expect(made.status).toBe(404);
  const removed = await app.call('DELETE', `/api/medical-records/${record.id}/together`, { as: guest });
  expect(removed.status).toBe(204);
  expect((await listed()).map(({ petId }) => petId)).toEqual([other]);
});
