import { saveLastUsedChoices } from '../../lib/offline/last-used-choices.ts';
import { KindList } from './KindList.tsx';
import { itemKinds, type KindName } from './item-kinds.tsx';
import { QuickEntryField } from './QuickEntryField.tsx';
import { useQuickEntry } from './use-quick-entry.ts';

type Props = {
  likely: string;
  /** The form of it takes over, with what was typed in the line. */
  onChoose: (kind: KindName, begun: object | undefined) => void;
  onDone: () => void;
};

/** Choice of an item to add: one of the kinds, or an expense in one line. */
export function KindQuestion({ likely, onChoose, onDone }: Props) {
  const line = useQuickEntry(likely);
  function choose(kind: KindName) {
    // A line that is being saved would be added twice.
    if (line.isBusy) return;
    saveLastUsedChoices({ kind });
    const text = line.text.trim();
    onChoose(kind, text === '' ? undefined : itemKinds[kind].begunBy(text, line.draft));
  }
  return (
    <>
      <KindList onChoose={choose} />
      <QuickEntryField line={line} onCorrect={() => choose('expenses')} onDone={onDone} />
    </>
  );
}
