import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { shortName } from '../people/short-name.ts';
import { useCarersOf } from '../people/use-carers.ts';
import { usePeople } from '../people/use-people.ts';
import { payerTexts } from './texts.ts';

/** Possible payers for each of these pets, or for any pet if none is given; empty until they are known. */
export function usePayers(petIds?: readonly string[]) {
  const t = useTexts(payerTexts);
  const { lang } = useLanguage();
  const me = useAuth().user?.id;
  const people = usePeople().data?.people ?? [];
  // A household of one person has no choice to make.
  const carers = useCarersOf('expenses', people.filter(({ isHere }) => isHere).length > 1) ?? [];
  const known = carers.filter(({ petId }) => !petIds || petIds.includes(petId));
  const among = (id: string) =>
    petIds
      ? known.length > 0 && known.every(({ userIds }) => userIds.includes(id))
      : known.some(({ userIds }) => userIds.includes(id));
  const payers = people.filter(({ id }) => among(id));
  return {
    me,
    payers,
    /** Name of a person among the payers: the first name if it is enough; the user is marked as such. */
    called(id: string) {
      const name = isolateDirection(shortName(id, people) ?? '', lang);
      return id === me && name ? t.me({ name }) : name;
    },
  };
}
