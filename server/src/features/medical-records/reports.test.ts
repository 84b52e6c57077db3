import { describe, expect, it } from 'vitest';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const rabies = { type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-10' };
const { add, app, call, catId, owner, petId } = await petResourceApp('medicalRecords', rabies);
const ask = (path: string, headers = {}) => app.call('GET', `/api${path}`, { as: owner(), headers });
const daysOf = ({ records }: { records: { date: string }[] }) => records.map(({ date }) => date);

it('The types of records are called in the language of who asks', async () => {
  const { body } = await call('GET', '/types');
  expect(body.types).toHaveLength(7);
  expect(body.types[1]).toEqual({ type: 'vaccination', label: 'חיסון' });
  const english = await ask('/medical-records/types', { 'accept-language': 'en' });
  expect(english.body.types[1].label).toBe('Vaccination');
});

describe('The statistics of records', () => {
  it('count a month, a week, a year or everything, by type, the most frequent first', async () => {
    for (const date of ['2026-11-01', '2026-11-17', '2026-10-31']) await add({ date, type: 'checkup' });
    await add();
    await add({ date: '2025-12-31', petId: await catId() });
    const { id } = await add({ type: 'surgery' });
    await call('DELETE', `/${id}`);
    expect((await call('GET', '/statistics')).body).toEqual({
      period: 'month',
      from: '2026-11-01',
      to: '2026-11-30',
      count: 3,
      types: [
        { type: 'checkup', count: 2, latest: '2026-11-17' },
        { type: 'vaccination', count: 1, latest: '2026-11-10' },
      ],
    });
    const counted = async (query: string) => (await call('GET', `/statistics?${query}`)).body.count;
    expect([await counted('period=week'), await counted('period=year'), await counted('period=all')]).toEqual([
      1, 4, 5,
    ]);
    expect(await counted(`period=all&petId=${petId()}`)).toBe(4);
  });

  it('refuse a period that is none', async () => {
    expect((await call('GET', '/statistics?period=day')).status).toBe(422);
    expect((await call('GET', `/statistics?petId=${owner().id}`)).status).toBe(404);
  });
});

describe('The vaccinations', () => {
  it('are the latest of each vaccine of each pet, newest first, whatever their spelling', async () => {
    const cat = await catId();
    await add({ date: '2024-11-10' });
    await add({ date: '2026-11-10' });
    await add({ date: '2025-11-10', description: 'חיסון  כלבת.' });
    await add({ date: '2026-10-01', description: 'Nobivac DHPPi' });
    await add({ date: '2025-10-01', description: 'nobivac-dhppi' });
    await add({ date: '2026-09-01', petId: cat });
    await add({ type: 'checkup', date: '2026-11-20' });
    const { id } = await add({ date: '2026-11-19' });
    await call('DELETE', `/${id}`);
    const { body } = await call('GET', '/vaccinations');
    expect([body.total, daysOf(body)]).toEqual([3, ['2026-11-10', '2026-10-01', '2026-09-01']]);
    expect(daysOf((await call('GET', '/vaccinations?limit=1&page=2')).body)).toEqual(['2026-10-01']);
    expect(daysOf((await call('GET', `/vaccinations?petId=${cat}`)).body)).toEqual(['2026-09-01']);
    expect((await call('GET', `/vaccinations?petId=${owner().id}`)).status).toBe(404);
  });

  it('are listed once if they are of one day', async () => {
    await add();
    const { id } = await add();
    expect((await call('GET', '/vaccinations')).body).toMatchObject({ total: 1, records: [{ id }] });
  });
});

it('The history of a pet has all its records, newest first, and how many of each type', async () => {
  await add({ petId: await catId() });
  await add({ date: '2025-01-01' });
  await add({ date: '2026-01-01' });
  await add({ type: 'checkup', date: '2026-02-01' });
  const { body } = await ask(`/pets/${petId()}/medical-history?limit=2`);
  expect([body.total, body.page, body.limit, daysOf(body)]).toEqual([3, 1, 2, ['2026-02-01', '2026-01-01']]);
  expect(body.types).toEqual([
    { type: 'vaccination', count: 2, latest: '2026-01-01' },
    { type: 'checkup', count: 1, latest: '2026-02-01' },
  ]);
  expect((await ask(`/pets/${owner().id}/medical-history`)).status).toBe(404);
});
