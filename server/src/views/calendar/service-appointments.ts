import type { CalendarStatus } from '@tzemed/contract/views/calendar';
import { viewOf } from '../../access.ts';
import { askedBy } from '../../features/appointments/service.ts';
import {
  type Asked,
  type Entry,
  type CalendarViewer,
  mayEdit,
  namesOf,
  type Pets,
  type Source,
} from './service-source.ts';
import * as store from './store.ts';

type Row = Awaited<ReturnType<typeof store.appointments>>[number];

const statuses = { planned: 'open', done: 'done', cancelled: 'cancelled' } as const satisfies Record<
  Row['status'],
  CalendarStatus
>;

function entryOf(row: Row, { petIds: wanted }: Asked, pets: Pets): Entry {
  const { id, version, petId, notes, place, vetName, time, timezone, followsRecordId, recordId } = row;
  const petIds = wanted ? row.petIds.filter((pet) => wanted.includes(pet)) : row.petIds;
  return {
    kind: followsRecordId === null ? 'appointment' : 'followUp',
    noun: 'appointments',
    id,
    version,
    petIds,
    petNames: namesOf(pets, petIds),
    title: row.reason,
    notes,
    place,
    vetName,
    day: row.date,
    time,
    timezone,
    at: row.startsAt,
    status: statuses[row.status],
    closedAt: null,
    isPutOff: false,
    isPlanned: false,
    repeat: null,
    isImportant: false,
    assigneeId: null,
    isClinic: true,
    followsRecordId,
    recordId,
    source: null,
    sourceId: null,
    mayEdit: mayEdit(pets, 'medicalRecords', petId),
    uid: id,
    changedAt: row.updatedAt,
  };
}

async function find(looker: CalendarViewer, asked: Asked, pets: Pets) {
  const { from, to, petId, petIds, most } = asked;
  const days = { ...askedBy(looker, { petId }), petIds, from, to };
  const page = { page: 1, limit: most + 1 };
  const rows = await store.appointments(looker.db, viewOf(looker, 'medicalRecords'), days, page);
  const entries = rows.map((row) => entryOf(row, asked, pets));
  return { entries, until: rows.length > most ? rows.at(-1)!.date : undefined };
}

/** A follow-up is the appointment that a medical record names as its next. */
export const appointments: Source = { kinds: ['appointment', 'followUp'], find };
