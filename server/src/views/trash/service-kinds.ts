import type { Area, Level } from '@tzemed/contract/endpoint';
import type { TrashType } from '@tzemed/contract/trash';
import type { Member } from '../../context.ts';
import * as appointments from '../../features/appointments/service.ts';
import * as budgets from '../../features/budgets/service.ts';
import { categories } from '../../features/expense-categories/service.ts';
import { claims } from '../../features/expenses/service-claims.ts';
import { plans } from '../../features/expenses/service-plans.ts';
import { templates as expenseTemplates } from '../../features/expenses/service-templates.ts';
import * as expenses from '../../features/expenses/service.ts';
import * as medicalRecords from '../../features/medical-records/service.ts';
import * as pets from '../../features/pets/service.ts';
import { templates as reminderTemplates } from '../../features/reminders/service-templates.ts';
import * as reminders from '../../features/reminders/service.ts';
import * as settlements from '../../features/settlements/service.ts';
import { tags } from '../../features/tags/service.ts';
import { vets } from '../../features/vets/service.ts';
import type { ColumnOf, Described } from './store.ts';

type Ctx<A extends Area, L extends Level> = Member & { readonly right: { readonly area: A; readonly level: L } };
/** How a resource lies in the trash, and comes back. */
export type Kind = Described & { restore(ctx: Member, id: string): Promise<unknown> };

type Said<T extends TrashType> = {
  readonly title?: ColumnOf<T>;
  readonly amount?: ColumnOf<T>;
  readonly wentWith?: readonly ColumnOf<T>[];
};

const kind =
  <L extends 'edit' | 'own'>(of: Kind['of'], level: L) =>
  <T extends TrashType, A extends Area>(
    _table: T,
    area: A,
    { title, amount, wentWith = [] }: Said<T>,
    restore: (ctx: Ctx<A, L>, id: string) => Promise<unknown>,
  ): Kind => ({
    area,
    of,
    title: title ?? null,
    amount: amount ?? null,
    wentWith,
    // The version that a caller names is that of the entry, and not of what it stands for.
    restore: (ctx, id) => restore({ ...ctx, ifMatch: undefined, right: { area, level } }, id),
  });
const ofPet = kind('pet', 'edit');
const ofHousehold = kind('household', 'own');

/** Resource → how it lies in the trash, one line each. What is deleted by a mark and missing here is neither restored nor erased. */
export const kinds: Readonly<Record<TrashType, Kind>> = {
  pets: kind('itself', 'own')('pets', 'profile', { title: 'name' }, pets.restore),
  medicalRecords: ofPet('medicalRecords', 'medicalRecords', { title: 'description' }, medicalRecords.restore),
  expenses: ofPet(
    'expenses',
    'expenses',
    { title: 'description', amount: 'amount', wentWith: ['removedWithRecordAt', 'removedWithExpenseAt'] },
    expenses.restore,
  ),
  reminders: ofPet('reminders', 'reminders', { title: 'title' }, reminders.restore),
  appointments: ofPet(
    'appointments',
    'medicalRecords',
    { title: 'reason', wentWith: ['removedWithRecordAt'] },
    appointments.restore,
  ),
  expensePlans: ofPet('expensePlans', 'expenses', { title: 'description', amount: 'amount' }, plans.restore),
  claims: ofPet('claims', 'expenses', { title: 'insurer' }, claims.restore),
  vets: ofHousehold('vets', 'medicalRecords', { title: 'name' }, vets.restore),
  tags: ofHousehold('tags', 'profile', { title: 'name', wentWith: ['mergedInto'] }, tags.restore),
  budgets: ofHousehold('budgets', 'expenses', { amount: 'amount' }, budgets.restore),
  settlements: ofHousehold('settlements', 'expenses', { amount: 'amount' }, settlements.restore),
  expenseCategories: ofHousehold('expenseCategories', 'expenses', { title: 'name' }, categories.restore),
  expenseTemplates: ofHousehold(
    'expenseTemplates',
    'expenses',
    { title: 'description', amount: 'amount' },
    expenseTemplates.restore,
  ),
  reminderTemplates: ofHousehold('reminderTemplates', 'reminders', { title: 'title' }, reminderTemplates.restore),
};
