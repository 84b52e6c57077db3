import { Suspense } from 'react';
import type { Measurement } from '@tzemed/contract/measures/measurements';
import type { Measure } from '@tzemed/contract/measures/measures';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyForm, lazyFormWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { measurementsApi, measuresApi } from './api.ts';
import { measureTexts, weighTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import type { TargetMeasure } from './ValueForm.tsx';

const ValueForm = lazyForm(() => import('./ValueForm.tsx').then((form) => form.ValueForm));
const MeasurementForm = lazyFormWithoutPrefetch(() =>
  import('./MeasurementForm.tsx').then((form) => form.MeasurementForm),
);
const MeasureForm = lazyFormWithoutPrefetch(() => import('./MeasureForm.tsx').then((form) => form.MeasureForm));
const ImportForm = lazyFormWithoutPrefetch(() => import('./ImportForm.tsx').then((form) => form.ImportForm));

type Open = { isOpen: boolean; onClose: () => void };

/** Records a new value: of a weight, a weigh-in. */
export function ValueDialog({ pet, measure, ...open }: Open & { pet: Pet; measure: TargetMeasure }) {
  const t = useTexts(weighTexts);
  const { name } = useMeasureFormats();
  return (
    <Modal title={measure.kind === 'weight' ? t.weigh : name(measure)} {...open}>
      <Suspense fallback={<Loading />}>
        <ValueForm pet={pet} measure={measure} onDone={open.onClose} />
      </Suspense>
    </Modal>
  );
}

/** Edits a value. */
export function MeasurementDialog({ pets, item, ...open }: Open & { pets: Pet[]; item: Measurement | null }) {
  const t = useTexts(measureTexts);
  const words = { added: t.valueAdded, saved: t.valueSaved, gone: t.valueGone };
  return (
    <Modal title={t.editValue} {...open}>
      <Suspense fallback={<Loading />}>
        {item && (
          <MeasurementForm
            api={measurementsApi}
            item={item}
            pets={pets}
            petId={item.petId}
            words={words}
            onDone={open.onClose}
          />
        )}
      </Suspense>
    </Modal>
  );
}

/** Adds a measure, or edits one. */
export function MeasureDialog({ pet, item, ...open }: Open & { pet: Pet; item: Measure | null }) {
  const t = useTexts(measureTexts);
  const words = { added: t.added, saved: t.saved, gone: t.gone };
  return (
    <Modal title={item ? t.editMeasure : t.newMeasure} {...open}>
      <Suspense fallback={<Loading />}>
        <MeasureForm api={measuresApi} item={item} pets={[pet]} petId={pet.id} words={words} onDone={open.onClose} />
      </Suspense>
    </Modal>
  );
}

/** Brings values from a file. */
export function ImportDialog({ measure, title, ...open }: Open & { measure: Measure; title: string }) {
  return (
    <Modal title={title} {...open}>
      <Suspense fallback={<Loading />}>
        <ImportForm measure={measure} onDone={open.onClose} />
      </Suspense>
    </Modal>
  );
}
