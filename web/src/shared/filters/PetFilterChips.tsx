import { PetPortrait } from '../pets/PetPortrait.tsx';
import { usePets } from '../pets/use-pets.ts';
import { Chip } from '../../ui/Chip.tsx';

/** Chips to filter by one pet; a second press shows all pets. */
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
