import { measurements, newMeasurement, type Measurement } from '@tzemed/contract/measures/measurements';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type EditScope, type GivenScope, reach, within } from '../../access.ts';
import { belongingRows } from '../../belongings/rows/belonging-rows.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

/** SQL: what a value is of. */
const measure = sql<Measurement['measure']>`(
  select jsonb_build_object('kind', m.kind, 'name', m.name, 'unit', m.unit) from measures m
  where m.household_id = measurements.household_id and m.id = measurements.measure_id
)`;

export const rows = belongingRows('measurements', measurements, {
  input: z.omit(newMeasurement, { kind: true, unit: true, takenAt: true, measureId: true }),
  alsoWritten: ['measureId', 'takenAt', 'date', 'changeDismissedAt'],
  computed: { measure, isChangeDismissed: sql<boolean>`measurements.change_dismissed_at is not null` },
  order: [
    ['takenAt', 'desc'],
    ['id', 'desc'],
  ],
});

/** Values of one measure, the oldest first. */
export const oldestFirst = rows.listing<OfPet & { readonly measureId: string }>({
  where: ({ measureId }) => sql<boolean>`measure_id = ${measureId}`,
  order: sql`taken_at, id`,
});

type OfMeasure = { readonly measureId: string; readonly now: Date };

const converting = prepared(
  (db, scope: GivenScope, { measureId, now, times, plus }: Given<OfMeasure & { times: number; plus: number }>) => {
    const converted = (column: string) =>
      sql<number>`round((${sql.ref(column)} * ${times}::float8 + ${plus}::float8)::numeric, 3)`;
    return db
      .updateTable('measurements')
      .set((eb) => ({
        value: converted('value'),
        low: converted('low'),
        high: converted('high'),
        updatedAt: now,
        updatedBy: scope.userId,
        version: eb('version', '+', 1),
      }))
      .where(within(scope, 'measurements'))
      .where('measureId', '=', measureId);
  },
);
/** Converts all values of a measure, deleted ones too: they may be restored. */
export const convertAll = (
  db: Db,
  scope: EditScope<'medicalRecords'>,
  given: OfMeasure & { readonly times: number; readonly plus: number },
) => converting(db, scope, given);

const having = prepared((db, scope: GivenScope, { measureId }: Given<{ measureId: string }>) =>
  db
    .selectFrom('measurements')
    .select('id')
    .where(within(scope, 'measurements'))
    .where('measureId', '=', measureId)
    .limit(1),
);
/** True if a measure has values, deleted ones too. */
export const hasValues = async (db: Db, scope: EditScope<'medicalRecords'>, measureId: string) =>
  (await having(db, scope, { measureId })).length > 0;

const removing = prepared((db, scope: GivenScope, { measureId, now }: Given<OfMeasure>) =>
  db
    .updateTable('measurements')
    .set({
      deletedAt: now,
      deletedBy: scope.userId,
      removedWithMeasureAt: now,
      updatedAt: now,
      updatedBy: scope.userId,
    })
    .where(within(scope, 'measurements'))
    .where('measureId', '=', measureId)
    .where('deletedAt', 'is', null),
);
/** Deletes the values of a measure with it. */
export const removeAll = (db: Db, scope: EditScope<'medicalRecords'>, given: OfMeasure) => removing(db, scope, given);

const restoring = prepared((db, scope: GivenScope, { measureId, now }: Given<OfMeasure>) =>
  db
    .updateTable('measurements')
    .set({
      deletedAt: null,
      deletedBy: null,
      removedWithMeasureAt: null,
      updatedAt: now,
      updatedBy: scope.userId,
    })
    .where(within(scope, 'measurements'))
    .where('measureId', '=', measureId)
    .whereRef('deletedAt', '=', 'removedWithMeasureAt'),
);
/** Restores the values that were deleted with a measure. */
export const restoreAll = (db: Db, scope: EditScope<'medicalRecords'>, given: OfMeasure) => restoring(db, scope, given);

const moving = prepared((db, scope: GivenScope, { measureId, petId, now }: Given<OfMeasure & { petId: string }>) =>
  db
    .updateTable('measurements')
    .from(reach(scope, petId))
    .set((eb) => ({
      petId: sql<string>`reach.pet_id`,
      updatedAt: now,
      updatedBy: scope.userId,
      version: eb('measurements.version', '+', 1),
    }))
    .whereRef('measurements.householdId', '=', 'reach.householdId')
    .where(within(scope, 'measurements'))
    .where('measureId', '=', measureId),
);
/** Takes all values of a measure to another pet of the household, deleted ones too. */
export const moveAll = (db: Db, scope: EditScope<'medicalRecords'>, given: OfMeasure & { readonly petId: string }) =>
  moving(db, scope, given);

type Span = { readonly measureId: string; readonly from: Date; readonly to: Date };
const standingValues = prepared((db, scope: GivenScope, { measureId, from, to }: Given<Span>) =>
  db
    .selectFrom('measurements')
    .select(['takenAt', 'value'])
    .where(within(scope, 'measurements'))
    .where('measureId', '=', measureId)
    .where('takenAt', '>=', from)
    .where('takenAt', '<=', to)
    .where('deletedAt', 'is', null),
);
/** Instants and values of a measure within a span. */
export const standing = (db: Db, scope: EditScope<'medicalRecords'>, span: Span) => standingValues(db, scope, span);

type Dismissal = { readonly id: string; readonly at: Date | null };
const dismissing = prepared(
  (db, scope: GivenScope, { id, at }: Given<Dismissal>) =>
    db
      .updateTable('measurements')
      .set({ changeDismissedAt: at })
      .where(within(scope, 'measurements'))
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .returning('id'),
  { nulls: 'values' },
);
/** Notes when the change of a value was put aside, or that it was not; false for a value out of reach. */
export const dismissChange = async (db: Db, scope: EditScope<'medicalRecords'>, given: Dismissal) =>
  (await dismissing(db, scope, given)).length > 0;
