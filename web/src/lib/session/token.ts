import type { TokenUser, User } from '@tzemed/contract/account/auth';
import { displayNameOf } from '@tzemed/contract/account/display-name';

export const tokenKey = 'authToken';
export const userKey = 'user';
/** See kept-preferences.ts. */
export const startPageKey = 'startPage';
export const listDensityKey = 'listDensity';
/** See last-used.ts. */
export const lastUsedKey = 'lastUsed';
/** See live/live.ts. */
export const liveKey = 'liveCursor';
/** See screens/notifications/subscribe.ts. */
export const deviceKey = 'pushDevice';
/** Of its worker: a part of the app that no other worker answers for, and that is loaded through none. */
export const deviceScope = '/app/notifications';

/** What the client knows of the user: at first from the token, then from the server. */
export type SessionUser = TokenUser & Partial<User>;

type Payload = Partial<SessionUser> & { iat?: number };

/** What a token says. Nothing is verified here: the server alone decides what it is good for. */
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

/** When a token was made, in milliseconds since 1970; as old as can be when it does not say. */
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
