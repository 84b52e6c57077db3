import './person-avatar.css';
import type { ReactNode } from 'react';
import { initials } from '../../shell/user/initials.ts';
import { PersonPicture } from '../../shell/user/PersonPicture.tsx';
import { usePeople } from './use-people.ts';

/** Hues belong to animals: people are paper, and tell by their tone what they are in a home. */
export type PersonRole = 'me' | 'owner' | 'guest' | 'invited';

type Props = { is: PersonRole; size?: number } & (
  | {
      name: string;
      /** Person in the picture; without an id it shows initials. */ id?: string | undefined;
      art?: undefined;
    }
  | { art: ReactNode; name?: undefined; id?: undefined }
);

/** Avatar of a person, in a circle: arches are for animals. The name stands beside it. */
export function PersonAvatar({ is, size = 44, name, id, art }: Props) {
  const { data } = usePeople(id !== undefined);
  const path = data?.people.find((person) => person.id === id)?.profilePicture;
  return (
    <span
      className="person-mark"
      data-is={is}
      // Drawn, and no words of a button that they stand in.
      data-initials={art ? undefined : initials(name ?? '')}
      style={{ inlineSize: size, fontSize: size * 0.34 }}
      aria-hidden="true"
    >
      {path ? <PersonPicture path={path}>{null}</PersonPicture> : art}
    </span>
  );
}
