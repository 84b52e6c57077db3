import { externalStore } from './external-store.ts';

/** Chromium alone has this event: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** The browser's offer to install the app; undefined where there is none, and once it was used. */
export const installPrompt = externalStore<InstallPrompt | undefined>(undefined);

/** The offer comes once, before the code that uses it. */
export function listenForInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    // Android would show its own bar over a form otherwise.
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
}
