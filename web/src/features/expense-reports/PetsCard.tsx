import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { ChartCard } from './ChartCard.tsx';
import { insightTexts } from './texts.ts';
import type { Insight } from './use-insight.ts';

/** Cost of each pet in a year, and per month of it; the table also shows refunds. */
export function PetsCard({ insight: { year, pets } }: { insight: Insight }) {
  const t = useTexts(insightTexts);
  const f = useFormats();
  const { petOf } = usePets();
  const largest = Math.max(1, ...pets.map(({ totalAmount }) => totalAmount));
  const known = pets.flatMap((sum) => {
    const pet = petOf(sum.petId);
    return pet ? [{ sum, pet }] : [];
  });
  if (known.length === 0) return null;
  const hasBack = known.some(({ sum }) => sum.cameBack > 0);
  return (
    <ChartCard
      title={t.byPet}
      className="insight-pets"
      table={
        <table>
          <caption className="sr">{t.byPet}</caption>
          <thead>
            <tr>
              <th scope="col">{t.pet}</th>
              <th scope="col">{year}</th>
              <th scope="col">{t.average}</th>
              {hasBack && <th scope="col">{t.cameBack}</th>}
            </tr>
          </thead>
          <tbody>
            {known.map(({ sum, pet }) => (
              <tr key={pet.id}>
                <th scope="row">
                  <bdi>{pet.name}</bdi>
                </th>
                <td className="num">{f.ils(sum.totalAmount)}</td>
                <td className="num">{f.ils(sum.monthlyAverage)}</td>
                {hasBack && <td className="num">{f.ils(sum.cameBack)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      }
      chart={
        <ul aria-label={t.byPet}>
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
      }
    />
  );
}
