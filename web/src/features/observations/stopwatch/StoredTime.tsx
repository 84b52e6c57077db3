import { Suspense, useEffect } from 'react';
import type { Observation } from '@tzemed/contract/medical/observations';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyForm } from '../../../shared/form/lazy-form.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { saidOfSave } from '../../../shared/save/said-of.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { observationsApi } from '../api.ts';
import { durationBetween } from '../format-duration.ts';
import { observationTexts } from '../texts.ts';
import { useKindOf } from '../use-kind-of.ts';
import { stopwatchTexts } from './texts.ts';

const Form = lazyForm(() => import('../ObservationForm.tsx').then(({ ObservationForm }) => ObservationForm));

/** The observation that the stopwatch has stored: its times can be corrected, a note and photos follow. */
export function StoredTime({ row, onClose }: { row: Observation; onClose: () => void }) {
  const t = useTexts(stopwatchTexts);
  const words = useTexts(observationTexts);
  const { petsFor } = usePets();
  const { title } = useKindOf()(row);
  useEffect(() => void toast.success(saidOfSave(t.stored, row)), [t.stored, row]);
  const duration = row.lastedUntil ? durationBetween(row.at, row.lastedUntil) : '';
  return (
    <Modal title={t.storedTitle({ what: title, duration })} isOpen onClose={onClose}>
      <Suspense fallback={<Loading />}>
        <Form
          api={observationsApi}
          item={row}
          pets={petsFor(observationsApi.area)}
          petId={row.petId}
          words={words}
          onDone={onClose}
        />
      </Suspense>
    </Modal>
  );
}
