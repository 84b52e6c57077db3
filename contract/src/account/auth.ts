import * as z from 'zod/mini';
import { shownNotice } from '../administration/site-notices.ts';
import { consentKind } from './consent-kinds.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, missingOr, named, textIn, withExample } from '../schema/fields.ts';
import { trimEmail } from '../text/plain-text.ts';
import { profilePicture } from './profile-picture.ts';
import { preferencesRow, settingsRow } from './settings.ts';

export const exampleEmail = 'dana@example.co.il';
const examplePassword = 'Bella2026!';

/** Any valid address; the top-level domain is not checked. */
export const email = () =>
  withExample(
    z
      .string(missingOr('emailRequired', 'emailInvalid'))
      .check(
        z.overwrite(trimEmail),
        z.minLength(1, 'emailRequired'),
        z.maxLength(254, 'emailInvalid'),
        z.refine(looksLikeEmail, { error: 'emailInvalid' }),
      ),
    exampleEmail,
    'email',
  );
// A single check for '' and for an invalid address, so that an empty field reports only 'required'.
const addressShape = z.email();
function looksLikeEmail(value: string) {
  return value === '' || z.safeParse(addressShape, value).success;
}

/** NFC only: a password is never trimmed or cut. */
const password = (...checks: Parameters<z.ZodMiniString['check']>) =>
  withExample(
    z
      .string(missingOr('passwordRequired', 'textExpected'))
      .check(z.normalize('NFC'), z.minLength(1, 'passwordRequired'), ...checks),
    examplePassword,
  );

const hasKinds = (value: string) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value);
/** A password that is being chosen: 8 to 128 characters of three kinds. */
export const newPassword = () =>
  password(
    z.minLength(8, 'passwordMin8'),
    z.refine(hasKinds, { error: 'passwordKinds' }),
    z.maxLength(128, 'passwordTooLong'),
  );
/** A password that is being shown: its length is all that is said about it. */
export const givenPassword = () => password(z.maxLength(1024, 'passwordTooLong'));

