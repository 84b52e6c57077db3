import type { Pet } from '@tzemed/contract/pets';
import { PetFace } from '../art/faces.tsx';
import { usePetPhoto } from './pet-photo.ts';

export type PortraitPet = Pick<Pet, 'id' | 'species' | 'hue' | 'photoId'>;
export type NamedPet = PortraitPet & Pick<Pet, 'name'>;
/** `size` in pixels. Only decoration unless it has a title. */
type Props = { pet: PortraitPet; size?: number; title?: string };

/** Thumbnails are 256 pixels wide: enough for this on a screen of double density. */
const largestThumb = 128;

/** A pet's photo; its drawn face while there is none. */
export function PetPortrait({ pet, size = 48, title }: Props) {
  const photo = usePetPhoto(pet, size > largestThumb ? 'full' : 'thumb');
  if (!photo) return <PetFace species={pet.species} hue={pet.hue} size={size} {...(title && { title })} />;
  return <img className="face photo" src={photo} width={size} height={size} alt={title ?? ''} data-hue={pet.hue} />;
}
