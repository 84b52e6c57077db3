import { appointments, type AppointmentStatus, newAppointment } from '@tzemed/contract/medical/appointments';
import { type Expression, type OperationNodeSource, type RawBuilder, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { type EditScope, type GivenScope, maySee, petIsActive, type Viewer, within } from '../../access.ts';
import { hasTag } from '../../belongings/rows/list-filters.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { belongingRows, petName } from '../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { Appointments } from '../../db/tables.ts';

type Condition = RawBuilder<boolean>;
type Edit = EditScope<'medicalRecords'>;

/** SQL: `twin` is the same visit for another pet, which stands and which who asks may see. */
const isTwin = (asker: Viewer) => sql<boolean>`twin.household_id = appointments.household_id
  and twin.visit_id = appointments.visit_id and twin.id <> appointments.id and twin.deleted_at is null
  and ${maySee(asker, 'medicalRecords', 'twin')} and exists (
    select from pets p
    where p.household_id = appointments.household_id and p.id = twin.pet_id and p.deleted_at is null
  )`;

export const rows = belongingRows('appointments', appointments, {
  input: z.omit(newAppointment, { petIds: true }),
  alsoWritten: ['visitId', 'startsAt', 'followsRecordId', 'status', 'ticked'],
  computed: {
    petName: petName('appointments'),
    petIds: (asker: Viewer) => sql<string[]>`array_prepend(appointments.pet_id, array(
      select twin.pet_id from appointments twin where ${isTwin(asker)} order by twin.id
    ))`,
    recordId: sql<string | null>`(
      select r.id from medical_records r
      where r.household_id = appointments.household_id and r.appointment_id = appointments.id and r.deleted_at is null
    )`,
  },
  // The lists are defined below.
  filters: 'own',
});

/** An edit that leaves a question out takes its tick away. */
export const update = rows.updating({
  set: (values) => ({
    ...values,
    ...(values.questions && {
      ticked: sql`array(select tick from unnest(appointments.ticked) tick where tick = any(${values.questions}))`,
    }),
  }),
});

type Asked = OfPet & {
  readonly today: string;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** Set to show a visit of several pets once for this user, who is a guest of the `guestOf` households. */
  readonly userId?: string | undefined;
  readonly guestOf?: readonly string[] | undefined;
};

/** SQL, beside `reach`: it is planned for `today` or later, of a pet that is not archived. */
export const isUpcoming = ({ today }: Given<{ today: string }>) =>
  sql<boolean>`appointments.status = 'planned' and appointments.date >= ${today} and ${petIsActive}`;
const isPast = ({ today }: Given<Asked>) =>
  sql<boolean>`(appointments.status <> 'planned' or appointments.date < ${today})`;
const always = sql<boolean>`true`;

type First = {
  /** True to leave out archived pets. */
  readonly isAhead?: boolean;
  readonly among?: Expression<readonly string[]> | undefined;
};
/** SQL: no pet of the visit comes before this one, of those that are meant. */
export const isFirstOfVisit = (asker: Viewer, { isAhead, among }: First = {}) => sql<boolean>`not exists (
  select from appointments twin
  where ${isTwin(asker)} and twin.id < appointments.id ${among ? sql`and twin.pet_id = any(${among})` : sql``} ${
    isAhead
      ? sql`and exists (
          select from pets a
          where a.household_id = appointments.household_id and a.id = twin.pet_id and a.archived_at is null
        )`
      : sql``
  }
)`;

function viewOf(is: (given: Given<Asked>) => Condition, order: RawBuilder<unknown>, when?: 'upcoming') {
  const where = (given: Given<Asked>): Condition => sql`${is(given)}
    ${given.tagId ? hasTag('appointments', given.tagId) : sql``}
    and ${given.from ? sql`appointments.date >= ${given.from}` : always}
    and ${given.to ? sql`appointments.date <= ${given.to}` : always}
    and ${given.userId ? isFirstOfVisit({ userId: given.userId, guestOf: given.guestOf, today: given.today }, { isAhead: when === 'upcoming' }) : always}`;
  return {
    list: rows.listing<Asked>({ where, order }),
    tally: rows.tallying<Asked, 'total'>(
      (given) => rows.ofPet(where(given)),
      () => ({ total: sql`count(*)` }),
    ),
  };
}

/** Appointments without a time come after the timed ones of the same day. */
const soonest = sql`date, time, id`;
const latest = sql`date desc, time desc nulls first, id desc`;

export const views = {
  any: viewOf(() => always, latest),
  past: viewOf(isPast, latest),
  upcoming: viewOf(isUpcoming, soonest, 'upcoming'),
};

type OfVisit = { readonly id: string };

/** SQL: of the visit of this one, which is in reach and stands. */
const isOfVisit = (scope: GivenScope, { id, version }: Given<OfVisit & { version?: number | undefined }>) =>
  sql<boolean>`exists (
    select from appointments origin
    where origin.household_id = appointments.household_id and origin.id = ${id}
      and origin.visit_id = appointments.visit_id and origin.deleted_at is null and ${within(scope, 'origin')}
      ${version ? sql`and origin.version = ${version}` : sql``}
  )`;

const standing = prepared((db, scope: GivenScope, given: Given<OfVisit>) =>
  db
    .selectFrom('appointments')
    .select(['id', 'petId', 'visitId', 'date', 'time', 'timezone'])
    .where(within(scope, 'appointments'))
    .where(isOfVisit(scope, given))
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate(),
);
/** All of its visit that may be changed; nobody else changes them until the transaction ends. */
export const lockVisit = (db: Db, scope: Edit, id: string) => standing(db, scope, { id });

type Turn = OfVisit & {
  readonly from: readonly AppointmentStatus[];
  readonly to: AppointmentStatus;
  readonly now: Date;
  readonly version?: number | undefined;
};

const changedColumns = [
  'appointments.id',
  'appointments.petId',
  'appointments.visitId',
  'appointments.householdId',
  'appointments.followsRecordId',
] as const;
type Changed = Pick<Selectable<Appointments>, 'id' | 'petId' | 'visitId' | 'householdId' | 'followsRecordId'> & {
  isNextChanged: boolean;
};

/**
 * Increments also the versions of the records that name changed appointments as their next: it is a field of theirs. Records
 * that this transaction wrote have their version already.
 */
function withRecords(
  db: Db,
  scope: GivenScope,
  { changed, now }: { readonly changed: OperationNodeSource; readonly now: Expression<Date> },
) {
  return db
    .with('changed', () => changed as Expression<Changed>)
    .with('records', (db) =>
      db
        .updateTable('medicalRecords')
        .from('changed')
        .set({
          version: sql<number>`medical_records.version + 1`,
          updatedAt: now as never,
          updatedBy: scope.userId as never,
        })
        .whereRef('medicalRecords.householdId', '=', 'changed.householdId')
        .whereRef('medicalRecords.id', '=', 'changed.followsRecordId')
        .where('isNextChanged', '=', sql.lit(true))
        .where('medicalRecords.deletedAt', 'is', null)
        .where(sql<boolean>`medical_records.xmin <> pg_current_xact_id()::xid`),
    )
    .selectFrom('changed')
    .select(['id', 'petId', 'visitId']);
}

const nextMoved = prepared((db, scope: GivenScope, { ids, now }: Given<{ ids: readonly string[]; now: Date }>) =>
  withRecords(db, scope, {
    changed: db
      .selectFrom('appointments')
      .select(changedColumns)
      .select(always.as('isNextChanged'))
      .where(within(scope, 'appointments'))
      .where(sql<boolean>`appointments.id = any(${ids})`),
    now,
  }),
);
/** The day of these appointments has changed: so has the record that names each as its next. */
export const changeRecords = (db: Db, scope: Edit, ids: readonly string[], now: Date) =>
  nextMoved(db, scope, { ids, now });

/** SQL: the record that names it, unless that was deleted. */
const standingRecord = sql<string | null>`case when exists (
  select from medical_records r
  where r.household_id = appointments.household_id and r.id = appointments.follows_record_id and r.deleted_at is null
) then appointments.follows_record_id end`;

const turning = prepared((db, scope: GivenScope, given: Given<Turn>) => {
  const turned = db
    .updateTable('appointments')
    .from('appointments as old')
    .set({
      status: given.to as never,
      followsRecordId: standingRecord as never,
      version: sql<number>`appointments.version + 1`,
      updatedAt: given.now as never,
      updatedBy: scope.userId as never,
    })
    .whereRef('old.householdId', '=', 'appointments.householdId')
    .whereRef('old.id', '=', 'appointments.id')
    .where(within(scope, 'appointments'))
    .where(isOfVisit(scope, given))
    .where('appointments.deletedAt', 'is', null)
    .where(sql<boolean>`appointments.status = any(${given.from})`)
    .returning(changedColumns)
    // A cancelled appointment is nobody's next.
    .returning(sql<boolean>`(old.status = 'cancelled') <> (appointments.status = 'cancelled')`.as('isNextChanged'));
  return withRecords(db, scope, { changed: turned, now: given.now });
});
/** The whole visit from one of some statuses to another. Nothing comes back when it is not there, or not in that version. */
export const turn = (db: Db, scope: Edit, given: Turn) => turning(db, scope, given);

type Tick = OfVisit & { readonly question: string; readonly isTicked: boolean; readonly now: Date };

const ticking = prepared((db, scope: GivenScope, given: Given<Tick>) =>
  db
    .updateTable('appointments')
    .set((eb) => ({
      ticked: sql`array_remove(appointments.ticked, ${given.question})
        || case when ${given.isTicked} then array[${given.question}]::text[] else '{}' end` as never,
      version: eb('version', '+', 1),
      updatedAt: given.now as never,
      updatedBy: scope.userId as never,
    }))
    .where(within(scope, 'appointments'))
    .where(isOfVisit(scope, given))
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`${given.question} = any(appointments.questions)`)
    .returning(['id', 'petId', 'visitId']),
);
/** Returns no rows if the visit has no such question. */
export const tick = (db: Db, scope: Edit, given: Tick) => ticking(db, scope, given);

