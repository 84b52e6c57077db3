import { Suspense } from 'react';
import type { Measure } from '@tzemed/contract/measures/measures';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyFormWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { measuresApi } from './api.ts';
import { measureTexts } from './texts.ts';

const MeasureForm = lazyFormWithoutPrefetch(() => import('./MeasureForm.tsx').then((form) => form.MeasureForm));

/** Adds a measure, or edits one. */
export function MeasureDialog({
  pet,
  item,
  ...open
}: { isOpen: boolean; onClose: () => void } & { pet: Pet; item: Measure | null }) {
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
