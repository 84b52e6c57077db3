import type { Area, Level, PetAccess } from '@tzemed/contract/endpoint';
import { sql } from 'kysely';
import type { Member } from './context.ts';
import type { Db } from './db/client.ts';
import { isUuid } from './lib/ids.ts';
import { notFound } from './lib/refusal.ts';

declare const proof: unique symbol;

/**
 * Proof that this request may touch this pet in this area at this level. Only this file makes one, and store
 * writes ask for it: a forgotten check does not compile.
 */
export type Proven<A extends Area, L extends Level> = {
  readonly ownerId: string;
  readonly petId: string;
  readonly [proof]: readonly [A, L];
};

/** The pets that a request may reach in an area: the WHERE of every list, find, update and remove. */
export type Scope<A extends Area, L extends Level> = {
  readonly userId: string;
  readonly [proof]: readonly [A, L];
};

export type ViewScope<A extends Area> = Scope<A, Level>;
export type EditScope<A extends Area> = Scope<A, 'edit'>;
export type OwnScope<A extends Area> = Scope<A, 'own'>;

/** Whose pets a new one joins: nobody adds a pet for somebody else. */
export type Owner = { readonly ownerId: string; readonly [proof]: 'owner' };

type With<A extends PetAccess> = Member & { readonly right: A };

/** What this request may reach by the right that its endpoint declares. */
export const scopeOf = <A extends PetAccess>(ctx: With<A>) =>
  ({ userId: ctx.user.id }) as unknown as Scope<A['area'], A['level']>;

/** Reading within one area for a reply that joins several (the overview). */
export const viewOf = <A extends Area>(ctx: Member, _area: A) =>
  ({ userId: ctx.user.id }) as unknown as Scope<A, 'view'>;

/** Everybody signed in is the owner of the pets they add. */
export const ownerOf = (ctx: Member) => ({ ownerId: ctx.user.id }) as unknown as Owner;

/** The check behind every new or moved thing: 404 for a pet that is unknown, foreign, deleted or malformed alike. */
export async function petOf<A extends PetAccess>(
  ctx: With<A>,
  petId: string,
  db: Db = ctx.db,
): Promise<Proven<A['area'], A['level']>> {
  if (!isUuid(petId)) throw notFound();
  const row = await db
    .selectFrom('pets')
    .select(['ownerId', 'id'])
    .where('ownerId', '=', ctx.user.id)
    .where('id', '=', petId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ownerId: row.ownerId, petId: row.id } as unknown as Proven<A['area'], A['level']>;
}

/** A filter on one pet goes through the same check as a write; `undefined` stays `undefined`. */
export const petFilterOf = async <A extends PetAccess>(ctx: With<A>, petId: string | undefined) =>
  petId === undefined ? undefined : petOf(ctx, petId);

export type Belongings = 'expenses' | 'medicalRecords' | 'reminders';

/** SQL: the row's owner is in reach, and neither the row's pet nor (unless asked) the row itself is deleted. */
export const within = (scope: Scope<Area, Level>, table: Belongings, rows: 'kept' | 'deleted' = 'kept') => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`${column('ownerId')} = ${scope.userId}
    and ${column('deletedAt')} is ${rows === 'kept' ? sql`null` : sql`not null`}
    and exists (
      select from pets p
      where p.owner_id = ${column('ownerId')} and p.id = ${column('petId')} and p.deleted_at is null
    )`;
};

/** SQL: the pet itself is in reach, and not (or, when asked, really) deleted. */
export const petWithin = (scope: Scope<Area, Level>, rows: 'kept' | 'deleted' = 'kept') => sql<boolean>`
  pets.owner_id = ${scope.userId} and pets.deleted_at is ${rows === 'kept' ? sql`null` : sql`not null`}`;

/**
 * SQL: the row's pet is not archived. An archived pet rests: its history stays where it was, but nothing that lies
 * ahead of it is listed as due, counted or sent until it is back.
 */
export const petIsActive = (scope: Scope<Area, Level>, table: Belongings) => sql<boolean>`
  (${sql.ref(`${table}.ownerId`)}, ${sql.ref(`${table}.petId`)}) in (
    select p.owner_id, p.id from pets p where p.owner_id = ${scope.userId} and p.archived_at is null
  )`;
