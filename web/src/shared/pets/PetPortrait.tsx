import { photoCut, type Look, type Pet } from '@tzemed/contract/pets/pets';
import { PetFace, type EyeState } from '../../art/PetFace.tsx';
import { usePetPhoto } from './pet-photo.ts';

export type PortraitPet = Pick<Pet, 'id' | 'species' | 'photoId'> & Look;
/** What may be done with it is known of every pet that is not made up. */
export type NamedPet = PortraitPet & Pick<Pet, 'name'> & Partial<Pick<Pet, 'permissions'>>;
type Props = {
  pet: PortraitPet;
  /** Its width in pixels, and its height where it is no arch. */
  size?: number;
  /** In the shape that photos are framed in, higher than wide, and round above. */
  isArch?: boolean;
  /** Of a drawn face. */
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
