import * as z from 'zod/mini';
import { appointment } from '../medical/appointments.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idIn, pageOf, paging, withExample } from '../schema/fields.ts';
import { medicalRecord } from '../medical/medical-records.ts';

const edit = { area: 'medicalRecords', level: 'edit' } as const;

/** Links between an appointment and its medical records. */
export const visits = {
  complete: endpoint({
    method: 'PATCH',
    path: '/appointments/:id/complete',
    access: edit,
    summary: 'Mark an appointment as done, for all its pets; each gets a medical record of it, once',
    details:
      'The record is of the appointment’s day, or of today where that is still ahead, says its reason, vet and notes, and is a `vet_visit` until somebody says otherwise. However often this is asked, it is made once, and answered: that of this pet first. A cancelled one is refused (`appointmentClosed`).',
    refuses: { 409: ['appointmentClosed'] },
    example: { reply: { appointment: { status: 'done', version: 2 } } },
    reply: z.object({ appointment, records: z.array(medicalRecord) }),
    versioned: true,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/appointments/:id/reopen',
    access: edit,
    summary: 'Plan an appointment again that was done or cancelled; records that were made of it go, unless edited',
    details: 'A record that somebody has edited since stays. What is planned already is answered as it is.',
    example: { reply: { appointment: { version: 3 } } },
    reply: z.object({ appointment }),
    versioned: true,
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/medical-records/upcoming',
    access: { area: 'medicalRecords', level: 'view' },
    summary: 'Records whose next appointment is today or later, the soonest first; archived pets have none',
    details:
      'Today is the day in Israel. `total` is how many records there are; `count` is how many appointments are upcoming, those of no record too, as in `GET /appointments/upcoming`.',
    query: z.object({ petId: z.optional(idIn()), ...paging }),
    reply: z.object({ ...pageOf('records', medicalRecord), count: withExample(z.int(), 1) }),
  }),
};
