import './auth.css';
import type { ReactNode } from 'react';
import type { Hue } from '@tzemed/contract/pets/hues';
import type { Species } from '@tzemed/contract/pets/pets';
import { PetFace } from '../../art/PetFace.tsx';
import { NoScriptNotice } from '../../ui/NoScriptNotice.tsx';

type Props = { species: Species; hue: Hue; children: ReactNode };

/** A card in the middle of the page, with an animal that welcomes. */
export const AuthCard = ({ species, hue, children }: Props) => (
  <section className="auth">
    <div className="card auth-card">
      <PetFace species={species} hue={hue} size={96} />
      <NoScriptNotice />
      {children}
    </div>
  </section>
);
