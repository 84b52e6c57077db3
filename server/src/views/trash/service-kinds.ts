import type { Area, Level } from '@tzemed/contract/schema/endpoint';
import type { TrashType } from '@tzemed/contract/views/trash';
import type { Member } from '../../context.ts';
import * as appointments from '../../features/appointments/service.ts';
import * as budgets from '../../features/budgets/service.ts';
import { categories } from '../../features/expense-categories/service.ts';
import { claimPapers, claims } from '../../features/expenses/claims/service-claims.ts';
import { plans } from '../../features/expenses/plans/service-plans.ts';
import { papers as expensePapers } from '../../features/expenses/service-single-expense.ts';
import { templates as expenseTemplates } from '../../features/expenses/service-templates.ts';
import * as careItems from '../../features/care/service.ts';
import * as expenses from '../../features/expenses/service.ts';
import * as measurements from '../../features/measures/service-measurements.ts';
import * as measures from '../../features/measures/service.ts';
import * as medicalRecords from '../../features/medical-records/service.ts';
import * as doses from '../../features/medicines/service-doses.ts';
import * as feedings from '../../features/medicines/feedings/service.ts';
import * as medicines from '../../features/medicines/service.ts';
import * as stock from '../../features/medicines/stock/service.ts';
import * as observations from '../../features/observations/service.ts';
import * as pets from '../../features/pets/service.ts';
import { buttons } from '../../features/quick-buttons/service.ts';
import { templates as reminderTemplates } from '../../features/reminders/templates/service-templates.ts';
import * as reminders from '../../features/reminders/service.ts';
import * as settlements from '../../features/settlements/service.ts';
import { tags } from '../../features/tags/service.ts';
import { vets } from '../../features/vets/service.ts';
import { notFound } from '../../lib/refusal.ts';
import { columnOf, commentTitle, hidden, observationTitle, recordTypeOf } from './store-kinds.ts';
import type { ColumnOf, Described, Found } from './store.ts';

type Ctx<A extends Area, L extends Level> = Member & { readonly right: { readonly area: A; readonly level: L } };
/** Description of a type in the trash, and the way back. */
export type Kind = Described & { restore(ctx: Member, row: Found): Promise<unknown> };

type Said<T extends TrashType> = {
  readonly title?: ColumnOf<T>;
  readonly amount?: ColumnOf<T>;
  readonly hidden?: Described['hidden'];
};

/** The context with the right that the type's own call asks for. The version that a request names is that of the entry. */
const acting = <A extends Area, L extends Level>(ctx: Member, area: A, level: L): Ctx<A, L> => ({
  ...ctx,
  ifMatch: undefined,
  right: { area, level },
});

const kind =
  <L extends 'edit' | 'own'>(of: Kind['of'], level: L) =>
  <T extends TrashType, A extends Area>(
    table: T,
    area: A,
    { title, amount, hidden: hiding = hidden.never }: Said<T>,
    restore: (ctx: Ctx<A, L>, id: string) => Promise<unknown>,
  ): Kind => ({
    area,
    of,
    title: columnOf(table, title),
    recordType: recordTypeOf(table),
    amount: columnOf(table, amount),
    hidden: hiding,
    restore: (ctx, { id }) => restore(acting(ctx, area, level), id),
  });
const ofPet = kind('pet', 'edit');
const ofHousehold = kind('household', 'own');

/** Files and comments: of a thing, with whose area they come back. */
const ofThing = (type: 'attachments' | 'comments', title: Described['title'], restore: Kind['restore']): Kind => ({
  area: null,
  of: 'thing',
  title,
  recordType: recordTypeOf(type),
  amount: columnOf(type, undefined),
  hidden: hidden.never,
  restore,
});

function restoreFile(ctx: Member, { id, ofId, ofType }: Found) {
  if (ofType === 'medicalRecords')
    return medicalRecords.papers.restore(acting(ctx, 'medicalRecords', 'edit'), ofId!, id);
  if (ofType === 'expenses') return expensePapers.restore(acting(ctx, 'expenses', 'edit'), ofId!, id);
  if (ofType === 'claims') return claimPapers.restore(acting(ctx, 'expenses', 'edit'), ofId!, id);
  if (ofType === 'observations') return observations.papers.restore(acting(ctx, 'medicalRecords', 'edit'), ofId!, id);
  throw notFound();
}

/** Type → its entry in the trash. A type with a deletion mark that is missing here is neither restored nor erased. */
export const kinds: Readonly<Record<TrashType, Kind>> = {
  pets: kind('itself', 'own')('pets', 'profile', { title: 'name' }, pets.restore),
  medicalRecords: ofPet('medicalRecords', 'medicalRecords', { title: 'description' }, medicalRecords.restore),
  expenses: ofPet(
    'expenses',
    'expenses',
    {
      title: 'description',
      amount: 'amount',
      hidden: hidden.expenseThatWent,
    },
    expenses.restore,
  ),
  reminders: ofPet('reminders', 'reminders', { title: 'title', hidden: hidden.takenBack }, reminders.restore),
  appointments: ofPet(
    'appointments',
    'medicalRecords',
    { title: 'reason', hidden: hidden.appointmentThatWent },
    appointments.restore,
  ),
  observations: {
    ...ofPet('observations', 'medicalRecords', {}, observations.restore),
    title: observationTitle,
  },
  measures: ofPet('measures', 'medicalRecords', { title: 'name' }, measures.restore),
  measurements: ofPet(
    'measurements',
    'medicalRecords',
    { title: 'note', hidden: hidden.measurementThatWent },
    measurements.restore,
  ),
  expensePlans: ofPet('expensePlans', 'expenses', { title: 'description', amount: 'amount' }, plans.restore),
  medicines: ofPet('medicines', 'reminders', { title: 'name' }, medicines.restore),
  doses: ofPet('doses', 'reminders', { hidden: hidden.undoneDose }, doses.restore),
  feedings: ofPet('feedings', 'reminders', { title: 'food' }, feedings.restore),
  stockItems: ofHousehold('stockItems', 'reminders', { title: 'name' }, stock.restore),
  careItems: ofPet('careItems', 'reminders', { title: 'title', hidden: hidden.careChoice }, careItems.restore),
  claims: ofPet('claims', 'expenses', { title: 'insurer' }, claims.restore),
  vets: ofHousehold('vets', 'medicalRecords', { title: 'name' }, vets.restore),
  tags: ofHousehold('tags', 'profile', { title: 'name', hidden: hidden.mergedTag }, tags.restore),
  quickButtons: ofHousehold('quickButtons', 'medicalRecords', { title: 'name' }, buttons.restore),
  budgets: ofHousehold('budgets', 'expenses', { amount: 'amount' }, budgets.restore),
  settlements: ofHousehold('settlements', 'expenses', { amount: 'amount' }, settlements.restore),
  expenseCategories: ofHousehold(
    'expenseCategories',
    'expenses',
    { title: 'name', hidden: hidden.mergedCategory },
    categories.restore,
  ),
  expenseTemplates: ofHousehold(
    'expenseTemplates',
    'expenses',
    { title: 'description', amount: 'amount' },
    expenseTemplates.restore,
  ),
  reminderTemplates: ofHousehold('reminderTemplates', 'reminders', { title: 'title' }, reminderTemplates.restore),
  attachments: ofThing('attachments', columnOf('attachments', 'name'), restoreFile),
  // Only medical records have comments.
  comments: ofThing('comments', commentTitle, (ctx, { id, ofId }) =>
    medicalRecords.recordComments.restore(acting(ctx, 'medicalRecords', 'edit'), ofId!, id),
  ),
};
