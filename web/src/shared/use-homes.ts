import { households as table, type Home } from '@tzemed/contract/households';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { callsOf } from '../lib/api-client.ts';
import { isolate } from '../lib/isolate.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useAuth } from '../shell/auth-context.ts';
import { homeNameTexts } from './home-name-texts.ts';
import { useBackedQuery } from './use-backed-query.ts';

const api = callsOf(table);

/** One's homes with everybody in them, that of longest first; and homes that have named one as their successor. */
export const useHomes = () => useBackedQuery({ noun: 'households', load: (signal) => api.list(undefined, { signal }) });

/** How one of several homes is called: by who else lives there. */
export function useHomeName() {
  const t = useTexts(homeNameTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { user } = useAuth();
  return ({ owners }: Pick<Home, 'owners'>) => {
    const others = owners.filter(({ userId }) => userId !== user?.id).map(({ name }) => isolate(name, lang));
    return others.length > 0 ? t.with({ owners: f.list(others) }) : t.alone;
  };
}
