import '../medical-records.css';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { screens } from '../../../screens.ts';
import { useItemLink } from '../../../shared/list/item-links.ts';
import { RowLink } from '../../../shared/list/RowLink.tsx';
import { ListCard, type CardProps } from '../../../shared/list/ListCard.tsx';
import { NextVisit } from '../NextVisit.tsx';
import { ValidityLabel } from './ValidityLabel.tsx';
import { vaccinationTexts } from '../card-texts.ts';

/** Vaccinations of a pet: the dose of each vaccine that counts today. */
export function VaccinationsCard({ rows, pet }: Pick<CardProps<MedicalRecord>, 'rows' | 'pet'>) {
  const t = useTexts(vaccinationTexts);
  const f = useFormats();
  const linkOf = useItemLink();
  return (
    <ListCard
      rows={rows}
      pet={pet}
      title={t.title}
      area="medicalRecords"
      screen={screens.medicalRecords}
      filters={{ type: 'vaccination' }}
      empty={t.empty}
    >
      {({ id, petId, description, date, validUntil, nextAppointment }) => (
        <li key={id}>
          <div>
            <b>
              <RowLink to={linkOf('medicalRecords', { id, petId })}>
                <bdi>{description}</bdi>
              </RowLink>
            </b>
            <small>{t.given({ day: f.day(date) })}</small>
          </div>
          <ValidityLabel day={validUntil} />
          {/* A day that is only the end of the validity is no appointment. */}
          {nextAppointment !== validUntil && <NextVisit day={nextAppointment} />}
        </li>
      )}
    </ListCard>
  );
}
