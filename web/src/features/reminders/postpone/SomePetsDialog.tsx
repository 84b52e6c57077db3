import { useState } from 'react';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { remindersApi } from '../api.ts';
import { postponeTexts } from './postpone-texts.ts';
import { usePostpone } from './use-postpone.ts';

type Props = { asked: { item: Reminder | null; close: () => void } };

/** Dialog to choose the pets for which a reminder was done, or missed. */
export function SomePetsDialog({ asked: { item, close } }: Props) {
  const t = useTexts(postponeTexts);
  return (
    <Modal title={t.forSomeTitle} isOpen={item !== null} onClose={close}>
      {item && <Faces reminder={item} onClose={close} />}
    </Modal>
  );
}

function Faces({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const t = useTexts(postponeTexts);
  const { petOf } = usePets();
  const { closeFor, isBusy, tell } = usePostpone();
  const [chosen, choose] = useState<readonly string[]>([]);
  const pets = reminder.petIds
    .flatMap((id) => petOf(id) ?? [])
    .filter((pet) => canAccess(pet, remindersApi.area, 'edit'));
  const isIdle = chosen.length === 0 || isBusy;
  const press = (as: 'complete' | 'miss') =>
    isIdle ? undefined : void closeFor(reminder, [...chosen], as).then(onClose, tell);
  return (
    <div className="form">
      <fieldset className="field choices">
        <legend className="lbl">
          <bdi>{reminder.title}</bdi>
        </legend>
        <div className="choice-row">
          {pets.map((pet) => {
            const isChosen = chosen.includes(pet.id);
            return (
              <button
                key={pet.id}
                type="button"
                className="pill"
                aria-pressed={isChosen}
                onClick={() => choose(isChosen ? chosen.filter((id) => id !== pet.id) : [...chosen, pet.id])}
              >
                <PetPortrait pet={pet} size={24} />
                <bdi>{pet.name}</bdi>
              </button>
            );
          })}
        </div>
        <p className="hint">{t.forSomeHint}</p>
      </fieldset>
      <div className="row">
        <button type="button" className="btn" aria-disabled={isIdle} onClick={() => press('complete')}>
          {t.complete}
        </button>
        <button type="button" className="btn line" aria-disabled={isIdle} onClick={() => press('miss')}>
          {t.miss}
        </button>
      </div>
    </div>
  );
}
