import type { ReactNode } from 'react';
import type { EmptyArtName } from '../art/EmptyArt.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { EmptyPicture } from '../art/EmptyPicture.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { actionTexts } from './action-texts.ts';
import { emptyTexts } from './empty-texts.ts';
import { focusContent } from './focus-content.ts';
import { usePets } from './use-pets.ts';
import { NoPets } from './WithPets.tsx';

type Props = {
  art: EmptyArtName;
  filters: { isActive: boolean; clear: () => void };
  /** Said when the filters let nothing through. */
  noMatch: string;
  title: string;
  text: string;
  /** The first step. */
  action: ReactNode;
};

/** Why a list has no rows, and the way out: other filters, a first pet, or a first row. */
export function EmptyList({ art, filters, noMatch, title, text, action }: Props) {
  const t = useTexts(actionTexts);
  const empty = useTexts(emptyTexts);
  const { data, activePets } = usePets();
  if (filters.isActive)
    return (
      <EmptyState
        art={<EmptyPicture name="nothing" />}
        title={noMatch}
        text={empty.noMatchText}
        action={
          <button
            type="button"
            className="btn soft"
            onClick={() => {
              focusContent();
              filters.clear();
            }}
          >
            {t.clearFilters}
          </button>
        }
      />
    );
  if (data && activePets.length === 0) return <NoPets />;
  return <EmptyState art={<EmptyPicture name={art} />} title={title} text={text} action={action} />;
}
