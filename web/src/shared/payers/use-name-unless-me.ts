import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { shortName } from '../people/short-name.ts';
import { usePeople } from '../people/use-people.ts';

/** Name of another person; empty for the user, and for nobody. */
export function useOtherPersonName(id: string | null | undefined) {
  const { lang } = useLanguage();
  const { user } = useAuth();
  const isOther = Boolean(id) && id !== user?.id;
  const { data } = usePeople(isOther);
  const name = isOther && data && shortName(id!, data.people);
  return name ? isolateDirection(name, lang) : undefined;
}
