import { useEffect, useRef } from 'react';
import type { TrashEntry } from '@tzemed/contract/views/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { trashTexts } from './texts.ts';
import { useTrashTexts } from './use-trash-texts.ts';

type Props = {
  first: NonNullable<TrashEntry['first']>;
  onRestore: () => void;
  onClose: () => void;
};

/** Says which thing has to be restored before another can be, and restores both. */
export function RestoreFirstBanner({ first, onRestore, onClose }: Props) {
  const t = useTexts(trashTexts);
  const name = useTrashTexts().short(first);
  const isPet = first.type === 'pets';
  const [gone, next] = isPet ? [t.petIsGone, t.petFirst] : [t.thingIsGone, t.thingFirst];
  const place = useRef<HTMLDivElement>(null);
  // The last row of a screen has it below the edge, or behind the bar of what is picked.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div className="trash-first" ref={place}>
      <Banner
        tone="warn"
        action={
          first.mayRestore && (
            <button type="button" className="btn line sm" onClick={onRestore}>
              {t.restoreFirst({ name })}
            </button>
          )
        }
        onClose={onClose}
      >
        <b>{gone}</b> {(first.mayRestore ? next : t.ownersFirst)({ name })}
      </Banner>
    </div>
  );
}
