import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { Modal } from '../../ui/Modal.tsx';
import { HistoryList } from './HistoryList.tsx';
import { ForSomeDialog } from './ForSomeDialog.tsx';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import { historyTexts } from './history-texts.ts';
import { useLater } from './use-later.ts';

type Opened = { item: Reminder | null; close: () => void };
type Props = {
  /** The one whose new time is asked for. */
  snoozing: Opened;
  /** The one of which it is asked for which of its pets it was done. */
  dividing: Opened;
  /** The one of which it is told what became of it. */
  told: Opened;
};

/** Of the whole list: what is typed stays when the row of which it is goes elsewhere. */
export function LaterDialogs({ snoozing, dividing, told }: Props) {
  const t = useTexts(historyTexts);
  const { snooze } = useLater();
  return (
    <>
      <SnoozeDialog asked={snoozing} onSnooze={snooze} />
      <ForSomeDialog asked={dividing} />
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
