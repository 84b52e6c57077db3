import { type Appointment, appointment } from '@tzemed/contract/medical/appointments';
import { type Claim, claim } from '@tzemed/contract/money/claims';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { type ExpensePlan, expensePlan } from '@tzemed/contract/money/expense-plans';
import { type Expense, expense } from '@tzemed/contract/money/expenses';
import { type MedicalRecord, medicalRecord } from '@tzemed/contract/medical/medical-records';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import { type Reminder, reminder } from '@tzemed/contract/reminders/reminders';
import { formatRepeat } from '@tzemed/contract/dates/format-repeat';
import { wordsIn } from '@tzemed/contract/text/texts';
import * as z from 'zod/mini';
import { viewOf } from '../../access.ts';
import type { Slice } from '../../belongings/rows/all-rows.ts';
import type { Member } from '../../context.ts';
import { views as appointments } from '../../features/appointments/store.ts';
import { rows as claims } from '../../features/expenses/claims/store-claims.ts';
import { rows as expensePlans } from '../../features/expenses/plans/store-plans.ts';
import { type Refunded, refundedText } from '../../features/expenses/imports/refunded-texts.ts';
import { refundedBy } from '../../features/expenses/store-refunds.ts';
import { rows as expenses } from '../../features/expenses/store.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { views as reminders } from '../../features/reminders/store.ts';
import type { CategoryWords } from '../../features/expense-categories/service.ts';
import type { TagNames } from '../../features/tags/service.ts';
import { timeIn } from '../../lib/time/due-instant.ts';
import type { Cell } from '../../lib/files/csv.ts';
import { comments } from './store.ts';
import { exportTexts } from './texts.ts';

type Words = keyof typeof exportTexts;
type Ctx = Member;

type Kept = {
  readonly id: string;
  readonly tagIds?: readonly string[];
  readonly category?: string;
  readonly paidBy?: string | null;
};

/** Lookups of names that a household chose itself. */
export type NameLookup = {
  readonly tags: TagNames;
  readonly categories: CategoryWords;
  readonly person: (id: string) => string;
};

/** Only for the cells: the data contains the id of the other row. */
const refunds = Symbol('what a refund is of');

/** Export of a resource: its rows as data, and as cells with headings. */
type Noun<Row extends Kept> = {
  readonly name: 'medicalRecords' | 'comments' | 'appointments' | 'expenses' | 'expensePlans' | 'claims' | 'reminders';
  readonly area: Exclude<Area, 'profile'>;
  readonly heads: readonly Words[];
  list(ctx: Ctx, petId: string, slice: Slice): Promise<Row[]>;
  cells(row: Row, ctx: Ctx, called: NameLookup): Cell[];
};
const noun = <Row extends Kept>(one: Noun<Row>) => one as unknown as Noun<Kept>;

/** Comment on a record, with its author. */
type Comment = {
  readonly id: string;
  readonly recordId: string;
  readonly record: string;
  readonly text: string;
  readonly by: string | null;
  readonly createdAt: string;
};

const statusWords = {
  draft: 'claimDraft',
  sent: 'claimSent',
  moreAsked: 'claimMoreAsked',
  paid: 'claimPaid',
  refused: 'claimRefused',
} as const;

