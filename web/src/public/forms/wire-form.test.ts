import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loginInput } from '@tzemed/contract/account/auth';
import { ApiError } from '../../lib/api/api-error.ts';

// The words of the page are read when the script starts.
document.body.innerHTML = `<script id="words" type="application/json">${JSON.stringify({
  emailRequired: 'אימייל נדרש',
  emailInvalid: 'כתובת אימייל לא תקינה',
  passwordRequired: 'סיסמה נדרשת',
  loginFailed: 'פרטי התחברות לא נכונים',
  network: 'אין חיבור לשרת',
  noToken: 'No token received from server',
})}</script><template id="toasts"><div class="toast error" role="alert"><span></span><button>סגירה</button></div></template>`;
const { wireForm } = await import('./wire-form.ts');

const send = vi.fn<() => Promise<void>>();

beforeEach(() => {
  document.querySelectorAll('form, .toasts').forEach((element) => element.remove());
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form data-form="login" data-busy="מתחברים..." novalidate>
       <label>אימייל <input name="email"></label><p data-error="email"></p>
       <label>סיסמה <input name="password" type="password"></label><p data-error="password"></p>
       <p data-error="root"></p><button>התחברות</button>
     </form>`,
  );
  send.mockReset();
  wireForm('login', { schema: loginInput, send, failure: 'loginFailed' });
});

const error = (name: string) => document.querySelector(`[data-error="${name}"]`)!.textContent;
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /התחברות|מתחברים/ });
async function fill() {
  await userEvent.type(screen.getByLabelText('אימייל'), 'dana@example.co.il');
  await userEvent.type(screen.getByLabelText('סיסמה'), 'Bella2026');
}

test('All errors show at once, the first is focused, and editing a field clears its own', async () => {
  await userEvent.click(button());
  expect([error('email'), error('password')]).toEqual(['אימייל נדרש', 'סיסמה נדרשת']);
  const email = screen.getByLabelText('אימייל');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(email, 'x');
  expect([error('email'), error('password')]).toEqual(['', 'סיסמה נדרשת']);
  expect(email.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(button());
  expect(error('email')).toBe('כתובת אימייל לא תקינה');
  expect(send).not.toHaveBeenCalled();
});

test('While it is sent the button waits and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValue(promise);
  await fill();
  await userEvent.click(button());
  expect(button().disabled).toBe(true);
  expect(button().textContent).toBe('מתחברים...');
  resolve();
  await waitFor(() => expect(button().textContent).toBe('התחברות'));
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'dana@example.co.il', password: 'Bella2026' });
});

test('A press on another language while it is sent leaves the page where the answer comes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValue(promise);
  document.body.insertAdjacentHTML('beforeend', '<a href="#en" hreflang="en">English</a>');
  await fill();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(location.hash).toBe('');
  resolve();
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(screen.getByLabelText<HTMLInputElement>('אימייל').value).toBe('dana@example.co.il');
});

test.for([
  [new ApiError(401, 'wrongCredentials', 'האימייל או הסיסמה שגויים'), 'האימייל או הסיסמה שגויים'],
  [new ApiError(0, 'network', 'Network Error'), 'אין חיבור לשרת'],
  [new ApiError(500, '500', ''), 'פרטי התחברות לא נכונים'],
  [new Error('noToken'), 'No token received from server'],
  [new TypeError('x is undefined'), 'פרטי התחברות לא נכונים'],
] as const)('After %o the form and a toast say why, and what was typed stays', async ([reason, words]) => {
  send.mockRejectedValue(reason);
  await fill();
  await userEvent.click(button());
  await waitFor(() => expect(error('root')).toBe(words));
  await waitFor(() => expect(document.querySelector('.toasts .toast.error[role=alert]')!.textContent).toContain(words));
  expect(screen.getByLabelText<HTMLInputElement>('אימייל').value).toBe('dana@example.co.il');
  await userEvent.type(screen.getByLabelText('סיסמה'), '!');
  expect(error('root')).toBe('');
});

test('A field error from the server shows at its field', async () => {
  send.mockRejectedValue(new ApiError(422, 'validation', 'יש לתקן', { errors: { email: 'הכתובת חסומה' } }));
  await fill();
  await userEvent.click(button());
  await waitFor(() => expect(error('email')).toBe('הכתובת חסומה'));
  expect(error('root')).toBe('');
  expect(document.querySelector('.toast')).toBeNull();
});
