import { photoCut, type Look, type Pet } from '@tzemed/contract/pets/pets';
import { PetFace, type EyeState } from '../../art/PetFace.tsx';
import { usePetPhoto } from './pet-photo.ts';

export type PortraitPet = Pick<Pet, 'id' | 'species' | 'photoId'> & Look;
/** Pet with name; permissions are known for every pet that is not a sample. */
export type NamedPet = PortraitPet & Pick<Pet, 'name'> & Partial<Pick<Pet, 'permissions'>>;
type Props = {
  pet: PortraitPet;
  /** Width in pixels, and height unless it is an arch. */
  size?: number;
  /** Uses the shape of photo frames: higher than wide, and round at the top. */
  isArch?: boolean;
  /** State of the eyes of a drawn face. */
  eyes?: EyeState | undefined;
  /** Only decoration without one. */
  title?: string;
};

/** A pet's photo; its drawn face while there is none. */
export function PetPortrait({ pet, size = 48, isArch, eyes, title }: Props) {
  const photo = usePetPhoto(pet);
  const height = isArch ? Math.round((size * photoCut.height) / photoCut.width) : size;
  const face = photo ? (
    <img className="face photo" src={photo} width={size} height={height} alt={title ?? ''} data-hue={pet.hue} />
  ) : (
    <PetFace {...pet} size={size} eyes={eyes} title={title} />
  );
  if (!isArch) return face;
  return (
    <span className="arch" data-hue={pet.hue} style={{ inlineSize: size, blockSize: height }}>
      {face}
    </span>
  );
}
