import * as z from 'zod/mini';
import { givenPassword, linkToken, signedIn } from './auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { instantOut, missingOr, withExample } from '../schema/fields.ts';
import { stripInvisible } from '../text/plain-text.ts';
import { passkeyAnswer } from './passkeys.ts';

/** Number of recovery codes that are made together. */
export const recoveryCodeCount = 10;
/** Days for which the second factor stays after somebody without it has asked to have it removed. */
export const recoveryDays = 7;

/** Six digits, with or without spaces. */
export const oneTimeCode = () =>
  withExample(
    z.string(missingOr('codeRequired', 'codeOutdated')).check(
      z.overwrite((text) => stripInvisible(text).replace(/\s/g, '')),
      z.minLength(1, 'codeRequired'),
      z.refine((text) => text === '' || /^\d{6}$/.test(text), { error: 'codeOutdated' }),
    ),
    '419027',
  );
/** Letters and digits; case, spaces and hyphens do not matter. */
export const recoveryCode = () =>
  withExample(
    z
      .string(missingOr('codeRequired', 'recoveryCodeWrong'))
      .check(z.trim(), z.minLength(1, 'codeRequired'), z.maxLength(40, 'recoveryCodeWrong')),
    '4F7K-2QXM',
  );

const password = z.optional(givenPassword());
const codes = z.object({ recoveryCodes: z.array(withExample(z.string(), '4F7K-2QXM')) });
const proof = { password, code: z.optional(oneTimeCode()), passkey: z.optional(passkeyAnswer) };
const count = (said: object) => Object.values(said).filter((one) => one !== undefined).length;

const asksPassword =
  'Asks for the password; an account without one has to have signed in within 15 minutes (`reauthenticationNeeded`).';

