import './person.css';
import type { ReactNode } from 'react';
import { initials } from '../shell/initials.ts';

/** Hues belong to animals: people are paper, and tell by their tone what they are in a home. */
export type PersonIs = 'me' | 'owner' | 'guest' | 'invited';

type Props = { is: PersonIs; size?: number } & (
  | { name: string; art?: undefined }
  | { art: ReactNode; name?: undefined }
);

/** A person, in a circle: arches are for animals. Who it is stands beside it. */
export const Person = ({ is, size = 44, name, art }: Props) => (
  <span
    className="person-mark"
    data-is={is}
    // Drawn, and no words of a button that they stand in.
    data-initials={art ? undefined : initials(name ?? '')}
    style={{ inlineSize: size, fontSize: size * 0.34 }}
    aria-hidden="true"
  >
    {art}
  </span>
);
