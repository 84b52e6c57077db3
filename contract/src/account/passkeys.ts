import * as z from 'zod/mini';
import { signedIn } from './auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, named, textIn, withExample } from '../schema/fields.ts';

export const maxPasskeys = 20;

export const passkeyName = () => withExample(textIn(50), 'הטלפון של דנה');

const passkey = named(
  'Passkey',
  z.object({
    id: idOut('Passkey'),
    name: withExample(z.string(), 'הטלפון של דנה'),
    createdAt: instantOut,
    lastUsedAt: z.nullable(instantOut),
  }),
);
export type Passkey = z.input<typeof passkey>;

const bytes = (most: number, example: string) =>
  withExample(z.string('required').check(z.maxLength(most, 'invalid'), z.regex(/^[\w-]+$/, 'invalid')), example);
const credential = {
  id: bytes(1400, 'Ab3dEfGh1jKlMn0pQrStUv'),
  rawId: bytes(1400, 'Ab3dEfGh1jKlMn0pQrStUv'),
  type: withExample(z.literal('public-key', 'invalid'), 'public-key'),
  clientExtensionResults: z._default(z.object({}), {}),
};
const clientDataJSON = bytes(4000, 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0');

/** A browser's `PublicKeyCredential.toJSON()` (Web Authentication, level 3) after a passkey was made. */
const registered = named(
  'PasskeyRegistration',
  z.object({
    ...credential,
    response: z.object({ clientDataJSON, attestationObject: bytes(20_000, 'o2NmbXRkbm9uZWdhdHRTdG10oA') }, 'required'),
  }),
);
export type RegisteredPasskey = z.output<typeof registered>;

/** The same after a passkey has signed. */
export const passkeyAnswer = named(
  'PasskeyAnswer',
  z.object({
    ...credential,
    response: z.object(
      {
        clientDataJSON,
        authenticatorData: bytes(4000, 'SZYN5YgOjGh0NBcPZHZgW4'),
        signature: bytes(4000, 'MEUCIQDx'),
        userHandle: z.optional(bytes(200, 'AZgLHnwAcACAAAAAAAAAAg')),
      },
      'required',
    ),
  }),
);
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

const text = (example: string) => withExample(z.string(), example);
const credentialRef = z.object({ id: text('Ab3dEfGh1jKlMn0pQrStUv'), type: z.literal('public-key') });

/** Options for `navigator.credentials.create`, as `PublicKeyCredentialCreationOptionsJSON`. */
const creation = z.object({
  rp: z.object({ name: text('צמד'), id: text('tzemed.example') }),
  user: z.object({
    id: text('AZgLHnwAcACAAAAAAAAAAg'),
    name: text('dana@example.co.il'),
    displayName: text('דנה כהן'),
  }),
  challenge: text('k3Zp'),
  pubKeyCredParams: z.array(z.object({ alg: withExample(z.int(), -7), type: z.literal('public-key') })),
  timeout: withExample(z.int(), 300_000),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credentialRef),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.input<typeof creation>;

/** Options for `navigator.credentials.get`, as `PublicKeyCredentialRequestOptionsJSON`. */
const request = z.object({
  challenge: text('k3Zp'),
  rpId: text('tzemed.example'),
  timeout: withExample(z.int(), 300_000),
  userVerification: z.literal('required'),
});

/** Keys that sign in without a password: a fingerprint, a face, or the code of the device. */
export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/auth/passkeys',
    access: 'user',
    summary: 'Your passkeys',
    details: 'The oldest first.',
    reply: z.object({ passkeys: z.array(passkey) }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/auth/passkeys/registration',
    access: 'user',
    summary: 'What a browser needs to make a passkey',
    details: 'Good once, for five minutes, and for whoever asked.',
    fresh: true,
    refuses: { 409: ['tooManyPasskeys'] },
    reply: z.object({ options: creation }),
    secret: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/auth/passkeys',
    access: 'user',
    summary: 'Add the passkey that the browser has made',
    details: `It has to be of this site, and its user shown to be there (\`passkeyRefused\`). ${maxPasskeys} at most. The owner is mailed.`,
    fresh: true,
    refuses: { 409: ['tooManyPasskeys'], 422: ['passkeyRefused'] },
    body: z.object({ name: passkeyName(), passkey: registered }),
    reply: z.object({ passkey }),
    secret: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/auth/passkeys/:passkeyId',
    access: 'user',
    summary: 'Rename a passkey',
    details: 'The name is for you alone.',
    body: z.object({ name: passkeyName() }),
    reply: z.object({ passkey }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/auth/passkeys/:passkeyId',
    access: 'user',
    summary: 'Remove a passkey',
    details: 'The last way to sign in stays (`lastSignInMethod`). The owner is mailed.',
    fresh: true,
    refuses: { 409: ['lastSignInMethod'] },
  }),
  ask: endpoint({
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'public',
    summary: 'What a browser needs to have a passkey sign',
    details: 'Good once, for five minutes. It names nobody: the passkey says whose it is.',
    reply: z.object({ options: request }),
    limit: 'login',
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/passkeys/login',
    access: 'public',
    summary: 'Sign in with a passkey',
    details:
      'Nothing else is asked for, not even a second factor: the passkey has shown that its user is there. One of another site, an answer that came before, and a copy that counts wrong are refused alike.',
    refuses: { 401: ['passkeyRefused'], 403: ['accountBlocked'] },
    body: z.object({ passkey: passkeyAnswer }),
    reply: signedIn,
    limit: 'login',
  }),
};
