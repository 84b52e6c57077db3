import type { PaperHolder } from '@tzemed/contract/search';
import { type Expression, sql } from 'kysely';
import type { GivenScope } from '../../access.ts';
import { type Given, prepared } from '../../db/prepared.ts';
import { rows as expenses } from '../../features/expenses/store.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';

/** All papers of a pet's things of one noun, of the latest first, with where their bytes are. */
function papersOf({ noun, reached }: Pick<typeof medicalRecords, 'reached'> & { readonly noun: PaperHolder }) {
  // The tables are alike in what is touched here.
  const of = noun as 'medicalRecords';
  return prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
    reached(db, scope, petId as Expression<string>)
      .innerJoin('attachments as a', (join) =>
        join.onRef('a.householdId', '=', `${of}.householdId`).onRef('a.thingId', '=', `${of}.id`),
      )
      .innerJoin('files as f', (join) =>
        join.onRef('f.householdId', '=', 'a.householdId').onRef('f.attachmentId', '=', 'a.id'),
      )
      .where('a.noun', '=', sql.lit(noun))
      .where('a.deletedAt', 'is', null)
      .where('f.isThumb', '=', sql.lit(false))
      .select([
        'a.id',
        'a.name',
        'a.type',
        'a.size',
        'a.kind',
        'a.expiresOn',
        'a.tagIds',
        'a.thingId',
        'f.id as fileId',
        `${of}.date`,
        `${of}.description`,
      ])
      .orderBy(`${of}.date`, 'desc')
      .orderBy(`${of}.id`, 'desc')
      .orderBy('a.id'),
  );
}
export const papers = {
  medicalRecords: papersOf(medicalRecords),
  expenses: papersOf(expenses as never),
} as const;

type Slice = { readonly petId: string; readonly limit: number; readonly ahead: number };

/** What is said of a pet's records, the latest record first, and of each the earliest first. */
export const comments = prepared((db, scope: GivenScope, { petId, limit, ahead }: Given<Slice>) =>
  medicalRecords
    .reached(db, scope, petId as Expression<string>)
    .innerJoin('comments as c', (join) =>
      join.onRef('c.householdId', '=', 'medicalRecords.householdId').onRef('c.thingId', '=', 'medicalRecords.id'),
    )
    .leftJoin('householdPeople as w', (join) =>
      join.onRef('w.householdId', '=', 'c.householdId').onRef('w.userId', '=', 'c.createdBy'),
    )
    .where('c.noun', '=', sql.lit('medicalRecords'))
    .where('c.deletedAt', 'is', null)
    .select([
      'c.id',
      'medicalRecords.id as recordId',
      'medicalRecords.description as record',
      'c.text',
      'w.name as by',
      'c.createdAt',
    ])
    .orderBy('medicalRecords.date', 'desc')
    .orderBy('medicalRecords.id', 'desc')
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .limit(limit as Expression<number>)
    .offset(ahead as Expression<number>),
);
