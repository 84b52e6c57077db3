import './calendar-dialogs.css';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { EntryDialog } from './EntryDialog.tsx';
import { FeedsDialog } from './FeedsDialog.tsx';
import { RepeatMoveDialog } from '../move/RepeatMoveDialog.tsx';
import { type ItemFormRequest, ItemFormDialog } from './ItemFormDialog.tsx';
import type { EntryActions } from '../entry-actions.ts';

type Props = {
  opened: { item: CalendarEntry | null; close: () => void };
  asked: ItemFormRequest | null;
  onAsk: (asked: ItemFormRequest | null) => void;
  isFeedOpen: boolean;
  onFeedClose: () => void;
  ways: EntryActions;
};

/** Dialogs that open over the calendar. */
export const CalendarDialogs = ({ opened, asked, onAsk, isFeedOpen, onFeedClose, ways }: Props) => (
  <>
    <EntryDialog
      entry={opened.item}
      ways={ways}
      onClose={opened.close}
      onEdit={(item) => {
        opened.close();
        onAsk(item);
      }}
    />
    <ItemFormDialog asked={asked} onAsk={onAsk} />
    <RepeatMoveDialog move={ways.move} />
    <FeedsDialog isOpen={isFeedOpen} onClose={onFeedClose} />
  </>
);
