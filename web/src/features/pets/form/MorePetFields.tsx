import { Suspense, useState } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import type { Pet, Species } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { petFormTexts } from '../texts.ts';

const fields = [
  'breed',
  'chipNumber',
  'chipDate',
  'licenceNumber',
  'licenceMunicipality',
  'licenceValidUntil',
  'color',
  'neutered',
  'allergies',
  'conditions',
  'insurer',
  'policyNumber',
  'insuranceRenewal',
  'insuranceWaitingUntil',
  'insurance',
  'notes',
  'ownFields',
  'tagIds',
] as const;

const Fields = lazyWithoutPrefetch(() =>
  import('./MorePetFieldsContent.tsx').then(({ MorePetFieldsContent }) => MorePetFieldsContent),
);

/** True when one of these fields has a value. Pets cached on the device by an older version may lack a field. */
export const hasMoreFields = (pet: Pet) => fields.some((field) => (pet[field] ?? '').toString() !== '');

/** Field that the form can be opened for. */
export type MoreField = (typeof fields)[number];

type Props<V extends FieldValues> = {
  control: Control<V>;
  species: Species | undefined;
  /** null for a new one. */
  pet: Pet | null;
  isOpen: boolean;
  /** The field that it is opened for, which gets the focus. */
  sought?: MoreField | undefined;
};

/** Fields that can wait: folded until the user opens them, or one of them has an error. */
export function MorePetFields<V extends FieldValues>({ control: outer, species, pet, sought, ...first }: Props<V>) {
  const words = useTexts(petFormTexts);
  const control = outer as unknown as Control<FieldValues>;
  const [isOpen, setOpen] = useState(first.isOpen);
  const { errors } = useFormState({ control });
  const isShown = isOpen || fields.some((field) => errors[field]);
  // Drawn when it is opened first: most who add a pet never do.
  const [isDrawn, setDrawn] = useState(isShown);
  if (isShown && !isDrawn) setDrawn(true);
  return (
    <Fold title={words.rest} isOpen={isShown} onToggle={setOpen}>
      {isDrawn && (
        <Suspense fallback={<Loading />}>
          <Fields control={control} species={species} pet={pet} sought={sought} />
        </Suspense>
      )}
    </Fold>
  );
}
