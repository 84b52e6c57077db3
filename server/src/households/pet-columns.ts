import type { OwnField } from '@tzemed/contract/pets/custom-fields';
import { pet } from '@tzemed/contract/pets/pets';
import { sql } from 'kysely';

type Name = Exclude<keyof typeof pet.shape, 'permissions' | 'ownFields'>;
const names = Object.keys(pet.shape).filter((name): name is Name => name !== 'permissions' && name !== 'ownFields');

/** SQL: what the contract names of a pet, but for what may be done with it; a name without a column does not compile where it is selected. */
export const petColumns = [
  ...names.map((name) => `pets.${name}` as const),
  sql<OwnField[]>`pets.own_fields`.as('ownFields'),
] as const;
