import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { isLatestOfVaccine } from '@tzemed/contract/vaccination-validity';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { ListCard, type CardProps } from '../../shared/ListCard.tsx';
import { PetRow } from './PetRow.tsx';
import { medicalRecordsCardTexts } from './card-texts.ts';
import { TypeBadge } from './TypeBadge.tsx';
import { Validity } from './Validity.tsx';

/** The latest records. */
export function MedicalRecordsCard({ today, petOf, ...card }: CardProps<MedicalRecord>) {
  const t = useTexts(medicalRecordsCardTexts);
  const f = useFormats();
  const screen = screens.medicalRecords;
  return (
    <ListCard {...card} title={useWord(screen.word)} area="medicalRecords" screen={screen} empty={t.empty}>
      {({ id, petId, type, description, vetName, date, validUntil }) => (
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
          {isLatestOfVaccine({ id, petId, description }, card.rows ?? []) && <Validity day={validUntil} />}
          <TypeBadge type={type} />
        </PetRow>
      )}
    </ListCard>
  );
}
