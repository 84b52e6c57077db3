// The script of every public page: who is signed in, the theme, the language that was chosen.
import { unregisterDevice } from '../lib/session/unregister-device.ts';
import { clearUserData } from '../lib/session/clear-user-data.ts';
import { setToastAfterNavigation } from '../lib/session/toast-after-navigation.ts';
import { currentSession, endSession, subscribeToSession } from '../lib/session/session.ts';
import { setTheme, storedTheme } from '../lib/theme.ts';
import { displayName } from '../lib/session/token.ts';

const root = document.documentElement;

function showVisitor() {
  const session = currentSession();
  if (session) root.dataset.auth = 'in';
  else delete root.dataset.auth;
  for (const slot of document.querySelectorAll<HTMLElement>('[data-user-name]')) {
    slot.textContent = (session && displayName(session.user)) || slot.dataset.userName!;
  }
}
showVisitor();
subscribeToSession(showVisitor);

const isDark = () => {
  const theme = storedTheme();
  return theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
};
function showTheme() {
  for (const button of document.querySelectorAll('[data-theme-switch]')) button.ariaPressed = String(isDark());
}
showTheme();

const authorization = () => ({ Authorization: `Bearer ${currentSession()?.token}` });

/** The account of who is signed in follows, so that the app does not undo what was pressed here. */
function saveSettings(change: { language: string } | { theme: string }) {
  if (!currentSession()) return;
  const headers = { ...authorization(), 'Content-Type': 'application/json' };
  // Outlives the page; without an answer the app shows what the account had.
  fetch('/api/users/settings', { method: 'PUT', headers, body: JSON.stringify(change), keepalive: true }).catch(
    () => undefined,
  );
}

/** The session here ends, and nothing of whose it was stays on the device. */
export async function clearSession() {
  const session = currentSession();
  endSession();
  if (session) await clearUserData(session.user.id);
  await unregisterDevice();
}

async function signOut(loginPath: string, said: string) {
  const headers = authorization();
  // Outlives the page, and is not waited for: the session here ends whatever the server says.
  fetch('/api/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
  setToastAfterNavigation('info', said);
  // Cleared before leaving the page, which would interrupt it.
  await clearSession();
  location.assign(loginPath);
}

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.newsletter === undefined) return;
  event.preventDefault();
  import('./newsletter/subscribe.ts').then(
    ({ subscribe }) => subscribe(form),
    () => (form.querySelector('[role=alert]')!.textContent = form.dataset.network!),
  );
});

document.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-theme-switch], [data-sign-out], a[hreflang]');
  if (!pressed) return;
  if (pressed.dataset.signOut !== undefined) void signOut(pressed.dataset.signOut, pressed.dataset.said!);
  else if (pressed.hasAttribute('hreflang')) {
    const language = pressed.getAttribute('hreflang')!;
    localStorage.setItem('lang', language);
    saveSettings({ language });
  } else {
    const theme = isDark() ? 'light' : 'dark';
    setTheme(theme);
    showTheme();
    saveSettings({ theme });
  }
});

const footStatus = document.querySelector<HTMLElement>('[data-foot-status]');
// Asked for by those alone who get there.
if (footStatus) {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    void import('./status/footer-status.ts').then(({ showFooterStatus }) => showFooterStatus(footStatus));
  });
  seen.observe(footStatus);
}
