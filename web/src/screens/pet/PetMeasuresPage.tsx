import '../../features/measures/measures.css';
import { useState } from 'react';
import Scale from 'lucide-react/icons/scale';
import type { Measurement } from '@tzemed/contract/measures/measurements';
import type { Measure } from '@tzemed/contract/measures/measures';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { allCourses, medicinesApi } from '../../features/medicines/api.ts';
import { allMeasures, measurementsApi, measuresApi } from '../../features/measures/api.ts';
import { MeasureCard } from '../../features/measures/MeasureCard.tsx';
import { ImportDialog } from '../../features/measures/ImportDialog.tsx';
import { MeasureDialog } from '../../features/measures/MeasureDialog.tsx';
import { MeasurementDialog } from '../../features/measures/MeasurementDialog.tsx';
import { ValueDialog } from '../../features/measures/ValueDialog.tsx';
import { MeasurementList } from '../../features/measures/MeasurementList.tsx';
import { OtherMeasures } from '../../features/measures/OtherMeasures.tsx';
import { importTexts, measureTexts } from '../../features/measures/texts.ts';
import { useMeasureFormats } from '../../features/measures/use-measure-formats.ts';
import { scaleOf } from '../../features/measures/value-scale.ts';
import { firstWeight } from '../../features/measures/first-weight.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RemoveWithUndo } from '../../shared/list/RemoveWithUndo.tsx';
import { useListOf } from '../../shared/list/use-list.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { useRemoval } from '../../shared/queries/use-removal.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { medicineBars } from './medicine-bars.ts';
import { usePetPage } from './use-pet-page.ts';

/** Visits and records that a chart has room for. */
const records = { limit: 50 } as const;

/** Measures of a pet: a chart of one, and the latest value of the others. */
export default function PetMeasuresPage() {
  const { pet } = usePetPage();
  const t = useTexts(measureTexts);
  const { title: importTitle } = useTexts(importTexts);
  const { name } = useMeasureFormats();
  const { petsFor } = usePets();
  const [query] = useSearchParams();
  const list = useListOf(measuresApi, pet, allMeasures);
  const visits = useListOf(medicalRecordsApi, pet, records, 'visits');
  const courses = useListOf(medicinesApi, pet, allCourses);
  const value = useEditDialog<never>();
  const measurement = useEditDialog<Measurement>();
  const measure = useEditDialog<Measure>();
  const importing = useEditDialog<never>();
  const [removing, remove] = useState<Measurement | null>(null);
  const [removingMeasure, removeMeasure] = useState<Measure | null>(null);
  const changes = useRemoval(measurementsApi);
  const measureChanges = useRemoval(measuresApi);
  if (list.isPending) return <Skeleton className="pet-grid" count={2} />;
  const all = list.rows ?? [];
  const mayEdit = canAccess(pet, 'medicalRecords', 'edit') && !pet.archivedAt;
  const shown =
    all.find(({ id }) => id === query.get('measure')) ??
    all.find(({ kind, latest }) => kind === 'weight' && latest) ??
    all.find(({ latest }) => latest) ??
    all[0];
  const emptyTitle = { male: t.emptyTitleMale, female: t.emptyTitle, unknown: t.emptyTitleUnknown }[
    pet.sex ?? 'unknown'
  ];
  const bars = medicineBars(courses.rows ?? []);
  const events = (visits.rows ?? []).map(({ id, date, description }) => ({ id, date, label: description }));
  return (
    <>
      <LoadBanner load={list} />
      {!shown && list.rows && (
        <section className="card">
          <EmptyState
            art={<LazyEmptyArt name="records" />}
            title={emptyTitle({ name: pet.name })}
            text={t.emptyText}
            action={
              mayEdit && (
                <button type="button" className="btn" onClick={value.add}>
                  <Scale size={18} aria-hidden="true" />
                  {t.first}
                </button>
              )
            }
          />
        </section>
      )}
      {shown && (
        <div className="measures-page">
          <div>
            <MeasureCard
              key={shown.id}
              pet={pet}
              measure={shown}
              bars={bars}
              events={events}
              actions={
                mayEdit
                  ? {
                      onAdd: value.add,
                      onEdit: measurement.edit,
                      onRemove: remove,
                      onEditMeasure: () => measure.edit(shown),
                      onRemoveMeasure: () => removeMeasure(shown),
                      onImport: importing.add,
                    }
                  : undefined
              }
            />
            {shown.latest && (
              <MeasurementList
                key={`values ${shown.id}`}
                pet={pet}
                measure={shown}
                bars={bars}
                scale={scaleOf(shown, shown.latest.value, pet.species)}
                onEdit={mayEdit ? measurement.edit : undefined}
              />
            )}
          </div>
          <OtherMeasures measures={all.filter(({ id }) => id !== shown.id)} onAdd={mayEdit ? measure.add : undefined} />
        </div>
      )}
      <ValueDialog pet={pet} measure={shown ?? firstWeight} isOpen={value.isOpen} onClose={value.close} />
      <MeasurementDialog
        pets={petsFor('medicalRecords')}
        item={measurement.item}
        isOpen={measurement.isOpen}
        onClose={measurement.close}
      />
      <MeasureDialog pet={pet} item={measure.item} isOpen={measure.isOpen} onClose={measure.close} />
      {shown && (
        <ImportDialog measure={shown} title={importTitle} isOpen={importing.isOpen} onClose={importing.close} />
      )}
      <RemoveWithUndo
        item={removing && { id: removing.id, name: name(removing.measure) }}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={changes.remove}
        restore={changes.restore}
        onClose={() => remove(null)}
      />
      <RemoveWithUndo
        item={removingMeasure && { id: removingMeasure.id, name: name(removingMeasure) }}
        question={t.removeMeasureQuestion}
        removed={t.measureRemoved}
        restored={t.measureRestored}
        remove={measureChanges.remove}
        restore={measureChanges.restore}
        onClose={() => removeMeasure(null)}
      />
    </>
  );
}
