import { forgotInput, loginInput, registerInput, resetForm } from '@tzemed/contract/account/auth';
import { contactInput } from '@tzemed/contract/site/contact';
import { messageText } from '@tzemed/contract/text/messages';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { contactCodes, emailCodes, loginCodes, resetCodes, signupCodes } from './error-codes.ts';
import { firstMessages } from './field-errors.ts';

const long = 'x'.repeat(1500);
const longest = 'x'.repeat(100_000);
const texts = [
  undefined,
  '',
  'x',
  'abcdefgh',
  'Abcdef12',
  long,
  longest,
  `${long}A1`,
  '\u0000\ud800',
  'dana@example.co.il',
];
/** Sample values of a form field: texts, or the states of a checkbox. */
const samplesOf = (field: string) => (field.endsWith('Accepted') ? [undefined, false, true] : texts);

/** Every code that a schema answers with when its fields take turns with these values. */
function codesOf(schema: z.ZodMiniType, fields: readonly string[]) {
  const codes = new Set<string>();
  for (const field of fields) {
    for (const sample of samplesOf(field)) {
      for (const turn of texts.keys()) {
        const other = (name: string) => samplesOf(name)[turn % samplesOf(name).length];
        const values = Object.fromEntries(fields.map((name) => [name, name === field ? sample : other(name)]));
        for (const issue of z.safeParse(schema, values).error?.issues ?? []) codes.add(issue.message);
      }
    }
  }
  return codes;
}

test.for([
  ['login', loginInput, ['email', 'password'], loginCodes],
  [
    'signup',
    registerInput,
    ['name', 'email', 'password', 'confirmPassword', 'termsAccepted', 'privacyAccepted'],
    signupCodes,
  ],
  ['forgot-password', forgotInput, ['email'], emailCodes],
  ['reset-password', resetForm, ['password', 'confirmPassword'], resetCodes],
  ['contact', contactInput, ['name', 'email', 'subject', 'message'], contactCodes],
] as const)('The %s page brings the words of every code its form can show', ([, schema, fields, codes]) => {
  expect([...codesOf(schema, fields)].filter((code) => !(codes as readonly string[]).includes(code))).toEqual([]);
  for (const code of codes) expect(messageText(code, 'he')).toBeTruthy();
});

test('An empty signup says at once what is missing everywhere, one message a field', () => {
  const empty = {
    name: '',
    email: '',
    password: '',
    confirmPassword: '',
    termsAccepted: false,
    privacyAccepted: false,
  };
  const messages = firstMessages(z.safeParse(registerInput, empty).error!.issues);
  expect([...messages.values()].map((code) => messageText(code, 'he'))).toEqual([
    'שם מלא נדרש',
    'אימייל נדרש',
    'סיסמה נדרשת',
    'אישור סיסמה נדרש',
    'יש לאשר את תנאי השימוש',
    'יש לאשר את מדיניות הפרטיות',
  ]);
});

test('Different passwords are noticed while other fields are wrong too', () => {
  const values = {
    name: '',
    email: '',
    password: 'Abcdef12',
    confirmPassword: 'x',
    termsAccepted: true,
    privacyAccepted: true,
  };
  const messages = firstMessages(z.safeParse(registerInput, values).error!.issues);
  expect(messages.get('confirmPassword')).toBe('passwordMismatch');
});
