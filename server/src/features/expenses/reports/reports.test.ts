import { builtInCategories } from '@tzemed/contract/money/expenses';
import { addDays, addMonths } from '@tzemed/contract/dates/days';
import { describe, expect, it } from 'vitest';
import { givenOwner, givenPet, type Owner } from '../../../testing/fixtures/given.ts';
import { givenGuest } from '../../../testing/fixtures/given-people.ts';
import { petResourceApp } from '../../../testing/matrix/pet-resource-app.ts';

const food = { description: 'שק מזון יבש', amount: 100, category: 'food', date: '2026-11-19' };
const { add, app, call, catId, owner, petId } = await petResourceApp('expenses', food);
// A Saturday.
const today = '2026-11-21';
const at = (day = today) => void (app.clock.now = new Date(`${day}T10:00:00Z`));
const ask = async (what: string, query = '') => (await call('GET', `/${what}?${query}`)).body;

describe('A summary', () => {
  it('shows a month by category and by pet, next to the month before, up to today', async () => {
    at();
    const cat = await catId();
    await add({ amount: 300.1 });
    await add({ amount: 100.2, category: 'toys', petId: cat });
    await add({ amount: 50, date: '2026-11-28', category: 'toys' });
    await add({ amount: 80, date: '2026-10-21' });
    await add({ amount: 20, date: '2026-10-31' });
    expect(await ask('monthly-summary')).toEqual({
      month: '2026-11',
      from: '2026-11-01',
      to: '2026-11-30',
      totalAmount: 450.3,
      count: 3,
      previous: { from: '2026-10-01', to: '2026-10-31', totalAmount: 100, count: 2 },
      untilToday: { to: today, totalAmount: 400.3, previousTo: '2026-10-21', previousTotalAmount: 80 },
      categories: [
        { category: 'food', totalAmount: 300.1, count: 1, percent: 67, previousTotalAmount: 100 },
        { category: 'toys', totalAmount: 150.2, count: 2, percent: 33, previousTotalAmount: 0 },
      ],
      pets: [
        { petId: petId(), totalAmount: 350.1, count: 2 },
        { petId: cat, totalAmount: 100.2, count: 1 },
      ],
    });
    const october = await ask('monthly-summary', `year=2026&month=10&petId=${petId()}`);
    expect(october).toMatchObject({ month: '2026-10', totalAmount: 100, untilToday: null });
    expect(await ask('monthly-summary', `petId=${cat}`)).toMatchObject({ totalAmount: 100.2, count: 1 });
    const january = await ask('monthly-summary', 'month=1&year=2026');
    expect(january).toMatchObject({
      totalAmount: 0,
      count: 0,
      categories: [],
      pets: [],
      previous: { to: '2025-12-31' },
    });
  });

  it('lists all months of a year, each next to the same month of the year before', async () => {
    at();
    await add({ amount: 100 });
    await add({ amount: 40, date: '2025-11-21' });
    await add({ amount: 2, date: '2025-11-22' });
    await add({ amount: 7, date: '2026-01-01', category: 'vet' });
    const told = await ask('yearly-summary');
    expect(told).toMatchObject({
      year: 2026,
      totalAmount: 107,
      previous: { from: '2025-01-01', to: '2025-12-31', totalAmount: 42 },
      untilToday: { totalAmount: 107, previousTo: '2025-11-21', previousTotalAmount: 40 },
    });
    expect(told.months).toHaveLength(12);
    expect(told.months[10]).toEqual({ month: '2026-11', totalAmount: 100, count: 1, previousTotalAmount: 42 });
    expect(told.months[0]).toEqual({ month: '2026-01', totalAmount: 7, count: 1, previousTotalAmount: 0 });
    expect(await ask('yearly-summary', 'year=2025')).toMatchObject({ totalAmount: 42, untilToday: null });
  });
});

