import './greeting-header.css';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { HelpLink } from '../../../shared/page/HelpLink.tsx';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { Greeting } from './Greeting.tsx';
import { PetArches } from './PetArches.tsx';

type Props = { pets: readonly NamedPet[]; due: readonly string[] | undefined; children: ReactNode };

/** The greeting, with the owner's pets at their windows. */
export function GreetingHeader({ pets, due, children }: Props) {
  const f = useFormats();
  const today = useToday();
  return (
    <section className="hello">
      <div>
        <p className="date with-help">
          {f.longDay(today)}
          <HelpLink />
        </p>
        <Greeting />
        <p>{children}</p>
      </div>
      <PetArches pets={pets} due={due} />
    </section>
  );
}
