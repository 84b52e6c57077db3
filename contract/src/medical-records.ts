import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  day,
  dayOut,
  editedVersion,
  id,
  idOf,
  instantOut,
  named,
  optionalDay,
  optionalText,
  pageOf,
  paging,
  text,
  withExample,
} from './fields.ts';

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
const type = withExample(z.enum(recordTypes, 'typeRequired'), 'vaccination');

export const medicalRecordInput = named(
  'MedicalRecordInput',
  z.object({
    type,
    petId: idOf('petRequired'),
    date: day(),
    description: withExample(text(500, 'descriptionRequired'), 'חיסון כלבת'),
    vetName: withExample(optionalText(100), 'ד״ר לוי'),
    notes: optionalText(4000),
    nextAppointment: withExample(optionalDay(), '2027-11-21'),
    ...editedVersion,
  }),
);
export type MedicalRecordInput = z.output<typeof medicalRecordInput>;

export const medicalRecord = named(
  'MedicalRecord',
  z.object({
    id,
    petId: id,
    petName: withExample(z.string(), 'בלה'),
    type,
    date: dayOut,
    description: withExample(z.string(), 'חיסון כלבת'),
    vetName: z.nullable(withExample(z.string(), 'ד״ר לוי')),
    notes: z.nullable(z.string()),
    nextAppointment: withExample(z.nullable(dayOut), '2027-11-21'),
    version: z.int(),
    createdAt: instantOut,
    updatedAt: instantOut,
  }),
);
export type MedicalRecord = z.input<typeof medicalRecord>;

export const medicalRecordFilters = z.object({
  petId: z.optional(idOf()),
  type: z.optional(z.enum(recordTypes, 'filterInvalid')),
  from: optionalDay(),
  to: optionalDay(),
  ...paging,
});
export type MedicalRecordFilters = z.output<typeof medicalRecordFilters>;

const reply = z.object({ record: medicalRecord });
const byId = '/medical-records/:id';

export const medicalRecords = {
  list: endpoint({
    method: 'GET',
    path: '/medical-records',
    access: { area: 'medicalRecords', level: 'view' },
    summary: 'Medical records of all pets you may see, newest first',
    query: medicalRecordFilters,
    reply: z.object(pageOf('records', medicalRecord)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/medical-records',
    access: { area: 'medicalRecords', level: 'edit' },
    summary: 'Add a medical record',
    body: medicalRecordInput,
    reply,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    access: { area: 'medicalRecords', level: 'view' },
    summary: 'One medical record',
    reply,
  }),
  update: endpoint({
    method: 'PUT',
    path: byId,
    access: { area: 'medicalRecords', level: 'edit' },
    summary: 'Replace a medical record',
    body: medicalRecordInput,
    reply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    access: { area: 'medicalRecords', level: 'edit' },
    summary: 'Delete a medical record; it can be restored',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/medical-records/:id/restore',
    access: { area: 'medicalRecords', level: 'edit' },
    summary: 'Bring a deleted medical record back',
    reply,
  }),
};
