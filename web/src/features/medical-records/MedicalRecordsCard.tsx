import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { ListCard, type CardProps } from '../../shared/ListCard.tsx';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { medicalRecordsCardTexts } from './card-texts.ts';
import { recordTones, recordTypeTexts } from './record-type-texts.ts';

/** The latest records. */
export function MedicalRecordsCard({ today, petOf, ...card }: CardProps<MedicalRecord>) {
  const t = useTexts(medicalRecordsCardTexts);
  const types = useTexts(recordTypeTexts);
  const f = useFormats();
  const screen = screens.medicalRecords;
  return (
    <ListCard {...card} title={useWord(screen.word)} screen={screen} empty={t.empty}>
      {({ id, petId, type, description, vetName, date }) => {
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
      }}
    </ListCard>
  );
}
