import { Suspense } from 'react';
import type { Pet } from '@tzemed/contract/pets/pets';
import { petTitleTexts } from '../../../features/pets/form/title-texts.ts';
import { remindersApi } from '../../../features/reminders/api.ts';
import { reminderFormTexts } from '../../../features/reminders/form/form-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { BelongingDialog } from '../../../shared/form/BelongingDialog.tsx';
import { lazyForm } from '../../../shared/form/lazy-form.ts';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import type { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';

const PetForm = lazyForm(() => import('../../../features/pets/form/PetForm.tsx').then((form) => form.PetForm));
const ReminderForm = lazyForm(() =>
  import('../../../features/reminders/form/ReminderForm.tsx').then((form) => form.ReminderForm),
);

type Dialog = ReturnType<typeof useEditDialog<never>>;
type Props = {
  pet: Pet | undefined;
  adding: Dialog;
  reminding: Dialog;
  onPetSaved: () => void;
};

/** Forms of the first steps, over the dashboard: after each the next step is in sight. */
export function FirstStepDialogs({ pet, adding, reminding, onPetSaved }: Props) {
  const { addTitle } = useTexts(petTitleTexts);
  const words = useTexts(reminderFormTexts);
  return (
    <>
      <Modal title={addTitle} isOpen={adding.isOpen} onClose={adding.close}>
        <Suspense fallback={<Loading />}>
          <PetForm
            pet={null}
            onDone={(saved) => {
              adding.close();
              if (saved) onPetSaved();
            }}
          />
        </Suspense>
      </Modal>
      <BelongingDialog
        area={remindersApi.area}
        title={words.addTitle}
        editor={reminding}
        likely={pet?.id ?? ''}
        onRemove={() => undefined}
      >
        {(pets, petId) => (
          <ReminderForm
            api={remindersApi}
            item={null}
            pets={pets}
            petId={petId}
            words={words}
            onDone={reminding.close}
          />
        )}
      </BelongingDialog>
    </>
  );
}
