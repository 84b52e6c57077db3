import { Suspense } from 'react';
import type { Measurement } from '@tzemed/contract/measures/measurements';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyFormWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { measurementsApi } from './api.ts';
import { measureTexts } from './texts.ts';

const MeasurementForm = lazyFormWithoutPrefetch(() =>
  import('./MeasurementForm.tsx').then((form) => form.MeasurementForm),
);

/** Edits a value. */
export function MeasurementDialog({
  pets,
  item,
  ...open
}: { isOpen: boolean; onClose: () => void } & { pets: Pet[]; item: Measurement | null }) {
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
