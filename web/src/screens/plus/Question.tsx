import { keepLastUsed } from '../../lib/last-used.ts';
import { KindList } from './KindList.tsx';
import { kinds, type KindName } from './kinds.tsx';
import { OneLine } from './OneLine.tsx';
import { useLine } from './use-line.ts';

type Props = {
  likely: string;
  /** The form of it takes over, with what was typed in the line. */
  onChoose: (kind: KindName, begun: object | undefined) => void;
  onDone: () => void;
};

/** What is to be added: one of the kinds, or an expense in one line. */
export function Question({ likely, onChoose, onDone }: Props) {
  const line = useLine(likely);
  function choose(kind: KindName) {
    // What is being saved would be written down twice.
    if (line.isBusy) return;
    keepLastUsed({ kind });
    const text = line.text.trim();
    onChoose(kind, text === '' ? undefined : kinds[kind].begunBy(text, line.draft));
  }
  return (
    <>
      <KindList onChoose={choose} />
      <OneLine line={line} onCorrect={() => choose('expenses')} onDone={onDone} />
    </>
  );
}
