import { sql } from 'kysely';
import type { Area, Level } from '@tzemed/contract/schema/endpoint';
import type { Proven } from '../access.ts';
import type { KeptFile } from './storage/keep-file.ts';
import type { Db } from '../db/client.ts';

type Pet = Proven<Area, Level>;

const placeOf = ({ householdId, petId, area }: Pet) => ({ householdId, petId, area });

/** A file belongs to the area of the pet that it was proven for, and is reached through no other. */
export const insertFiles = (db: Db, pet: Proven<Area, 'edit'>, kept: readonly KeptFile[], now: Date) =>
  db
    .insertInto('files')
    .values(kept.map((file) => ({ ...file, ...placeOf(pet), createdAt: now })))
    .execute();

export const findFile = (db: Db, pet: Pet, id: string) =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size'])
    .where((eb) => eb.and({ ...placeOf(pet), id }))
    .executeTakeFirst();

/**
 * The rows only: whoever removes them also sends the job that removes the bytes, in the same transaction. Answers the
 * ids of those that were the pet's own.
 */
export const deleteFiles = async (db: Db, pet: Proven<Area, 'edit'>, ids: readonly string[]) => {
  const gone = await db
    .deleteFrom('files')
    .where((eb) => eb.and(placeOf(pet)))
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
};

/** All files of some homes. */
export const fileIdsOf = async (db: Db, homes: readonly string[]) => {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where(sql<boolean>`household_id = any(${homes})`)
    .execute();
  return rows.map(({ id }) => id);
};

/** Ids among these that have a row, in any household. */
export const idsWithRow = async (db: Db, ids: readonly string[]) => {
  const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
};

/** Size and checksum of all files of some households. */
export const rowsOfBytes = (db: Db, homes: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['id', 'size', 'sha256'])
    .where(sql<boolean>`household_id = any(${homes})`)
    .execute();
