import type { Area, Level } from '@tzemed/contract/schema/endpoint';
import type { Pet } from '@tzemed/contract/pets/pets';

const levels: readonly (Level | 'none')[] = ['none', 'view', 'edit', 'own'];

/**
 * What whoever is signed in may do with a pet: every button, tab and choice that hangs on it asks here. Of a pet that is not
 * known yet, or was kept on the device before pets said it, nothing is hidden: the server decides.
 */
export const canAccess = (pet: Partial<Pick<Pet, 'permissions'>> | undefined, area: Area, level: Level) =>
  levels.indexOf(pet?.permissions?.[area] ?? 'own') >= levels.indexOf(level);
