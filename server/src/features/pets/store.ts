import type { Level } from '@tzemed/contract/schema/endpoint';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { Look, PetFilters, PetInput, PetSort } from '@tzemed/contract/pets/pets';
import { type Expression, type RawBuilder, sql } from 'kysely';
import {
  type EditScope,
  type GivenScope,
  type Home,
  type OwnScope,
  permissionsOnPet,
  petWithin,
  type Proven,
  type ViewScope,
} from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { withLockedTags } from '../../db/lock-tags.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared-query.ts';
import { petColumns } from '../../households/pet-columns.ts';
import { newId } from '../../lib/ids.ts';

export type Photo = { readonly photoId: string | null; readonly photoThumbId: string | null };
export type Filters = {
  readonly species?: PetFilters['species'];
  readonly archived?: boolean | undefined;
  readonly ids?: readonly string[];
};

const seenBy = (who: Parameters<typeof permissionsOnPet>[0]) => permissionsOnPet(who).as('permissions');

const filtered = (db: Db, scope: GivenScope, { species, archived, ids }: Given<Filters>) =>
  db
    .selectFrom('pets')
    .where(petWithin(scope))
    .$if(species !== undefined, (q) => q.where('species', '=', species!))
    .$if(archived !== undefined, (q) => q.where(sql<boolean>`(archived_at is not null) = ${archived}`))
    .$if(ids !== undefined, (q) => q.where(sql<boolean>`pets.id = any(${ids})`));

type Slice = { readonly limit: number; readonly offset: number };
export type Page = Paging & { readonly sort?: PetSort };
const inOrder = (order: RawBuilder<unknown>, options?: { isRare: boolean }) =>
  prepared(
    (db, scope: GivenScope, { limit, offset, ...filters }: Given<Filters & Slice>) =>
      filtered(db, scope, filters).select(petColumns).select(seenBy(scope)).orderBy(order).limit(limit).offset(offset),
    options,
  );
const oldestFirst = inOrder(sql`created_at, id`);
const sorted = new Map<string, typeof oldestFirst>();
function pageBy(sort: NonNullable<PetSort>) {
  const field = sort.replace('-', '');
  const direction = sort === field ? sql`asc` : sql`desc`;
  const order = sql`${sql.ref(field)} ${direction} nulls last, id ${direction}`;
  const found = sorted.get(sort) ?? inOrder(order, { isRare: true });
  sorted.set(sort, found);
  return found;
}
export const list = (db: Db, scope: ViewScope<'profile'>, filters: Filters, { page, limit, sort }: Page) => {
  const ask = sort === undefined ? oldestFirst : pageBy(sort);
  return ask(db, scope, { ...filters, limit, offset: (page - 1) * limit });
};

const total = preparedRow((db, scope: GivenScope, filters: Given<Filters>) =>
  filtered(db, scope, filters).select(({ fn }) => fn.countAll<number>().as('total')),
);
export const count = async (db: Db, scope: ViewScope<'profile'>, filters: Filters) =>
  (await total(db, scope, filters)).total;

const byId = prepared((db, scope: GivenScope, { id }: Given<{ id: string }>) =>
  db.selectFrom('pets').select(petColumns).select(seenBy(scope)).where(petWithin(scope)).where('id', '=', id),
);
export const find = async (db: Db, scope: ViewScope<'profile'>, id: string) => (await byId(db, scope, { id }))[0];

const kept = (db: Db, { householdId }: Home) =>
  db.selectFrom('pets').where('householdId', '=', householdId).where('deletedAt', 'is', null);

/** Looks of the pets of a household. */
export const wornBy = (db: Db, home: Home) =>
  kept(db, home).select(['species', 'hue', 'ears', 'patch', 'collar', 'tag']).execute();

/** Values of a pet’s columns. */
export type Values = Omit<PetInput, 'version'>;
const inColumns = ({ ownFields, ...values }: Values) => ({
  ...values,
  ...(ownFields && { ownFields: JSON.stringify(ownFields) }),
});

export const insert = (
  db: Db,
  { householdId, userId }: Home,
  look: Look,
  values: Values,
  now: Date,
  id: string = newId(),
) =>
  db
    .insertInto('pets')
    .values({
      ...withLockedTags(sql.val(householdId), inColumns(values)),
      ...look,
      householdId,
      id,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    })
    .returning(petColumns)
    .returning(seenBy({ userId }))
    .executeTakeFirstOrThrow();

