import { type Dose, dose, doseFieldsOn } from '@tzemed/contract/medical/doses';
import { formatCourse, skipReasonTexts } from '@tzemed/contract/medical/medicine-texts';
import { type Medicine, medicine, medicineFieldsOn } from '@tzemed/contract/medical/medicines';
import { rows as feedings } from '../../features/medicines/feedings/store.ts';
import { rows as doses } from '../../features/medicines/store-doses.ts';
import { rows as medicines } from '../../features/medicines/store.ts';
import { type CareItem, careFieldsOn, careItem } from '@tzemed/contract/care/care';
import { formatInterval } from '@tzemed/contract/care/care-interval-texts';
import { nameOfRule } from '../../features/care/describe-plan.ts';
import { rows as careItems } from '../../features/care/store.ts';
import { type Appointment, appointment } from '@tzemed/contract/medical/appointments';
import { type Claim, claim } from '@tzemed/contract/money/claims';
import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { type ExpensePlan, expensePlan } from '@tzemed/contract/money/expense-plans';
import { type Expense, expense } from '@tzemed/contract/money/expenses';
import { type MedicalRecord, medicalRecord, recordFieldsOn } from '@tzemed/contract/medical/medical-records';
import { kindLabel } from '@tzemed/contract/medical/observation-kind-texts';
import { type Observation, observation } from '@tzemed/contract/medical/observations';
import { measurementPlaceTexts, measureKindTexts } from '@tzemed/contract/measures/measure-texts';
import { isBuiltIn } from '@tzemed/contract/measures/measure-values';
import { type Measurement, measurement } from '@tzemed/contract/measures/measurements';
import { type Measure, measure } from '@tzemed/contract/measures/measures';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import { type Feeding, feeding, feedingFieldsOn } from '@tzemed/contract/stock/feedings';
import { formatFeedingAmount } from '@tzemed/contract/stock/stock-texts';
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
import { columns as expenseColumns, type Row as ExpenseRow } from '../../features/expenses/exports/columns.ts';
import { refundedBy } from '../../features/expenses/store-refunds.ts';
import { rows as expenses } from '../../features/expenses/store.ts';
import { rows as measurements } from '../../features/measures/store-measurements.ts';
import { rows as measures } from '../../features/measures/store.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { rows as observations } from '../../features/observations/store.ts';
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

/** Heading and cell of a column. A heading alone is a field of the row, shown by its value or by the names of its ids. */
type Column<Row> = (Words & (keyof Row | 'tags')) | readonly [Words, (row: Row, ctx: Ctx, names: NameLookup) => Cell];

/** Export of a resource: its rows as data, and as cells with headings. */
type Exported = {
  readonly name:
    | 'medicalRecords'
    | 'comments'
    | 'appointments'
    | 'expenses'
    | 'expensePlans'
    | 'claims'
    | 'medicines'
    | 'doses'
    | 'feedings'
    | 'careItems'
    | 'observations'
    | 'measures'
    | 'measurements'
    | 'reminders';
  readonly area: Exclude<Area, 'profile'>;
  readonly heads: readonly Words[];
  list(ctx: Ctx, petId: string, slice: Slice): Promise<Kept[]>;
  cells(row: Kept, ctx: Ctx, names: NameLookup): Cell[];
};

function exported<Row extends Kept>({
  columns,
  ...resource
}: Pick<Exported, 'name' | 'area'> & {
  readonly columns: readonly Column<Row>[];
  list(ctx: Ctx, petId: string, slice: Slice): Promise<Row[]>;
}): Exported {
  const all = columns.map((column) =>
    typeof column === 'string' ? ([column, named[column as keyof typeof named] ?? valueOf(column)] as const) : column,
  );
  return {
    ...resource,
    heads: all.map(([head]) => head),
    cells: (row, ctx, names) => all.map(([, cell]) => cell(row as Row, ctx, names)),
  };
}

