import type { AttachmentParent } from '@tzemed/contract/items/search';
import { type Expression, sql } from 'kysely';
import type { GivenScope } from '../../access.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { rows as claims } from '../../features/expenses/claims/store-claims.ts';
import { rows as expenses } from '../../features/expenses/store.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { rows as observations } from '../../features/observations/store.ts';

type Holder = Pick<typeof medicalRecords, 'reached'> & { readonly noun: AttachmentParent };
/** Columns with the date and the name of an item. */
type Named = { readonly day: string; readonly name: string };

/** All papers of a pet's things of one noun, of the latest first, with where their bytes are. */
function papersOf({ noun, reached }: Holder, { day, name }: Named = { day: 'date', name: 'description' }) {
  const of = (column: string) => sql.ref<string>(`${noun}.${column}`);
  // The tables are alike in what is touched here.
  const table = noun as 'medicalRecords';
  return prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
    reached(db, scope, petId as Expression<string>)
      .innerJoin('attachments as a', (join) =>
        join.onRef('a.householdId', '=', `${table}.householdId`).onRef('a.thingId', '=', `${table}.id`),
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
      ])
      .select([of(day).$castTo<string | null>().as('date'), of(name).$castTo<string>().as('description')])
      .orderBy(of(day), 'desc')
      .orderBy(of('id'), 'desc')
      .orderBy('a.id'),
  );
}
export const papers = {
  medicalRecords: papersOf(medicalRecords),
  expenses: papersOf(expenses as never),
  claims: papersOf(claims as never, { day: 'sentOn', name: 'insurer' }),
  observations: papersOf(observations as never, { day: 'date', name: 'note' }),
} as const;

type Slice = { readonly petId: string; readonly limit: number; readonly ahead: number };

/** Comments on a pet's records: latest record first, and earliest comment first within a record. */
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
