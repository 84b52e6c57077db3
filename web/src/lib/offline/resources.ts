import { addMonths, dayOf, monthRange } from '@tzemed/contract/dates/days';
import { noPayer } from '@tzemed/contract/money/no-payer';
import type { Appointment } from '@tzemed/contract/medical/appointments';
import type { Dose } from '@tzemed/contract/medical/doses';
import type { Expense } from '@tzemed/contract/money/expenses';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import type { Measurement } from '@tzemed/contract/measures/measurements';
import type { Observation } from '@tzemed/contract/medical/observations';
import type { Reminder, ReminderStatus } from '@tzemed/contract/reminders/reminders';
import type { ListContext, ListRules, Query, Row, RowFields } from './device/list-rules.ts';

/** Author and time of a change that has not been sent. */
export type Writing = { readonly by: string; readonly at: string };

export type { RowFields };

export type OfflineResource = {
  /** Name in the contract. */
  readonly noun: string;
  /** Names of a row, and of rows, in replies. */
  readonly one: string;
  readonly many: string;
  /** Fields that the server adds to a new row. */
  readonly added: (body: RowFields, writing: Writing) => RowFields;
  /** Presses by the last part of their path: what they change in a row. */
  readonly presses?: Readonly<Record<string, (body: RowFields, writing: Writing) => RowFields>>;
  /** Replies of presses have more than the row. */
  readonly beside?: RowFields;
  /** Rules of its list. */
  readonly list: ListRules;
  /** Rows of one pet differ from those of all pets: each pet's are loaded. */
  readonly isLoadedByPet?: boolean;
  /** The list has no days to load a part of it by: all that there is is loaded. */
  readonly isLoadedWhole?: boolean;
};

type Described<Row> = Omit<OfflineResource, 'added'> & { added: (body: RowFields, writing: Writing) => Partial<Row> };
const resource = <Row>(described: Described<Row>) => described as OfflineResource;

const petIdsOf = ({ petId, petIds }: RowFields) => [
  ...new Set([petId as string, ...((petIds as string[] | undefined) ?? [])]),
];
const dayOfInstant = (instant: unknown) => dayOf(new Date(instant as string));

/** Months that the sums of a page of expenses begin with. */
const latestMonths = 6;

/** Sums and number of the expenses of a month. */
function sumsOf(rows: readonly Row[], month: string) {
  const ofMonth = rows.filter(({ date }) => (date as string).startsWith(month));
  return { month, totalAmount: totalOf(ofMonth), count: ofMonth.length };
}
/** Shekels are added up in agorot. */
const totalOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { amount }) => sum + Math.round((amount as number) * 100), 0) / 100;

function monthsUpTo(today: string, to: string | undefined) {
  const now = today.slice(0, 7);
  const isLongAgo = to && to.slice(0, 7) <= addMonths(now, -latestMonths);
  const last = isLongAgo ? to.slice(0, 7) : now;
  return Array.from({ length: latestMonths }, (_, index) => addMonths(last, index + 1 - latestMonths));
}

const upcomingMs = 7 * 86_400_000;
const ringsAt = ({ snoozeUntil, date }: Row) => Date.parse((snoozeUntil ?? date) as string);
const isUnclosed = ({ completedAt, missedAt }: Row) => completedAt === null && missedAt === null;
const isOpen = (row: Row, { isActive }: ListContext) => isUnclosed(row) && isActive(row.petId as string);
const isSoon = (row: Row, { now }: ListContext) => ringsAt(row) <= now + upcomingMs;
const statusIs: Readonly<Record<ReminderStatus, (row: Row, context: ListContext) => boolean>> = {
  upcoming: (row, context) => isOpen(row, context) && ringsAt(row) >= context.now,
  overdue: (row, context) => isOpen(row, context) && ringsAt(row) < context.now,
  completed: ({ completedAt }) => completedAt !== null,
  missed: ({ missedAt }) => missedAt !== null,
  snoozed: (row, context) => isOpen(row, context) && ringsAt(row) >= context.now && row.snoozeUntil !== null,
};
const petsAlike = ({ petIds }: Row) =>
  (petIds as readonly string[]).length > 1 ? [...(petIds as string[])].toSorted() : undefined;

/**
 * Resources that can be written without a connection, by the path of their calls. Their rows are stored on the device; a
 * create, an edit, a deletion and its undo wait in the outbox, and so do the presses named here.
 */