const valueOf = (name: string) => (row: object) => (row as Readonly<Record<string, Cell>>)[name] ?? null;
/** Cells of fields that hold ids. */
const named = {
  tags: ({ tagIds = [] }: Kept, _ctx: Ctx, { tags }: NameLookup) => tags(tagIds).join(', '),
  category: ({ category = '' }: Kept, _ctx: Ctx, { categories }: NameLookup) => categories(category),
  paidBy: ({ paidBy }: Kept, _ctx: Ctx, { person }: NameLookup) => (paidBy ? person(paidBy) : null),
};

/** Stored row of an expense, for its cells: its data has the id of what it refunds. */
const stored = Symbol('stored row');

const dayIn = (timezone: string, instant: string) => dayOf(new Date(instant), timezone);

/** Comment on a record, with its author. */
type Comment = {
  readonly id: string;
  readonly recordId: string;
  readonly record: string;
  readonly text: string;
  readonly by: string | null;
  readonly createdAt: string;
};

const measureName = ({ kind, name }: Pick<Measure, 'kind' | 'name'>, { lang }: Ctx) =>
  isBuiltIn(kind) ? wordsIn(measureKindTexts, lang)[kind] : name;

const statusWords = {
  draft: 'claimDraft',
  sent: 'claimSent',
  moreAsked: 'claimMoreAsked',
  paid: 'claimPaid',
  refused: 'claimRefused',
} as const;

