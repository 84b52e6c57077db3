import { initials } from './initials.ts';
import { usePicture } from './use-picture.ts';

type Props = { name: string; picture: string | null | undefined };

/** Who is signed in, as a circle: the picture, or initials until it is here. The slot of the initials is filled before the app comes. */
export const Avatar = ({ name, picture }: Props) => (
  <span className="avatar" data-initials aria-hidden="true">
    {/* The prerendered page has nobody's picture, and nothing to ask for one with. */}
    {picture ? <Pictured name={name} path={picture} /> : initials(name)}
  </span>
);

function Pictured({ name, path }: { name: string; path: string }) {
  const url = usePicture(path);
  return url ? <img src={url} alt="" /> : initials(name);
}
