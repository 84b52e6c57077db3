import { initials } from './initials.ts';
import { Picture } from './Picture.tsx';

type Props = { name: string; picture: string | null | undefined };

/** Who is signed in, as a circle: the picture, or initials until it is here. The slot of the initials is filled before the app comes. */
export const Avatar = ({ name, picture }: Props) => (
  <span className="avatar" data-initials aria-hidden="true">
    {picture ? <Picture path={picture}>{initials(name)}</Picture> : initials(name)}
  </span>
);
