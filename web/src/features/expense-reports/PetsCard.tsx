import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { insightTexts } from './texts.ts';
import type { Insight } from './use-insight.ts';

/** What each pet cost in a year, and in a month of it. */
export function PetsCard({ pets }: Pick<Insight, 'pets'>) {
  const t = useTexts(insightTexts);
  const f = useFormats();
  const { petOf } = usePets();
  const largest = Math.max(1, ...pets.map(({ totalAmount }) => totalAmount));
  const known = pets.flatMap((sum) => {
    const pet = petOf(sum.petId);
    return pet ? [{ sum, pet }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section className="card insight-card insight-pets" aria-labelledby="insight-pets">
      <div className="insight-head">
        <h2 id="insight-pets">{t.byPet}</h2>
      </div>
      <ul>
        {known.map(({ sum, pet }) => (
          <li key={pet.id} data-hue={pet.hue}>
            <PetPortrait pet={pet} size={56} />
            <bdi>{pet.name}</bdi>
            <b className="num">{f.ilsShort(sum.totalAmount)}</b>
            <i style={{ '--share': Math.max(0, sum.totalAmount) / largest } as CSSProperties} />
            <small>{t.perMonth({ sum: f.ilsShort(sum.monthlyAverage) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