/** Columns that every write sets: its time and its author. */
const signed = (scope: GivenScope, now: Expression<Date>) => ({ updatedAt: now, updatedBy: scope.userId });

/** True when the database refused an approximate birth date without a date. */
export const isEstimateOfNothing = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'pets_approximate_birth_date';

type Change = {
  readonly id: string;
  readonly version?: number | undefined;
  readonly now: Date;
  readonly values: object;
};
/** Returns no row if the pet is out of reach or no longer has the version that the edit began from. */
const change = prepared(
  (db, scope: GivenScope, { id, version, now, values }: Given<Change>) =>
    db
      .updateTable('pets')
      .set(
        (eb) =>
          ({
            ...withLockedTags(sql.ref('pets.householdId'), values),
            ...signed(scope, now),
            version: eb('version', '+', 1),
          }) as never,
      )
      .where(petWithin(scope))
      .where('id', '=', id)
      .$if(version !== undefined, (q) => q.where('version', '=', version as Expression<number>))
      .returning(petColumns)
      .returning(seenBy(scope)),
  { nulls: 'values' },
);
export const update = async (
  db: Db,
  scope: EditScope<'profile'>,
  id: string,
  values: Values,
  version: number | undefined,
  now: Date,
) => (await change(db, scope, { id, version, now, values: inColumns(values) }))[0];

// The version counts edits of the profile: neither archiving nor a new photo makes an open form stale.

type Marked = {
  readonly id: string;
  readonly at: Date | null;
  readonly now: Date;
  readonly version?: number | undefined;
};

/** Archiving twice keeps the first time. */
const setArchived = prepared(
  (db, scope: GivenScope, { id, at, now, version }: Given<Marked>) =>
    db
      .updateTable('pets')
      .set({
        archivedAt: sql`case when ${at}::timestamptz is not null then coalesce(archived_at, ${at}) end`,
        ...signed(scope, now),
      })
      .where(petWithin(scope))
      .where('id', '=', id)
      .$if(version !== undefined, (q) => q.where('version', '=', version as Expression<number>))
      .returning(petColumns)
      .returning(seenBy(scope)),
  { nulls: 'values' },
);
export const archive = async (
  db: Db,
  scope: OwnScope<'profile'>,
  id: string,
  at: Date | null,
  now: Date,
  version?: number,
) => (await setArchived(db, scope, { id, at, now, version }))[0];

const setDeleted = prepared((db, scope: GivenScope, { id, now, version }: Given<Omit<Marked, 'at'>>) =>
  db
    .updateTable('pets')
    .set({ deletedAt: now, deletedBy: scope.userId, ...signed(scope, now) } as never)
    .where(petWithin(scope))
    .where('id', '=', id)
    .$if(version !== undefined, (q) => q.where('version', '=', version as Expression<number>))
    .returning('id'),
);
/** Returns undefined if no such pet is in reach, or not in that version. */
export const remove = async (db: Db, scope: OwnScope<'profile'>, id: string, now: Date, version?: number) =>
  (await setDeleted(db, scope, { id, now, version }))[0];

/** Undoes `remove`; nothing when there is nothing deleted to bring back. */
export const restore = (db: Db, { householdId, userId }: Home, id: string, now: Date) =>
  db
    .updateTable('pets')
    .set({ deletedAt: null, deletedBy: null, updatedAt: now, updatedBy: userId })
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .returning(petColumns)
    .returning(seenBy({ userId }))
    .executeTakeFirst();

const photoOf = (db: Db, proven: Proven<'profile', Level>) =>
  db
    .selectFrom('pets')
    .select(['photoId', 'photoThumbId'])
    .where('householdId', '=', proven.householdId)
    .where('id', '=', proven.petId)
    .where('deletedAt', 'is', null);

export const findPhoto = (db: Db, proven: Proven<'profile', Level>) => photoOf(db, proven).executeTakeFirst();

/** Like `findPhoto`, but locks the pet until the transaction ends. */
export const lockPhoto = (db: Db, proven: Proven<'profile', 'edit'>) =>
  photoOf(db, proven).forUpdate().executeTakeFirst();

export const setPhoto = (db: Db, proven: Proven<'profile', 'edit'>, photo: Photo, now: Date) =>
  db
    .updateTable('pets')
    .set({ ...photo, updatedAt: now, updatedBy: proven.userId })
    .where('householdId', '=', proven.householdId)
    .where('id', '=', proven.petId)
    .returning(petColumns)
    .returning(seenBy(proven))
    .executeTakeFirstOrThrow();
