import { initials } from './initials.ts';
import { PersonPicture } from './PersonPicture.tsx';

type Props = { name: string; picture: string | null | undefined };

/**
 * Signed-in user as a circle: the picture, or initials until it has loaded. The slot of the initials is filled before
 * the app has loaded.
 */
export const UserAvatar = ({ name, picture }: Props) => (
  <span className="avatar" data-initials aria-hidden="true">
    {picture ? <PersonPicture path={picture}>{initials(name)}</PersonPicture> : initials(name)}
  </span>
);
