import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { HistoryList } from '../history/HistoryList.tsx';
import { SomePetsDialog } from './SomePetsDialog.tsx';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import { historyTexts } from '../history/history-texts.ts';
import { usePostpone } from './use-postpone.ts';

type Opened = { item: Reminder | null; close: () => void };
type Props = {
  /** The one whose new time is asked for. */
  snoozing: Opened;
  /** The one of which it is asked for which of its pets it was done. */
  dividing: Opened;
  /** The one of which it is told what became of it. */
  told: Opened;
};

/** Dialogs of the whole list: typed text stays when the row of its reminder moves. */
export function PostponeDialogs({ snoozing, dividing, told }: Props) {
  const t = useTexts(historyTexts);
  const { snooze } = usePostpone();
  return (
    <>
      <SnoozeDialog asked={snoozing} onSnooze={snooze} />
      <SomePetsDialog asked={dividing} />
      <Modal
        title={told.item ? t.historyOf({ title: told.item.title }) : ''}
        isOpen={told.item !== null}
        onClose={told.close}
      >
        {told.item && <HistoryList reminder={told.item} />}
      </Modal>
    </>
  );
}
