import type { Control } from 'react-hook-form';
import { canAccess } from '../permissions/can-access.ts';
import type { AccessiblePet } from '../pets/use-pets.ts';
import { TagField } from './TagField.tsx';

/** Tag field of a thing of this pet. */
export const PetTagField = ({ pet, control }: { pet: AccessiblePet; control: Control }) => (
  <TagField control={control} householdId={pet.householdId} mayAdd={canAccess(pet, 'profile', 'own')} />
);
