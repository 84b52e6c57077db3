import type { Preferences, Settings } from '@tzemed/contract/account/settings';
import { setToastAfterNavigation } from '../../lib/session/toast-after-navigation.ts';
import { pageLang } from '../../i18n/language.ts';
import { returnPath } from '../../lib/session/return-path.ts';
import { storePreferences } from '../../lib/offline/stored-preferences.ts';
import { startSession } from '../../lib/session/session.ts';
import { setTheme } from '../../lib/theme.ts';
import { textOfCode } from '../forms/text-of-code.ts';

type Answer = { token?: string; user?: object; settings?: Settings; preferences?: Preferences };

/**
 * Keeps what a sign-in answered and goes into the app, where `greeting` is shown. Never resolves: the form stays busy
 * until the page is left, so that nobody sends it twice. Rejects when the answer lacks something.
 */
export async function enterApp(answer: Answer | undefined, greeting: string): Promise<never> {
  if (!answer?.token) throw new Error('noToken');
  if (!answer.user || !startSession(answer.token)) throw new Error('noUser');
  if (answer.preferences) storePreferences(answer.preferences);
  // Until the account has settings of its own, the app keeps those of the device.
  if (answer.settings?.updatedAt) {
    setTheme(answer.settings.theme);
    localStorage.setItem('lang', answer.settings.language);
  }
  // A user who signs in on an English page gets the app in English, unless another language was chosen before.
  if (!localStorage.getItem('lang')) localStorage.setItem('lang', pageLang());
  setToastAfterNavigation('success', textOfCode(greeting));
  location.assign(returnPath(location.search));
  // The browser's Back brings the busy form again as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return new Promise(() => undefined);
}
