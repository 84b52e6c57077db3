import './medical-records.css';
import { recordTypes } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { ClearFilters } from '../../shared/ClearFilters.tsx';
import { lazyForm } from '../../shared/lazy-form.ts';
import { ListScreen } from '../../shared/ListScreen.tsx';
import { PetFilter } from '../../shared/PetFilter.tsx';
import { isOneOf, useDatedFilters, usePetFilter } from '../../shared/use-filters.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { medicalRecordsApi } from './api.ts';
import { AppointmentsTab } from './AppointmentsTab.tsx';
import { MedicalRecordsSummary } from './MedicalRecordsSummary.tsx';
import { MedicalRecordsTab } from './MedicalRecordsTab.tsx';
import { medicalRecordTexts } from './texts.ts';
import { useSearchParams } from '../../ui/use-search-params.ts';

const Form = lazyForm(() => import('./MedicalRecordForm.tsx').then(({ MedicalRecordForm }) => MedicalRecordForm));

const tabs = ['records', 'upcoming', 'summary'] as const;
type Tab = (typeof tabs)[number];

export default function MedicalRecordsPage() {
  const t = useTexts(medicalRecordTexts);
  const actions = useTexts(actionTexts);
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((tab) => tab === params.get('tab')) ?? 'records';
  const filters = useDatedFilters({ type: isOneOf(recordTypes) });
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
          aside={tab !== 'summary' && <ClearFilters filters={tab === 'records' ? filters : ofPet} />}
        >
          {tab === 'records' && <MedicalRecordsTab screen={screen} />}
          {tab === 'upcoming' && <AppointmentsTab screen={{ ...screen, filters: ofPet }} />}
          {tab === 'summary' && (
            <>
              <FilterBar label={actions.filters}>
                <PetFilter value={filters.values.petId} onChange={filters.set('petId')} />
              </FilterBar>
              <MedicalRecordsSummary petId={filters.chosen.petId} />
            </>
          )}
        </Tabs>
      )}
    </ListScreen>
  );
}
