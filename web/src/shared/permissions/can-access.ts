import type { Area, Level } from '@tzemed/contract/schema/endpoint';
import type { Pet } from '@tzemed/contract/pets/pets';

const levels: readonly (Level | 'none')[] = ['none', 'view', 'edit', 'own'];

/**
 * Permissions of the signed-in user for a pet: every button, tab and choice that depends on them asks here. For a pet
 * that is not known yet, or was cached on the device before pets had permissions, nothing is hidden: the server
 * decides.
 */
export const canAccess = (pet: Partial<Pick<Pet, 'permissions'>> | undefined, area: Area, level: Level) =>
  levels.indexOf(pet?.permissions?.[area] ?? 'own') >= levels.indexOf(level);
