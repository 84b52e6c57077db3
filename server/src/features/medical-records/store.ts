import { medicalRecords, newMedicalRecord, type RecordType } from '@tzemed/contract/medical/medical-records';
import { type Expression, sql } from 'kysely';
import * as z from 'zod/mini';
import {
  type EditScope,
  type GivenScope,
  mayAlsoView,
  petIsActive,
  reach,
  reachedHomes,
  type Viewer,
  type ViewScope,
  within,
} from '../../access.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { belongingRows, petName } from '../../belongings/rows/belonging-rows.ts';
import { lockingLinkedRows, linkedRowsOf } from '../../belongings/service/linked-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { attachmentCount } from '../../files/attachment-rows.ts';

/** SQL: of the expense that holds its cost, as far as who asks may see those of its pet. */
const ofExpense =
  <T>(column: 'id' | 'amount') =>
  (asker: Viewer) =>
    sql<T | null>`(
      select ${sql.ref(`e.${column}`)} from expenses e
      where e.household_id = medical_records.household_id and e.record_id = medical_records.id
        and e.pet_id = medical_records.pet_id and e.deleted_at is null
        and ${mayAlsoView(asker, 'expenses', 'medicalRecords')}
    )`;

/** SQL: the day of the appointment that it names as its next, unless that was cancelled. */
const nextAppointment = sql<string | null>`(
  select a.date from appointments a
  where a.household_id = medical_records.household_id and a.follows_record_id = medical_records.id
    and a.deleted_at is null and a.status <> 'cancelled'
)`;

const entry = { noun: 'medicalRecords', area: 'medicalRecords', column: 'entryId' } as const;

const kept = belongingRows('medicalRecords', medicalRecords, {
  input: z.omit(newMedicalRecord, { cost: true, nextAppointment: true, petIds: true }),
  alsoWritten: ['appointmentId', 'entryId', 'reminderId'],
  computed: {
    petName: petName('medicalRecords'),
    attachmentCount: attachmentCount('medicalRecords'),
    nextAppointment,
    together: linkedRowsOf<{ id: string; petId: string }>(entry),
    cost: ofExpense<number>('amount'),
    expenseId: ofExpense<string>('id'),
  },
});

type Said = { readonly cost?: number | null | undefined; readonly nextAppointment?: string | null | undefined };

/** Cost and next appointment as they were said, for whoever reacts: they are kept elsewhere. */
function saying<Row extends object>(row: Row | undefined, values: object) {
  const { cost, nextAppointment }: Said = values;
  return (
    row && {
      ...row,
      ...(cost !== undefined && { cost }),
      ...(nextAppointment !== undefined && { nextAppointment }),
    }
  );
}

export const rows: typeof kept = {
  ...kept,
  insert: async (db, scope, petId, values, now) => saying(await kept.insert(db, scope, petId, values, now), values),
  insertOnce: async (db, scope, petId, values, now, id) =>
    saying(await kept.insertOnce(db, scope, petId, values, now, id), values),
  update: async (db, scope, id, change, now) => saying(await kept.update(db, scope, id, change, now), change.values),
};

/** Locks a record and the records entered together with it. */
export const lockEntry = lockingLinkedRows<'medicalRecords'>(entry);

type Asked = { readonly petId?: string | undefined; readonly today: string };

/** True when the next appointment is planned for `today` or later; false for archived pets. */
const isUpcoming = ({ today }: Given<{ today: string }>) => sql<boolean>`${petIsActive} and exists (
  select from appointments a
  where a.household_id = reach.household_id and a.follows_record_id = medical_records.id and a.deleted_at is null
    and a.status = 'planned' and a.date >= ${today}
)`;

/** Records with a future appointment, soonest first. */
export const upcoming = {
  list: rows.listing<Asked>({ where: isUpcoming, order: sql`${nextAppointment}, id` }),
  tally: rows.tallying<Asked, 'total'>(
    (given) => rows.ofPet(isUpcoming(given)),
    () => ({ total: sql`count(*)` }),
  ),
};

