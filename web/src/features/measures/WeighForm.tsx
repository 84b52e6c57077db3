import { useState } from 'react';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListOf } from '../../shared/list/use-list.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { fieldTexts } from '../../shared/form/field-texts.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { allMeasures, measuresApi } from './api.ts';
import { firstWeight } from './first-weight.ts';
import { ValueForm } from './ValueForm.tsx';

type Props = { pets: readonly Pet[]; /** '' when nothing speaks for one. */ petId: string; onDone: () => void };

/** Weighs one of several pets. */
export function WeighForm({ pets, petId, onDone }: Props) {
  const t = useTexts(fieldTexts);
  const [chosen, choose] = useState(petId);
  const pet = pets.find(({ id }) => id === chosen);
  return (
    <div className="weigh">
      {pets.length > 1 && (
        <div className="choice-row" role="group" aria-label={t.pet}>
          {pets.map((one) => (
            <button
              key={one.id}
              type="button"
              className="pill"
              aria-pressed={one.id === chosen}
              onClick={() => choose(one.id)}
            >
              <PetPortrait pet={one} size={28} />
              <bdi>{one.name}</bdi>
            </button>
          ))}
        </div>
      )}
      {pet && <OfPet key={pet.id} pet={pet} onDone={onDone} />}
    </div>
  );
}

function OfPet({ pet, onDone }: { pet: Pet; onDone: () => void }) {
  const list = useListOf(measuresApi, pet, allMeasures);
  if (list.isPending) return <Loading />;
  if (!list.rows) return <LoadBanner load={list} />;
  const weight = list.rows.find(({ kind }) => kind === 'weight') ?? firstWeight;
  return <ValueForm pet={pet} measure={weight} onDone={() => onDone()} />;
}
