import { Suspense } from 'react';
import type { Look, Pet, Species } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyForm } from '../../../shared/form/lazy-form.ts';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { faceTexts } from './face-texts.ts';

const Maker = lazyForm(() => import('./FaceEditor.tsx').then(({ FaceEditor }) => FaceEditor));

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the pet; '' while it has none. */
  name: string;
  species: Species;
  look: Look;
  /** The household's other pets. */
  others: readonly Pet[];
  /** Keeps it, or throws. */
  onSave: (look: Look) => Promise<unknown> | void;
  /** Opens the choice of a photo in its place. */
  onPhoto?: () => void;
  hint?: string | undefined;
};

/** Dialog in which an owner designs the face of a pet. */
export function FaceDialog({ isOpen, onClose, name, ...maker }: Props) {
  const t = useTexts(faceTexts);
  return (
    <Modal title={name ? t.title({ name }) : t.design} isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={<Loading />}>
        <Maker {...maker} onDone={onClose} />
      </Suspense>
    </Modal>
  );
}
