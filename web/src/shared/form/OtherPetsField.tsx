import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Plus from 'lucide-react/icons/plus';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import type { Pet } from '@tzemed/contract/pets/pets';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { useTexts } from '../../i18n/use-texts.ts';
import { GroupMessage } from '../../ui/form/GroupMessage.tsx';
import { useField } from '../../ui/form/use-field.ts';
import { PetPortrait } from '../pets/PetPortrait.tsx';
import { fieldTexts } from './field-texts.ts';
import { useDropInvalidChoices } from './use-drop-invalid-choices.ts';
import { usePets } from '../pets/use-pets.ts';

type Props<V extends FieldValues> = {
  control: Control<V>;
  label: string;
  area: Area;
  /** False for a pet that the item is not for; all of the household when missing. */
  isFor?: ((pet: Pet) => boolean) | undefined;
  /** Explains the choice once another pet is chosen. */
  hint?: ((name: string) => string) | undefined;
};

const isForAll = () => true;

/** Other pets of an item besides its own, where there are any: a link until one is asked for. */
export function OtherPetsField<V extends FieldValues & { petId: string }>({
  control,
  label,
  area,
  isFor = isForAll,
  hint,
}: Props<V>) {
  const t = useTexts(fieldTexts);
  const { petsFor, petOf } = usePets();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  const petId = useWatch({ control, name: 'petId' as Path<V> }) as string;
  const namesOf = (value: unknown) => ((value ?? []) as string[]).flatMap((id) => petOf(id)?.name ?? []).join(', ');
  const field = useField(control, 'petIds' as Path<V>, { label, read: namesOf });
  const chosen = (field.value ?? []) as string[];
  const of = petOf(petId);
  // A visit is recorded in one household.
  const others = petsFor(area).filter(
    (pet) => pet.id !== petId && (!of || pet.householdId === of.householdId) && isFor(pet),
  );
  const isOfHome = (id: string) => !of || (petOf(id)?.householdId ?? of.householdId) === of.householdId;
  useDropInvalidChoices(chosen, isOfHome, field.change);
  const said = useId();
  const isSaid = chosen.some((id) => id !== petId) || field.isInvalid;
  if (others.length === 0 || (!petId && !isSaid)) return null;
  if (!isOpen && !isSaid) {
    const open = () => {
      flushSync(() => setOpen(true));
      place.current?.querySelector('button')?.focus();
    };
    return (
      <button type="button" className="link other-pets" onClick={open}>
        <Plus size={16} aria-hidden="true" />
        {t.otherPets}
      </button>
    );
  }
  const takeField = field.focusOn('button');
  return (
    <fieldset
      className="field choices"
      ref={(element) => {
        place.current = element;
        takeField(element);
      }}
      aria-describedby={said}
      aria-invalid={field.isInvalid || undefined}
    >
      <legend className="lbl">{label}</legend>
      <div className="choice-row">
        {others.map((pet) => {
          const isChosen = chosen.includes(pet.id);
          return (
            <button
              key={pet.id}
              type="button"
              className="pill"
              aria-pressed={isChosen}
              onClick={() => {
                // Stays open when the last choice is taken back.
                setOpen(true);
                field.change(isChosen ? chosen.filter((id) => id !== pet.id) : [...chosen, pet.id]);
              }}
            >
              <PetPortrait pet={pet} size={24} />
              <bdi>{pet.name}</bdi>
            </button>
          );
        })}
      </div>
      <GroupMessage
        id={said}
        message={field.message}
        hint={hint && of && chosen.some((id) => id !== petId) ? hint(of.name) : undefined}
      />
    </fieldset>
  );
}
