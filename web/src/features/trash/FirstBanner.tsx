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
  return (
    <div className="trash-first">
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
