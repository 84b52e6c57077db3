import { contract } from '@tzemed/contract';
import { sql } from 'kysely';
import type { DB } from '../db/tables.ts';

/** True if items of the resource hold attachments. */
export const holdsAttachments = (noun: keyof DB & string) =>
  noun in contract && 'attach' in contract[noun as keyof typeof contract];

/**
 * SQL, for `returning`: attachments and comments of the row follow it to its pet, and attachments to the trash and back.
 * Every statement that changes `pet_id` or `deleted_at` of such a row returns it.
 */
export const attachedRowsMoved = (noun: keyof DB & string) => {
  const ref = (column: string) => sql.ref(`${noun}.${column}`);
  return sql<unknown>`move_attached_rows(${ref('householdId')}, ${sql.lit(noun)}, ${ref('id')}, ${ref('petId')}, ${ref('deletedAt')})`.as(
    'attachedRowsMoved',
  );
};
