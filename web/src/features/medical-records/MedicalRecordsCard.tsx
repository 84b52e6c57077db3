import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { ListCard, type CardProps } from '../../shared/ListCard.tsx';
import { PetRow } from '../../shared/PetRow.tsx';
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
      {({ id, petId, type, description, vetName, date }) => (
        <PetRow
          key={id}
          pet={petOf?.(petId)}
          title={description}
          about={
            <>
              {vetName && <bdi>{vetName}</bdi>}
              {vetName && ' · '}
              {f.briefDay(date, today)}
            </>
          }
        >
          <Badge tone={recordTones[type]}>{types[type]}</Badge>
        </PetRow>
      )}
    </ListCard>
  );
}
