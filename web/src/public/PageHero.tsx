import './pages.css';
import type { ReactNode } from 'react';
import type { Hue } from '@tzemed/contract/pets/hues';
import type { Species } from '@tzemed/contract/pets/pets';
import { PetFace } from '../art/PetFace.tsx';

type Props = {
  title: string;
  lead: string;
  residents: readonly { readonly species: Species; readonly hue: Hue }[];
  /** A page with a task: its arches give way on phones. */
  isTool?: boolean;
  children?: ReactNode;
};

/** Head of a public page: its title, one sentence, and animals in the arches of a house. */
export const PageHero = ({ title, lead, residents, isTool, children }: Props) => (
  <div className={isTool ? 'w page-hero tool' : 'w page-hero'}>
    <div>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </div>
    <div className="ledge" aria-hidden="true">
      {residents.map(({ species, hue }) => (
        <span key={species} className="arch" data-hue={hue}>
          <PetFace species={species} hue={hue} size={110} />
        </span>
      ))}
    </div>
  </div>
);
