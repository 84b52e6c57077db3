import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { showPasswordStrength } from './show-password-strength.ts';
import { wirePasswordVisibility } from './password-visibility.ts';
import { switchPageLanguage } from './switch-page-language.ts';

/** A page as it is made, in one language and in another. */
const page = (lang: string, dir: string, t: Record<'name' | 'password' | 'show' | 'submit' | 'paws', string>) =>
  `<html lang="${lang}" dir="${dir}"><head><title>${t.submit}</title></head><body>
    <a href="${lang === 'he' ? '/en/signup' : '/signup'}" hreflang="${lang === 'he' ? 'en' : 'he'}">language</a>
    <form data-form="signup" data-busy="${t.submit}...">
      <label for="name">${t.name}</label><input id="name" name="name"><p data-error="name"></p>
      <label for="password">${t.password}</label><input id="password" name="password" type="password">
      <button type="button" aria-pressed="false" data-show-typed>${t.show}</button>
      <div data-paws="0"><i></i><span role="status"></span></div>
      <p data-error="root"></p><button>${t.submit}</button>
    </form>
    <p data-note></p>
    <script id="words" type="application/json">${JSON.stringify({ paws3: t.paws })}</script>
  </body></html>`;

const hebrew = page('he', 'rtl', { name: 'שם מלא', password: 'סיסמה', show: 'הצגה', submit: 'הרשמה', paws: 'שלוש' });
const english = page('en', 'ltr', {
  name: 'Full name',
  password: 'Password',
  show: 'Show',
  submit: 'Sign up',
  paws: 'Three',
});

beforeEach(() => {
  document.body.innerHTML = new DOMParser().parseFromString(hebrew, 'text/html').body.innerHTML;
  document.documentElement.lang = 'he';
  history.replaceState(null, '', '/signup?next=/app/pets');
  wirePasswordVisibility();
  showPasswordStrength();
});

const password = (label = 'סיסמה') => screen.getByLabelText<HTMLInputElement>(label);

test('A password is shown as it was typed, with the caret where it was, and hidden again when it is sent', async () => {
  await userEvent.type(password(), 'Bella2026');
  password().setSelectionRange(5, 5);
  await userEvent.click(screen.getByRole('button', { name: 'הצגה', pressed: false }));
  expect(password().type).toBe('text');
  expect(password().selectionStart).toBe(5);
  expect(document.activeElement).toBe(password());
  screen.getByRole('button', { name: 'הצגה', pressed: true });
  document.forms[0]!.addEventListener('submit', (event) => event.preventDefault());
  document.forms[0]!.requestSubmit();
  expect(password().type).toBe('password');
});

test('A paw is filled for each thing that a new password has to be, and words say how many', async () => {
  const paws = () => document.querySelector<HTMLElement>('[data-paws]')!.dataset.paws;
  await userEvent.type(password(), 'bella');
  expect(paws()).toBe('1');
  await userEvent.type(password(), 'B2');
  expect(paws()).toBe('3');
  expect(screen.getByRole('status').textContent).toBe('שלוש');
  await userEvent.type(password(), '6');
  expect(paws()).toBe('4');
  await userEvent.clear(password());
  expect(paws()).toBe('0');
});

test('Another language changes the words and nothing that was typed, the password included', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(english)),
  );
  await userEvent.type(screen.getByLabelText('שם מלא'), 'דנה');
  await userEvent.type(password(), 'Bella2026');
  document.querySelector('[data-error=name]')!.textContent = 'שם מלא נדרש';
  document.querySelector('[data-note]')!.textContent = 'התנתקתם';
  await switchPageLanguage(screen.getByText<HTMLAnchorElement>('language'));
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('דנה');
  expect(password('Password').value).toBe('Bella2026');
  expect(document.forms[0]!.dataset.busy).toBe('Sign up...');
  expect(document.title).toBe('Sign up');
  expect(location.pathname + location.search).toBe('/en/signup?next=/app/pets');
  expect(screen.getByText('language').getAttribute('hreflang')).toBe('he');
  expect(document.querySelector('[data-error=name]')!.textContent).toBe('');
  expect(document.querySelector('[data-note]')!.textContent).toBe('התנתקתם');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Bella2026');
  await userEvent.type(password('Password'), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  await userEvent.type(password('Password'), '26');
  expect(screen.getByRole('status').textContent).toBe('Three');
});
