import * as oidc from 'openid-client';
import type { Config } from '../../config.ts';
import { Refusal } from '../../lib/refusal.ts';

type Google = NonNullable<Config['google']>;

/** Seconds. */
const timeout = 5;
const keptMs = 24 * 3_600_000;

const discovered = new Map<string, { readonly provider: Promise<oidc.Configuration>; readonly until: number }>();

/** Metadata of the provider, requested once a day. 503 when the provider does not answer. */
async function discover({ issuer, clientId, clientSecret }: Google, now: Date) {
  const key = `${issuer} ${clientId}`;
  const known = discovered.get(key);
  const isKnown = known && known.until > now.getTime();
  const provider = isKnown ? known.provider : ask();
  if (!isKnown) discovered.set(key, { provider, until: now.getTime() + keptMs });
  try {
    return await provider;
  } catch {
    discovered.delete(key);
    throw new Refusal(503, 'unavailable', { retryAfter: 10 });
  }

  function ask() {
    const url = new URL(issuer);
    // Signatures of id tokens are checked too, although the token came from the provider itself.
    const execute = [oidc.enableNonRepudiationChecks];
    // HTTP occurs only on this machine, as the configuration has made sure.
    if (url.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
    return oidc.discovery(url, clientId, clientSecret, undefined, { timeout, execute });
  }
}

export async function authorizationEndpointOf(google: Google, now: Date) {
  return (await discover(google, now)).serverMetadata().authorization_endpoint ?? null;
}

type Answer = {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly nonce: string;
};

/**
 * Exchanges a code for what the provider vouches for: signature, issuer, audience, expiry and nonce are checked.
 * 401 when anything is not right, 503 when the provider does not answer.
 */
export async function claimsFor(google: Google, { code, codeVerifier, redirectUri, nonce }: Answer, now: Date) {
  const provider = await discover(google, now);
  const callback = new URL(redirectUri);
  // The browser has compared `state`; `iss` tells providers apart, and there is only this one.
  callback.search = new URLSearchParams({ code, iss: provider.serverMetadata().issuer }).toString();
  try {
    const tokens = await oidc.authorizationCodeGrant(provider, callback, {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Refusal(401, 'googleFailed');
    return claims;
  } catch (error) {
    throw isAway(error) ? new Refusal(503, 'unavailable', { retryAfter: 10 }) : new Refusal(401, 'googleFailed');
  }
}

/** True when the provider did not answer, as opposed to a refusal. */
const isAway = (error: unknown) =>
  error instanceof TypeError || (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT');
