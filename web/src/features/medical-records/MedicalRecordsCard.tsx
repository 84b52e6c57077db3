import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { ListCard, type CardProps } from '../../shared/ListCard.tsx';
import { PetRow } from './PetRow.tsx';
import { medicalRecordsCardTexts } from './card-texts.ts';
import { TypeBadge } from './TypeBadge.tsx';
import { Validity } from './Validity.tsx';

/** `doses`: those that count today. */
type Props = CardProps<MedicalRecord> & { doses: readonly MedicalRecord[] };

/** The latest records. */
export function MedicalRecordsCard({ today, petOf, doses, ...card }: Props) {
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
          {doses.some((dose) => dose.id === id) && <Validity day={validUntil} />}
          <TypeBadge type={type} />
        </PetRow>
      )}
    </ListCard>
  );
}
