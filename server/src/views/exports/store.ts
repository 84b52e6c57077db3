import { type Expression, sql } from 'kysely';
import type { GivenScope } from '../../access.ts';
import { type Given, prepared } from '../../db/prepared.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';

/** All papers of a pet's records, the latest record first, with where their bytes are. */
export const papers = prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
  medicalRecords
    .reached(db, scope, petId as Expression<string>)
    .innerJoin('attachments as a', (join) =>
      join.onRef('a.householdId', '=', 'medicalRecords.householdId').onRef('a.thingId', '=', 'medicalRecords.id'),
    )
    .innerJoin('files as f', (join) =>
      join.onRef('f.householdId', '=', 'a.householdId').onRef('f.attachmentId', '=', 'a.id'),
    )
    .where('a.noun', '=', sql.lit('medicalRecords'))
    .where('a.deletedAt', 'is', null)
    .where('f.isThumb', '=', sql.lit(false))
    .select([
      'a.id',
      'a.name',
      'a.type',
      'a.size',
      'a.kind',
      'a.expiresOn',
      'a.thingId',
      'f.id as fileId',
      'medicalRecords.date',
      'medicalRecords.description',
    ])
    .orderBy('medicalRecords.date', 'desc')
    .orderBy('medicalRecords.id', 'desc')
    .orderBy('a.id'),
);