describe('A trend', () => {
  it('goes by days in a week and a month, by months in a year and in all time', async () => {
    at();
    await add({ amount: 1, date: '2024-02-29' });
    await add({ amount: 2, date: '2026-11-15' });
    await add({ amount: 4, date: '2026-11-14' });
    const week = await ask('trends', 'period=week');
    expect(week).toMatchObject({ unit: 'day', totalAmount: 2, previous: { from: '2026-11-08', totalAmount: 4 } });
    expect(week.points.map(({ totalAmount }: { totalAmount: number }) => totalAmount)).toEqual([2, 0, 0, 0, 0, 0, 0]);
    const month = await ask('trends', 'period=month');
    expect([month.points.length, month.points[13].totalAmount, month.totalAmount]).toEqual([30, 4, 6]);
    const year = await ask('trends');
    expect([year.period, year.points.length, year.points[10]]).toEqual([
      'year',
      12,
      { from: '2026-11-01', to: '2026-11-30', totalAmount: 6, count: 2 },
    ]);
    const all = await ask('trends', 'period=all');
    expect([all.points.length, all.points[0].from, all.totalAmount]).toEqual([34, '2024-02-01', 7]);
    expect([all.from, all.previous, all.untilToday]).toEqual([null, null, null]);
  });

  it('is empty for a user without expenses', async () => {
    at();
    expect((await ask('trends', 'period=all')).points).toEqual([]);
    expect(await ask('category-breakdown')).toMatchObject({ period: 'month', totalAmount: 0, categories: [] });
    const told = await ask('insight');
    expect(told).toMatchObject({ year: 2026, firstMonth: null, totalAmount: 0, pets: [], forecast: null });
    expect(told.months).toHaveLength(12);
  });
});

describe('The insight', () => {
  it('tells a year as far as today, and what the next twelve months may cost', async () => {
    at();
    const cat = await catId();
    for (const month of ['2026-08', '2026-09', '2026-10']) await add({ amount: 300, date: `${month}-10` });
    await add({ amount: 90, date: '2026-10-11', petId: cat, category: 'vet' });
    await add({ amount: 100, date: '2026-11-30' });
    await add({ amount: 500, date: '2027-02-01' });
    const told = await ask('insight');
    expect(told).toMatchObject({ firstMonth: '2026-08', from: '2026-01-01', to: today, totalAmount: 990, count: 4 });
    // Since August: four months have begun.
    expect(told.monthlyAverage).toBe(247.5);
    expect(told.pets).toEqual([
      { petId: petId(), totalAmount: 900, count: 3, cameBack: 0, monthlyAverage: 225 },
      { petId: cat, totalAmount: 90, count: 1, cameBack: 0, monthlyAverage: 45 },
    ]);
    expect(told.months[10]).toMatchObject({ month: '2026-11', totalAmount: 0 });
    expect(told.forecast).toMatchObject({ pace: 330, paceMonths: 3, known: 500, guessed: 11 * 330 });
    expect(told.forecast.months[2]).toEqual({ month: '2027-02', known: 500, written: 500, planned: 0, guessed: 0 });
    expect((await ask('insight', 'year=2025')).forecast).toBeNull();
    expect(await ask('insight', `petId=${cat}`)).toMatchObject({ totalAmount: 90, firstMonth: '2026-10' });
  });

  it('spreads what a pet costs over the months since its first expense of all', async () => {
    at();
    await add({ amount: 10, date: '2023-05-01' });
    await add({ amount: 600, date: '2026-09-10' });
    const [told, alone] = [await ask('insight'), await ask('insight', `petId=${petId()}`)];
    // Eleven months of this year have begun.
    expect([told.pets[0].monthlyAverage, alone.monthlyAverage]).toEqual([54.55, 54.55]);
  });

  it('tells what an archived pet has cost, and expects nothing more of it', async () => {
    at();
    const cat = await catId();
    for (const month of ['2026-09', '2026-10']) {
      await add({ amount: 800, date: `${month}-10` });
      await add({ amount: 50, date: `${month}-10`, petId: cat });
    }
    await add({ amount: 120, date: '2027-01-10' });
    await app.call('PATCH', `/api/pets/${petId()}/archive`, { as: owner(), body: { archived: true } });
    const told = await ask('insight');
    expect(told.totalAmount).toBe(1700);
    expect(told.forecast).toMatchObject({ pace: 50, known: 0, guessed: 12 * 50 });
    expect((await ask('insight', `petId=${petId()}`)).forecast).toBeNull();
  });
});

