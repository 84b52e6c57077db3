import type { Appointment } from '@tzemed/contract/medical/appointments';
import type { Dose } from '@tzemed/contract/medical/doses';
import type { Expense } from '@tzemed/contract/money/expenses';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import type { Measurement } from '@tzemed/contract/measures/measurements';
import type { Observation } from '@tzemed/contract/medical/observations';
import type { Reminder } from '@tzemed/contract/reminders/reminders';

/** Author and time of a change that has not been sent. */
export type Writing = { readonly by: string; readonly at: string };

export type RowFields = Record<string, unknown>;

export type OfflineResource = {
  /** Name in the contract. */
  readonly noun: string;
  /** Names of a row, and of rows, in replies. */
  readonly one: string;
  readonly many: string;
  /** What the server adds to a new row. */
  readonly added: (body: RowFields, writing: Writing) => RowFields;
  /** Presses by the last part of their path: what they change in a row. */
  readonly presses?: Readonly<Record<string, (body: RowFields, writing: Writing) => RowFields>>;
  /** Replies of presses have more than the row. */
  readonly beside?: RowFields;
};

type Described<Row> = Omit<OfflineResource, 'added'> & { added: (body: RowFields, writing: Writing) => Partial<Row> };
const resource = <Row>(described: Described<Row>) => described as OfflineResource;

const petIdsOf = ({ petId, petIds }: RowFields) => [
  ...new Set([petId as string, ...((petIds as string[] | undefined) ?? [])]),
];
const dayOf = (instant: string) => instant.slice(0, 10);

/**
 * Resources that can be written without a connection, by the path of their calls. Their rows are stored on the device; a
 * create, an edit, a deletion and its undo wait in the outbox, and so do the presses named here.
 */
export const offlineResources: Readonly<Record<string, OfflineResource>> = {
  '/expenses': resource<Expense>({
    noun: 'expenses',
    one: 'expense',
    many: 'expenses',
    added: (_body, { by }) => ({
      notes: null,
      paidBy: by,
      refundOf: null,
      claimId: null,
      together: [],
      planId: null,
      planGone: false,
      attachmentCount: 0,
      record: null,
      refunded: 0,
    }),
  }),
  '/medical-records': resource<MedicalRecord>({
    noun: 'medicalRecords',
    one: 'medicalRecord',
    many: 'medicalRecords',
    added: () => ({
      vetName: null,
      notes: null,
      nextAppointment: null,
      product: null,
      batchNumber: null,
      validUntil: null,
      cost: null,
      petName: '',
      expenseId: null,
      attachmentCount: 0,
      together: [],
    }),
  }),
  '/reminders': resource<Reminder>({
    noun: 'reminders',
    one: 'reminder',
    many: 'reminders',
    added: (body) => ({
      petIds: petIdsOf(body),
      description: null,
      petName: '',
      isCompleted: false,
      completedAt: null,
      missedAt: null,
      closedBy: null,
      snoozeUntil: null,
      assigneeId: null,
      assigneeIds: [],
      leadTimes: [],
      isImportant: false,
      occurrence: 1,
      source: null,
      sourceId: null,
    }),
    presses: {
      complete: (_body, { by, at }) => ({ isCompleted: true, completedAt: at, missedAt: null, closedBy: by }),
      miss: (_body, { by, at }) => ({ isCompleted: false, completedAt: null, missedAt: at, closedBy: by }),
      reopen: () => ({ isCompleted: false, completedAt: null, missedAt: null, closedBy: null }),
      snooze: ({ snoozeUntil }) => ({ snoozeUntil }),
    },
    beside: { next: null },
  }),
  '/appointments': resource<Appointment>({
    noun: 'appointments',
    one: 'appointment',
    many: 'appointments',
    added: (body) => ({
      petIds: petIdsOf(body),
      time: null,
      place: null,
      vetName: null,
      notes: null,
      questions: [],
      petName: '',
      status: 'planned',
      ticked: [],
      startsAt: null,
      followsRecordId: null,
      recordId: null,
    }),
  }),
  '/observations': resource<Observation>({
    noun: 'observations',
    one: 'observation',
    many: 'observations',
    added: ({ at }) => ({
      lastedUntil: null,
      laps: [],
      note: null,
      date: dayOf(at as string),
      kindName: null,
      kindIcon: null,
      petName: '',
      attachmentCount: 0,
      together: [],
    }),
  }),
  '/measurements': resource<Measurement>({
    noun: 'measurements',
    one: 'measurement',
    many: 'measurements',
    added: ({ kind, unit, takenAt }, { at }) => ({
      measureId: '',
      takenAt: (takenAt as string | undefined) ?? at,
      note: null,
      place: null,
      low: null,
      high: null,
      date: dayOf((takenAt as string | undefined) ?? at),
      isChangeDismissed: false,
      measure: { kind: (kind as never) ?? 'weight', name: null, unit: (unit as string | undefined) ?? 'g' },
    }),
  }),
  '/doses': resource<Dose>({
    noun: 'doses',
    one: 'dose',
    many: 'doses',
    added: (_body, { by }) => ({
      plannedAt: null,
      givenBy: by,
      reason: null,
      amount: null,
      note: null,
      medicineName: '',
      isExtra: false,
      history: [],
    }),
  }),
};

/** Parts of the path of a call: its resource, the id of an item, and what is done with it. */
export type CallPath = {
  readonly path: string;
  readonly resource: OfflineResource;
  readonly id: string | undefined;
  readonly action: string | undefined;
  /** Id of a part of the item: of a comment, an attachment. */
  readonly part: string | undefined;
};

/** Undefined for a path of no resource that takes part. */
export function callPath(url: string): CallPath | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const [first, id, action, part] = pathname.replace(/^\/api\//, '').split('/');
  const path = `/${first}`;
  const resource = offlineResources[path];
  return resource && { path, resource, id, action, part };
}
