import { Suspense } from 'react';
import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyForm, onNeed } from '../../shared/lazy-form.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { laterTexts } from './later-texts.ts';

const SnoozeForm = lazyForm(() => import('./SnoozeForm.tsx').then((module) => module.SnoozeForm));
const HistoryList = onNeed(() => import('./HistoryList.tsx').then((module) => module.HistoryList));

type Opened = { item: Reminder | null; close: () => void };
type Props = {
  /** The one whose new time is asked for, or the first of several. */
  snoozing: Opened;
  /** The one of which it is told what became of it. */
  told: Opened;
  onSnooze: (reminder: Reminder, until: string) => Promise<unknown>;
};

export function LaterDialogs({ snoozing, told, onSnooze }: Props) {
  const t = useTexts(laterTexts);
  return (
    <>
      <Modal title={t.snoozeTitle} isOpen={snoozing.item !== null} onClose={snoozing.close}>
        <Suspense fallback={<Loading />}>
          {snoozing.item && (
            <SnoozeForm
              reminder={snoozing.item}
              onSnooze={(until) => onSnooze(snoozing.item!, until).then(snoozing.close)}
            />
          )}
        </Suspense>
      </Modal>
      <Modal
        title={told.item ? t.historyTitle({ title: told.item.title }) : ''}
        isOpen={told.item !== null}
        onClose={told.close}
      >
        <Suspense fallback={<Loading />}>{told.item && <HistoryList reminder={told.item} />}</Suspense>
      </Modal>
    </>
  );
}
