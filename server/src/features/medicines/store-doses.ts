import { doses, newDose } from '@tzemed/contract/medical/doses';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type EditScope, type GivenScope, type ViewScope, within } from '../../access.ts';
import { belongingRows } from '../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Edit = EditScope<'reminders'>;

const { isExtra: _extra, ...written } = newDose.shape;
const medicineName = sql<string>`(
  select c.name from medicines c where c.household_id = doses.household_id and c.id = doses.medicine_id
)`;
export type Correction = {
  readonly at: string;
  readonly by: string;
  readonly was: {
    readonly outcome: 'given' | 'skipped';
    readonly at: string;
    readonly givenBy: string | null;
    readonly note: string | null;
  };
};

export const rows = belongingRows('doses', doses, {
  input: z.object(written),
  alsoWritten: ['isExtra', 'reminderId', 'history'],
  computed: { medicineName, history: sql<Correction[]>`doses.history` },
  filters: { from: ['day', '>='], to: ['day', '<='] },
  order: [
    ['at', 'desc'],
    ['id', 'desc'],
  ],
});

type Near = { readonly medicineId: string; readonly from: Date; readonly to: Date };
const near = prepared((db, scope: GivenScope, { medicineId, from, to }: Given<Near>) =>
  db
    .selectFrom('doses')
    .select(['id', 'outcome', 'at', 'plannedAt', 'isExtra'])
    .where(within(scope, 'doses'))
    .where('medicineId', '=', medicineId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`(at between ${from} and ${to} or planned_at between ${from} and ${to})`)
    .orderBy('at'),
);
/** Answers of a course that were given, or were due, in a span. */
export const answersBetween = (db: Db, scope: ViewScope<'reminders'>, given: Near) => near(db, scope, given);

type OfSlot = { readonly medicineId: string; readonly plannedAt: Date };
const ofSlot = prepared((db, scope: GivenScope, { medicineId, plannedAt }: Given<OfSlot>) =>
  db
    .selectFrom('doses')
    .select(['id', 'outcome'])
    .where(within(scope, 'doses'))
    .where('medicineId', '=', medicineId)
    .where('plannedAt', '=', plannedAt)
    .where('deletedAt', 'is', null),
);
/** The answer to what was due at a time. */
export const findAnswer = async (db: Db, scope: Edit, slot: OfSlot) => (await ofSlot(db, scope, slot))[0];

const forgetting = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .updateTable('doses')
    .set({ reminderId: null as never })
    .where(within(scope, 'doses'))
    .where('id', '=', id),
);
/** Makes a dose stand by itself, apart from the reminder by which it was entered. */
export const forgetReminder = (db: Db, scope: Edit, id: string) => forgetting(db, scope, { id });

const authors = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('doses')
    .select(['householdId', 'medicineId', 'createdBy', 'createdAt', 'outcome', 'at', 'givenBy', 'note', 'plannedAt'])
    .select(sql<Correction[]>`doses.history`.as('history'))
    .where(within(scope, 'doses'))
    .where('id', '=', id),
);
/** A dose with its author, deleted or not. */
export const findAuthor = async (db: Db, scope: Edit, id: string) => (await authors(db, scope, { id }))[0];

type Span = { readonly petId: string; readonly from: Date; readonly to: Date };
const ofSpan = prepared((db, scope: GivenScope, { petId, from, to }: Given<Span>) =>
  rows
    .reached(db, scope, petId)
    .select('doses.id')
    .where(sql<boolean>`doses.at >= ${from} and doses.at < ${to}`)
    .orderBy('doses.at'),
);
/** Ids of the doses of a pet in a span, the oldest first. */
export const idsBetween = async (db: Db, scope: ViewScope<'reminders'>, span: Span) =>
  (await ofSpan(db, scope, span)).map(({ id }) => id);

const changingPet = prepared(
  (db, scope: GivenScope, { medicineId, petId }: Given<{ medicineId: string; petId: string }>) =>
    db
      .updateTable('doses')
      .set({ petId: petId as never })
      .where(within(scope, 'doses'))
      .where('medicineId', '=', medicineId),
);
/** Moves the doses of a course, deleted ones too, to the pet to which it has moved. */
export const movePetOfDoses = (db: Db, scope: Edit, medicineId: string, petId: string) =>
  changingPet(db, scope, { medicineId, petId });

type Planned = { readonly ids: readonly string[]; readonly from: Date; readonly to: Date };
const planned = prepared((db, scope: GivenScope, { ids, from, to }: Given<Planned>) =>
  db
    .selectFrom('doses')
    .select(['id', 'medicineId', 'outcome', 'plannedAt'])
    .where(within(scope, 'doses'))
    .where(sql<boolean>`medicine_id = any(${ids})`)
    .where('deletedAt', 'is', null)
    .where('plannedAt', '>=', from)
    .where('plannedAt', '<', to),
);
/** Answers of some courses to what was due in a span. */
export const plannedBetween = (db: Db, scope: ViewScope<'reminders'>, given: Planned) => planned(db, scope, given);
