import { Link } from '../../../ui/Link.tsx';
import { strangers } from '../../../art/PeekingPets.tsx';
import { PetFace } from '../../../art/PetFace.tsx';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { linkTo, linkToPet, screens } from '../../../screens.ts';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';

/** Arches that fit beside the greeting; one more pet has the place that its number would take. */
const arches = 3;

type Props = {
  pets: readonly NamedPet[];
  /** Pets that something waits for, the most urgent first: where not all have a place, they have one. */
  due: readonly string[] | undefined;
};

/** The owner's pets at their windows, each the way to its page. */
export function PetArches({ pets, due }: Props) {
  const { lang } = useLanguage();
  if (pets.length === 0)
    return (
      <div className="pet-arches" aria-hidden="true">
        {strangers.map((stranger) => (
          <span key={stranger.species} className="pet-arch">
            <PetFace {...stranger} size={100} />
          </span>
        ))}
      </div>
    );
  const shown = pets.length > arches + 1 ? inOrderOf(due ?? [], pets).slice(0, arches) : pets;
  const others = pets.length - shown.length;
  return (
    <div className="pet-arches">
      {shown.map((pet) => (
        <Link key={pet.id} to={linkToPet(pet.id)} className="pet-arch" aria-label={pet.name} title={pet.name}>
          <PetPortrait pet={pet} size={100} />
        </Link>
      ))}
      {others > 0 && (
        <Link to={linkTo(screens.pets)} className="pet-arch rest">
          <bdi dir="ltr">+{others}</bdi>
          <span className="sr">{screens.pets.word[lang]}</span>
        </Link>
      )}
    </div>
  );
}

function inOrderOf(due: readonly string[], pets: readonly NamedPet[]) {
  const rank = ({ id }: NamedPet) => (due.includes(id) ? due.indexOf(id) : due.length);
  return pets.toSorted((a, b) => rank(a) - rank(b));
}
