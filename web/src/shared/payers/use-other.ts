import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { isolate } from '../../lib/isolate.ts';
import { useAuth } from '../../shell/auth-context.ts';
import { shortName } from '../short-name.ts';
import { usePeople } from '../use-people.ts';

/** How somebody else is called; nothing for oneself, and for nobody. */
export function useOther(id: string | null | undefined) {
  const { lang } = useLanguage();
  const { user } = useAuth();
  const isOther = Boolean(id) && id !== user?.id;
  const { data } = usePeople(isOther);
  const name = isOther && data && shortName(id!, data.people);
  return name ? isolate(name, lang) : undefined;
}
