import Undo2 from 'lucide-react/icons/undo-2';
import type { TrashEntry } from '@tzemed/contract/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { trashTexts } from './texts.ts';
import { useWords } from './use-words.ts';

type Props = {
  entry: TrashEntry;
  isPicked: boolean;
  isLeaving: boolean;
  /** `isSpan`: with all rows between it and the one that was picked before. */
  onPick: (isSpan: boolean) => void;
  onRestore: () => void;
};

export function TrashRow({ entry, isPicked, isLeaving, onPick, onRestore }: Props) {
  const t = useTexts(trashTexts);
  const words = useWords();
  const name = words.name(entry);
  const { text, isSoon } = words.left(entry);
  return (
    <li className="trash-row" data-picked={isPicked || undefined} data-leaving={isLeaving || undefined}>
      <label className="check">
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={t.pick({ name })}
          onClick={(event) => onPick(event.shiftKey)}
          onChange={() => undefined}
        />
      </label>
      <div className="trash-said">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small className="muted">{words.about(entry)}</small>
      </div>
      {entry.pet && <bdi className="trash-pet muted">{entry.pet.name}</bdi>}
      <span className="trash-left" data-soon={isSoon || undefined}>
        {text}
      </span>
      <button type="button" className="btn line sm" aria-label={t.restoreOf({ name })} onClick={onRestore}>
        <Undo2 size={16} aria-hidden="true" />
        <span>{t.restore}</span>
      </button>
    </li>
  );
}
