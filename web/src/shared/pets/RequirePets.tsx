import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { lastUsedChoices } from '../../lib/offline/last-used-choices.ts';
import { linkTo, screens } from '../../screens.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { LoadBanner } from '../page/LoadBanner.tsx';
import { canAccess } from '../permissions/can-access.ts';
import { noPetsTexts } from './no-pets-texts.ts';
import { usePets } from './use-pets.ts';
import { Link } from '../../ui/Link.tsx';

type Props = {
  /** Area of the item: pets that others share may not allow it. */
  area: Area;
  /** The pet of what is edited: it can be kept even when it is archived. */
  petId?: string | undefined;
  /** The pet that something new is probably for: the one that the list is filtered by. */
  likely?: string;
  /** Adds a pet where the form stands; missing: on the screen of pets. */
  onNoPets?: () => void;
  /** Gets the pets to choose from, and the one to begin with: the likely, the only, the default or the last used one, else ''. */
  children: (pets: Pet[], first: string) => ReactNode;
};

/** A form that needs to know the pets one can write for; whoever has none is led to add one first. */
export function RequirePets({ area, petId, likely, onNoPets, children }: Props) {
  const owned = usePets();
  const defaultPetId = useAuth().preferences?.defaultPetId;
  if (owned.isPending) return <Loading />;
  if (!owned.data) return <LoadBanner load={owned} />;
  const choices = owned.pets.filter((pet) => (!pet.archivedAt && canAccess(pet, area, 'edit')) || pet.id === petId);
  if (choices.length === 0)
    return <NoPets isGuest={owned.activePets.length > 0} {...(onNoPets && { onAdd: onNoPets })} />;
  const known = (wanted: string | null | undefined) => choices.find(({ id }) => id === wanted)?.id;
  const [only, another] = choices;
  const usual = [likely, only && !another ? only.id : undefined, defaultPetId, lastUsedChoices().pet];
  return children(choices, usual.map(known).find((id) => id !== undefined) ?? '');
}

/** The step before the first expense, record or reminder; `isGuest` where others share pets, and not this with them. */
export function NoPets({ isGuest = false, onAdd }: { isGuest?: boolean; onAdd?: () => void }) {
  const t = useTexts(noPetsTexts);
  const words = (
    <>
      <Plus size={18} aria-hidden="true" />
      {useWord(screens.pets.add)}
    </>
  );
  return (
    <EmptyState
      art={<LazyEmptyArt name="nothing" />}
      title={isGuest ? t.guestTitle : t.noneTitle}
      text={isGuest ? t.guestText : t.noneText}
      action={
        onAdd ? (
          <button type="button" className="btn" onClick={onAdd}>
            {words}
          </button>
        ) : (
          <Link className="btn" to={linkTo(screens.pets, { add: 1 })}>
            {words}
          </Link>
        )
      }
    />
  );
}
