import { sql } from 'kysely';
import { type EditScope, type GivenScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Edit = EditScope<'medicalRecords'>;
type OfRecord = { readonly recordId: string };

const following = prepared((db, scope: GivenScope, { recordId }: Given<OfRecord>) =>
  db
    .selectFrom('appointments')
    .select(['id', 'petId', 'date', 'time', 'timezone', 'status'])
    .where(within(scope, 'appointments'))
    .where('followsRecordId', '=', recordId)
    .where('deletedAt', 'is', null)
    .where('status', '<>', sql.lit('cancelled')),
);
/** Next appointment that a medical record names. */
export const ofRecord = async (db: Db, scope: Edit, recordId: string) => (await following(db, scope, { recordId }))[0];

const recordOf = prepared((db, scope: GivenScope, { recordId }: Given<OfRecord>) =>
  db
    .selectFrom('medicalRecords')
    .select('date')
    .where(within(scope, 'medicalRecords'))
    .where('id', '=', recordId)
    .where('deletedAt', 'is', null),
);
/** The day of the record that names it. */
export const dayOfRecord = async (db: Db, scope: Edit, recordId: string) =>
  (await recordOf(db, scope, { recordId }))[0]?.date;

type OfEntry = OfRecord & { readonly date: string };

const ofEntry = prepared((db, scope: GivenScope, { recordId, date }: Given<OfEntry>) =>
  db
    .selectFrom('appointments')
    .select('visitId')
    .where(within(scope, 'appointments'))
    .where('date', '=', date)
    .where('status', '=', sql.lit('planned'))
    .where('deletedAt', 'is', null)
    .where(
      sql<boolean>`exists (
        select from medical_records r join medical_records twin on twin.household_id = r.household_id and twin.entry_id = r.entry_id
        where r.household_id = appointments.household_id and r.id = ${recordId}
          and twin.id = appointments.follows_record_id and twin.deleted_at is null
      )`,
    )
    .limit(1),
);
/** The visit on this day that a record names as its next which was entered together with this one, for another pet. */
export const visitOfEntry = async (db: Db, scope: Edit, given: OfEntry) =>
  (await ofEntry(db, scope, given))[0]?.visitId;

const forgetting = prepared((db, scope: GivenScope, { recordId }: Given<OfRecord>) =>
  db
    .updateTable('appointments')
    .set({ followsRecordId: null })
    .where(within(scope, 'appointments'))
    .where('followsRecordId', '=', recordId),
);
/**
 * Unlinks all appointments from the record that they follow: completed, cancelled or deleted ones otherwise stay
 * unchanged.
 */
export const forget = (db: Db, scope: Edit, recordId: string) => forgetting(db, scope, { recordId });

/** SQL: what was done or cancelled stays when its record goes. */
export const isPlanned = sql<boolean>`appointments.status = 'planned'`;
