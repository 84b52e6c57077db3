import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { Err } from '../../ui/field-parts.tsx';
import { useField } from '../../ui/use-field.ts';
import { appointmentFormTexts } from './form-texts.ts';

/** The other pets that come to the same appointment. */
export function AlsoFor<V extends FieldValues & { petId: string }>({ control }: { control: Control<V> }) {
  const t = useTexts(appointmentFormTexts);
  const { petsFor, petOf } = usePets();
  const petId = useWatch({ control, name: 'petId' as Path<V> }) as string;
  const namesOf = (value: unknown) => ((value ?? []) as string[]).flatMap((id) => petOf(id)?.name ?? []).join(', ');
  const field = useField(control, 'petIds' as Path<V>, { label: t.alsoFor, read: namesOf });
  const coming = (field.value ?? []) as string[];
  const others = petsFor('medicalRecords').filter(({ id }) => id !== petId);
  if (others.length === 0) return null;
  return (
    <fieldset className="field" ref={field.focusOn('button')}>
      <legend className="label">{t.alsoFor}</legend>
      <div className="choice-row">
        {others.map((pet) => {
          const comes = coming.includes(pet.id);
          return (
            <button
              key={pet.id}
              type="button"
              className="pill"
              aria-pressed={comes}
              onClick={() => field.change(comes ? coming.filter((id) => id !== pet.id) : [...coming, pet.id])}
            >
              <PetPortrait pet={pet} size={24} />
              <bdi>{pet.name}</bdi>
            </button>
          );
        })}
      </div>
      <Err message={field.message} />
    </fieldset>
  );
}
