import type { Access, Area, Level } from '@tzemed/contract/schema/endpoint';

/** Permissions for a pet, by area; deliberately independent of the product's code. */
export type Rights = Readonly<Record<Area, Level | 'none'>>;

/** Relation of a person to a household, of which one pet may be shared with them. */
export type Standing = {
  readonly isSignedIn: boolean;
  readonly isOwner: boolean;
  /** Permissions for the shared pet. */
  readonly rights?: Rights | undefined;
  /** Permissions for a third pet of the household. */
  readonly elsewhere?: Rights | undefined;
};

/** Levels in ascending order. */
export const ranks = ['none', 'view', 'edit', 'own'] as const;

/**
 * Item of the household that a request names: of the shared pet, of the other pet, or of the household itself, with its
 * owner.
 */
export type Named =
  | { readonly pet: 'shared' | 'other' }
  /**
   * `isTheirs`: the item belongs to a single person, who is the caller or not; undefined if it belongs to the owners.
   */
  | { readonly pet: 'none'; readonly isTheirs: boolean | undefined };

/** True if an endpoint with this access serves a person who names this item. The complete access rules. */
export function isServed(access: Access, { isSignedIn, isOwner, rights, elsewhere }: Standing, named: Named): boolean {
  if (access === 'public') return true;
  // No member of a household has the role of support or of an administrator.
  if (!isSignedIn || access === 'support' || access === 'admin') return false;
  if (access === 'user') return named.pet === 'none' && named.isTheirs !== undefined ? named.isTheirs : isOwner;
  if (isOwner) return true;
  // A household item belongs to no pet: a permission for one of the pets is enough.
  if (access.of === 'home') return mayAtHome([rights, elsewhere], access);
  return named.pet === 'shared' && rights !== undefined && reaches(rights, access);
}

type Right = { readonly area: Area; readonly level: Level };

/** True if one of these pets grants the permission. */
export const mayAtHome = (all: readonly (Rights | undefined)[], right: Right) =>
  all.some((rights) => rights !== undefined && reaches(rights, right));

export const reaches = (rights: Rights, { area, level }: Right) => ranks.indexOf(rights[area]) >= ranks.indexOf(level);
