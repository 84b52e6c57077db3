import { Suspense } from 'react';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyForm } from '../../../shared/form/lazy-form.ts';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { postponeTexts } from './postpone-texts.ts';

const Form = lazyForm(() => import('./SnoozeForm.tsx').then(({ SnoozeForm }) => SnoozeForm));

type Props = {
  /** Reminder to ask a new time for; of several reminders, the latest. */
  asked: { item: Reminder | null; close: () => void };
  onSnooze: (reminder: Reminder, until: string) => Promise<unknown>;
};

export function SnoozeDialog({ asked: { item, close }, onSnooze }: Props) {
  const t = useTexts(postponeTexts);
  return (
    <Modal title={t.snoozeTitle} isOpen={item !== null} onClose={close}>
      <Suspense fallback={<Loading />}>
        {item && <Form reminder={item} onSnooze={(until) => onSnooze(item, until).then(close)} />}
      </Suspense>
    </Modal>
  );
}
