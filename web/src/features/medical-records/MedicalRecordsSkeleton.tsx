import BookUser from 'lucide-react/icons/book-user';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens, vetsPage } from '../../screens.ts';
import { fieldTexts } from '../../shared/form/field-texts.ts';
import { ListSkeleton } from '../../shared/list/ListSkeleton.tsx';
import { medicalRecordTexts } from './texts.ts';

export function MedicalRecordsSkeleton() {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  return (
    <ListSkeleton
      of={screens.medicalRecords}
      lead={t.lead}
      aside={
        <div className="row">
          <a className="btn line" href={linkTo(vetsPage)}>
            <BookUser size={18} aria-hidden="true" />
            {useWord(vetsPage.word)}
          </a>
        </div>
      }
      filters={[
        [fields.pet, fields.allPets],
        [fields.type, t.allTypes],
      ]}
      hasDays
      tabs={{ labels: [t.records, t.appointmentsTab, t.summary] }}
    />
  );
}
