import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { auth } from '@tzemed/contract/account/auth';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { preferences as preferencesTable, settings as settingsTable } from '@tzemed/contract/account/settings';
import { useEffect, useRef } from 'react';
import { storedLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { callsOf } from '../../lib/api/api-client.ts';
import { storePreferences } from '../../lib/offline/stored-preferences.ts';
import { currentSession } from '../../lib/session/session.ts';
import { setTheme, storedTheme } from '../../lib/theme.ts';
import { matchOpenPage } from '../../match-screen.ts';

const settingsApi = callsOf(settingsTable);
const preferencesApi = callsOf(preferencesTable);
type SettingsChange = Parameters<typeof settingsApi.update>[0]['body'];
type PreferencesChange = Parameters<typeof preferencesApi.update>[0]['body'];

/** The signed-in account, as `GET /auth/me` answers it. */
type Account = ClientReply<typeof auth.me>;
export const accountKey = (userId: string | undefined) => ['auth', 'me', userId];

/** Key of every change to a part of the account that is on its way to the server. */
export const accountChange = ['account-change'];

/** Shows a change of one part at once; puts the old values back and rejects when the server did not take it. */
function useChange<Change extends object>(part: 'settings' | 'preferences', send: (change: Change) => Promise<object>) {
  const queries = useQueryClient();
  const put = useMutation({
    mutationKey: accountChange,
    // Presses are sent in their order, so that the last one is kept.
    scope: { id: 'account-change' },
    mutationFn: send,
    meta: { quiet: true },
  });
  return async (change: Change) => {
    const key = accountKey(currentSession()?.user.id);
    // An answer that is on its way knows nothing of it.
    void queries.cancelQueries({ queryKey: key });
    const before = queries.getQueryData<Account>(key)?.[part] as Record<string, unknown> | undefined;
    const show = (values: object) =>
      queries.setQueryData<Account>(key, (now) => now && { ...now, [part]: { ...now[part], ...values } });
    const shown = { ...change, ...(part === 'settings' && { updatedAt: new Date().toISOString() }) };
    show(shown);
    try {
      return await put.mutateAsync(change);
    } catch (error) {
      if (before) show(Object.fromEntries(Object.keys(shown).map((name) => [name, before[name]])));
      throw error;
    }
  };
}

export const useChangeSettings = () => useChange('settings', (body: SettingsChange) => settingsApi.update({ body }));
export const useChangePreferences = () =>
  useChange('preferences', (body: PreferencesChange) => preferencesApi.update({ body }));

/** Applies the settings and preferences of the account to this device, and the device's to an account that has none. */
export function useApplied({ settings, preferences }: Partial<Account> = {}) {
  const { lang, setLang } = useLanguage();
  const changeSettings = useChangeSettings();
  const isOffered = useRef(false);
  useEffect(() => {
    if (!settings) return;
    const { language, theme, updatedAt } = settings;
    if (updatedAt !== null) {
      setTheme(theme);
      // An open page is in the language of its address.
      if (language !== lang && !matchOpenPage(location.pathname)) setLang(language);
    } else if (!isOffered.current) {
      isOffered.current = true;
      const [own, ownTheme] = [storedLang(), storedTheme()];
      const change = { ...(own !== language && { language: own }), ...(ownTheme !== theme && { theme: ownTheme }) };
      if (Object.keys(change).length > 0) changeSettings(change).catch(() => undefined);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what the account says
  }, [settings]);
  useEffect(() => {
    if (preferences) storePreferences(preferences);
  }, [preferences]);
}