type Apart = { readonly visitId: string; readonly newVisitId: string };

const parting = prepared((db, scope: GivenScope, { visitId, newVisitId }: Given<Apart>) =>
  db
    .updateTable('appointments')
    .set({ visitId: newVisitId as never })
    .where(within(scope, 'appointments'))
    .where('visitId', '=', visitId)
    .where('deletedAt', 'is', null)
    .where(
      sql<boolean>`exists (
        select from appointments other
        where other.household_id = appointments.household_id and other.visit_id = ${visitId}
          and other.deleted_at is null and not (${within(scope, 'other')})
      )`,
    )
    .returning(['id']),
);
/**
 * Moves the appointments that the user may change to a visit of their own, if the visit has others that the user may
 * not change.
 */
export const part = (db: Db, scope: Edit, given: Apart) => parting(db, scope, given);

type Mark = OfVisit & { readonly now: Date; readonly version?: number | undefined };

const removing = prepared((db, scope: GivenScope, given: Given<Mark>) => {
  const removed = db
    .updateTable('appointments')
    .set({
      deletedAt: given.now,
      deletedBy: scope.userId,
      updatedAt: given.now,
      updatedBy: scope.userId,
      removedWithRecordAt: null,
    } as never)
    .where(within(scope, 'appointments'))
    .where(isOfVisit(scope, given))
    .where('deletedAt', 'is', null)
    .returning(changedColumns)
    .returning(always.as('isNextChanged'));
  return withRecords(db, scope, { changed: removed, now: given.now });
});
/** Marks its whole visit as deleted, as far as that may be changed. */
export async function remove(db: Db, scope: Edit, id: string, now: Date, version?: number) {
  const gone = await removing(db, scope, { id, now, version });
  return gone.find((row) => row.id === id);
}

