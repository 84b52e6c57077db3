import type { RecordType } from '@tzemed/contract/medical/medical-records';
import { visitTypes } from '@tzemed/contract/views/summaries';
import { sql } from 'kysely';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { rows } from '../../features/medical-records/store.ts';

/** List of records of some types, newest first. */
function ofTypes(types: readonly RecordType[]) {
  const list = sql.join(types.map((type) => sql.lit(type)));
  return rows.listing<OfPet>({ where: () => sql`type in (${list})`, order: sql`date desc, id desc` });
}

export const visits = ofTypes(visitTypes);
export const medicines = ofTypes(['medication']);