export const offlineResources: Readonly<Record<string, OfflineResource>> = {
  '/expenses': resource<Expense>({
    noun: 'expenses',
    one: 'expense',
    many: 'expenses',
    list: {
      order: ['-date', '-id'],
      searched: ['description', 'notes', 'amount'],
      filters: {
        paidBy: ({ paidBy }, value) => (paidBy ?? noPayer) === value,
      },
      distinct: ['petCount'],
      isInSums: ({ parts }) => !parts,
      sums: ({ passing, onPage }, { from, to }, { today }) => {
        const rows = passing();
        const latest = monthsUpTo(today, to);
        const others = passing('from', 'to');
        const isWhole = (month: string) => {
          const days = monthRange(month);
          return latest.includes(month) && (!from || from <= days.from) && (!to || days.to <= to);
        };
        const months = [...new Set(onPage.map(({ date }) => (date as string).slice(0, 7)))].toSorted().toReversed();
        return {
          totalAmount: totalOf(rows),
          petCount: new Set(rows.map(({ petId }) => petId)).size,
          months: {
            onPage: months.map((month) => sumsOf(isWhole(month) ? others : rows, month)),
            latest: latest.map((month) => sumsOf(others, month)),
          },
        };
      },
    },
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
    one: 'record',
    many: 'records',
    list: {
      order: ['-date', '-id'],
      searched: ['description', 'notes', 'vetName', 'product', 'batchNumber'],
    },
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
    isLoadedByPet: true,
    isLoadedWhole: true,
    list: {
      order: ({ status, onlyUpcoming }) => {
        if (status === 'completed') return ['-completedAt', '-id'];
        if (status === 'missed') return ['-missedAt', '-id'];
        return status || onlyUpcoming === 'true' ? ['ringsAt', 'id'] : ['-closedAt', 'ringsAt', 'id'];
      },
      searched: ['title', 'description'],
      derived: (row) => ({ ringsAt: ringsAt(row), closedAt: row.completedAt ?? row.missedAt }),
      filters: {
        status: (row, value, context) => statusIs[value as ReminderStatus](row, context),
        onlyUpcoming: (row, value, context) =>
          value !== 'true' || (statusIs.upcoming(row, context) && isSoon(row, context)),
      },
      once: (row) => {
        const pets = petsAlike(row);
        const { title, date, snoozeUntil, completedAt, missedAt } = row;
        return pets && JSON.stringify([pets, title, date, snoozeUntil, completedAt, missedAt]);
      },
      sums: ({ passing }, { onlyUpcoming }, context) => {
        const rows = passing('status', 'onlyUpcoming');
        const count = (status: ReminderStatus) =>
          rows.filter(
            (row) =>
              statusIs[status](row, context) &&
              (onlyUpcoming !== 'true' || (status !== 'upcoming' && status !== 'snoozed') || isSoon(row, context)),
          ).length;
        return {
          counts: Object.fromEntries(Object.keys(statusIs).map((status) => [status, count(status as ReminderStatus)])),
        };
      },
    },
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
    isLoadedByPet: true,
    list: {
      order: ({ when }) => (when === 'upcoming' ? ['date', 'time', 'id'] : ['-date', '-time', '-id']),
      searched: ['reason', 'place', 'vetName', 'notes'],
      filters: {
        when: ({ status, date, petId }, value, { today, isActive }) => {
          const isAhead = status === 'planned' && (date as string) >= today;
          return value === 'upcoming' ? isAhead && isActive(petId as string) : !isAhead;
        },
      },
      once: (row) => {
        const pets = petsAlike(row);
        return pets && JSON.stringify([pets, row.date, row.time, row.reason, row.status]);
      },
      views: { upcoming: { query: { when: 'upcoming' }, beside: (count) => ({ count }) } },
    },
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
    list: { order: ['-at', '-id'], searched: ['kindName', 'note', 'kind'] },
    added: ({ at }) => ({
      lastedUntil: null,
      laps: [],
      note: null,
      date: dayOfInstant(at),
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
    list: { order: ['-takenAt', '-id'], searched: ['note', 'place'] },
    added: ({ kind, unit, takenAt }, { at }) => ({
      measureId: '',
      takenAt: (takenAt as string | undefined) ?? at,
      note: null,
      place: null,
      low: null,
      high: null,
      date: dayOfInstant(takenAt ?? at),
      isChangeDismissed: false,
      measure: { kind: (kind as never) ?? 'weight', name: null, unit: (unit as string | undefined) ?? 'g' },
    }),
  }),
  '/doses': resource<Dose>({
    noun: 'doses',
    one: 'dose',
    many: 'doses',
    list: {
      order: ['-at', '-id'],
      searched: ['medicineName', 'note'],
      day: ({ at }) => dayOfInstant(at),
    },
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

/** Parts of the address of a read: a resource's list, rows that are found by words, or a row. Undefined for other paths. */
export function readPath(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [first, second, ...rest] = pathname.replace(/^\/api\//, '').split('/');
  const isOfPet = first === 'pets' && rest.length > 0;
  const [name, id, ...more] = isOfPet ? rest : [first, ...(second === undefined ? [] : [second]), ...rest];
  const path = `/${name}`;
  const resource = offlineResources[path];
  if (!resource || more.length > 0) return undefined;
  const query: Query = { ...Object.fromEntries(searchParams), ...(isOfPet && { petId: second! }) };
  return { path, resource, id, query };
}

/** Undefined for a path of no resource that takes part. */
export function callPath(url: string): CallPath | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const [first, id, action, part] = pathname.replace(/^\/api\//, '').split('/');
  const path = `/${first}`;
  const resource = offlineResources[path];
  return resource && { path, resource, id, action, part };
}
