import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts } from '../i18n/use-texts.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { PetPortrait, type NamedPet } from './PetPortrait.tsx';
import { recordTones, recordTypeTexts } from './record-type-texts.ts';

type Props = {
  records: readonly MedicalRecord[];
  today: string;
  /** Shows whose it is; missing on the pet's own page. */
  petOf?: (id: string) => NamedPet | undefined;
};

export function RecordList({ records, today, petOf }: Props) {
  const types = useTexts(recordTypeTexts);
  const f = useFormats();
  return (
    <ul className="list">
      {records.map(({ id, petId, type, description, vetName, date }) => {
        const pet = petOf?.(petId);
        return (
          <li key={id}>
            {pet && <PetPortrait pet={pet} size={40} title={pet.name} />}
            <div>
              <b>
                <bdi>{description}</bdi>
              </b>
              <small>
                {vetName && <bdi>{vetName}</bdi>}
                {vetName && ' · '}
                {f.briefDay(date, today)}
              </small>
            </div>
            <Badge tone={recordTones[type]}>{types[type]}</Badge>
          </li>
        );
      })}
    </ul>
  );
}
