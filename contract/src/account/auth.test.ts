import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changePasswordForm, email, loginInput, registerInput, resetForm } from './auth.ts';
import { messageText } from '../text/messages.ts';

/** First message per field, in Hebrew, as a form shows it. */
function errorsOf(schema: z.ZodMiniType, value: unknown) {
  const errors: Record<string, string | undefined> = {};
  for (const issue of z.safeDecode(schema, value as never).error?.issues ?? [])
    errors[issue.path.join('.')] ??= messageText(issue.message, 'he');
  return errors;
}
const good = {
  name: 'דנה כהן',
  email: 'dana@example.co.il',
  password: 'Bella2026',
  confirmPassword: 'Bella2026',
  termsAccepted: true,
  privacyAccepted: true,
};

describe('signing up', () => {
  it('takes a good form', () => {
    expect(errorsOf(registerInput, good)).toEqual({});
  });
  it('says all that is missing at once', () => {
    expect(errorsOf(registerInput, {})).toEqual({
      name: 'שם מלא נדרש',
      email: 'אימייל נדרש',
      password: 'סיסמה נדרשת',
      confirmPassword: 'אישור סיסמה נדרש',
      termsAccepted: 'יש לאשר את תנאי השימוש',
      privacyAccepted: 'יש לאשר את מדיניות הפרטיות',
    });
  });
  it('compares the two passwords although other fields are wrong', () => {
    expect(errorsOf(registerInput, { ...good, name: '', confirmPassword: 'other' })).toEqual({
      name: 'שם מלא נדרש',
      confirmPassword: 'הסיסמאות אינן תואמות',
    });
  });
  it.each([
    ['password', 'short', 'הסיסמה חייבת להכיל לפחות 8 תווים'],
    ['password', 'longenough', 'הסיסמה חייבת להכיל אות גדולה, אות קטנה ומספר'],
    ['name', 'א', 'השם חייב להכיל לפחות 2 תווים'],
    ['name', 'א'.repeat(51), 'השם לא יכול להכיל יותר מ-50 תווים'],
    ['email', 'dana@', 'כתובת אימייל לא תקינה'],
  ])('refuses %s %s', (field, value, message) => {
    expect(errorsOf(registerInput, { ...good, [field]: value })[field]).toBe(message);
  });
  it('takes an address of any top-level domain', () => {
    expect(errorsOf(registerInput, { ...good, email: 'dana@mail.pets' })).toEqual({});
  });
});

it.each([
  ['a mark of direction before it', '\u200fdana@example.co.il'],
  ['a mark of direction behind it', 'dana@example.co.il\u200e'],
  ['marks that wrap it', '\u202adana@example.co.il\u202c'],
  ['isolates within spaces', ' \u2068dana@example.co.il\u2069\n'],
  ['a zero-width space within it', 'dana@\u200bexample.co.il'],
  ['a soft hyphen and a joiner within it', 'da\u00adna@example\u2060.co.il'],
  ['a byte order mark and a no-break space', '\ufeffdana@example.co.il\u00a0'],
  ['a variation selector', 'dana@example.co.il\ufe0f'],
])('An address is taken without %s', (_what, typed) => {
  expect(z.decode(email(), typed)).toBe('dana@example.co.il');
});

it('An address of invisible marks alone is missing', () => {
  expect(errorsOf(loginInput, { email: '\u200f\u200b', password: '' }).email).toBe('אימייל נדרש');
});

it('A password keeps its invisible marks', () => {
  const password = 'Bella\u200f2026';
  expect(z.decode(loginInput, { email: good.email, password })).toMatchObject({ password });
});

it('Signing in needs six characters of a password', () => {
  expect(errorsOf(loginInput, { email: 'x', password: '12345' })).toEqual({
    email: 'כתובת אימייל לא תקינה',
    password: 'הסיסמה חייבת להכיל לפחות 6 תווים',
  });
  expect(errorsOf(loginInput, { email: '', password: '' })).toEqual({ email: 'אימייל נדרש', password: 'סיסמה נדרשת' });
});

it('A reset compares the new passwords in its own words', () => {
  expect(errorsOf(resetForm, { password: 'Bella2026', confirmPassword: 'Bella2027' })).toEqual({
    confirmPassword: 'הסיסמאות החדשות אינן תואמות',
  });
});

it('The form inside the app asks for six characters; the server for more', () => {
  expect(
    errorsOf(changePasswordForm, { currentPassword: '', newPassword: '12345', confirmPassword: '123456' }),
  ).toEqual({
    currentPassword: 'סיסמה נוכחית נדרשת',
    newPassword: 'הסיסמה חייבת להכיל לפחות 6 תווים',
    confirmPassword: 'הסיסמאות אינן תואמות',
  });
});
