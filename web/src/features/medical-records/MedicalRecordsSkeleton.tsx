import BookUser from 'lucide-react/icons/book-user';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens, vetsPage } from '../../screens.ts';
import { ListSkeleton } from '../../shared/list/ListSkeleton.tsx';
import { medicalRecordTexts } from './texts.ts';

export function MedicalRecordsSkeleton() {
  const t = useTexts(medicalRecordTexts);
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
      hasFilters
      hasDays
      tabs={{ labels: [t.records, t.appointmentsTab, t.summary] }}
    />
  );
}
