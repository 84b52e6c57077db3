import type { Look, Pet } from '@tzemed/contract/pets';
import { PetFace, type EyesAre } from '../art/faces.tsx';
import { usePetPhoto } from './pet-photo.ts';

export type PortraitPet = Pick<Pet, 'id' | 'species' | 'photoId'> & Look;
export type NamedPet = PortraitPet & Pick<Pet, 'name'>;
/** `size` in pixels; `eyes` are those of a drawn face. Only decoration unless it has a title. */
type Props = { pet: PortraitPet; size?: number; eyes?: EyesAre; title?: string };

/** Thumbnails are 256 pixels wide: enough for this on a screen of double density. */
const largestThumb = 128;

/** A pet's photo; its drawn face while there is none. */
export function PetPortrait({ pet, size = 48, eyes, title }: Props) {
  const photo = usePetPhoto(pet, size > largestThumb ? 'full' : 'thumb');
  if (!photo) return <PetFace {...pet} size={size} eyes={eyes} title={title} />;
  return <img className="face photo" src={photo} width={size} height={size} alt={title ?? ''} data-hue={pet.hue} />;
}
