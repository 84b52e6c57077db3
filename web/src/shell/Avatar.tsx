import { initials } from './initials.ts';
import { usePicture } from './use-picture.ts';

/** Who is signed in, as a circle: the picture, or initials until it is here. The slot of the initials is filled before the app comes. */
export function Avatar({ name, picture }: { name: string; picture: string | null | undefined }) {
  const url = usePicture(picture);
  return (
    <span className="avatar" data-initials aria-hidden="true">
      {url ? <img src={url} alt="" /> : initials(name)}
    </span>
  );
}
