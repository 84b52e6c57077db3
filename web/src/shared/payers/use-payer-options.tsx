import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { usePeople } from '../people/use-people.ts';
import { usePayers } from './use-payers.ts';

/** Those who may be named, of any pet where none is said; and whoever is named, also when they have left by now. */
export function usePayerOptions(petIds: readonly string[] | undefined, named: string | null | undefined) {
  const { me, payers, called } = usePayers(petIds);
  const people = usePeople().data?.people ?? [];
  const mayBe = (id: string) => payers.some((one) => one.id === id);
  return {
    me,
    /** Whether there is anything to choose. */
    isChoice: payers.length > 1,
    mayBe,
    options: people
      .filter(({ id }) => mayBe(id) || id === named)
      .map(({ id, name }) => ({
        id,
        label: called(id),
        art: <PersonAvatar is={id === me ? 'me' : 'owner'} name={name} id={id} size={28} />,
      })),
  };
}
