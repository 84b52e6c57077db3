import type { Paging } from '@tzemed/contract/fields';
import type { MedicalRecordFilters, MedicalRecordInput } from '@tzemed/contract/medical-records';
import { type EditScope, type Proven, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { recordColumns } from '../../db/reply-columns.ts';
import { newId } from '../../lib/ids.ts';

type View = ViewScope<'medicalRecords'>;
type Edit = EditScope<'medicalRecords'>;
type Filters = Partial<Omit<MedicalRecordFilters, keyof Paging>>;

const filtered = (db: Db, scope: View, { petId, type, from, to }: Filters) =>
  db
    .selectFrom('medicalRecords')
    .where(within(scope, 'medicalRecords'))
    .$if(petId !== undefined, (q) => q.where('petId', '=', petId!))
    .$if(type !== undefined, (q) => q.where('type', '=', type!))
    .$if(Boolean(from), (q) => q.where('date', '>=', from!))
    .$if(Boolean(to), (q) => q.where('date', '<=', to!));

export const list = (db: Db, scope: View, filters: Filters, { page, limit }: Paging) =>
  filtered(db, scope, filters)
    .select(recordColumns)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export async function count(db: Db, scope: View, filters: Filters) {
  const { total } = await filtered(db, scope, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const find = (db: Db, scope: View, id: string) =>
  db
    .selectFrom('medicalRecords')
    .select(recordColumns)
    .where(within(scope, 'medicalRecords'))
    .where('id', '=', id)
    .executeTakeFirst();

const valuesOf = ({ petId: _pet, version: _version, ...values }: MedicalRecordInput) => values;

export const insert = (db: Db, pet: Proven<'medicalRecords', 'edit'>, input: MedicalRecordInput, now: Date) =>
  db
    .insertInto('medicalRecords')
    .values({ ...valuesOf(input), ownerId: pet.ownerId, petId: pet.petId, id: newId(), createdAt: now, updatedAt: now })
    .returning(recordColumns)
    .executeTakeFirstOrThrow();

/** Nothing comes back when the row is out of reach or no longer has the version that the edit began from. */
export const update = (
  db: Db,
  scope: Edit,
  id: string,
  pet: Proven<'medicalRecords', 'edit'>,
  input: MedicalRecordInput,
  now: Date,
) =>
  db
    .updateTable('medicalRecords')
    .set((eb) => ({ ...valuesOf(input), petId: pet.petId, updatedAt: now, version: eb('version', '+', 1) }))
    .where(within(scope, 'medicalRecords'))
    .where('id', '=', id)
    .where('ownerId', '=', pet.ownerId)
    .$if(input.version !== undefined, (q) => q.where('version', '=', input.version!))
    .returning(recordColumns)
    .executeTakeFirst();