// Calls no function of `fields.ts`: the change-password screen would load that module for this alone.
const repeated = z.string('confirmRequired').check(z.normalize('NFC'), z.minLength(1, 'confirmRequired'));
const same = <A extends string, B extends string>(a: A, b: B, error: 'passwordMismatch' | 'newPasswordMismatch') =>
  z.refine<Record<A | B, string>>((v) => !v[b] || v[a] === v[b], {
    path: [b],
    error,
    // Zod skips the comparison while any other field fails, unless `when` is set.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const personName = () =>
  withExample(
    textIn(1000, 'nameRequired').check(
      z.refine((v) => v.length === 0 || v.length >= 2, { error: 'nameMin2' }),
      z.maxLength(50, 'nameMax50'),
    ),
    'דנה כהן',
  );

export const loginInput = named(
  'Login',
  z.object({
    email: email(),
    password: password(z.minLength(6, 'passwordMin6'), z.maxLength(1024, 'passwordTooLong')),
  }),
);

export const registerInput = named(
  'Registration',
  z
    .object({
      name: personName(),
      email: email(),
      password: newPassword(),
      confirmPassword: withExample(repeated, examplePassword),
      termsAccepted: withExample(z.literal(true, 'termsRequired'), true),
      privacyAccepted: withExample(z.literal(true, 'privacyRequired'), true),
    })
    .check(same('password', 'confirmPassword', 'passwordMismatch')),
);
export type RegisterInput = z.output<typeof registerInput>;

export const forgotInput = z.object({ email: email() });

/** Fields of the reset form. The client adds the token of the mailed link when it sends them. */
export const resetForm = z
  .object({ password: newPassword(), confirmPassword: repeated })
  .check(same('password', 'confirmPassword', 'newPasswordMismatch'));

/** The in-app form's own rules; the server's stricter ones answer after them. */
export const changePasswordForm = z
  .object({
    currentPassword: z.string('currentPasswordRequired').check(z.minLength(1, 'currentPasswordRequired')),
    newPassword: z.string('passwordRequired').check(z.minLength(1, 'passwordRequired'), z.minLength(6, 'passwordMin6')),
    confirmPassword: repeated,
  })
  .check(same('newPassword', 'confirmPassword', 'passwordMismatch'));

/** The secret of a mailed link. */
export const linkToken = withExample(
  z.string(missingOr('required', 'invalid')).check(z.minLength(1, 'required'), z.maxLength(200, 'invalid')),
  'k3Zp…',
);

export const user = named(
  'User',
  z.object({
    id: idOut('User'),
    email: withExample(z.string(), exampleEmail, 'email'),
    name: withExample(z.string(), 'דנה כהן'),
    firstname: z.nullable(withExample(z.string(), 'דנה')),
    lastname: z.nullable(withExample(z.string(), 'כהן')),
    role: withExample(z.string(), 'user'),
    permissions: z.array(z.string()),
    profilePicture,
    emailVerified: z.boolean(),
    /** False for an account that only signs in through Google. */
    hasPassword: z.boolean(),
  }),
);
export type User = z.output<typeof user>;

/** User fields in the payload of the token, readable by anyone who holds it. */
export type TokenUser = Pick<
  User,
  'id' | 'name' | 'firstname' | 'lastname' | 'email' | 'role' | 'permissions' | 'profilePicture'
>;

const token = withExample(z.string(), 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9…');
/** The account and all that is chosen for it, so that an app starts with one question. */
const account = { user, settings: settingsRow, preferences: preferencesRow };
export const signedIn = z.object({ token, ...account });

/** Answer to a password or a provider's word where the account asks for a second factor. */
const secondStep = z.object({
  secondFactor: z.object({
    /** Goes to `POST /auth/second-factor`; opens nothing by itself. */
    challenge: withExample(z.string(), 'AZgLHnwAcACAAAAAAAAAAmb3…'),
    hasPasskey: z.boolean(),
  }),
});
const entered = z.union([signedIn, secondStep]);

export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Open an account and sign in; a mail asks to confirm the address',
    details:
      'The password has 8 to 128 characters, upper and lower case and a digit, is none of the common ones and not the name or the address.',
    refuses: { 409: ['emailTaken'] },
    body: registerInput,
    reply: signedIn,
    status: 201,
    limit: 'register',
  }),
  login: endpoint({
    method: 'POST',
    path: '/users/login',
    access: 'public',
    summary: 'Sign in with email and password',
    details:
      'A wrong password and an unknown address get the same answer. Attempts are limited per account and address; an account is never locked. The token goes into `Authorization: Bearer` and is good for 30 days at most. An account with a second factor gets `secondFactor` in its place.',
    refuses: { 401: ['wrongCredentials'], 403: ['accountBlocked'] },
    body: loginInput,
    reply: entered,
    limit: 'login',
  }),
  googleSettings: endpoint({
    method: 'GET',
    path: '/auth/google',
    access: 'public',
    summary: 'Where to send the browser for Google sign-in; `configured` false when the site has none',
    details: 'The browser brings its own PKCE challenge, state and nonce.',
    reply: z.object({
      configured: z.boolean(),
      authorizationEndpoint: z.nullable(withExample(z.string(), 'https://accounts.google.com/o/oauth2/v2/auth')),
      clientId: z.nullable(withExample(z.string(), '1234567890-tzemed.apps.googleusercontent.com')),
    }),
  }),
  google: endpoint({
    method: 'POST',
    path: '/auth/google',
    access: 'public',
    summary: 'Sign in with the code that Google sent back (OpenID Connect, PKCE)',
    details:
      'Opens an account, without a password, for an address that has none. An address that has one is connected only through a mailed link (`googleNeedsPassword`): the address alone opens nothing. An account with a second factor gets `secondFactor` in place of a token.',
    refuses: {
      401: ['googleFailed'],
      403: ['googleEmailUnverified', 'accountBlocked'],
      409: ['googleNotConfigured', 'googleNeedsPassword'],
    },
    body: z.object({
      code: withExample(textIn(2048), '4/0Ab…'),
      codeVerifier: withExample(textIn(128), 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'),
      redirectUri: withExample(textIn(512), 'http://localhost:3000/auth/google/callback'),
      nonce: withExample(textIn(128), 'n-0S6_WzA2Mj'),
    }),
    reply: entered,
    limit: 'login',
  }),
  confirmGoogle: endpoint({
    method: 'POST',
    path: '/auth/google/confirm',
    access: 'public',
    summary: 'Connect Google to the account that the mailed link names',
    details: 'The link is good once, for 30 minutes. A password on an address that was never confirmed is dropped.',
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    limit: 'redeem',
  }),
  forgot: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Mail a link for a new password; the answer is the same for every address',
    details: 'The link is good once, for 30 minutes. Whether there is an account is never told.',
    body: forgotInput,
    status: 202,
    limit: 'forgot',
  }),
  reset: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with the token of the mailed link; every session ends',
    details: 'The rules of a new password are those of registration. The address counts as confirmed from then on.',
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken, password: newPassword() }),
    limit: 'redeem',
  }),
  verify: endpoint({
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
    summary: 'Confirm an address with the token of the mailed link',
    details:
      'The link is good once, for 24 hours. One that was mailed to a new address makes that the address of the account.',
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    limit: 'redeem',
  }),
  restoreEmail: endpoint({
    method: 'POST',
    path: '/auth/restore-email',
    access: 'public',
    summary: 'Take back a change of address with the token that was mailed to the old one',
    details:
      'The link is good once, for 7 days. Every session ends and the password is dropped; a link for a new one is mailed to the restored address.',
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    limit: 'redeem',
  }),
  resend: endpoint({
    method: 'POST',
    path: '/auth/resend-verification',
    access: 'public',
    summary: 'Mail the confirmation link again; the answer is the same for every address',
    details: 'Nothing is mailed for an address that is confirmed already, or that has no account.',
    body: forgotInput,
    status: 202,
    limit: 'forgot',
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'user',
    summary: 'The signed-in user, with the settings and preferences',
    details:
      'As the account stands now, which may be newer than what the token says of it. `recoveryDueAt` is there while somebody has asked to have the second factor removed: it will be then, unless that is stopped. `deletionDueAt` is there while the account waits for its deletion, and `consentsDue` names the documents whose wording has changed since the user agreed to it. `mailBouncedAt` is there while mails to the address are refused. `notices` go to everyone: those that are shown now or begin within a day.',
    reply: z.object({
      ...account,
      recoveryDueAt: z.optional(instantOut),
      deletionDueAt: z.optional(instantOut),
      consentsDue: z.array(consentKind),
      mailBouncedAt: z.optional(instantOut),
      notices: z.array(shownNotice),
    }),
    whileLeaving: true,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    access: 'user',
    summary: 'A new token and session; the old token is good for 30 more seconds',
    details: 'Answers no repetition from memory: each call makes another token.',
    reply: z.object({ token }),
    limit: 'refresh',
    secret: true,
    whileLeaving: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'user',
    summary: 'End this session',
    details: 'The token opens nothing from then on.',
    endsSession: true,
    whileLeaving: true,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    access: 'user',
    summary: 'Change the password; every other session ends',
    details:
      'The rules of the new one are those of registration. An account without a password gets one through a mailed link.',
    example: { body: { newPassword: 'Kefir2027!' } },
    body: z.object({
      currentPassword: withExample(
        z
          .string(missingOr('currentPasswordRequired', 'textExpected'))
          .check(z.minLength(1, 'currentPasswordRequired'), z.maxLength(1024, 'passwordTooLong')),
        examplePassword,
      ),
      newPassword: newPassword(),
    }),
    limit: 'password',
  }),
};
