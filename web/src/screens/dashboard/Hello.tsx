import './hello.css';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import type { NamedPet } from '../../shared/PetPortrait.tsx';
import { useAuth } from '../../shell/auth-context.ts';
import { usePartOfDay } from './greeting.ts';
import { PetArches } from './PetArches.tsx';
import { overviewTexts } from './texts.ts';

/** Longer ones take smaller letters, so that the greeting stays within two lines. */
const longName = 20;

type Props = { pets: readonly NamedPet[]; due: readonly string[] | undefined; children: ReactNode };

/** The greeting, with the owner's pets at their windows. */
export function Hello({ pets, due, children }: Props) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const { name } = useAuth();
  const today = useToday();
  return (
    <section className="hello">
      <div>
        <p className="date">{f.longDay(today)}</p>
        <h1 className={name.length > longName ? 'long' : undefined}>
          {t[usePartOfDay()]} <bdi>{name}</bdi>
        </h1>
        <p>{children}</p>
      </div>
      <PetArches pets={pets} due={due} />
    </section>
  );
}