const restoring = prepared((db, scope: GivenScope, { id, now }: Given<Mark>) => {
  const restored = db
    .updateTable('appointments')
    .set({
      deletedAt: null,
      deletedBy: null,
      followsRecordId: standingRecord,
      updatedAt: now,
      updatedBy: scope.userId,
    } as never)
    .where(within(scope, 'appointments'))
    .where('deletedAt', 'is not', null)
    .where(
      sql<boolean>`exists (
        select from appointments origin
        where origin.household_id = appointments.household_id and origin.id = ${id}
          and origin.visit_id = appointments.visit_id and origin.deleted_at = appointments.deleted_at
          and ${within(scope, 'origin')}
      )`,
    )
    .returning(changedColumns)
    .returning(always.as('isNextChanged'));
  return withRecords(db, scope, { changed: restored, now });
});
/** Takes the mark away from what was deleted with it. */
export async function restore(db: Db, scope: Edit, id: string, now: Date) {
  const back = await restoring(db, scope, { id, now });
  return back.find((row) => row.id === id);
}

const removingOne = prepared((db, scope: GivenScope, { id, now }: Given<Mark>) => {
  const removed = db
    .updateTable('appointments')
    .set({ deletedAt: now, deletedBy: scope.userId, updatedAt: now, updatedBy: scope.userId } as never)
    .where(within(scope, 'appointments'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning(changedColumns)
    .returning(always.as('isNextChanged'));
  return withRecords(db, scope, { changed: removed, now });
});
/** Marks this pet's alone; it comes back by itself. */
export const removeOne = (db: Db, scope: Edit, id: string, now: Date) => removingOne(db, scope, { id, now });
