import { PetPortrait } from '../pets/PetPortrait.tsx';
import { usePets } from '../pets/use-pets.ts';
import { Chip } from '../../ui/Chip.tsx';

/** One of several pets; pressed again, all of them. */
export function PetFilterChips({ petId, onPet }: { petId: string; onPet: (petId: string) => void }) {
  const { activePets } = usePets();
  if (activePets.length < 2) return null;
  return activePets.map((pet) => (
    <Chip
      key={pet.id}
      isOn={pet.id === petId}
      onPress={() => onPet(pet.id === petId ? '' : pet.id)}
      art={<PetPortrait pet={pet} size={28} />}
    >
      {pet.name}
    </Chip>
  ));
}
