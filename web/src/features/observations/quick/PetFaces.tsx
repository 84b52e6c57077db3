import Check from 'lucide-react/icons/check';
import Layers from 'lucide-react/icons/layers';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { quickTexts } from './texts.ts';

type Props = {
  pets: readonly Pet[];
  chosen: readonly string[];
  onChoose: (petIds: readonly string[]) => void;
};

/** Pets of a press. A pet of another home stands alone: one press is of one home. */
export function PetFaces({ pets, chosen, onChoose }: Props) {
  const t = useTexts(quickTexts);
  const homeOf = (petId: string | undefined) => pets.find(({ id }) => id === petId)?.householdId;
  const home = homeOf(chosen[0]) ?? pets[0]?.householdId;
  const ofHome = pets.filter(({ householdId }) => householdId === home).map(({ id }) => id);
  const isEveryone = ofHome.length > 1 && ofHome.every((id) => chosen.includes(id));
  function toggle({ id, householdId }: Pet) {
    if (householdId !== home) onChoose([id]);
    else if (!chosen.includes(id)) onChoose([...chosen, id]);
    else if (chosen.length > 1) onChoose(chosen.filter((one) => one !== id));
  }
  return (
    <div className="log-faces" role="group" aria-label={t.pets}>
      {pets.map((pet) => (
        <button
          key={pet.id}
          type="button"
          data-hue={pet.hue}
          aria-pressed={chosen.includes(pet.id)}
          onClick={() => toggle(pet)}
        >
          <PetPortrait pet={pet} size={40} />
          <bdi>{pet.name}</bdi>
          {chosen.includes(pet.id) && (
            <i aria-hidden="true">
              <Check size={14} />
            </i>
          )}
        </button>
      ))}
      {ofHome.length > 1 && (
        <button
          type="button"
          aria-pressed={isEveryone}
          onClick={() => onChoose(isEveryone ? ofHome.slice(0, 1) : ofHome)}
        >
          <span className="log-all" aria-hidden="true">
            <Layers size={22} />
          </span>
          {t.everyone}
        </button>
      )}
    </div>
  );
}
