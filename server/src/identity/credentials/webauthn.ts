import { createHash, randomBytes } from 'node:crypto';
import { brand } from '@tzemed/contract/brand';
import type { PasskeyAnswer, RegisteredPasskey } from '@tzemed/contract/account/passkeys';

type Site = { readonly publicUrl: string };
type Person = { readonly id: string; readonly email: string; readonly name: string };
type Key = { readonly credentialId: Buffer; readonly publicKey: Buffer; readonly counter: number };

/** Milliseconds in which a challenge can be answered. */
export const challengeMs = 5 * 60_000;

/** Loaded with first need: it brings parsers of certificates, which a start would wait for. */
const library = () => import('@simplewebauthn/server');

/** The site as passkeys know it; from PUBLIC_URL, never from the request. */
const siteOf = ({ publicUrl }: Site) => ({ expectedOrigin: publicUrl, expectedRPID: new URL(publicUrl).hostname });

export const newChallenge = () => randomBytes(32).toString('base64url');
export const challengeHash = (challenge: string) => createHash('sha256').update(challenge).digest();

/** A passkey knows its owner by the bytes of their id, which say nothing of them. */
const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
export function userIdOf(handle: string | undefined) {
  const hex = Buffer.from(handle ?? '', 'base64url').toString('hex');
  return hex.length === 32 ? hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5') : undefined;
}

/** ES256, EdDSA and RS256: one of them every authenticator has. */
const algorithms = [-8, -7, -257];

export const creationOptions = (site: Site, person: Person, challenge: string, known: readonly Buffer[]) => ({
  rp: { name: brand.name.he, id: siteOf(site).expectedRPID },
  user: { id: handleOf(person.id), name: person.email, displayName: person.name },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
  timeout: challengeMs,
  attestation: 'none' as const,
  excludeCredentials: known.map((id) => ({ id: id.toString('base64url'), type: 'public-key' as const })),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
});

export const requestOptions = (site: Site, challenge: string) => ({
  challenge,
  rpId: siteOf(site).expectedRPID,
  timeout: challengeMs,
  userVerification: 'required' as const,
});

/** The challenge that an answer says it has signed; whether it has, is verified afterwards. */
export function challengeIn({ response: { clientDataJSON } }: PasskeyAnswer | RegisteredPasskey) {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** A new passkey, if it was made for this challenge and site, with its user there; nothing otherwise. */
export async function verifyCreation(site: Site, passkey: RegisteredPasskey, challenge: string) {
  const { verifyRegistrationResponse } = await library();
  const made = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: challenge,
    ...siteOf(site),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  const credential = made?.registrationInfo?.credential;
  return (
    credential && {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
    }
  );
}

/** The new count of a passkey that has signed this challenge for this site; nothing where anything is not right. */
export async function verifyAnswer(
  site: Site,
  answer: PasskeyAnswer,
  challenge: string,
  { credentialId, publicKey, counter }: Key,
) {
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    ...siteOf(site),
    credential: { id: credentialId.toString('base64url'), publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
