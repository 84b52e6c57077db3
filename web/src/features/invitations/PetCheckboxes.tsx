import { useId, type Ref } from 'react';
import Check from 'lucide-react/icons/check';
import { PetPortrait, type NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { useTranslate } from '../../ui/translate.ts';

type Props = {
  label: string;
  pets: readonly NamedPet[];
  /** Ids of those that are ticked. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  message: string | undefined;
  ref: Ref<HTMLInputElement>;
};

/** Any of the pets, each at its window. */
export function PetCheckboxes({ label, pets, value, onChange, message, ref }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <fieldset
      className="field choices"
      aria-describedby={message ? id : undefined}
      aria-invalid={message ? true : undefined}
    >
      <legend className="lbl required">{label}</legend>
      <div className="picks" data-invalid={message ? true : undefined}>
        {pets.map((pet, index) => (
          <label key={pet.id} className="pick" data-hue={pet.hue}>
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              className="sr"
              checked={value.includes(pet.id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, pet.id] : value.filter((one) => one !== pet.id))
              }
            />
            <PetPortrait pet={pet} size={60} />
            <bdi>{pet.name}</bdi>
            <span className="pick-dot" aria-hidden="true">
              <Check size={14} />
            </span>
          </label>
        ))}
      </div>
      {message && (
        <p id={id} className="err">
          {translate(message)}
        </p>
      )}
    </fieldset>
  );
}
