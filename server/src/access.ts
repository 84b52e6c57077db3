import type { Area, Level, PetAccess } from '@tzemed/contract/endpoint';
import { type Expression, sql } from 'kysely';
import type { Db } from './db/client.ts';
import { type Given, prepared } from './db/prepared.ts';
import { isUuid } from './lib/ids.ts';
import { notFound } from './lib/refusal.ts';

declare const proof: unique symbol;

/**
 * The pets that a request may reach, with a right: what every list, find, update and remove is asked within. Only this
 * file makes one.
 */
export type Scope<A extends Area, L extends Level> = {
  /** Who asks, and who will have written what is changed. */
  readonly userId: string;
  readonly area: A;
  readonly level: L;
  readonly [proof]: 'scope';
};

export type ViewScope<A extends Area> = Scope<A, Level>;
export type EditScope<A extends Area> = Scope<A, 'edit'>;
export type OwnScope<A extends Area> = Scope<A, 'own'>;

/** A scope as SQL sees it: nothing can be asked of it but what stands below. */
export type GivenScope = Given<Scope<Area, Level>>;

/**
 * Proof that this request may touch this pet in this area at this level. Only this file makes one, and store
 * writes ask for it: a forgotten check does not compile.
 */
export type Proven<A extends Area, L extends Level> = {
  readonly userId: string;
  readonly area: A;
  readonly level: L;
  readonly ownerId: string;
  readonly petId: string;
  readonly [proof]: 'pet';
};

/** Whose pets a new one joins: nobody adds a pet for somebody else. */
export type Owner = { readonly ownerId: string; readonly [proof]: 'owner' };

type Asker = { readonly db: Db; readonly user: { readonly id: string } };
type With<A extends PetAccess> = Asker & { readonly right: A };

/** What this request may reach by the right that its endpoint declares. */
export const scopeOf = <A extends PetAccess>({ user, right: { area, level } }: With<A>) =>
  ({ userId: user.id, area, level }) as Scope<A['area'], A['level']>;

/** Reading within one area for a reply that joins several (the overview). */
export const viewOf = <A extends Area>({ user }: Asker, area: A) =>
  ({ userId: user.id, area, level: 'view' }) as Scope<A, 'view'>;

/** Everybody signed in is the owner of the pets they add. */
export const ownerOf = ({ user }: Asker) => ({ ownerId: user.id }) as Owner;

export type ReachedPet = { ownerId: string; petId: string; archivedAt: Date | null };

/**
 * SQL: the pets in reach as `reach`, one row each. The one place that knows who may reach what: whoever is let in by
 * somebody else's leave joins here by a `union all`, and lists, sums and writes follow. With an id, that pet alone.
 */
export const reach = (scope: GivenScope, petId?: Expression<string>) =>
  sql<ReachedPet>`(
    select p.owner_id, p.id as pet_id, p.archived_at
    from pets p
    where p.owner_id = ${scope.userId} and p.deleted_at is null ${petId ? sql`and p.id = ${petId}` : sql``}
  )`.as('reach');

/** SQL: the pet of this row is in reach. For single rows; a list starts from `reach` and merges what each pet has. */
export const within = (scope: GivenScope, table: string) => sql<boolean>`exists (
  select from ${reach(scope)}
  where reach.owner_id = ${sql.ref(`${table}.ownerId`)} and reach.pet_id = ${sql.ref(`${table}.petId`)}
)`;

/** SQL: the pet itself is in reach. */
export const petWithin = (scope: GivenScope) => sql<boolean>`exists (
  select from ${reach(scope)} where reach.owner_id = pets.owner_id and reach.pet_id = pets.id
)`;

/** SQL: the pet was deleted, which takes it out of everybody's reach, and who asks is its owner and may bring it back. */
export const deletedPetWithin = (scope: GivenScope) =>
  sql<boolean>`pets.owner_id = ${scope.userId} and pets.deleted_at is not null`;

/**
 * SQL, beside `reach`: the pet is not archived. An archived pet rests: its history stays where it was, but nothing
 * that lies ahead of it is listed as due, counted or sent until it is back.
 */
export const petIsActive = sql<boolean>`reach.archived_at is null`;

const findPet = prepared((db, scope: GivenScope, { petId }: Given<{ petId: string }>) =>
  db.selectFrom(reach(scope, petId)).select(['reach.ownerId', 'reach.petId']),
);

/** The check behind every new or moved thing: 404 for a pet that is unknown, foreign, deleted or malformed alike. */
export async function petOf<A extends PetAccess>(ctx: With<A>, petId: string): Promise<Proven<A['area'], A['level']>> {
  if (!isUuid(petId)) throw notFound();
  const scope = scopeOf(ctx);
  const [pet] = await findPet(ctx.db, scope, { petId });
  if (!pet) throw notFound();
  return { ...scope, ...pet } as unknown as Proven<A['area'], A['level']>;
}
