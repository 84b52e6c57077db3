import type { Level } from '@tzemed/contract/endpoint';
import type { Paging } from '@tzemed/contract/fields';
import { type Hue, pet, type PetFilters, type PetInput } from '@tzemed/contract/pets';
import { sql } from 'kysely';
import { type EditScope, type Owner, type OwnScope, petWithin, type Proven, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { searchTextOf } from './search-text.ts';

type View = ViewScope<'profile'>;
type Edit = EditScope<'profile'>;
type Own = OwnScope<'profile'>;
export type Photo = { readonly photoId: string | null; readonly photoThumbId: string | null };
/** `contains` is folded text, looked for as it stands: `%` and `_` are letters like any other. */
export type Filters = Pick<PetFilters, 'species' | 'status'> & { readonly contains?: string };

// What the contract names is what is read; a name without a column does not compile where it is selected.
const columns = Object.keys(pet.shape) as (keyof typeof pet.shape)[];

const filtered = (db: Db, scope: View, { species, status, contains }: Filters) =>
  db
    .selectFrom('pets')
    .where(petWithin(scope))
    .$if(species !== undefined, (q) => q.where('species', '=', species!))
    .$if(status !== 'all', (q) => q.where('archivedAt', status === 'archived' ? 'is not' : 'is', null))
    .$if(contains !== undefined, (q) => q.where(sql<boolean>`strpos(search_text, ${contains}) > 0`));

export const list = (db: Db, scope: View, filters: Filters, { page, limit }: Paging) =>
  filtered(db, scope, filters)
    .select(columns)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const count = async (db: Db, scope: View, filters: Filters) => {
  const { total } = await filtered(db, scope, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const find = (db: Db, scope: View, id: string) =>
  db.selectFrom('pets').select(columns).where(petWithin(scope)).where('id', '=', id).executeTakeFirst();

/** Whoever counts an owner's pets before adding to them waits here for the others. */
export const lockOwner = (db: Db, owner: Owner) =>
  db.selectFrom('users').select('id').where('id', '=', owner.ownerId).forNoKeyUpdate().executeTakeFirstOrThrow();

const kept = (db: Db, owner: Owner) =>
  db.selectFrom('pets').where('ownerId', '=', owner.ownerId).where('deletedAt', 'is', null);

export const huesOf = async (db: Db, owner: Owner): Promise<Hue[]> =>
  (await kept(db, owner).select('hue').execute()).map(({ hue }) => hue);

export const countActive = async (db: Db, owner: Owner) => {
  const { active } = await kept(db, owner)
    .where('archivedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('active'))
    .executeTakeFirstOrThrow();
  return active;
};

const valuesOf = ({ version: _version, ...input }: PetInput) => ({
  ...input,
  // Left out means 'not known'; to Kysely it would mean 'as it was'.
  sex: input.sex ?? null,
  neutered: input.neutered ?? null,
  searchText: searchTextOf(input),
});

export const insert = (db: Db, owner: Owner, hue: Hue, input: PetInput, now: Date) =>
  db
    .insertInto('pets')
    .values({ ...valuesOf(input), hue, ownerId: owner.ownerId, id: newId(), createdAt: now, updatedAt: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Nothing comes back when the pet is out of reach or no longer has the version that the edit began from. */
export const update = (db: Db, scope: Edit, id: string, input: PetInput, now: Date) =>
  db
    .updateTable('pets')
    .set((eb) => ({ ...valuesOf(input), updatedAt: now, version: eb('version', '+', 1) }))
    .where(petWithin(scope))
    .where('id', '=', id)
    .$if(input.version !== undefined, (q) => q.where('version', '=', input.version!))
    .returning(columns)
    .executeTakeFirst();

// The version counts edits of the profile: neither archiving nor a new photo makes an open form stale.

/** Archiving twice keeps the first time. */
export const archive = (db: Db, scope: Own, id: string, archivedAt: Date | null) =>
  db
    .updateTable('pets')
    .set((eb) => ({ archivedAt: archivedAt && eb.fn.coalesce('archivedAt', eb.val(archivedAt)) }))
    .where(petWithin(scope))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

export const remove = async (db: Db, scope: Own, id: string, now: Date) => {
  const { numUpdatedRows } = await db
    .updateTable('pets')
    .set({ deletedAt: now })
    .where(petWithin(scope))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Undoes `remove`; nothing when there is nothing deleted to bring back. */
export const restore = (db: Db, scope: Own, id: string) =>
  db
    .updateTable('pets')
    .set({ deletedAt: null })
    .where(petWithin(scope, 'deleted'))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

const photoOf = (db: Db, proven: Proven<'profile', Level>) =>
  db
    .selectFrom('pets')
    .select(['photoId', 'photoThumbId'])
    .where('ownerId', '=', proven.ownerId)
    .where('id', '=', proven.petId)
    .where('deletedAt', 'is', null);

export const findPhoto = (db: Db, proven: Proven<'profile', Level>) => photoOf(db, proven).executeTakeFirst();

/** As `findPhoto`; nobody else changes the pet until the transaction ends. */
export const lockPhoto = (db: Db, proven: Proven<'profile', 'edit'>) =>
  photoOf(db, proven).forUpdate().executeTakeFirst();

export const setPhoto = (db: Db, proven: Proven<'profile', 'edit'>, photo: Photo, now: Date) =>
  db
    .updateTable('pets')
    .set({ ...photo, updatedAt: now })
    .where('ownerId', '=', proven.ownerId)
    .where('id', '=', proven.petId)
    .returning(columns)
    .executeTakeFirstOrThrow();
