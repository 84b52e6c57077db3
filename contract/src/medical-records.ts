import * as z from 'zod/mini';
import { belonging, belongingCalls, betweenDays } from './belongings.ts';
import { endpoint } from './endpoint.ts';
import { idIn, pageOf, paging, withExample } from './fields.ts';
import { choice, day, optionalDay, optionalLine, optionalText, text } from './pairs.ts';

export const recordTypes = [
  'vet_visit',
  'vaccination',
  'surgery',
  'checkup',
  'treatment',
  'medication',
  'other',
] as const;
export type RecordType = (typeof recordTypes)[number];

const fields = {
  type: choice(recordTypes, 'typeRequired', 'typeUnknown', 'vaccination'),
  date: day(),
  description: text(500, 'descriptionRequired', 'חיסון כלבת'),
  vetName: optionalLine(100, 'ד״ר לוי'),
  notes: optionalText(4000),
  nextAppointment: optionalDay('2027-11-21'),
};

const parts = belonging('MedicalRecord', fields, { petName: withExample(z.string(), 'בלה') });
export const medicalRecordInput = parts.input;
export const medicalRecord = parts.row;
export type MedicalRecord = z.input<typeof medicalRecord>;

export const medicalRecords = {
  ...belongingCalls(parts, {
    path: '/medical-records',
    one: 'record',
    area: 'medicalRecords',
    rules: ['A next appointment before `date` is refused.'],
    sorts: ['date', 'type', 'nextAppointment'],
    filters: { type: z.optional(z.enum(recordTypes, 'filterInvalid')), ...betweenDays },
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/medical-records/upcoming',
    access: { area: 'medicalRecords', level: 'view' },
    summary: 'Records whose next appointment is today or later, the soonest first; archived pets have none',
    details: 'Today is the day in Israel.',
    query: z.object({ petId: z.optional(idIn()), ...paging }),
    reply: z.object({ ...pageOf('records', medicalRecord), count: z.int() }),
  }),
};
