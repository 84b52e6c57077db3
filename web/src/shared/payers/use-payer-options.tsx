import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { usePeople } from '../people/use-people.ts';
import { usePayers } from './use-payers.ts';

/** Possible payers, for any pet if none is given; and the current payer, even after leaving the household. */
export function usePayerOptions(petIds: readonly string[] | undefined, named: string | null | undefined) {
  const { me, payers, called } = usePayers(petIds);
  const people = usePeople().data?.people ?? [];
  const mayBe = (id: string) => payers.some((one) => one.id === id);
  return {
    me,
    /** True when there is more than one payer to choose from. */
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
