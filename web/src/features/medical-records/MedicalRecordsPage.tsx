import './medical-records.css';
import { recordTypes } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { lazyForm } from '../../shared/lazy-form.ts';
import { ListScreen } from '../../shared/ListScreen.tsx';
import { isOneOf, useDatedFilters, usePetFilter } from '../../shared/use-filters.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { medicalRecordsApi } from './api.ts';
import { AppointmentsTab } from './AppointmentsTab.tsx';
import { MedicalRecordsTab, recordSorts } from './MedicalRecordsTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';
import { medicalRecordTexts } from './texts.ts';
import { useSearchParams } from '../../ui/use-search-params.ts';

const Form = lazyForm(() => import('./MedicalRecordForm.tsx').then(({ MedicalRecordForm }) => MedicalRecordForm));

const tabs = ['records', 'upcoming', 'summary'] as const;
type Tab = (typeof tabs)[number];

export default function MedicalRecordsPage() {
  const t = useTexts(medicalRecordTexts);
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((tab) => tab === params.get('tab')) ?? 'records';
  const filters = useDatedFilters({ type: isOneOf(recordTypes) }, recordSorts);
  const ofPet = usePetFilter();

  function show(tab: Tab) {
    const next = new URLSearchParams(params);
    if (tab === 'records') next.delete('tab');
    else next.set('tab', tab);
    next.delete('page');
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
    >
      {(screen) => (
        <Tabs<Tab>
          label={t.views}
          items={[
            { id: 'records', label: t.records },
            { id: 'upcoming', label: t.appointments },
            { id: 'summary', label: t.summary },
          ]}
          selected={tab}
          onSelect={show}
        >
          {tab === 'records' && <MedicalRecordsTab screen={screen} />}
          {tab === 'upcoming' && <AppointmentsTab screen={{ ...screen, filters: ofPet }} />}
          {tab === 'summary' && <SummaryTab filters={ofPet} words={screen.words} />}
        </Tabs>
      )}
    </ListScreen>
  );
}
