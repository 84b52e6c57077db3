import { useState, type ReactNode } from 'react';
import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyList } from '../../shared/EmptyList.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { RemoveWithUndo } from '../../shared/RemoveWithUndo.tsx';
import { useExistingPage } from '../../shared/use-existing-page.ts';
import { usePets } from '../../shared/use-pets.ts';
import { useSamples } from '../../shared/use-samples.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useRecords, useRemoveRecord, useRestoreRecord } from './api.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import { recordTexts } from './texts.ts';
import type { useRecordFilters } from './use-record-filters.ts';

type Props = {
  filters: ReturnType<typeof useRecordFilters>;
  onEdit: (record: MedicalRecord) => void;
  /** The first step when there is nothing yet. */
  addButton: ReactNode;
};

export function RecordsTab({ filters, onEdit, addButton }: Props) {
  const t = useTexts(recordTexts);
  const { data, ...list } = useRecords({ ...filters.chosen, page: filters.page });
  useExistingPage(filters, data);
  const { petOf } = usePets();
  const samples = useSamples();
  const [removing, setRemoving] = useState<MedicalRecord | null>(null);
  const remove = useRemoveRecord();
  const restore = useRestoreRecord();
  const isSample = list.source === 'sample';

  return (
    <>
      <LoadBanner load={list} />
      <RecordFilters filters={filters} />
      {list.isPending && <Loading />}
      {data && (
        <div className="rows" aria-busy={list.isOutdated}>
          {data.records.length > 0 && (
            <RecordsTable
              records={data.records}
              petOf={isSample ? () => samples.pet : petOf}
              isReadOnly={isSample}
              onEdit={onEdit}
              onRemove={setRemoving}
            />
          )}
          {data.total === 0 && (
            <EmptyList
              filters={filters}
              noMatch={t.noMatch}
              title={t.emptyTitle}
              text={t.emptyText}
              action={addButton}
            />
          )}
          <Pager page={filters.page} limit={data.limit} total={data.total} onPage={filters.goTo} />
        </div>
      )}
      <RemoveWithUndo
        item={removing && { id: removing.id, name: removing.description }}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={remove.mutateAsync}
        restore={restore.mutateAsync}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
