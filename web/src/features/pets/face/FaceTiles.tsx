import { useId } from 'react';
import type { Look, Species } from '@tzemed/contract/pets/pets';
import { PetFace } from '../../../art/PetFace.tsx';

type Props<P extends 'ears' | 'patch'> = {
  label: string;
  species: Species;
  look: Look;
  part: P;
  choices: readonly Look[P][];
  words: Readonly<Record<Look[P], string>>;
  onChange: (part: Partial<Look>) => void;
};

/** A choice whose answers are the pet itself, with one part changed; absent where there is nothing to choose. */
export function FaceTiles<P extends 'ears' | 'patch'>({
  label,
  species,
  look,
  part,
  choices,
  words,
  onChange,
}: Props<P>) {
  const name = useId();
  if (choices.length < 2) return null;
  const chosen = choices.includes(look[part]) ? look[part] : choices[0];
  return (
    <fieldset className="field choices">
      <legend className="lbl">{label}</legend>
      <div className="face-tiles">
        {choices.map((choice) => (
          <label key={choice} className="face-tile" data-hue={look.hue}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={choice === chosen}
              onChange={() => onChange({ [part]: choice } as Partial<Look>)}
            />
            <PetFace species={species} {...look} {...{ [part]: choice }} size={58} />
            {words[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
