import * as z from 'zod/mini';
import { belonging, belongingCalls, betweenDays, ofPetCalls, petIdsIn } from '../items/belongings.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idIn, idOut, instantOut, pageOf, paging, textIn, withExample } from '../schema/fields.ts';
import {
  boolIn,
  day,
  optionalClockTime,
  optionalLine,
  optionalText,
  type FieldPair,
  text,
  timeZone,
} from '../schema/field-pairs.ts';

export const appointmentStatuses = ['planned', 'done', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** More than anybody gets answered in one visit. */
export const maxQuestions = 50;
const question = () => textIn(300, 'required');

const fields = {
  reason: text(500, 'reasonRequired', 'חיסון שנתי'),
  /** Calendar day in `timezone`, like `time`. */
  date: day(),
  /** A missing time is not known yet. */
  time: optionalClockTime('16:30'),
  timezone: timeZone(),
  place: optionalLine(200, 'מרפאת הכרמל, חיפה'),
  vetName: optionalLine(100, 'ד״ר לוי'),
  notes: optionalText(4000),
  /** Questions to ask at the visit. */
  questions: {
    in: withExample(z.optional(z.array(question()).check(z.maxLength(maxQuestions, 'tooManyQuestions'))), [
      'האם צריך חיזור?',
    ]),
    out: withExample(z.array(z.string()), ['האם צריך חיזור?']),
  },
  /** Pets of the appointment, the requested one first: only those that the caller may see. */
  petIds: {
    in: petIdsIn(),
    out: z.array(idOut('Pet')),
  },
} satisfies Record<string, FieldPair>;

const parts = belonging('Appointment', fields, {
  petName: withExample(z.string(), 'בלה'),
  status: withExample(z.enum(appointmentStatuses), 'planned'),
  /** Questions that were asked. */
  ticked: withExample(z.array(z.string()), []),
  /** The instant of its day and time; null where the time is not known. */
  startsAt: withExample(z.nullable(instantOut), '2026-11-21T14:30:00.000Z'),
  /** The medical record that names it as its next appointment. */
  followsRecordId: withExample(z.nullable(idOut('MedicalRecord')), null),
  /** The medical record that was made of it when it was done. */
  recordId: withExample(z.nullable(idOut('MedicalRecord')), null),
});
export const appointmentInput = parts.input;
export const newAppointment = parts.newInput;
export const appointment = parts.row;
export type AppointmentInput = z.output<typeof appointmentInput>;
export type NewAppointment = z.output<typeof newAppointment>;
export type Appointment = z.input<typeof appointment>;

const view = { area: 'medicalRecords', level: 'view' } as const;
const edit = { area: 'medicalRecords', level: 'edit' } as const;
const once =
  'Without a pet, one of several pets is told once; with one, as that pet’s. Today is the day in Israel: it is upcoming from that day on until it is over, however far ahead. Archived pets have none.';
const upcomingOf = z.object({ ...pageOf('appointments', appointment), count: withExample(z.int(), 1) });

export const appointments = {
  ...belongingCalls(parts, {
    area: 'medicalRecords',
    listed: 'the latest day first; upcoming ones the soonest first',
    says: 'Without a pet, one of several pets is told once; with one, as that pet’s. `past` is what is over: its day has gone by, it was done, or it was cancelled.',
    rules: [
      '`petIds` are all who come, whoever else is named by `petId`: it is made, changed and deleted for all of them or for none. A pet that may not be reached is a 404.',
      'Who may change it for some of its pets only takes those out of it: they have an appointment of their own from then on.',
      'One that a record names as its next is not before that record (`dateOrder`).',
      'A time that a change of clocks skips begins at the change; one that there is twice is the first.',
    ],
    sorts: ['date'],
    filters: {
      when: z.optional(z.enum(['upcoming', 'past'], 'filterInvalid')),
      ...betweenDays,
    },
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/appointments/upcoming',
    access: view,
    summary: 'Appointments that are planned for today or later, the soonest first',
    details: `${once} \`count\` is \`total\`.`,
    query: z.object({ petId: z.optional(idIn()), ...paging }),
    reply: upcomingOf,
  }),
  cancel: endpoint({
    method: 'PATCH',
    path: '/appointments/:id/cancel',
    access: edit,
    summary: 'Cancel an appointment, for all its pets; it stays in the list and can be reopened',
    details:
      'A record that named it as its next has none then. One that is done is refused (`appointmentClosed`); one that is cancelled already is answered as it is.',
    refuses: { 409: ['appointmentClosed'] },
    example: { reply: { appointment: { status: 'cancelled', version: 2 } } },
    reply: z.object({ appointment }),
    versioned: true,
  }),
  tick: endpoint({
    method: 'PATCH',
    path: '/appointments/:id/tick',
    access: edit,
    summary: 'Tick one of its questions off, or take the tick back',
    details: 'Told by its words, and whatever others tick at the same time. What is none of its questions is refused.',
    body: z.object({ question: withExample(question(), 'האם צריך חיזור?'), isTicked: boolIn() }),
    example: { reply: { appointment: { ticked: ['האם צריך חיזור?'], version: 2 } } },
    reply: z.object({ appointment }),
  }),
};

export const appointmentsOfPet = {
  ...ofPetCalls(parts, appointments),
  upcoming: endpoint({
    method: 'GET',
    path: '/pets/:petId/appointments/upcoming',
    access: view,
    summary: 'Appointments of this pet that are planned for today or later, the soonest first',
    details: 'As `GET /appointments/upcoming`, of the pet in the path; it is a 404 where that may not be reached.',
    query: z.object(paging),
    reply: upcomingOf,
  }),
};