/** Resources of a pet that have rows, one line each. */
export const exportedResources = [
  noun<MedicalRecord>({
    name: 'medicalRecords',
    area: 'medicalRecords',
    heads: [
      'date',
      'type',
      'description',
      'product',
      'batchNumber',
      'validUntil',
      'vetName',
      'notes',
      'nextAppointment',
      'cost',
      'tags',
    ],
    async list(ctx, petId, slice) {
      const rows = await medicalRecords.list(ctx.db, viewOf(ctx, 'medicalRecords'), { petId }, slice);
      return rows.map((row) => z.encode(medicalRecord, row));
    },
    cells: (row, { lang }, { tags }) => [
      row.date,
      wordsIn(recordTypeTexts, lang)[row.type],
      row.description,
      row.product,
      row.batchNumber,
      row.validUntil,
      row.vetName,
      row.notes,
      row.nextAppointment,
      row.cost,
      tags(row.tagIds).join(', '),
    ],
  }),
  noun<Comment>({
    name: 'comments',
    area: 'medicalRecords',
    heads: ['date', 'record', 'who', 'comment'],
    async list(ctx, petId, { offset, limit }) {
      const scope = viewOf(ctx, 'medicalRecords');
      const rows = await comments(ctx.db, scope, { petId, limit, ahead: offset });
      return rows.map((row) => Object.assign(row, { createdAt: row.createdAt.toISOString() }));
    },
    cells: (row) => [dayOf(new Date(row.createdAt)), row.record, row.by, row.text],
  }),
  noun<Appointment>({
    name: 'appointments',
    area: 'medicalRecords',
    heads: ['date', 'time', 'what', 'vetName', 'place', 'questions', 'notes', 'status', 'tags'],
    async list(ctx, petId, slice) {
      const scope = viewOf(ctx, 'medicalRecords');
      const rows = await appointments.any.list(ctx.db, scope, { petId, today: dayOf(ctx.now) }, slice);
      return rows.map((row) => z.encode(appointment, row));
    },
    cells: (row, { lang }, { tags }) => [
      row.date,
      row.time,
      row.reason,
      row.vetName,
      row.place,
      row.questions.join('\n'),
      row.notes,
      wordsIn(exportTexts, lang)[row.status],
      tags(row.tagIds).join(', '),
    ],
  }),
  noun<Expense & { [refunds]: Refunded | null }>({
    name: 'expenses',
    area: 'expenses',
    heads: ['date', 'description', 'category', 'amount', 'notes', 'tags', 'paidBy', 'refundOf'],
    async list(ctx, petId, slice) {
      const scope = viewOf(ctx, 'expenses');
      const rows = await expenses.list(ctx.db, scope, { petId }, slice);
      const refunded = await refundedBy(ctx.db, scope, rows);
      return rows.map((row) => Object.assign(z.encode(expense, row), { [refunds]: refunded(row) }));
    },
    cells: (row, _ctx, { tags, categories, person }) => [
      row.date,
      row.description,
      categories(row.category),
      row.amount,
      row.notes,
      tags(row.tagIds).join(', '),
      row.paidBy && person(row.paidBy),
      row[refunds] && refundedText(row[refunds]),
    ],
  }),
  noun<ExpensePlan>({
    name: 'expensePlans',
    area: 'expenses',
    heads: [
      'description',
      'category',
      'amount',
      'priceSteps',
      'startsOn',
      'repeat',
      'repeatUntil',
      'repeatTimes',
      'nextOn',
      'notes',
      'tags',
      'paidBy',
    ],
    async list(ctx, petId, slice) {
      const rows = await expensePlans.list(ctx.db, viewOf(ctx, 'expenses'), { petId }, slice);
      return rows.map((row) => z.encode(expensePlan, row));
    },
    cells: ({ prices, ...row }, { lang }, { tags, categories, person }) => [
      row.description,
      categories(row.category),
      row.amount,
      prices.map(({ from, amount }) => `${from}: ${amount}`).join('\n'),
      row.startsOn,
      formatRepeat({ ...row, repeatDays: [] }, lang),
      row.repeatUntil,
      // A number would be a sum.
      row.repeatTimes && String(row.repeatTimes),
      row.nextOn,
      row.notes,
      tags(row.tagIds).join(', '),
      row.paidBy && person(row.paidBy),
    ],
  }),
  noun<Claim>({
    name: 'claims',
    area: 'expenses',
    heads: [
      'insurer',
      'policyNumber',
      'reference',
      'status',
      'sentOn',
      'claimed',
      'answeredOn',
      'paid',
      'answer',
      'notes',
      'tags',
    ],
    async list(ctx, petId, slice) {
      const rows = await claims.list(ctx.db, viewOf(ctx, 'expenses'), { petId }, slice);
      return rows.map((row) => z.encode(claim, row));
    },
    cells: (row, { lang }, { tags }) => [
      row.insurer,
      row.policyNumber,
      row.reference,
      wordsIn(exportTexts, lang)[statusWords[row.status]],
      row.sentOn,
      row.claimed,
      row.answeredOn,
      row.paid,
      row.answer,
      row.notes,
      tags(row.tagIds).join(', '),
    ],
  }),
  noun<Reminder>({
    name: 'reminders',
    area: 'reminders',
    heads: ['date', 'time', 'what', 'description', 'repeat', 'snoozeUntil', 'completedAt', 'missedAt', 'tags'],
    async list(ctx, petId, slice) {
      const asked = { petId, now: ctx.now, until: ctx.now };
      const rows = await reminders.all.any.list(ctx.db, viewOf(ctx, 'reminders'), asked, slice);
      return rows.map((row) => z.encode(reminder, row));
    },
    cells: ({ timezone, time, snoozeUntil, completedAt, missedAt, ...row }, { lang }, { tags }) => {
      const dayIn = (instant: string) => dayOf(new Date(instant), timezone);
      return [
        dayIn(row.date),
        time,
        row.title,
        row.description,
        formatRepeat(row, lang),
        snoozeUntil && `${dayIn(snoozeUntil)} ${timeIn(timezone, new Date(snoozeUntil))}`,
        completedAt && dayIn(completedAt),
        missedAt && dayIn(missedAt),
        tags(row.tagIds).join(', '),
      ];
    },
  }),
];
export type ExportedResource = (typeof exportedResources)[number];
