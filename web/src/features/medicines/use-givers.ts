import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useHouseholds } from '../../shared/households/use-households.ts';
import type { PersonRole } from '../../shared/people/PersonAvatar.tsx';
import { shortName } from '../../shared/people/short-name.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { useAuth } from '../../shell/session/auth-context.ts';

export type Giver = { id: string; is: PersonRole; name: string; short: string };

/** People who give medicines, by id; undefined for one that is not known. */
export function useGivers() {
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { data } = usePeople();
  const homes = useHouseholds().data?.homes ?? [];
  const owners = new Set(homes.flatMap(({ owners }) => owners.map(({ userId }) => userId)));
  return (id: string | null): Giver | undefined => {
    const name = id === null ? undefined : data?.people.find((one) => one.id === id)?.name;
    if (id === null || name === undefined) return undefined;
    const short = isolateDirection(shortName(id, data?.people ?? []) ?? name, lang);
    return { id, name, short, is: id === user?.id ? 'me' : owners.has(id) ? 'owner' : 'guest' };
  };
}
