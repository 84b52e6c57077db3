import { Fragment, type ReactNode, useRef } from 'react';
import Undo2 from 'lucide-react/icons/undo-2';
import type { TrashEntry } from '@tzemed/contract/views/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { PetChip } from '../../shared/pets/PetChip.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { useRemovedRowFocus } from '../../shared/list/use-removed-row-focus.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { trashTexts } from './texts.ts';
import { typeIcons } from './type-icons.ts';
import { useTrashTexts } from './use-trash-texts.ts';

type Props = {
  entry: TrashEntry;
  isPicked: boolean;
  isLeaving: boolean;
  /** `isSpan`: with all rows between it and the one that was picked before. */
  onPick: (isSpan: boolean) => void;
  onRestore: () => void;
  /** The deleted thing that has to be restored first. */
  children: ReactNode;
};

export function TrashRow({ entry, isPicked, isLeaving, onPick, onRestore, children }: Props) {
  const t = useTexts(trashTexts);
  const words = useTrashTexts();
  const { petOf } = usePets();
  const row = useRef<HTMLLIElement>(null);
  useRemovedRowFocus(row, isLeaving, '.trash-rows > li:not([data-leaving]) .trash-restore');
  const name = words.name(entry);
  const { text, isSoon } = words.left(entry);
  const pet = entry.pet && petOf(entry.pet.id);
  return (
    <li ref={row} data-picked={isPicked || undefined} data-leaving={isLeaving || undefined}>
      <div className="trash-fold">
        <div className="trash-row">
          <label className="check">
            <input
              type="checkbox"
              checked={isPicked}
              aria-label={t.pick({ name })}
              // A change does not say whether Shift was held.
              onClick={({ shiftKey }) => onPick(shiftKey)}
              onChange={() => undefined}
            />
          </label>
          <RowIcon icon={typeIcons[entry.type]} />
          <div className="trash-said">
            <b>{name}</b>
            <small>
              {words.about(entry).map((part, at) => (
                <Fragment key={at}>
                  {at > 0 && ' • '}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </small>
          </div>
          <div className="trash-more">
            <span className="trash-pet">
              {pet ? <PetChip pet={pet} /> : entry.pet && <bdi className="muted">{entry.pet.name}</bdi>}
            </span>
            <span className="trash-left" data-soon={isSoon || undefined}>
              {text}
            </span>
          </div>
          <button
            type="button"
            className="btn line sm trash-restore"
            aria-label={t.restoreOf({ name })}
            onClick={onRestore}
          >
            <Undo2 size={16} aria-hidden="true" />
            <span>{t.restore}</span>
          </button>
        </div>
        {children}
      </div>
    </li>
  );
}
