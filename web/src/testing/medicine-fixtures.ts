import { medicine } from '@tzemed/contract/medical/medicines';
import { bella } from './pet-fixtures.ts';
import { buildRow } from './build-row.ts';
import { dana } from './session-fixtures.ts';

/** Twice a day: tonight's dose is due next, and Dana gave this morning's. */
export const apoquel = buildRow(medicine, {
  id: '01980b1e-7c00-7000-8000-0000000000a1',
  petId: bella.id,
  petName: bella.name,
  name: 'Apoquel 16 mg',
  instruction: 'חצי כדור, בבוקר ובערב, עם האוכל',
  vetName: 'ד״ר לוי',
  schedule: 'times',
  times: ['08:00', '20:00'],
  everyDays: 1,
  from: '2026-11-10',
  timezone: 'Asia/Jerusalem',
  nextAt: '2026-11-21T18:00:00.000Z',
  lastGivenAt: '2026-11-21T05:55:00.000Z',
  lastGivenBy: dana.id,
});

/** Painkiller as needed, at most three a day and six hours apart. */
export const tramadol = buildRow(medicine, {
  id: '01980b1e-7c00-7000-8000-0000000000a2',
  petId: bella.id,
  petName: bella.name,
  name: 'Tramadol 50 mg',
  instruction: 'כדור, לפי הצורך',
  schedule: 'asNeeded',
  everyDays: 1,
  minHours: 6,
  maxPerDay: 3,
  from: '2026-11-18',
  timezone: 'Asia/Jerusalem',
});
