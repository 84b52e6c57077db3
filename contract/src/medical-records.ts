import * as z from 'zod/mini';
import { belongingCalls, belongingFilters, belongingInput, belongingRow } from './belongings.ts';
import { optionalDayIn, withExample } from './fields.ts';
import { choice, day, optionalDay, optionalText, text } from './pairs.ts';

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
  type: choice(recordTypes, 'typeRequired', 'vaccination'),
  date: day(),
  description: text(500, 'descriptionRequired', 'חיסון כלבת'),
  vetName: optionalText(100, 'ד״ר לוי'),
  notes: optionalText(4000),
  nextAppointment: optionalDay('2027-11-21'),
};

export const medicalRecordInput = belongingInput('MedicalRecordInput', fields);
export type MedicalRecordInput = z.output<typeof medicalRecordInput>;

export const medicalRecord = belongingRow('MedicalRecord', fields, { petName: withExample(z.string(), 'בלה') });
export type MedicalRecord = z.input<typeof medicalRecord>;

export const medicalRecordFilters = belongingFilters({
  type: z.optional(z.enum(recordTypes, 'filterInvalid')),
  from: optionalDayIn(),
  to: optionalDayIn(),
});

export const medicalRecords = belongingCalls({
  path: '/medical-records',
  one: 'record',
  many: 'records',
  area: 'medicalRecords',
  words: { one: 'a medical record', many: 'medical records', order: 'newest first' },
  row: medicalRecord,
  input: medicalRecordInput,
  filters: medicalRecordFilters,
});
