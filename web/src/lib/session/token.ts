import type { TokenUser, User } from '@tzemed/contract/account/auth';
import { displayNameOf } from '@tzemed/contract/account/display-name';

export const tokenKey = 'authToken';
export const userKey = 'user';
/** See stored-preferences.ts. */
export const startPageKey = 'startPage';
export const listDensityKey = 'listDensity';
/** See last-used-choices.ts. */
export const lastUsedKey = 'lastUsed';
/** See screens/notifications/devices/push-subscription.ts. */
export const deviceKey = 'pushDevice';

/** User data known to the client: at first from the token, then from the server. */
export type SessionUser = TokenUser & Partial<User>;

type Payload = Partial<SessionUser> & { iat?: number };

/** Payload of a token. Nothing is verified here: only the server decides whether a token is valid. */
function payloadOf(token: string): Payload | null {
  try {
    return JSON.parse(utf8FromBase64url(token.split('.')[1] ?? '')) as Payload | null;
  } catch {
    return null;
  }
}

/** The user inside a token, or null when it is not one of ours. */
export function userFromToken(token: string): SessionUser | null {
  const payload = payloadOf(token);
  return typeof payload?.id === 'string' && typeof payload.email === 'string' ? (payload as SessionUser) : null;
}

/** Issue time of a token, in milliseconds since 1970; 0, the oldest, if the token does not say. */
export const issuedAt = (token: string) => (payloadOf(token)?.iat ?? 0) * 1000;

/** `atob` alone gives one character per byte and garbles Hebrew. */
function utf8FromBase64url(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

/** First and last name, else name, else email; '' when none is known. */
export function displayName(user: Pick<SessionUser, 'firstname' | 'lastname' | 'name' | 'email'>) {
  return displayNameOf(user) || user.email || '';
}
