import { type ComponentProps, Suspense } from 'react';
import { lazyWithoutPrefetch } from '../form/lazy-form.ts';
import { canAccess } from '../permissions/can-access.ts';
import type { AccessiblePet } from '../pets/use-pets.ts';

const Field = lazyWithoutPrefetch(() => import('./TagField.tsx').then(({ TagField }) => TagField));
type FieldProps = ComponentProps<typeof Field>;

/** Tag field of a household item's form: its code loads when the form is open. */
export const HouseholdTagField = (props: FieldProps) => (
  <Suspense>
    <Field {...props} />
  </Suspense>
);

/** The same of a thing of this pet. */
export const PetTagField = ({ pet, control }: Pick<FieldProps, 'control'> & { pet: AccessiblePet }) => (
  <HouseholdTagField control={control} householdId={pet.householdId} mayAdd={canAccess(pet, 'profile', 'own')} />
);
