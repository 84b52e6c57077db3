import { Suspense } from 'react';
import type { Measure } from '@tzemed/contract/measures/measures';
import { lazyFormWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';

const ImportForm = lazyFormWithoutPrefetch(() => import('./ImportForm.tsx').then((form) => form.ImportForm));

/** Brings values from a file. */
export function ImportDialog({
  measure,
  title,
  ...open
}: { isOpen: boolean; onClose: () => void } & { measure: Measure; title: string }) {
  return (
    <Modal title={title} {...open}>
      <Suspense fallback={<Loading />}>
        <ImportForm measure={measure} onDone={open.onClose} />
      </Suspense>
    </Modal>
  );
}