it('Parts are the whole, to the agora, in every report, and those of a pet are of it alone', async () => {
  at();
  const pets = [petId(), await catId()];
  let seed = 20261121;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const rows = Array.from({ length: 120 }, () => ({
    petId: pets[random(2)]!,
    category: builtInCategories[random(builtInCategories.length)]!,
    agorot: 1 + random(99_999),
    date: addDays('2025-01-01', random(700)),
  }));
  for (const { agorot, ...row } of rows) await add({ ...row, amount: agorot / 100 });
  const agorotOf = (all: readonly { totalAmount: number }[]) =>
    all.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0);
  const spent = (from: string, to: string, petId?: string) =>
    rows
      .filter((row) => row.date >= from && row.date <= to && (!petId || row.petId === petId))
      .reduce((sum, { agorot }) => sum + agorot, 0);

  for (const pet of [undefined, ...pets]) {
    const of = pet ? `&petId=${pet}` : '';
    for (const year of [2025, 2026]) {
      const told = await ask('yearly-summary', `year=${year}${of}`);
      const whole = spent(`${year}-01-01`, `${year}-12-31`, pet);
      expect(agorotOf([told])).toBe(whole);
      for (const part of [told.months, told.categories, told.pets]) expect(agorotOf(part)).toBe(whole);
      const months = await Promise.all(
        Array.from({ length: 12 }, (_, month) => ask('monthly-summary', `year=${year}&month=${month + 1}${of}`)),
      );
      expect(agorotOf(months)).toBe(whole);
    }
    const insight = await ask('insight', of.slice(1));
    const soFar = spent('2026-01-01', today, pet);
    for (const part of [[insight], insight.months, insight.categories, insight.pets])
      expect(agorotOf(part)).toBe(soFar);
    expect(agorotOf([insight.previous])).toBe(spent('2025-01-01', '2025-11-21', pet));
    const all = await ask('trends', `period=all${of}`);
    expect([agorotOf(all.points), agorotOf([all])]).toEqual([spent('1900', '2200', pet), spent('1900', '2200', pet)]);
    const breakdown = await ask('category-breakdown', `period=year${of}`);
    expect(breakdown.categories.reduce((sum: number, { percent }: { percent: number }) => sum + percent, 0)).toBe(100);
    expect(agorotOf(breakdown.categories)).toBe(spent('2026-01-01', '2026-12-31', pet));
  }
});

it('Guests are told what they may see, and nobody of a pet that is not theirs', async () => {
  at();
  const cat = await catId();
  await add({ amount: 10 });
  await add({ amount: 5, petId: cat });
  const helper = await givenGuest(app, owner(), cat, { profile: 'view', expenses: 'view' });
  const stranger = await givenOwner(app);
  const asked = async (as: Owner, path: string) =>
    (await app.call('GET', `/api/expenses/${path}`, { as })).body.totalAmount ?? null;
  for (const what of ['trends', 'category-breakdown', 'monthly-summary', 'yearly-summary', 'insight']) {
    expect([await asked(helper, what), await asked(stranger, what)]).toEqual([5, 0]);
    expect(await asked(helper, `${what}?petId=${petId()}`)).toBeNull();
    const { status } = await app.call('GET', `/api/expenses/${what}?petId=${petId()}`, { as: helper });
    expect(status).toBe(404);
  }
});

it.each(['year=1900', 'year=20026', 'month=13', 'month=0', 'year=x', 'month=1.5'])('%s is refused', async (query) => {
  expect((await call('GET', `/monthly-summary?${query}`)).status).toBe(422);
});

it('A year goes on past its end: in January the months before are those of the old year', async () => {
  at('2027-01-05');
  const as = await givenOwner(app);
  const { id } = await givenPet(app, as);
  for (const back of [1, 2, 3]) {
    const body = { ...food, petId: id, date: `${addMonths('2027-01', -back)}-20` };
    await app.call('POST', '/api/expenses', { as, body });
  }
  const told = (await app.call('GET', '/api/expenses/insight', { as })).body;
  expect(told).toMatchObject({ year: 2027, totalAmount: 0, monthlyAverage: 0 });
  expect(told.forecast).toMatchObject({ pace: 100, paceMonths: 3 });
  expect(told.months[0]).toMatchObject({ month: '2027-01', previousTotalAmount: 0 });
});
