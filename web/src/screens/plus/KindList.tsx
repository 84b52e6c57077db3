import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { lastUsedChoices } from '../../lib/offline/last-used-choices.ts';
import { matchScreen } from '../../match-screen.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { isKind, itemKinds, type Kind, type KindName } from './item-kinds.tsx';
import { KindButton } from './KindButton.tsx';
import { plusTexts } from './texts.ts';

/**
 * Kind that stands first: a pet if there is none, since nothing else can be added; then the kind that the screen lists,
 * then the one added last.
 */
function useFirst(offered: readonly KindName[]): KindName {
  const { data, activePets } = usePets();
  const screen = matchScreen(useLocation().pathname);
  const { kind } = lastUsedChoices();
  if (data && activePets.length === 0) return 'pets';
  return [screen, kind].find((one): one is KindName => isKind(one) && offered.includes(one)) ?? offered[0]!;
}

/** Kinds that the user may add for some pet; a user without pets sees all of them. */
function useOffered() {
  const { activePets, ownPets, petsFor } = usePets();
  return (Object.keys(itemKinds) as KindName[]).filter((kind) => {
    const { area, isOfOwners }: Kind = itemKinds[kind];
    if (isOfOwners && activePets.length > 0 && ownPets.length === 0) return false;
    return !area || activePets.length === 0 || petsFor(area).length > 0;
  });
}

export function KindList({ onChoose }: { onChoose: (kind: KindName) => void }) {
  const t = useTexts(plusTexts);
  const offered = useOffered();
  const first = useFirst(offered);
  const others = offered.filter((kind) => kind !== first);
  return (
    <ul className="plus-kinds">
      {[first, ...others].map((kind) => (
        <KindButton key={kind} kind={kind} title={t[kind]} text={t[`${kind}Text`]} onChoose={() => onChoose(kind)} />
      ))}
    </ul>
  );
}
