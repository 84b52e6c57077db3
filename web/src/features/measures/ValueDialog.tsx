import { Suspense } from 'react';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { weighTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import type { TargetMeasure } from './ValueForm.tsx';

const ValueForm = lazyForm(() => import('./ValueForm.tsx').then((form) => form.ValueForm));

/** Records a new value: of a weight, a weigh-in. */
export function ValueDialog({
  pet,
  measure,
  ...open
}: { isOpen: boolean; onClose: () => void } & { pet: Pet; measure: TargetMeasure }) {
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
