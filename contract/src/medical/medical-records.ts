import * as z from 'zod/mini';
import { attachmentCalls, documentCalls } from '../items/attachments.ts';
import { belonging, belongingCalls, betweenDays, ofPetCalls, petIdsIn } from '../items/belongings.ts';
import { commentCalls } from '../items/comments.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, withExample } from '../schema/fields.ts';
import {
  choice,
  day,
  fieldsOn,
  optionalDay,
  optionalIls,
  optionalLine,
  optionalText,
  shownOn,
  text,
} from '../schema/field-pairs.ts';
import { searchCall } from '../items/search.ts';

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
  notes: shownOn(optionalText(4000), 'list', 'export', 'print', 'search'),
  /** Has no example: other calls do what it leads to. */
  nextAppointment: optionalDay(null),
  /** Vaccination fields: product, batch and last day of validity. */
  product: optionalLine(100, 'Nobivac Rabies'),
  batchNumber: optionalLine(50, 'A487B02'),
  validUntil: optionalDay('2028-11-21'),
  cost: optionalIls(),
};
/** Texts of a record by surface: its list, files, paper and search read their names here. */
export const recordFieldsOn = fieldsOn(fields);

const more = {
  petName: withExample(z.string(), 'בלה'),
  /** The expense that holds its cost. */
  expenseId: withExample(z.nullable(idOut('Expense')), null),
  /** Number of attachments. */
  attachmentCount: withExample(z.int(), 0),
  /** Linked rows of other pets from the same entry, as far as the caller may see them. */
  together: withExample(z.array(z.object({ id: idOut('MedicalRecord'), petId: idOut('Pet') })), []),
} satisfies z.core.$ZodShape;
/** A visit of several pets is one record per pet. */
const ofNew = { petIds: petIdsIn() };

const parts = belonging('MedicalRecord', fields, more, ofNew);
export const medicalRecordInput = parts.input;
export const newMedicalRecord = parts.newInput;
export const medicalRecord = parts.row;
export type MedicalRecordInput = z.output<typeof medicalRecordInput>;
export type NewMedicalRecord = z.output<typeof newMedicalRecord>;
export type MedicalRecord = z.input<typeof medicalRecord>;

/** Filters and sort fields of the list, for every output format. */
export const recordFilters = {
  type: z.optional(z.enum(recordTypes, 'filterInvalid')),
  ...betweenDays,
};
export const recordSorts = ['date', 'type', 'nextAppointment'] as const;

export const medicalRecords = {
  ...belongingCalls(parts, {
    path: '/medical-records',
    one: 'record',
    area: 'medicalRecords',
    holdsAttachments: true,
    rules: [
      'A next appointment before `date` is refused, and so is a `validUntil`.',
      'A `nextAppointment` is an appointment of the pet, which follows the record in pet and day, and the record it; it goes and comes back with it. One that was cancelled is none.',
      'With `petIds` a new one is made of each of these pets too, or none at all; a `cost` is that of the visit, and is divided among them. From then on each is a record of its own.',
      '`product`, `batchNumber` and `validUntil` are of vaccinations; on other types they are emptied.',
      'A `cost` is kept as an expense of the pet, which follows the record in sum, day and pet, and goes and comes back with it. Who may not edit the pet’s expenses sets none: it is passed over. Who may not see them finds neither it nor `expenseId`.',
    ],
    sorts: recordSorts,
    filters: recordFilters,
  }),
  removeTogether: endpoint({
    method: 'DELETE',
    path: '/medical-records/:id/together',
    access: { area: 'medicalRecords', level: 'edit' },
    summary: 'Delete a medical record and those that were entered together with it',
    details: 'Those of them that stand, as far as you may edit them; each can be restored.',
  }),
  ...attachmentCalls('/medical-records', 'medicalRecords'),
  ...documentCalls('/medical-records', 'medicalRecords'),
  ...commentCalls('/medical-records', 'medicalRecords'),
  search: searchCall('medical-records', {
    area: 'medicalRecords',
    many: 'records',
    row: medicalRecord,
    filters: { type: z.optional(z.enum(recordTypes, 'filterInvalid')), ...betweenDays },
    summary: 'Medical records that are found by some words',
  }),
  vetNames: endpoint({
    method: 'GET',
    path: '/medical-records/vet-names',
    access: { area: 'medicalRecords', level: 'view' },
    summary: 'What vets are called: in your book of them, and in the records of all pets you may see',
    details:
      'Each name once, 100 at most; those of the book first, and then the one of the latest record. Of each pet the latest 100 records are looked at that name one.',
    reply: z.object({ vetNames: z.array(withExample(z.string(), 'ד״ר לוי')) }),
  }),
};

export const medicalRecordsOfPet = ofPetCalls(parts, medicalRecords);
