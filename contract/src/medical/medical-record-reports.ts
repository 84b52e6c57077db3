import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { dayOut, idIn, pageOf, paging, withExample } from '../schema/fields.ts';
import { medicalRecord, recordTypes } from './medical-records.ts';
import { periodIn, periodOut } from '../dates/statistics-periods.ts';

const view = { area: 'medicalRecords', level: 'view' } as const;
const typeOut = withExample(z.enum(recordTypes), 'vaccination');

/** Count and latest day of each type in use, the largest count first. */
const byType = z.array(z.object({ type: typeOut, count: withExample(z.int(), 1), latest: dayOut }));

/** Reports on medical records. */
export const medicalRecordReports = {
  types: endpoint({
    method: 'GET',
    path: '/medical-records/types',
    access: 'user',
    summary: 'The types that a medical record can be of, and what they are called',
    details: 'In the language of `Accept-Language`.',
    reply: z.object({ types: z.array(z.object({ type: typeOut, label: withExample(z.string(), 'חיסון') })) }),
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/medical-records/statistics',
    access: view,
    summary:
      'Number of medical records in the current week, month or year (Asia/Jerusalem, weeks from Sunday), and by type',
    details: 'Types come with the largest number first; those without records are left out.',
    query: z.object({
      period: periodIn('month'),
      petId: z.optional(idIn()),
    }),
    reply: z.object({
      ...periodOut,
      count: withExample(z.int(), 1),
      types: byType,
    }),
  }),
  vaccinations: endpoint({
    method: 'GET',
    path: '/medical-records/vaccinations',
    access: view,
    summary: 'What each pet was vaccinated against: the latest record of each vaccine, the newest first',
    details: 'Vaccines are told apart by what is written as their name, whatever its spaces, signs and case.',
    query: z.object({ petId: z.optional(idIn()), ...paging }),
    reply: z.object(pageOf('records', medicalRecord)),
  }),
  history: endpoint({
    method: 'GET',
    path: '/pets/:petId/medical-history',
    access: view,
    summary: 'All that was done of a pet, newest first, and how much of each type',
    details: '`types` is of the whole history, whichever page is asked for.',
    query: z.object(paging),
    reply: z.object({ ...pageOf('records', medicalRecord), types: byType }),
  }),
};
