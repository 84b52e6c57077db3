import './medical-records.css';
import { lazy, useEffect } from 'react';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { ClearFilters } from '../../shared/ClearFilters.tsx';
import { PetFilter } from '../../shared/PetFilter.tsx';
import { PetThingDialog } from '../../shared/PetThingDialog.tsx';
import { useEditor } from '../../shared/use-editor.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { RecordsSummary } from './RecordsSummary.tsx';
import { RecordsTab } from './RecordsTab.tsx';
import { recordTexts } from './texts.ts';
import { useRecordFilters } from './use-record-filters.ts';

const loadForm = () => import('./RecordForm.tsx').then((module) => ({ default: module.RecordForm }));
const RecordForm = lazy(loadForm);

type Tab = 'records' | 'summary';

export default function MedicalRecordsPage() {
  const t = useTexts(recordTexts);
  const actions = useTexts(actionTexts);
  usePageTitle(t.title);
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'summary' ? 'summary' : 'records';
  const filters = useRecordFilters();
  const editor = useEditor<MedicalRecord>();

  // Opening the form should not have to wait for its code.
  useEffect(() => void loadForm().catch(() => undefined), []);

  function show(tab: Tab) {
    const next = new URLSearchParams(params);
    if (tab === 'summary') next.set('tab', tab);
    else next.delete('tab');
    setParams(next, { replace: true, preventScrollReset: true });
  }

  const addButton = (
    <button type="button" className="btn" onClick={editor.add}>
      <Plus size={18} aria-hidden="true" />
      {t.add}
    </button>
  );

  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {addButton}
      </div>
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
          <RecordsTab filters={filters} onEdit={editor.edit} addButton={addButton} />
        ) : (
          <>
            <FilterBar label={actions.filters}>
              <PetFilter value={filters.values.petId} onChange={filters.set('petId')} />
            </FilterBar>
            <RecordsSummary petId={filters.chosen.petId} />
          </>
        )}
      </Tabs>
      <PetThingDialog title={editor.item ? t.editTitle : t.addTitle} editor={editor} likely={filters.values.petId}>
        {(pets, petId) => <RecordForm record={editor.item} pets={pets} petId={petId} onDone={editor.close} />}
      </PetThingDialog>
    </>
  );
}
