import './medical-records.css';
import { useSearchParams } from 'react-router';
import { recordTypes } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { ClearFilters } from '../../shared/ClearFilters.tsx';
import { lazyForm } from '../../shared/lazy-form.ts';
import { ListScreen } from '../../shared/ListScreen.tsx';
import { PetFilter } from '../../shared/PetFilter.tsx';
import { isOneOf, useDatedFilters } from '../../shared/use-filters.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { medicalRecordsApi } from './api.ts';
import { MedicalRecordsSummary } from './MedicalRecordsSummary.tsx';
import { MedicalRecordsTab } from './MedicalRecordsTab.tsx';
import { medicalRecordTexts } from './texts.ts';

const Form = lazyForm(() => import('./MedicalRecordForm.tsx').then(({ MedicalRecordForm }) => MedicalRecordForm));

type Tab = 'records' | 'summary';

export default function MedicalRecordsPage() {
  const t = useTexts(medicalRecordTexts);
  const actions = useTexts(actionTexts);
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'summary' ? 'summary' : 'records';
  const filters = useDatedFilters({ type: isOneOf(recordTypes) });

  function show(tab: Tab) {
    const next = new URLSearchParams(params);
    if (tab === 'summary') next.set('tab', tab);
    else next.delete('tab');
    setParams(next, { replace: true });
  }

  return (
    <ListScreen
      of={screens.medicalRecords}
      api={medicalRecordsApi}
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
            { id: 'summary', label: t.summary },
          ]}
          selected={tab}
          onSelect={show}
          aside={tab === 'records' && <ClearFilters filters={filters} />}
        >
          {tab === 'records' ? (
            <MedicalRecordsTab screen={screen} />
          ) : (
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
