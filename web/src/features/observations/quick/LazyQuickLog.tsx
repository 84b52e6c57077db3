import { Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyForm } from '../../../shared/form/lazy-form.ts';
import { RequirePets } from '../../../shared/pets/RequirePets.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { quickTexts } from './texts.ts';

const Sheet = lazyForm(() => import('./QuickLog.tsx').then(({ QuickLog }) => QuickLog));

type InSheet = { likely: string; onNoPets?: () => void; onDone: () => void };

/** The one-tap log inside a dialog that stands already. */
export function QuickLogContent({ likely, onNoPets, onDone }: InSheet) {
  return (
    <RequirePets area="medicalRecords" likely={likely} {...(onNoPets && { onNoPets })}>
      {(pets, first) => (
        <Suspense fallback={<Loading />}>
          <Sheet pets={pets} likely={likely} first={first} onDone={onDone} />
        </Suspense>
      )}
    </RequirePets>
  );
}

type Props = { isOpen: boolean; /** The pet of the page, or ''. */ likely?: string; onClose: () => void };

/** The one-tap log in a dialog of its own. */
export function LazyQuickLog({ isOpen, likely = '', onClose }: Props) {
  const t = useTexts(quickTexts);
  return (
    <Modal title={t.title} isOpen={isOpen} onClose={onClose}>
      <QuickLogContent likely={likely} onDone={onClose} />
    </Modal>
  );
}
