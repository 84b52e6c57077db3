import './dialogs.css';
import type { CalendarEntry } from '@tzemed/contract/calendar';
import { EntryDialog } from './EntryDialog.tsx';
import { FeedsDialog } from './FeedsDialog.tsx';
import { RepeatQuestion } from './RepeatQuestion.tsx';
import { type Asked, ThingDialog } from './ThingDialog.tsx';
import type { Ways } from './ways.ts';

type Props = {
  opened: { item: CalendarEntry | null; close: () => void };
  asked: Asked | null;
  onAsk: (asked: Asked | null) => void;
  isFeedOpen: boolean;
  onFeedClose: () => void;
  ways: Ways;
};

/** What opens over the calendar. */
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
    <ThingDialog asked={asked} onAsk={onAsk} />
    <RepeatQuestion move={ways.move} />
    <FeedsDialog isOpen={isFeedOpen} onClose={onFeedClose} />
  </>
);