type OfAppointments = { readonly appointmentIds: readonly string[] };

const madeOf = prepared((db, scope: GivenScope, { appointmentIds }: Given<OfAppointments>) =>
  db
    .selectFrom('medicalRecords')
    .select(['id', 'appointmentId'])
    .where(within(scope, 'medicalRecords'))
    .where(sql<boolean>`appointment_id = any(${appointmentIds})`)
    .where('deletedAt', 'is', null),
);
/** The records that were made of some appointments, in their order. */
export async function ofAppointments(db: Db, scope: ViewScope<'medicalRecords'>, appointmentIds: readonly string[]) {
  const made = await madeOf(db, scope, { appointmentIds });
  return made.toSorted((a, b) => appointmentIds.indexOf(a.appointmentId!) - appointmentIds.indexOf(b.appointmentId!));
}

const lockingMadeOf = prepared((db, scope: GivenScope, { appointmentIds }: Given<OfAppointments>) =>
  db
    .selectFrom('medicalRecords')
    .select('id')
    .where(within(scope, 'medicalRecords'))
    .where(sql<boolean>`appointment_id = any(${appointmentIds})`)
    .orderBy('id')
    .forUpdate(),
);
const removing = prepared((db, scope: GivenScope, { appointmentIds, now }: Given<OfAppointments & { now: Date }>) =>
  db
    .updateTable('medicalRecords')
    .set({ deletedAt: now, deletedBy: scope.userId, updatedAt: now, updatedBy: scope.userId } as never)
    .where(within(scope, 'medicalRecords'))
    .where(sql<boolean>`appointment_id = any(${appointmentIds})`)
    .where('version', '=', 1)
    // Deleted and brought back leave the version as it is.
    .whereRef('updatedAt', '=', 'createdAt')
    .where('deletedAt', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from attachments f where f.household_id = medical_records.household_id and f.thing_id = medical_records.id
      )`,
    )
    .returning(['id', 'petId']),
);
/**
 * Marks the records that were made of some appointments as deleted, if nobody has edited them or attached a file. An upload
 * holds the record: the lock waits for it, and the next statement sees its file.
 */
export async function removeUntouchedOf(
  db: Db,
  scope: EditScope<'medicalRecords'>,
  { appointmentIds, now }: OfAppointments & { readonly now: Date },
) {
  await lockingMadeOf(db, scope, { appointmentIds });
  return removing(db, scope, { appointmentIds, now });
}

const madeByReminder = prepared((db, scope: GivenScope, { reminderId }: Given<{ reminderId: string }>) =>
  db
    .selectFrom('medicalRecords')
    .select('id')
    .where(within(scope, 'medicalRecords'))
    .where('reminderId', '=', reminderId)
    .where('deletedAt', 'is', null),
);
/** Ids of the records that were made by doing a reminder. */
export const ofReminder = async (db: Db, scope: ViewScope<'medicalRecords'>, reminderId: string) =>
  (await madeByReminder(db, scope, { reminderId })).map(({ id }) => id);

const called = (of: string) =>
  sql`btrim(lower(regexp_replace(${sql.ref(`${of}.description`)}, '[[:punct:][:space:]]+', ' ', 'g')))`;

/** SQL: the record is the pet's newest of its type with this description, spaces and punctuation aside. */
const isLatestOf = (type: RecordType) => {
  const ofType = (of: string) => sql`${sql.ref(`${of}.type`)} = ${sql.lit(type)}`;
  return () => sql<boolean>`${ofType('medicalRecords')} and not exists (
    select from medical_records newer
    where newer.household_id = reach.household_id and newer.pet_id = reach.pet_id and newer.deleted_at is null
      and ${ofType('newer')} and ${called('newer')} = ${called('medicalRecords')}
      and (newer.date, newer.id) > (medical_records.date, medical_records.id)
  )`;
};

const isLatestVaccination = isLatestOf('vaccination');
export const vaccinations = {
  list: rows.listing<OfPet>({ where: isLatestVaccination, order: sql`date desc, id desc` }),
  tally: rows.tallying<OfPet, 'total'>(
    () => rows.ofPet(isLatestVaccination()),
    () => ({ total: sql`count(*)` }),
  ),
};

/** Every vaccination, also those that were given again since. */
export const doses = rows.listing<OfPet>({
  where: () => sql<boolean>`medical_records.type = 'vaccination'`,
  order: sql`date desc, id desc`,
});

/** A page with all vaccinations of a pet: more than any is given. */
export const everyDose = { page: 1, limit: 100 };

/** The latest of each medicine. */
export const medicines = rows.listing<OfPet>({ where: isLatestOf('medication'), order: sql`date desc, id desc` });

type Few = { readonly petId: string; readonly limit: number };

/** Vet names of a pet’s records in each spelling, with the last date; latest first. */
export const vetNames = prepared((db, scope: GivenScope, { petId, limit }: Given<Few>) =>
  rows
    .reached(db, scope, petId)
    .where(sql<boolean>`btrim(coalesce(medical_records.vet_name, '')) <> ''`)
    .select([
      sql<string>`btrim(medical_records.vet_name)`.as('name'),
      sql<string>`max(medical_records.date)`.as('seenOn'),
    ])
    .groupBy(sql`btrim(medical_records.vet_name)`)
    .orderBy(sql`max(medical_records.date) desc, btrim(medical_records.vet_name)`)
    .limit(limit),
);

/** More than a home has, and far more than anybody calls. */
const maxInBook = 100;

/** The book of vets of a pet's home, those for emergencies first. */
export const vetsInBook = prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
  db
    .selectFrom(reach(scope, petId))
    .innerJoin('vets', 'vets.householdId', 'reach.householdId')
    .where('vets.deletedAt', 'is', null)
    .select(['vets.name', 'vets.phones', 'vets.isEmergency'])
    .orderBy('vets.isEmergency', 'desc')
    .orderBy('vets.name')
    .orderBy('vets.id')
    .limit(maxInBook),
);

type Span = OfPet & { readonly from?: string | null | undefined; readonly to?: string | null | undefined };

/** Count and latest date per type; largest count first. */
export const countsByType = prepared((db, scope: GivenScope, { petId, from, to }: Given<Span>) =>
  rows
    .reached(db, scope, petId as Expression<string> | undefined)
    .where(sql<boolean>`${from ? sql`medical_records.date >= ${from}` : sql`true`}`)
    .where(sql<boolean>`${to ? sql`medical_records.date <= ${to}` : sql`true`}`)
    .select([
      'medicalRecords.type',
      sql<number>`count(*)::int`.as('count'),
      sql<string>`max(medical_records.date)`.as('latest'),
    ])
    .groupBy('medicalRecords.type')
    .orderBy(sql`count(*) desc, max(medical_records.date) desc, medical_records.type`),
);

/**
 * Vet names to suggest: first from the books of the households in reach, then from the latest records of each pet;
 * latest first.
 */
export const offeredVets = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom(
      sql<{ name: string; isOfBook: boolean; date: string | null }>`(
        select v.name, true as is_of_book, null::date as date
        from ${reachedHomes(scope)} join vets v on v.household_id = homes.household_id
        where v.deleted_at is null
        union all
        select latest.vet_name, false, latest.date from ${reach(scope)} cross join lateral (
          select vet_name, date ${rows.ofPet(sql`vet_name is not null`)} order by date desc, id desc limit 100
        ) latest
      )`.as('called'),
    )
    .select('called.name')
    .groupBy('called.name')
    .orderBy(sql`bool_or(called.is_of_book) desc, max(called.date) desc nulls last, called.name`)
    .limit(100),
);
