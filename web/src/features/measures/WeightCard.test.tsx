import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Measurement, measurement, measurements } from '@tzemed/contract/measures/measurements';
import { type Measure, measure, measures } from '@tzemed/contract/measures/measures';
import { type Pet, pets } from '@tzemed/contract/pets/pets';
import { buildRow } from '../../testing/build-row.ts';
import { answersOf, writesOf } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WeightCard } from './WeightCard.tsx';

await Promise.all([import('./ValueForm.tsx'), import('../../ui/overlay/overlay-components.ts')]);

const weightId = '01980b1e-7c00-7000-8000-0000000000c1';
const value: Measurement = buildRow(measurement, {
  id: '01980b1e-7c00-7000-8000-0000000000d1',
  measureId: weightId,
  petId: bella.id,
  value: 28_400,
  takenAt: '2026-11-20T07:00:00.000Z',
  date: '2026-11-20',
  isChangeDismissed: false,
  measure: { kind: 'weight', name: null, unit: 'g' },
});
const weight: Measure = buildRow(measure, {
  id: weightId,
  petId: bella.id,
  kind: 'weight',
  name: null,
  unit: 'g',
  latest: {
    id: value.id,
    takenAt: value.takenAt,
    value: 28_400,
    low: null,
    high: null,
    place: 'home',
    createdBy: '',
    isChangeDismissed: false,
  },
});

const show = (pet: Pet = bella) =>
  renderScreen(<WeightCard pet={pet} />, {
    answers: [
      answersOf(pets, { list: () => ({ pets: [pet], total: 1, page: 1, limit: 20 }) }),
      answersOf(measures, { list: () => ({ measures: [weight], total: 1, page: 1, limit: 100 }) }),
      answersOf(measurements, {
        list: () => ({ measurements: [value], total: 1, page: 1, limit: 6 }),
        create: () => ({ measurement: value }),
      }),
    ],
  });

test('A pet is weighed from the card of its weight', async () => {
  const { requests } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'שקילה' }));
  const field = await screen.findByRole('textbox', { name: 'משקל' });
  expect((field as HTMLInputElement).value).toBe('28.4');
  fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() =>
    expect(writesOf(requests)).toMatchObject([
      { path: '/measurements', body: { measureId: weight.id, value: 28_400 } },
    ]),
  );
});

test.each([
  ['a guest who only sees it', { permissions: { ...bella.permissions, medicalRecords: 'view' as const } }],
  ['an archived pet', { archivedAt: '2026-11-21T08:00:00.000Z' }],
])('The card offers no weigh-in: %s', async (_, change) => {
  show({ ...bella, ...change });
  await screen.findByRole('link', { name: 'משקל' });
  expect(screen.queryByRole('button', { name: 'שקילה' })).toBeNull();
});