/** Resources of a pet that have rows. */
export const exportedResources = [
  exported<MedicalRecord>({
    name: 'medicalRecords',
    area: 'medicalRecords',
    columns: [
      'date',
      ['type', ({ type }, { lang }) => wordsIn(recordTypeTexts, lang)[type]],
      'description',
      'product',
      'batchNumber',
      'validUntil',
      'vetName',
      ...recordFieldsOn.export,
      'nextAppointment',
      'cost',
      'tags',
    ],
    async list(ctx, petId, slice) {
      const rows = await medicalRecords.list(ctx.db, viewOf(ctx, 'medicalRecords'), { petId }, slice);
      return rows.map((row) => z.encode(medicalRecord, row));
    },
  }),
  exported<Comment>({
    name: 'comments',
    area: 'medicalRecords',
    columns: [
      ['date', ({ createdAt }) => dayOf(new Date(createdAt))],
      'record',
      ['who', ({ by }) => by],
      ['comment', ({ text }) => text],
    ],
    async list(ctx, petId, { offset, limit }) {
      const scope = viewOf(ctx, 'medicalRecords');
      const rows = await comments(ctx.db, scope, { petId, limit, ahead: offset });
      return rows.map((row) => Object.assign(row, { createdAt: row.createdAt.toISOString() }));
    },
  }),
  exported<Appointment>({
    name: 'appointments',
    area: 'medicalRecords',
    columns: [
      'date',
      'time',
      ['what', ({ reason }) => reason],
      'vetName',
      'place',
      ['questions', ({ questions }) => questions.join('\n')],
      'notes',
      ['status', ({ status }, { lang }) => wordsIn(exportTexts, lang)[status]],
      'tags',
    ],
    async list(ctx, petId, slice) {
      const scope = viewOf(ctx, 'medicalRecords');
      const rows = await appointments.any.list(ctx.db, scope, { petId, today: dayOf(ctx.now) }, slice);
      return rows.map((row) => z.encode(appointment, row));
    },
  }),
  exported<Observation>({
    name: 'observations',
    area: 'medicalRecords',
    columns: [
      'date',
      ['time', ({ at }) => timeIn(brand.timeZone, new Date(at))],
      ['what', ({ kind, kindName }, { lang }) => kindLabel(kind, lang, kindName)],
      ['lastedUntil', ({ lastedUntil }) => lastedUntil && timeIn(brand.timeZone, new Date(lastedUntil))],
      ['laps', ({ laps }) => laps.map((lap) => timeIn(brand.timeZone, new Date(lap))).join('\n')],
      ['notes', ({ note }) => note],
      'tags',
    ],
    async list(ctx, petId, slice) {
      const rows = await observations.list(ctx.db, viewOf(ctx, 'medicalRecords'), { petId }, slice);
      return rows.map((row) => z.encode(observation, row));
    },
  }),
  exported<Measure>({
    name: 'measures',
    area: 'medicalRecords',
    columns: [
      ['what', measureName],
      ['unit', ({ unit }) => unit],
      'low',
      'high',
      'limitsBy',
      'target',
      'targetBy',
      'tags',
    ],
    async list(ctx, petId, slice) {
      const rows = await measures.list(ctx.db, viewOf(ctx, 'medicalRecords'), { petId }, slice);
      return rows.map((row) => z.encode(measure, row));
    },
  }),
  exported<Measurement>({
    name: 'measurements',
    area: 'medicalRecords',
    columns: [
      'date',
      ['time', ({ takenAt }) => timeIn(brand.timeZone, new Date(takenAt))],
      ['what', ({ measure }, ctx) => measureName(measure, ctx)],
      'value',
      ['unit', ({ measure: { unit } }) => unit],
      'low',
      'high',
      ['place', ({ place }, { lang }) => place && wordsIn(measurementPlaceTexts, lang)[place]],
      ['notes', ({ note }) => note],
      'tags',
    ],
    async list(ctx, petId, slice) {
      const rows = await measurements.list(ctx.db, viewOf(ctx, 'medicalRecords'), { petId }, slice);
      return rows.map((row) => z.encode(measurement, row));
    },
  }),
  exported<Expense & { [stored]: ExpenseRow }>({
    name: 'expenses',
    area: 'expenses',
    // All rows are of one pet.
    columns: expenseColumns
      .filter(({ name }) => name !== 'pet')
      .map(({ name, cell }) =>
        name === 'tags'
          ? name
          : [
              name,
              (row, _ctx, { tags, categories, person }) =>
                cell(row[stored], { tags, category: categories, person, pet: () => '' }),
            ],
      ),
    async list(ctx, petId, slice) {
      const scope = viewOf(ctx, 'expenses');
      const rows = await expenses.list(ctx.db, scope, { petId }, slice);
      const refunded = await refundedBy(ctx.db, scope, rows);
      return rows.map((row) => Object.assign(z.encode(expense, row), { [stored]: { ...row, refunds: refunded(row) } }));
    },
  }),
  exported<ExpensePlan>({
    name: 'expensePlans',
    area: 'expenses',
    columns: [
      'description',
      'category',
      'amount',
      ['priceSteps', ({ prices }) => prices.map(({ from, amount }) => `${from}: ${amount}`).join('\n')],
      'startsOn',
      ['repeat', (row, { lang }) => formatRepeat({ ...row, repeatDays: [] }, lang)],
      'repeatUntil',
      // A number would be a sum.
      ['repeatTimes', ({ repeatTimes }) => repeatTimes && String(repeatTimes)],
      'nextOn',
      'notes',
      'tags',
      'paidBy',
    ],
    async list(ctx, petId, slice) {
      const rows = await expensePlans.list(ctx.db, viewOf(ctx, 'expenses'), { petId }, slice);
      return rows.map((row) => z.encode(expensePlan, row));
    },
  }),
  exported<Claim>({
    name: 'claims',
    area: 'expenses',
    columns: [
      'insurer',
      'policyNumber',
      'reference',
      ['status', ({ status }, { lang }) => wordsIn(exportTexts, lang)[statusWords[status]]],
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
  }),
  exported<Medicine>({
    name: 'medicines',
    area: 'reminders',
    columns: [
      'name',
      'instruction',
      'vetName',
      ['schedule', (row, { lang }) => formatCourse(row, lang)],
      ['startsOn', ({ from }) => from],
      ['repeatUntil', ({ until }) => until],
      ['steps', ({ steps }) => steps.map(({ from, until, text }) => `${from} – ${until}: ${text}`).join('\n')],
      [
        'pauses',
        ({ pauses }) =>
          pauses.map(({ from, until, reason }) => `${from} – ${until ?? ''} ${reason ?? ''}`.trim()).join('\n'),
      ],
      'prescriptionUntil',
      ...medicineFieldsOn.export,
      'tags',
    ],
    async list(ctx, petId, slice) {
      const rows = await medicines.list(ctx.db, viewOf(ctx, 'reminders'), { petId }, slice);
      return rows.map((row) => z.encode(medicine, row));
    },
  }),
  exported<Dose>({
    name: 'doses',
    area: 'reminders',
    columns: [
      ['date', ({ at }) => dayOf(new Date(at))],
      ['time', ({ at }) => timeIn(brand.timeZone, new Date(at))],
      ['what', ({ medicineName }) => medicineName],
      ['status', ({ outcome }, { lang }) => wordsIn(exportTexts, lang)[outcome]],
      ['reason', ({ reason }, { lang }) => reason && wordsIn(skipReasonTexts, lang)[reason]],
      ['who', ({ givenBy }, _ctx, { person }) => (givenBy ? person(givenBy) : null)],
      ...doseFieldsOn.export,
    ],
    async list(ctx, petId, slice) {
      const rows = await doses.list(ctx.db, viewOf(ctx, 'reminders'), { petId }, slice);
      return rows.map((row) => z.encode(dose, row));
    },
  }),
  exported<Feeding>({
    name: 'feedings',
    area: 'reminders',
    columns: [
      ['food', ({ food }) => food],
      ['portion', (row, { lang }) => formatFeedingAmount(row, lang)],
      ['times', ({ times }) => times.join(', ')],
      ['startsOn', ({ from }) => from],
      ['repeatUntil', ({ until }) => until],
      ...feedingFieldsOn.export,
      'tags',
    ],
    async list(ctx, petId, slice) {
      const rows = await feedings.list(ctx.db, viewOf(ctx, 'reminders'), { petId }, slice);
      return rows.map((row) => z.encode(feeding, row));
    },
  }),
  exported<CareItem>({
    name: 'careItems',
    area: 'reminders',
    columns: [
      ['what', ({ key, title }, { lang }) => title ?? nameOfRule(key!, lang)],
      ['repeat', ({ every }, { lang }) => every && formatInterval(every, lang)],
      'startsOn',
      ['snoozeUntil', ({ postponedUntil }) => postponedUntil],
      ['exemptUntil', ({ exemptUntil }) => exemptUntil],
      ['completedAt', ({ doneOn }) => doneOn],
      [
        'status',
        ({ isOff, isChosen }, { lang }) => {
          const t = wordsIn(exportTexts, lang);
          return isOff ? t.careOff : isChosen ? t.careChosen : null;
        },
      ],
      ...careFieldsOn.export,
      'tags',
    ],
    async list(ctx, petId, slice) {
      const rows = await careItems.list(ctx.db, viewOf(ctx, 'reminders'), { petId }, slice);
      return rows.map((row) => z.encode(careItem, row));
    },
  }),
  exported<Reminder>({
    name: 'reminders',
    area: 'reminders',
    columns: [
      ['date', ({ date, timezone }) => dayIn(timezone, date)],
      'time',
      ['what', ({ title }) => title],
      'description',
      ['repeat', (row, { lang }) => formatRepeat(row, lang)],
      [
        'snoozeUntil',
        ({ snoozeUntil, timezone }) =>
          snoozeUntil && `${dayIn(timezone, snoozeUntil)} ${timeIn(timezone, new Date(snoozeUntil))}`,
      ],
      ['completedAt', ({ completedAt, timezone }) => completedAt && dayIn(timezone, completedAt)],
      ['missedAt', ({ missedAt, timezone }) => missedAt && dayIn(timezone, missedAt)],
      'tags',
    ],
    async list(ctx, petId, slice) {
      const asked = { petId, now: ctx.now, until: ctx.now };
      const rows = await reminders.all.any.list(ctx.db, viewOf(ctx, 'reminders'), asked, slice);
      return rows.map((row) => z.encode(reminder, row));
    },
  }),
];
export type ExportedResource = (typeof exportedResources)[number];
