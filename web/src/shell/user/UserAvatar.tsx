import { initials } from './initials.ts';
import { PersonPicture } from './PersonPicture.tsx';

type Props = { name: string; picture: string | null | undefined };

/** Who is signed in, as a circle: the picture, or initials until it is here. The slot of the initials is filled before the app comes. */
export const UserAvatar = ({ name, picture }: Props) => (
  <span className="avatar" data-initials aria-hidden="true">
    {picture ? <PersonPicture path={picture}>{initials(name)}</PersonPicture> : initials(name)}
  </span>
);
