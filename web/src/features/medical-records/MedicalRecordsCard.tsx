import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { useItemLink } from '../../shared/list/item-links.ts';
import { ListCard, type CardProps } from '../../shared/list/ListCard.tsx';
import { WaitingMark } from '../../shared/queries/waiting-mark.ts';
import { RecordCardRow } from './RecordCardRow.tsx';
import { medicalRecordsCardTexts } from './card-texts.ts';
import { RecordTypeBadge } from './RecordTypeBadge.tsx';
import { ValidityLabel } from './vaccinations/ValidityLabel.tsx';

/** `doses`: those that count today. */
type Props = CardProps<MedicalRecord> & { doses: readonly MedicalRecord[] };

/** The latest records. */
export function MedicalRecordsCard({ today, petOf, doses, ...card }: Props) {
  const t = useTexts(medicalRecordsCardTexts);
  const f = useFormats();
  const linkOf = useItemLink();
  const screen = screens.medicalRecords;
  return (
    <ListCard {...card} title={useWord(screen.word)} area="medicalRecords" screen={screen} empty={t.empty}>
      {({ id, petId, type, description, vetName, date, validUntil }) => (
        <RecordCardRow
          key={id}
          pet={petOf?.(petId)}
          to={linkOf('medicalRecords', { id, petId })}
          title={description}
          about={
            <>
              {vetName && <bdi>{vetName}</bdi>}
              {vetName && ' · '}
              {f.briefDay(date, today)} <WaitingMark id={id} />
            </>
          }
        >
          {doses.some((dose) => dose.id === id) && <ValidityLabel day={validUntil} />}
          <RecordTypeBadge type={type} />
        </RecordCardRow>
      )}
    </ListCard>
  );
}
