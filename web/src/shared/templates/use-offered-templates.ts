import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useWatch } from 'react-hook-form';
import { usePets } from '../pets/use-pets.ts';

type Template = { species: readonly Pet['species'][]; householdId: string | null; isBuiltIn: boolean };

/** Templates that suit the pet of the form, or any pet that can have a new item of the area. */
export function useOfferedTemplates<T extends Template>(templates: readonly T[], area: Area) {
  const { petOf, petsFor } = usePets();
  const pet = petOf(useWatch({ name: 'petId' }) as string);
  const kinds = new Set((pet ? [pet] : petsFor(area)).map(({ species }) => species));
  const offered = templates.filter(
    ({ species, householdId }) =>
      (species.length === 0 || species.some((one) => kinds.has(one))) &&
      (!pet || !householdId || householdId === pet.householdId),
  );
  return { pet, offered, own: offered.filter(({ isBuiltIn }) => !isBuiltIn) };
}
