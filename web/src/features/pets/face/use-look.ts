import { useWatch, type Control } from 'react-hook-form';
import { choosePetLook } from '@tzemed/contract/pets/choose-pet-look';
import type { Look, Pet, Species } from '@tzemed/contract/pets/pets';
import { usePets } from '../../../shared/pets/use-pets.ts';

export const lookParts = ['hue', 'ears', 'patch', 'collar', 'tag'] as const;

type Values = Partial<Look> & { species?: Species };

/** Look of the pet in a form: the chosen parts, and the rest as the server would choose. */
export function useLook<V extends Values>(control: Control<V>, pet: Pet | null) {
  const watched = useWatch({ control: control as unknown as Control<Values>, name: ['species', ...lookParts] });
  const [species, hue, ears, patch, collar, tag] = watched;
  const { pets, data } = usePets();
  const others = pets.filter(({ id }) => id !== pet?.id);
  return {
    species,
    /** True once the looks of the other pets are known. */
    known: data !== undefined,
    others,
    lookOf: (species: Species) => choosePetLook(species, others, { hue, ears, patch, collar, tag }),
  };
}
