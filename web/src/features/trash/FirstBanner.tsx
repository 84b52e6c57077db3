import { useEffect, useRef } from 'react';
import type { TrashEntry } from '@tzemed/contract/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { trashTexts } from './texts.ts';
import { useWords } from './use-words.ts';

type Props = {
  first: NonNullable<TrashEntry['first']>;
  /** Guests restore no pets. */
  mayRestore: boolean;
  onRestore: () => void;
  onClose: () => void;
};

/** Says which thing has to be restored before another can be, and restores both. */
export function FirstBanner({ first, mayRestore, onRestore, onClose }: Props) {
  const t = useTexts(trashTexts);
  const name = useWords().short(first);
  const isPet = first.type === 'pets';
  const place = useRef<HTMLDivElement>(null);
  // The last row of a screen has it below the edge, or behind the bar of what is picked.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div className="trash-first" ref={place}>
      <Banner
        tone="warn"
        action={
          mayRestore && (
            <button type="button" className="btn line sm" onClick={onRestore}>
              {t.restoreFirst({ name })}
            </button>
          )
        }
        onClose={onClose}
      >
        <b>{isPet ? t.petIsGone : t.thingIsGone}</b> {(isPet ? t.petFirst : t.thingFirst)({ name })}
      </Banner>
    </div>
  );
}
