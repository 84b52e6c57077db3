import type { ReactNode } from 'react';
import { EmptyBowl } from '../art/EmptyBowl.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { actionTexts } from './action-texts.ts';
import { focusContent } from './focus-content.ts';
import { usePets } from './use-pets.ts';
import { NoPets } from './WithPets.tsx';

type Props = {
  filters: { isActive: boolean; clear: () => void };
  /** Said when the filters let nothing through. */
  noMatch: string;
  title: string;
  text: string;
  /** The first step. */
  action: ReactNode;
};

/** Why a list has no rows, and the way out: other filters, a first pet, or a first row. */
export function EmptyList({ filters, noMatch, title, text, action }: Props) {
  const t = useTexts(actionTexts);
  const { data, activePets } = usePets();
  if (filters.isActive)
    return (
      <EmptyState
        art={<EmptyBowl />}
        title={noMatch}
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
  return <EmptyState art={<EmptyBowl />} title={title} text={text} action={action} />;
}
