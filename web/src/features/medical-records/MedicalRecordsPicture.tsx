import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { ListPicture } from '../../shared/ListPicture.tsx';
import { medicalRecordTexts } from './texts.ts';

export function MedicalRecordsPicture() {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  return (
    <ListPicture
      of={screens.medicalRecords}
      lead={t.lead}
      filters={[
        [fields.pet, fields.allPets],
        [fields.type, t.allTypes],
      ]}
      hasDays
      tabs={{ labels: [t.records, t.appointments, t.summary] }}
    />
  );
}