/** A code of an app besides the password; and how somebody who lost it gets in. */
export const secondFactor = {
  get: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    access: 'user',
    summary: 'Whether a code is asked for besides the password, and what else there is to sign in with',
    details: 'While somebody without the second factor has asked to have it removed, `recovery` says when it will be.',
    reply: z.object({
      enabledAt: z.nullable(instantOut),
      recoveryCodesLeft: withExample(z.int(), 8),
      hasPasskey: z.boolean(),
      recovery: z.nullable(z.object({ askedAt: instantOut, dueAt: instantOut })),
    }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/auth/totp',
    access: 'user',
    summary: 'A secret for an authenticator app (TOTP, RFC 6238)',
    details: `${asksPassword} Nothing changes yet: a code has to be entered, and the recovery codes saved. A secret that was not used so far gives way. \`qr\` is \`uri\` as the path of an SVG drawing, \`size\` units wide.`,
    refuses: { 403: ['reauthenticationNeeded'], 409: ['secondFactorOn'] },
    body: z.object({ password }),
    reply: z.object({
      secret: withExample(z.string(), 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
      uri: withExample(z.string(), 'otpauth://totp/Tzemed:dana%40example.co.il?secret=JBSWY3DPEHPK3PXP'),
      qr: z.object({ size: withExample(z.int(), 45), path: withExample(z.string(), 'M4 4h7v1h-7z') }),
    }),
    limit: 'password',
    secret: true,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/totp/confirm',
    access: 'user',
    summary: 'Show that the app has the secret; the recovery codes come back, this once',
    details: 'Codes are asked for only after `POST /auth/totp/enable`. Asked again, it makes other recovery codes.',
    refuses: { 409: ['secondFactorOn', 'secondFactorOff'] },
    body: z.object({ code: oneTimeCode() }),
    reply: codes,
    limit: 'confirm',
    secret: true,
  }),
  enable: endpoint({
    method: 'POST',
    path: '/auth/totp/enable',
    access: 'user',
    summary: 'Ask for codes from now on: the recovery codes are saved',
    details: 'A code of the app has to have been entered before. The owner is mailed.',
    refuses: { 409: ['secondFactorOff'] },
    body: z.object({
      saved: withExample(z.literal(true, 'recoveryCodesUnsaved'), true),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/auth/totp',
    access: 'user',
    summary: 'Ask for no code any more',
    details: `${asksPassword} The recovery codes go with it. The owner is mailed.`,
    refuses: { 403: ['reauthenticationNeeded'], 409: ['secondFactorOff'] },
    body: z.object({ password }),
    limit: 'password',
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/auth/recovery-codes',
    access: 'user',
    summary: 'Other recovery codes; the ones before open nothing any more',
    details: `${asksPassword} They are shown this once, and kept as hashes. The owner is mailed.`,
    refuses: { 403: ['reauthenticationNeeded'], 409: ['secondFactorOff'] },
    body: z.object({ password }),
    reply: codes,
    limit: 'password',
    secret: true,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/auth/second-factor',
    access: 'public',
    summary: 'The second step of a sign-in: a code of the app, a recovery code or a passkey',
    details:
      'One of the three. A code is good once, half a minute before and after its time too; a recovery code once. `challenge` is what the first step answered, good for ten minutes and one sign-in. Attempts are limited per account and address.',
    refuses: { 401: ['signInExpired', 'passkeyRefused'], 403: ['accountBlocked'] },
    body: withExample(
      z
        .object({
          challenge: linkToken,
          code: z.optional(oneTimeCode()),
          recoveryCode: z.optional(recoveryCode()),
          passkey: z.optional(passkeyAnswer),
        })
        .check(
          z.refine(({ code, recoveryCode, passkey }) => count({ code, recoveryCode, passkey }) === 1, {
            path: ['code'],
            error: 'codeRequired',
            when: ({ issues }) => issues.length === 0,
          }),
        ),
      { challenge: 'AZgLHnwAcACAAAAAAAAAAmb3…', code: '419027' },
    ),
    reply: signedIn,
    limit: 'secondFactor',
  }),
  reauthenticate: endpoint({
    method: 'POST',
    path: '/auth/reauthenticate',
    access: 'user',
    summary: 'Show again who you are, before something sensitive',
    details:
      'One of password, code of the app and passkey. The session counts as signed in now: sensitive calls refuse one that is older than 15 minutes (`reauthenticationNeeded`).',
    refuses: { 401: ['passkeyRefused'] },
    body: withExample(
      z.object(proof).check(
        z.refine((said) => count(said) === 1, {
          path: ['password'],
          error: 'passwordRequired',
          when: ({ issues }) => issues.length === 0,
        }),
      ),
      { password: 'Bella2026!' },
    ),
    limit: 'password',
  }),
  askRecovery: endpoint({
    method: 'POST',
    path: '/auth/recovery',
    access: 'public',
    summary: 'Ask to have a lost second factor removed',
    details: `Whoever has the password asks with the \`challenge\` of their sign-in. The owner is mailed, and every device shows it. After ${recoveryDays} days a mailed link removes the second factor, unless somebody has objected by then. Asked again, nothing starts anew.`,
    refuses: { 401: ['signInExpired'] },
    body: z.object({ challenge: linkToken }),
    reply: z.object({ dueAt: instantOut }),
    status: 202,
    limit: 'secondFactor',
  }),
  finishRecovery: endpoint({
    method: 'POST',
    path: '/auth/recovery/finish',
    access: 'public',
    summary: 'Remove the second factor with the token of the mailed link',
    details: `The link is mailed ${recoveryDays} days after it was asked for, is good once, and for 7 days.`,
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    limit: 'redeem',
  }),
  stopRecovery: endpoint({
    method: 'DELETE',
    path: '/auth/recovery',
    access: 'user',
    summary: 'Object to the removal of the second factor',
    details: 'The request comes to nothing, and the owner is mailed.',
  }),
  notMe: endpoint({
    method: 'POST',
    path: '/auth/not-me',
    access: 'public',
    summary: 'Say with the token of the mailed link that it was somebody else',
    details:
      'Every sign-in ends, with the way in that the one in the mail came by, and a removal of the second factor comes to nothing. The password, which somebody else knows, is dropped, and a link for a new one is mailed. The link is good once, for 7 days.',
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    limit: 'redeem',
  }),
};
