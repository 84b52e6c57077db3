// The script of every public page: who is signed in, the theme, the language that was chosen.
import { forgetRows } from '../lib/forget-rows.ts';
import { handToast } from '../lib/handed-toast.ts';
import { currentSession, endSession, subscribeToSession } from '../lib/session.ts';
import { setTheme, storedTheme } from '../lib/theme.ts';
import { displayName } from '../lib/token.ts';

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

/** The session here ends, and nothing of whose it was stays on the device. */
export async function leaveNothing() {
  const session = currentSession();
  endSession();
  if (session) await forgetRows(session.user.id);
}

async function signOut(loginPath: string, said: string) {
  const headers = { Authorization: `Bearer ${currentSession()?.token}` };
  // Outlives the page, and is not waited for: the session here ends whatever the server says.
  fetch('/api/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
  handToast('info', said);
  // Before the page goes, which would cut it short.
  await leaveNothing();
  location.assign(loginPath);
}

document.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-theme-switch], [data-sign-out], a[hreflang]');
  if (!pressed) return;
  if (pressed.dataset.signOut !== undefined) void signOut(pressed.dataset.signOut, pressed.dataset.said!);
  else if (pressed.hasAttribute('hreflang')) localStorage.setItem('lang', pressed.getAttribute('hreflang')!);
  else {
    setTheme(isDark() ? 'light' : 'dark');
    showTheme();
  }
});
