import { households as table, type Home } from '@tzemed/contract/sharing/households';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { householdNameTexts } from './household-name-texts.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';

const api = callsOf(table);

/**
 * The user's households with their members, that of longest membership first; and households that have named the user
 * as successor.
 */
export const useHouseholds = () =>
  useQueryWithFallback({ noun: 'households', load: (signal) => api.list(undefined, { signal }) });

/** Name of one of several households: by the other owners. */
export function useHouseholdName() {
  const t = useTexts(householdNameTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { user } = useAuth();
  return ({ owners }: Pick<Home, 'owners'>) => {
    const others = owners.filter(({ userId }) => userId !== user?.id).map(({ name }) => isolateDirection(name, lang));
    return others.length > 0 ? t.with({ owners: f.list(others) }) : t.alone;
  };
}
