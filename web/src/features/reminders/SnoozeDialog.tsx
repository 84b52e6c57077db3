import { Suspense } from 'react';
import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyForm } from '../../shared/lazy-form.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { laterTexts } from './later-texts.ts';

const Form = lazyForm(() => import('./SnoozeForm.tsx').then(({ SnoozeForm }) => SnoozeForm));

type Props = {
  /** Of which reminder, or of several the latest, the new time is asked for. */
  asked: { item: Reminder | null; close: () => void };
  onSnooze: (reminder: Reminder, until: string) => Promise<unknown>;
};

export function SnoozeDialog({ asked: { item, close }, onSnooze }: Props) {
  const t = useTexts(laterTexts);
  return (
    <Modal title={t.snoozeTitle} isOpen={item !== null} onClose={close}>
      <Suspense fallback={<Loading />}>
        {item && <Form reminder={item} onSnooze={(until) => onSnooze(item, until).then(close)} />}
      </Suspense>
    </Modal>
  );
}
