import { Suspense } from 'react';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyForm } from '../../../shared/form/lazy-form.ts';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { petTexts } from '../texts.ts';

const Editor = lazyForm(() => import('./PhotoEditor.tsx').then(({ PhotoEditor }) => PhotoEditor));

type Props = { pet: Pet; isOpen: boolean; onClose: () => void };

export function PhotoDialog({ pet, isOpen, onClose }: Props) {
  const t = useTexts(petTexts);
  return (
    <Modal title={t.photoOf({ name: pet.name })} isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={<Loading />}>
        <Editor pet={pet} onDone={onClose} />
      </Suspense>
    </Modal>
  );
}
