import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../../i18n/use-texts.ts';
import { linkToRecord } from '../../../screens.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { Link } from '../../../ui/Link.tsx';
import { recordTexts } from './record-texts.ts';

/** The records of the other pets that were at the same visit. */
export function LinkedRecords({ together }: Pick<MedicalRecord, 'together'>) {
  const t = useTexts(recordTexts);
  const { petOf } = usePets();
  const others = together.flatMap(({ id, petId }) => {
    const pet = petOf(petId);
    return pet ? [{ id, pet }] : [];
  });
  if (others.length === 0) return null;
  return (
    <div className="record-together">
      <h3>{t.together}</h3>
      <ul className="choice-row">
        {others.map(({ id, pet }) => (
          <li key={id}>
            <Link className="pill" to={linkToRecord(id)}>
              <PetPortrait pet={pet} size={24} />
              <bdi>{pet.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
