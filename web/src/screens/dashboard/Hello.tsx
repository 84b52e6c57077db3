import './hello.css';
import type { ReactNode } from 'react';
import { Peek, strangers } from '../../art/Peek.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import type { PortraitPet } from '../../shared/PetPortrait.tsx';
import { useAuth } from '../../shell/auth-context.ts';
import { usePartOfDay } from './greeting.ts';
import { overviewTexts } from './texts.ts';

/** As many as fit beside the words. */
const faces = 4;

/** Longer ones take smaller letters, so that the greeting stays within two lines. */
const longName = 20;

/** The greeting, over whose edge the owner's pets look. */
export function Hello({ pets, children }: { pets: readonly PortraitPet[]; children: ReactNode }) {
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
      <Peek pets={pets.length > 0 ? pets.slice(0, faces) : strangers} />
    </section>
  );
}
