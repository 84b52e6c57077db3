import type { Access, Area, Level } from '@tzemed/contract/schema/endpoint';

/** What somebody may do with a pet, by area; nothing of it is taken from the product. */
export type Rights = Readonly<Record<Area, Level | 'none'>>;

/** What somebody is to a home, of which one pet may be shared with them. */
export type Standing = {
  readonly isSignedIn: boolean;
  readonly isOwner: boolean;
  /** What they may do with the pet that is shared. */
  readonly rights?: Rights | undefined;
  /** What they may do with a third pet of the home. */
  readonly elsewhere?: Rights | undefined;
};

/** From nothing to everything. */
export const ranks = ['none', 'view', 'edit', 'own'] as const;

/** What of the home is named: something of the pet that is shared or of another, or of the home itself, with whose it is. */
export type Named =
  | { readonly pet: 'shared' | 'other' }
  /** Somebody alone is meant by it; else the owners are. */
  | { readonly pet: 'none'; readonly isTheirs: boolean | undefined };

/** Whether a row of this access serves somebody who names something of the home. The whole of who may what. */
export function isServed(access: Access, { isSignedIn, isOwner, rights, elsewhere }: Standing, named: Named): boolean {
  if (access === 'public') return true;
  // Nobody in a home has that role.
  if (!isSignedIn || access === 'support') return false;
  if (access === 'user') return named.pet === 'none' && named.isTheirs !== undefined ? named.isTheirs : isOwner;
  if (isOwner) return true;
  // What is of a home hangs off none of the pets: a right on one of them is enough.
  if (access.of === 'home') return mayAtHome([rights, elsewhere], access);
  return named.pet === 'shared' && rights !== undefined && reaches(rights, access);
}

type Right = { readonly area: Area; readonly level: Level };

/** Whether they may do it with one of these pets. */
export const mayAtHome = (all: readonly (Rights | undefined)[], right: Right) =>
  all.some((rights) => rights !== undefined && reaches(rights, right));

export const reaches = (rights: Rights, { area, level }: Right) => ranks.indexOf(rights[area]) >= ranks.indexOf(level);
