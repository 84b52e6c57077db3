import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { Pet } from '@tzemed/contract/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemovePhoto, useSetPhoto } from './api.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import { photoFailure } from './photo-file.ts';
import { petTexts } from './texts.ts';

type Props = { pet: Pet; isOpen: boolean; onClose: () => void };

export function PhotoDialog({ pet, isOpen, onClose }: Props) {
  const t = useTexts(petTexts);
  return (
    <Modal title={t.photoOf({ name: pet.name })} isOpen={isOpen} onClose={onClose}>
      <PhotoEditor pet={pet} onDone={onClose} />
    </Modal>
  );
}

function PhotoEditor({ pet, onDone }: { pet: Pet; onDone: () => void }) {
  const t = useTexts(petTexts);
  const setPhoto = useSetPhoto();
  const removePhoto = useRemovePhoto();
  const [error, setError] = useState<string>();
  const isBusy = setPhoto.isPending || removePhoto.isPending;

  async function upload(file: File) {
    setError(undefined);
    try {
      await setPhoto.mutateAsync({ id: pet.id, file });
    } catch (reason) {
      return setError(photoFailure(reason));
    }
    toast.success(t.photoSaved);
    onDone();
  }

  function remove() {
    removePhoto.mutate(pet.id, {
      onSuccess: () => {
        toast.success(t.photoRemoved);
        onDone();
      },
    });
  }

  return (
    <div className="photo-editor" aria-busy={isBusy}>
      <PetPortrait pet={pet} size={220} />
      {setPhoto.isPending ? (
        <Loading text={t.uploading} />
      ) : (
        <PhotoPicker isDisabled={isBusy} error={error} onPick={(file) => void upload(file)} onError={setError}>
          {pet.photoId && (
            <button type="button" className="btn line sm" disabled={isBusy} onClick={remove}>
              <Trash2 size={16} aria-hidden="true" />
              {t.removePhoto}
            </button>
          )}
        </PhotoPicker>
      )}
    </div>
  );
}
