import { type ComponentProps, Suspense } from 'react';
import { onNeed } from '../lazy-form.ts';
import { may } from '../may.ts';
import type { ReachedPet } from '../use-pets.ts';

const Field = onNeed(() => import('./TagField.tsx').then(({ TagField }) => TagField));
type FieldProps = ComponentProps<typeof Field>;

/** What a thing of a home is filed under, in its form: its code comes when the form is open. */
export const TagsOfHome = (props: FieldProps) => (
  <Suspense>
    <Field {...props} />
  </Suspense>
);

/** The same of a thing of this pet. */
export const TagsOf = ({ pet, control }: Pick<FieldProps, 'control'> & { pet: ReachedPet }) => (
  <TagsOfHome control={control} householdId={pet.householdId} mayAdd={may(pet, 'profile', 'own')} />
);
