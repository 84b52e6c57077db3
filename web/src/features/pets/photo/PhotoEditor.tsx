import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { Confirm } from '../../../ui/overlay/Confirm.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useRemovePhoto, useSetPhoto } from '../api.ts';
import { PhotoCrop } from '../../../shared/photo/PhotoCrop.tsx';
import { chosenPhoto, type ChosenPhoto } from './PhotoField.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { photoFailure } from '../../../shared/photo/photo-validation.ts';
import { photoTexts } from '../../../shared/photo/photo-texts.ts';

/** Chooses and frames a pet's photo, or takes it away. */
export function PhotoEditor({ pet, onDone }: { pet: Pet; onDone: () => void }) {
  const t = useTexts(photoTexts);
  const actions = useTexts(actionTexts);
  const setPhoto = useSetPhoto();
  const removePhoto = useRemovePhoto();
  const [chosen, choose] = useState<ChosenPhoto>();
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isBusy = setPhoto.isPending || removePhoto.isPending;

  async function upload(photo: ChosenPhoto) {
    setError(undefined);
    try {
      await setPhoto.mutateAsync({ id: pet.id, ...photo });
    } catch (reason) {
      return setError(photoFailure(reason));
    }
    toast.success(t.photoSaved);
    onDone();
  }

  async function remove() {
    await removePhoto.mutateAsync(pet.id);
    toast.success(t.photoRemoved);
    onDone();
  }

  return (
    <div className="photo-editor" aria-busy={isBusy}>
      {chosen ? (
        <PhotoCrop key={chosen.url} url={chosen.url} onChange={(crop) => choose({ ...chosen, crop })} />
      ) : (
        <PetPortrait pet={pet} size={176} isArch />
      )}
      {setPhoto.isPending ? (
        <Loading text={t.uploading} />
      ) : (
        <PhotoPicker
          isDisabled={isBusy}
          error={error}
          onPick={(file) => {
            setError(undefined);
            choose(chosenPhoto(file));
          }}
          onError={setError}
        >
          {pet.photoId && !chosen && (
            <button type="button" className="btn line sm" disabled={isBusy} onClick={() => setAsking(true)}>
              <Trash2 size={16} aria-hidden="true" />
              {t.removePhoto}
            </button>
          )}
        </PhotoPicker>
      )}
      {chosen && !setPhoto.isPending && (
        <div className="actions">
          <button type="button" className="btn" onClick={() => void upload(chosen)}>
            {actions.save}
          </button>
        </div>
      )}
      <Confirm
        title={t.removePhoto}
        question={t.removePhotoQuestion({ name: pet.name })}
        action={t.removePhoto}
        isOpen={isAsking}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
