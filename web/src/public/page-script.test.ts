import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession } from '../lib/session/session.ts';
import { dana, signInAs } from '../testing/session-fixtures.ts';

// The words and the form are read when the script starts.
document.body.innerHTML = `<button data-sign-out="#login" data-said="התנתקתם">התנתקות</button>
  <form data-form="reset" novalidate>
    <input name="password" aria-label="סיסמה"><p data-error="password"></p>
    <input name="confirmPassword" aria-label="אימות"><p data-error="confirmPassword"></p>
    <p data-error="root"></p><button>שמירה</button>
  </form>
  <div data-view="done" hidden><h1>הסיסמה הוחלפה</h1></div>
  <script id="words" type="application/json">{}</script>`;
history.replaceState(null, '', '#token=mailed');
await import('./auth-scripts/reset-password.ts');

/** Names of databases and caches on the device. */
let stores: Set<string>;
let letGo: () => void;

beforeEach(() => {
  history.replaceState(null, '', location.pathname);
  const { promise, resolve } = Promise.withResolvers<void>();
  letGo = resolve;
  stores = new Set([`reading ${dana.id}`, 'shared-files-1']);
  const erase = (name: string) => promise.then(() => stores.delete(name));
  vi.stubGlobal('caches', { delete: erase });
  vi.stubGlobal('indexedDB', {
    deleteDatabase(name: string) {
      const erasing = new EventTarget();
      void erase(name).then(() => erasing.dispatchEvent(new Event('success')));
      return erasing;
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  signInAs(dana);
});
afterEach(() => vi.unstubAllGlobals());

test('Signing out on a public page takes the rows of the device along before the page goes', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'התנתקות' }));
  expect(currentSession()).toBeNull();
  expect(location.hash).toBe('');
  letGo();
  await waitFor(() => expect(location.hash).toBe('#login'));
  expect([...stores]).toEqual([]);
});

test('A new password ends the session here with all that is kept of it', async () => {
  letGo();
  await userEvent.type(screen.getByLabelText('סיסמה'), 'Bella2026Ok');
  await userEvent.type(screen.getByLabelText('אימות'), 'Bella2026Ok');
  await userEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(document.querySelector<HTMLElement>('[data-view]')!.hidden).toBe(false));
  expect(currentSession()).toBeNull();
  expect([...stores]).toEqual([]);
});
