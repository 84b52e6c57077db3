import { Suspense, type ReactNode } from 'react';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { EmptyArtName } from '../../art/EmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { actionTexts } from '../page/action-texts.ts';
import { emptyListTexts } from './empty-list-texts.ts';
import { focusContent } from '../page/focus-content.ts';
import { canAccess } from '../permissions/can-access.ts';
import { NotShared, NotSharedLine } from '../permissions/lazy-not-shared.ts';
import { usePets } from '../pets/use-pets.ts';
import { NoPets } from '../pets/RequirePets.tsx';

type Props = {
  area: Area;
  /** The one that it is filtered by; '' for all. */
  petId: string;
  art: EmptyArtName;
  filters: { isActive: boolean; clear: () => void };
  /** Said when the filters let nothing through. */
  noMatch: string;
  title: string;
  text: string;
  /** The first step. */
  action: ReactNode;
};

/** Reason for an empty list, and the next step: other filters, a first pet, or a first row. */
export function EmptyList({ area, petId, art, filters, noMatch, title, text, action }: Props) {
  const t = useTexts(actionTexts);
  const empty = useTexts(emptyListTexts);
  const { data, pets, activePets } = usePets();
  const hidden = pets.filter((pet) => (!petId || pet.id === petId) && !canAccess(pet, area, 'view'));
  if (petId && hidden[0])
    return (
      <Suspense>
        <NotShared pet={hidden[0]} area={area} />
      </Suspense>
    );
  if (filters.isActive)
    return (
      <EmptyState
        art={<LazyEmptyArt name="nothing" />}
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
  return (
    <>
      <EmptyState art={<LazyEmptyArt name={art} />} title={title} text={text} action={action} />
      <Suspense>
        {hidden.map((pet) => (
          <NotSharedLine key={pet.id} pet={pet} area={area} />
        ))}
      </Suspense>
    </>
  );
}
