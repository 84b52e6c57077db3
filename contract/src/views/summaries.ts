import * as z from 'zod/mini';
import { appointment } from '../medical/appointments.ts';
import { endpoint } from '../schema/endpoint.ts';
import { expenses } from '../money/expenses.ts';
import { dayOut, withExample } from '../schema/fields.ts';
import { medicalRecordReports } from '../medical/medical-record-reports.ts';
import { medicine } from '../medical/medicines.ts';
import { medicalRecord, type RecordType } from '../medical/medical-records.ts';
import { periodIn, periodOut } from '../dates/statistics-periods.ts';
import { pet } from '../pets/pets.ts';
import { reminders } from '../reminders/reminders.ts';

/** Rows in each list of a health summary, but for vaccinations, which are all told. */
export const summaryRows = 5;

/** Rows in each list of an emergency card: what can be taken in at a glance. */
export const emergencyRows = 6;

/** Courses on an emergency card: whoever treats the pet has to know of all that matter. */
export const emergencyCourses = 12;

/** Record types of a visit to a vet, past or planned. */
export const visitTypes = ['vet_visit', 'surgery', 'checkup', 'treatment'] as const satisfies readonly RecordType[];

const validities = ['valid', 'over', 'unknown'] as const;
export type Validity = (typeof validities)[number];

const access = { area: 'profile', level: 'view' } as const;
const cut = 'A part that the caller may not see is null.';
const spent = expenses.statistics.reply.shape;
const written = medicalRecordReports.statistics.reply.shape;

/** A pet's papers in one page. */
export const summaries = {
  statistics: endpoint({
    method: 'GET',
    path: '/pets/:petId/statistics',
    // Each part is cut to its own area below.
    access,
    summary: 'What was written of one pet in the current week, month or year, or ever: expenses, records, reminders',
    details: `Days are those of Asia/Jerusalem, weeks begin on Sunday. Types and categories come as in the statistics of their own nouns. Of reminders it is how many there are by now, whatever the period. ${cut}`,
    query: z.object({ period: periodIn('all') }),
    reply: z.object({
      ...periodOut,
      expenses: z.nullable(
        z.object({ totalAmount: spent.totalAmount, count: spent.count, categories: spent.categories }),
      ),
      medicalRecords: z.nullable(z.object({ count: written.count, types: written.types })),
      reminders: z.nullable(reminders.list.reply.shape.counts),
    }),
  }),
  health: endpoint({
    method: 'GET',
    path: '/pets/:petId/health-summary',
    access,
    summary: 'What somebody who treats a pet has to know first',
    details: `\`vaccinations\` is of each vaccine the dose that counts today, the newest first: the longest of those that still hold, else the newest; its \`validity\` is \`unknown\` where no day was written until which it holds. \`medicines\` and \`visits\` are the last ${summaryRows} of each. \`nextAppointment\` is the nearest one ahead; an archived pet has none. ${cut}`,
    reply: z.object({
      today: dayOut,
      pet: z.pick(pet, {
        allergies: true,
        conditions: true,
        chipNumber: true,
        id: true,
        name: true,
        species: true,
        breed: true,
        sex: true,
        neutered: true,
        birthDate: true,
        birthDateApproximate: true,
        color: true,
        chipDate: true,
        licenceNumber: true,
        licenceMunicipality: true,
        licenceValidUntil: true,
        insurer: true,
        policyNumber: true,
        insuranceRenewal: true,
        insuranceWaitingUntil: true,
        insurance: true,
        ownFields: true,
      }),
      vaccinations: z.nullable(
        z.array(z.extend(medicalRecord, { validity: withExample(z.enum(validities), 'unknown') })),
      ),
      medicines: z.nullable(z.array(medicalRecord)),
      visits: z.nullable(z.array(medicalRecord)),
      nextAppointment: z.nullable(appointment),
    }),
  }),
  emergency: endpoint({
    method: 'GET',
    path: '/pets/:petId/emergency',
    access: { area: 'medicalRecords', level: 'view' },
    summary:
      'What has to be at hand in an emergency: the pet, its rabies vaccination, the medicines that it takes and was given, and whom to call',
    details: `\`rabies\` is the vaccination against rabies that counts today: the longest of those that still hold, else the newest. \`courses\` are the medicines that it takes on this day, at most ${emergencyCourses}, those that are due first ahead; \`medicines\` is the latest record of each, the newest first, at most ${emergencyRows}. \`vets\` are at most ${emergencyRows}: of the book of its home those for emergencies, then who is named in its records, the latest first, then the rest of the book. What can be dialled in a name that a record says stands in \`phones\` and no more in the name.`,
    reply: z.object({
      today: dayOut,
      pet,
      rabies: z.nullable(
        z.pick(medicalRecord, { id: true, description: true, date: true, validUntil: true, attachmentCount: true }),
      ),
      /** Courses that are taken now; null for whoever may not see the reminders. */
      courses: z.nullable(
        z.array(z.pick(medicine, { id: true, name: true, instruction: true, vetName: true, lastGivenAt: true })),
      ),
      medicines: z.array(z.pick(medicalRecord, { id: true, description: true, notes: true, date: true })),
      vets: z.array(
        z.object({
          name: withExample(z.string(), 'ד״ר לוי'),
          phones: z.array(withExample(z.string(), '*5761')),
          isEmergency: withExample(z.boolean(), false),
          seenOn: z.nullable(dayOut),
        }),
      ),
    }),
  }),
};
