import './calendar-dialogs.css';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { EntryDialog } from './EntryDialog.tsx';
import { FeedsDialog } from './FeedsDialog.tsx';
import { MoveDialog } from '../move/MoveDialog.tsx';
import type { Move } from '../move/use-move.ts';
import { type ItemFormRequest, ItemFormDialog } from './ItemFormDialog.tsx';
import type { EntryActions } from '../entry-actions.ts';

type Props = {
  opened: { item: CalendarEntry | null; close: () => void };
  asked: ItemFormRequest | null;
  onAsk: (asked: ItemFormRequest | null) => void;
  isFeedOpen: boolean;
  onFeedClose: () => void;
  ways: EntryActions;
  move: Move;
};

/** Dialogs that open over the calendar. */
export const CalendarDialogs = ({ opened, asked, onAsk, isFeedOpen, onFeedClose, ways, move }: Props) => (
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
    <MoveDialog move={move} />
    <FeedsDialog isOpen={isFeedOpen} onClose={onFeedClose} />
  </>
);
