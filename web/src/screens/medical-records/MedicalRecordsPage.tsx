import '../../features/medical-records/medical-records.css';
import { Suspense } from 'react';
import BookUser from 'lucide-react/icons/book-user';
import { recordTypes } from '@tzemed/contract/medical/medical-records';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens, vetsPage } from '../../screens.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { isOneOf, useDatedFilters, usePetFilter } from '../../shared/filters/use-filters.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Tabs } from '../../ui/list/Tabs.tsx';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { MedicalRecordsTab, recordSorts } from '../../features/medical-records/MedicalRecordsTab.tsx';
import { SummaryTab } from '../../features/medical-records/summary/SummaryTab.tsx';
import { medicalRecordTexts } from '../../features/medical-records/texts.ts';
import { useSearchParams } from '../../ui/use-search-params.ts';

const Form = lazyForm(() =>
  import('../../features/medical-records/MedicalRecordForm.tsx').then(({ MedicalRecordForm }) => MedicalRecordForm),
);

const Appointments = lazyForm(() =>
  import('../../features/appointments/AppointmentsTab.tsx').then(({ AppointmentsTab }) => AppointmentsTab),
);

const tabs = ['records', 'upcoming', 'summary'] as const;
type Tab = (typeof tabs)[number];

export default function MedicalRecordsPage() {
  const t = useTexts(medicalRecordTexts);
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((tab) => tab === params.get('tab')) ?? 'records';
  const filters = useDatedFilters({ type: isOneOf(recordTypes) }, recordSorts);
  const ofPet = usePetFilter();
  const vets = useWord(vetsPage.word);

  function show(tab: Tab) {
    const next = new URLSearchParams(params);
    if (tab === 'records') next.delete('tab');
    else next.set('tab', tab);
    for (const name of ['page', 'when']) next.delete(name);
    setParams(next, { replace: true });
  }

  return (
    <ListScreen
      of={screens.medicalRecords}
      api={medicalRecordsApi}
      emptyArt="records"
      words={t}
      filters={filters}
      Form={Form}
      nameOf={({ description }) => description}
      aside={
        <div className="row">
          <Link className="btn line" to={linkTo(vetsPage)}>
            <BookUser size={18} aria-hidden="true" />
            {vets}
          </Link>
        </div>
      }
    >
      {(screen) => (
        <Tabs<Tab>
          label={t.views}
          items={[
            { id: 'records', label: t.records },
            { id: 'upcoming', label: t.appointmentsTab },
            { id: 'summary', label: t.summary },
          ]}
          selected={tab}
          onSelect={show}
        >
          {tab === 'records' && <MedicalRecordsTab screen={screen} />}
          {tab === 'upcoming' && (
            <Suspense fallback={<Skeleton count={4} />}>
              <Appointments setOwnAdd={screen.setOwnAdd} lead={t.lead} onRecord={screen.editor.edit} />
            </Suspense>
          )}
          {tab === 'summary' && <SummaryTab filters={ofPet} words={screen.words} />}
        </Tabs>
      )}
    </ListScreen>
  );
}
