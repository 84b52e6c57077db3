import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { measurement, measurements } from '@tzemed/contract/measures/measurements';
import { measure, measures } from '@tzemed/contract/measures/measures';
import { pets } from '@tzemed/contract/pets/pets';
import { stockForecast, stockItem, stockItems } from '@tzemed/contract/stock/stock-items';
import { overview } from '@tzemed/contract/views/overview';
import { buildRow } from '../../../testing/build-row.ts';
import { answersOf } from '../../../testing/fake-api.ts';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { bella, mitzi } from '../../../testing/pet-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { checkup, pill } from '../../../testing/row-fixtures.ts';
import DashboardPage from '../DashboardPage.tsx';
import type { Overview } from '../overview.ts';

fixClockToSaturday();

const base: Overview = {
  today: '2026-11-21',
  petCount: 2,
  monthExpenses: { totalAmount: 10, count: 1, untilToday: 10, previousUntil: '2026-10-21', previousTotalAmount: 0 },
  appointments: { count: 1, next: checkup, today: [], later: [] },
  upcomingReminders: { count: 1, today: 0, next: pill.date },
  overdueReminders: 0,
  todayReminders: { done: 0, doneBy: [], open: [] },
  tomorrowReminders: 0,
  tomorrowDoses: 0,
  months: [],
  categories: [],
  expenses: [],
  records: [],
  reminders: [],
};
const used = {
  claims: false,
  plans: false,
  settlements: false,
  documents: false,
  observations: false,
  stock: true,
  medicines: [],
  measures: [bella.id],
};
const own = { ...pill, petIds: [bella.id], source: null, sourceId: null, snoozeUntil: null };
const next = { ...own, id: 'next', title: 'הברשה', date: '2026-11-23T18:00:00.000Z', time: '20:00' };
const worms = {
  ...own,
  id: 'worms',
  title: 'תולעת הפארק',
  date: '2026-11-29T07:00:00.000Z',
  source: 'care' as const,
  sourceId: 'worms',
};
const grooming = { ...checkup, id: 'grooming', reason: 'תספורת', date: '2026-11-24', time: '10:00' };
const food = buildRow(stockItem, {
  id: 'food',
  name: 'שק מזון',
  unit: 'gram',
  balance: 2,
  householdId: 'home',
  mayEdit: true,
});
const runsOut = buildRow(stockForecast, {
  stockItemId: 'food',
  state: 'runsOut',
  left: 2,
  isEstimate: true,
  usable: 2,
  expired: 0,
  fullest: 15,
  until: '2026-11-25T16:00:00.000Z',
  remains: 0,
  remindOn: '2026-11-20',
  isRemindedSooner: false,
});
const weight = buildRow(measure, {
  id: 'weight',
  petId: bella.id,
  kind: 'weight',
  unit: 'g',
  latest: { value: 28_400, takenAt: '2026-11-20T07:00:00.000Z', date: '2026-11-20' } as never,
});
const valueOf = (id: string, value: number, date: string) =>
  buildRow(measurement, {
    id,
    petId: bella.id,
    petName: bella.name,
    measureId: 'weight',
    value,
    date,
    takenAt: `${date}T07:00:00.000Z`,
  } as never);

const page = { page: 1, limit: 100 };
const show = (answer: Overview, isUsed = true) =>
  renderScreen(<DashboardPage />, {
    answers: [
      answersOf(pets, { list: () => ({ ...page, pets: [bella, mitzi], total: 2 }) }),
      answersOf(overview, {
        get: () => answer,
        used: () => (isUsed ? used : { ...used, stock: false, measures: [] }),
      }),
      answersOf(stockItems, {
        list: () => ({ ...page, stockItems: [food], total: 1 }),
        forecast: () => ({ forecasts: [runsOut] }),
      }),
      answersOf(measures, { list: () => ({ ...page, measures: [weight], total: 1 }) }),
      answersOf(measurements, {
        list: () => ({
          ...page,
          measurements: [valueOf('b', 28_400, '2026-11-20'), valueOf('a', 29_000, '2026-10-20')],
          total: 2,
        }),
      }),
    ],
  });

test('The newest weight and what runs out take the places of the two counts', async () => {
  show(base);
  const figures = within(await screen.findByRole('list', { name: 'במספרים' }));
  const link = await figures.findByRole('link', { name: /^בלה נשקלה/ });
  await expect.poll(() => link.textContent).toMatch(/^בלה נשקלה 28\.4.ק״ג .*אתמול · 0\.6.ק״ג פחות מ/);
  expect(link.getAttribute('href')).toBe(`/app/pets/${bella.id}/measures?measure=weight`);
  await figures.findByRole('link', { name: /^נגמר בקרוב/ });
  expect(figures.getAllByRole('link')).toHaveLength(4);
  expect(figures.queryByRole('link', { name: /^תזכורות קרובות|^חיות מחמד/ })).toBeNull();
});

test('Three of what lies ahead stand beside today, by their days, in place of the card of reminders', async () => {
  show({
    ...base,
    appointments: { ...base.appointments, later: [grooming] },
    reminders: [next, worms],
  });
  const card = await screen.findByRole('region', { name: 'בימים הקרובים' });
  await within(card).findByText('שק מזון');
  const rows = within(card).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^הברשהבלה · יום שני ב־20:00$/),
    expect.stringMatching(/^תספורתבלה · יום שלישי ב־10:00$/),
    expect.stringMatching(/^שק מזוןמספיק עד יום רביעי$/),
  ]);
  expect(within(card).getByRole('link', { name: 'ללוח השנה' }).getAttribute('href')).toBe('/app/calendar');
  expect(screen.queryByRole('heading', { name: /בהמשך השבוע|התזכורות הבאות/ })).toBeNull();
});

test('Reminders alone keep their own card', async () => {
  show({ ...base, reminders: [next] }, false);
  await screen.findByRole('heading', { name: 'בהמשך השבוע' });
  expect(screen.queryByRole('region', { name: 'בימים הקרובים' })).toBeNull();
});

test('Reminders that are far ahead keep their own card, whatever they come from', async () => {
  show({ ...base, reminders: [{ ...worms, date: '2026-12-20T07:00:00.000Z' }] }, false);
  await screen.findByText('תולעת הפארק');
  expect(screen.queryByRole('region', { name: 'בימים הקרובים' })).toBeNull();
});
