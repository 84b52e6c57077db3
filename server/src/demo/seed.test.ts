import { expenseInput } from '@tzemed/contract/money/expenses';
import { medicalRecordInput } from '@tzemed/contract/medical/medical-records';
import { photoCut } from '@tzemed/contract/pets/pets';
import { fc } from '@tzemed/contract/testing/fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testApp, type TestApp } from '../testing/app.ts';
import { demoAccount } from './account.ts';
import { demoCategories } from './categories.ts';
import { demoExpenses } from './expenses.ts';
import { demoRecords } from './medical-records.ts';
import { seedDemo } from './seed.ts';

const log = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };
const seed = ({ services, db, clock }: TestApp) => seedDemo({ ...services, db, log }, clock.now);

async function signIn(app: TestApp) {
  const { email, password } = demoAccount;
  const { body } = await app.call('POST', '/api/users/login', { body: { email, password } });
  return async (path: string) => (await app.call('GET', `/api${path}`, { as: body.token })).body;
}

describe('the demo', () => {
  it('is an account one can sign in to, with everything a real one has, and stays as it is when started again', async () => {
    const app = await testApp();
    await seed(app);
    await seed(app);
    const get = await signIn(app);

    const { pets } = await get('/pets/my-pets');
    expect(pets.map(({ name, species }: { name: string; species: string }) => [name, species])).toEqual([
      ['בלה', 'dog'],
      ['מיצי', 'cat'],
      ['קוקי', 'bird'],
    ]);
    expect(pets.map(({ hue }: { hue: string }) => hue)).toEqual(['apricot', 'lilac', 'butter']);

    const [, mitzi] = pets;
    expect(pets.map(({ photoId }: { photoId: string | null }) => photoId !== null)).toEqual([false, true, false]);
    expect(await sharp(await get(`/pets/${mitzi.id}/photo?size=thumb`)).metadata()).toMatchObject({
      format: 'webp',
      ...photoCut,
    });

    const { total, expenses } = await get('/expenses');
    expect(total).toBeGreaterThan(150);
    expect(expenses[0]).toMatchObject({ description: 'שק מזון יבש 15 ק״ג', amount: 289.9, date: '2026-11-19' });
    const { expenses: ears } = await get(`/expenses/search?q=${encodeURIComponent('דלקת אוזניים')}`);
    const whole = ears.find(({ refunded }: { refunded: number }) => refunded > 0);
    expect(whole).toMatchObject({ amount: 210, refunded: 120 });
    expect((await get(`/expenses?refundOf=${whole.id}`)).expenses).toMatchObject([
      { amount: -120, description: 'החזר מהביטוח', paidBy: whole.paidBy },
    ]);
    expect(await get('/claims')).toMatchObject({
      claims: [
        { insurer: 'פטפלוס', policyNumber: '4402817', status: 'sent', sentOn: '2026-10-14', claimed: 320, paid: 0 },
        { status: 'paid', expenseIds: [whole.id, expect.any(String)], claimed: 296, paid: 120 },
      ],
    });
    expect(await get('/medical-records?type=vaccination')).toMatchObject({ total: 8 });
    expect(await get('/medical-records?type=surgery')).toMatchObject({ records: [{ petName: 'מיצי' }] });

    const { counts } = await get('/reminders');
    // Doses, and stock: of five reminders that come and one that has come, and doses of the last two days.
    expect(counts).toMatchObject({ upcoming: 17, overdue: 3, missed: 0, snoozed: 0 });
    expect(counts.completed).toBeGreaterThan(11);

    const { vets } = await get('/vets');
    expect(vets.map(({ phones }: { phones: string[] }) => phones[0])).toEqual([
      '*5761',
      '04-555-0160',
      '04-555-0142',
      '04-555-0178',
    ]);

    const overview = await get('/overview');
    expect(overview.appointments.next).toMatchObject({ date: '2026-11-21', reason: 'קיצוץ ציפורניים' });
    expect((await get('/appointments/upcoming')).count).toBe(overview.appointments.count);
    expect(overview.upcomingReminders.count).toBeGreaterThan(3);
    expect(overview.months.every(({ totalAmount }: { totalAmount: number }) => totalAmount > 300)).toBe(true);
    expect(overview.reminders).toHaveLength(5);
  });

  it('shows medicines, stock, food, measures, observations and care', async () => {
    const app = await testApp();
    await seed(app);
    const get = await signIn(app);
    const { medicines } = await get('/medicines');
    expect(medicines.map(({ name, schedule }: Record<string, string>) => [name, schedule])).toEqual(
      expect.arrayContaining([
        ['Apoquel 16 mg', 'times'],
        ['Carprofen 50 mg', 'times'],
        ['Synulox', 'interval'],
        ['Gabapentin 50 mg', 'asNeeded'],
      ]),
    );
    const { doses } = await get('/doses?limit=100');
    expect(doses.filter(({ outcome }: { outcome: string }) => outcome === 'skipped')).toHaveLength(1);
    expect((await get('/medicines/unanswered')).slots).toHaveLength(1);
    const { forecasts } = await get('/stock/forecast');
    expect(forecasts.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'ends',
      'ends',
      'runsOut',
      'runsOut',
      'runsOut',
    ]);
    expect(forecasts[0]).toMatchObject({ state: 'runsOut', left: 4 });
    const { measures } = await get('/measures');
    expect(measures.find(({ kind }: { kind: string }) => kind === 'own')).toMatchObject({ high: 30 });
    expect((await get('/measurements')).total).toBeGreaterThan(50);
    expect((await get('/observations?kind=seizure')).total).toBe(3);
    const { pets } = await get('/pets/my-pets');
    const states = async (id: string) =>
      (await get(`/pets/${id}/care`)).plan.items.map(({ key, state }: Record<string, string>) => `${key} ${state}`);
    expect(await states(pets[0].id)).toEqual(
      expect.arrayContaining(['il_deworm now', 'il_flea_tick later', 'il_flea_tick done', 'care_weigh later']),
    );
    expect(await states(pets[2].id)).toEqual(expect.arrayContaining(['care_cage later', 'care_weigh later']));
  });

  it.each([
    ['in the night of a clock change', '2027-03-26T00:30:00.000Z'],
    ['on a leap day', '2028-02-29T22:30:00.000Z'],
  ])('can be started %s', async (_when, now) => {
    const app = await testApp({}, now);
    await seed(app);
    const { counts } = await (await signIn(app))('/reminders');
    expect(counts.overdue).toBe(3);
    expect(counts.upcoming).toBeGreaterThan(10);
  });

  it('has no late notification but those of its overdue reminders', async () => {
    const app = await testApp();
    await seed(app);
    const get = await signIn(app);
    await app.ring();
    const { notifications } = await get('/users/notifications');
    expect(notifications.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'המלאי של Apoquel 16 mg עומד להיגמר',
      'קביעת תור לתספורת',
      'שקילה',
    ]);
  });

  it('keeps the rules of the forms on whatever day it starts, and nothing in it has yet to happen', () => {
    const days = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, (today) => {
        const petId = 'pet';
        const own = '01980b1e-7c00-7000-8000-000000000001';
        for (const { pet: _pet, category, ...expense } of demoExpenses(today)) {
          z.decode(expenseInput, { ...expense, category: category in demoCategories ? own : category, petId });
          expect(expense.date <= today).toBe(true);
        }
        for (const { pet: _pet, ...record } of demoRecords(today)) {
          const { date, nextAppointment } = z.decode(medicalRecordInput, { ...record, petId });
          expect(date <= today && (nextAppointment ?? date) >= date).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('stands where the free plan has fewer pets', async () => {
    const app = await testApp({ FREE_PLAN_PET_LIMIT: '1' });
    await seed(app);
    const get = await signIn(app);
    expect((await get('/pets/my-pets')).total).toBe(3);
  });
});
