import { measures, newMeasure, type Measure } from '@tzemed/contract/measures/measures';
import { type Expression, sql } from 'kysely';
import * as z from 'zod/mini';
import { type EditScope, type GivenScope, reach, within } from '../../access.ts';
import { belongingRows } from '../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

/** SQL: the last value of a measure, as it is answered. */
const latest = sql<Measure['latest']>`(
  select jsonb_build_object('id', v.id, 'takenAt', to_char(v.taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'value', v.value, 'low', v.low, 'high', v.high, 'place', v.place, 'createdBy', v.created_by,
    'isChangeDismissed', v.change_dismissed_at is not null)
  from measurements v
  where v.household_id = measures.household_id and v.measure_id = measures.id and v.deleted_at is null
  order by v.taken_at desc, v.id desc
  limit 1
)`;

export const rows = belongingRows('measures', measures, {
  input: z.omit(newMeasure, { convert: true, respell: true }),
  computed: { latest },
  order: [['id', 'asc']],
});

/** A new measure, unless the pet has one of that built-in kind. */
export const insertOrNothing = rows.inserting({ orNothing: true });

type Which = {
  readonly petId?: string | undefined;
  readonly id?: string | undefined;
  readonly kind?: string | undefined;
  readonly name?: string | null | undefined;
  readonly unit?: string | null | undefined;
};
const columns = ['id', 'petId', 'kind', 'name', 'unit', 'low', 'high', 'target'] as const;

const locking = (lock: 'share' | 'noKeyUpdate') =>
  prepared((db, scope: GivenScope, { petId, id, kind, name, unit }: Given<Which>) => {
    const query = db
      .selectFrom('measures')
      .select(columns)
      .where(within(scope, 'measures'))
      .where('deletedAt', 'is', null)
      .$if(id !== undefined, (q) => q.where('id', '=', id as Expression<string>))
      .$if(petId !== undefined, (q) => q.where('petId', '=', petId as Expression<string>))
      .$if(kind !== undefined, (q) => q.where(sql<boolean>`kind = ${kind}`))
      .$if(name != null, (q) => q.where(sql<boolean>`lower(name) = lower(${name})`))
      .$if(unit != null, (q) => q.where(sql<boolean>`unit = ${unit}`))
      .orderBy('id')
      .limit(1);
    return lock === 'share' ? query.forShare() : query.forNoKeyUpdate();
  });
const forValues = locking('share');
const forEdit = locking('noKeyUpdate');

/** A measure whose unit stays until the transaction ends: values are added to it. */
export const lockForValues = async (db: Db, scope: EditScope<'medicalRecords'>, which: Which) =>
  (await forValues(db, scope, which))[0];
export type LockedMeasure = NonNullable<Awaited<ReturnType<typeof lockForValues>>>;
/** A measure to which nobody adds values until the transaction ends. */
export const lockForEdit = async (db: Db, scope: EditScope<'medicalRecords'>, id: string) =>
  (await forEdit(db, scope, { id }))[0];

/** SQLSTATE of a second row where a unique index allows one. */
const uniqueViolation = '23505';
export const isSecondOfKind = (error: unknown) => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === uniqueViolation && constraint === 'measures_one_of_kind';
};

const maxNames = 100;
/** Lab values and own measures in reach, each name once with its unit, the newest first. */
export const names = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom(reach(scope))
    .innerJoin('measures', (join) =>
      join.onRef('measures.householdId', '=', 'reach.householdId').onRef('measures.petId', '=', 'reach.petId'),
    )
    .where('measures.deletedAt', 'is', null)
    .where(sql<boolean>`measures.kind in ('lab', 'own')`)
    .select([
      sql<'lab' | 'own'>`measures.kind`.as('kind'),
      sql<string>`measures.name`.as('name'),
      sql<string>`measures.unit`.as('unit'),
    ])
    .groupBy(['measures.kind', 'measures.name', 'measures.unit'])
    .orderBy(sql`max(measures.created_at) desc, measures.name`)
    .limit(maxNames),
);
