import type { TokenUser, User } from '@tzemed/contract/auth';

export const tokenKey = 'authToken';
export const userKey = 'user';

/** What the client knows of the user: at first from the token, then from the server. */
export type SessionUser = TokenUser & Partial<User>;

/** The user inside a token's payload, or null when the token is not one of ours. Nothing is verified here. */
export function userFromToken(token: string): SessionUser | null {
  try {
    const payload = JSON.parse(utf8FromBase64url(token.split('.')[1] ?? '')) as Partial<SessionUser>;
    return typeof payload.id === 'string' && typeof payload.email === 'string' ? (payload as SessionUser) : null;
  } catch {
    return null;
  }
}

/** `atob` alone gives one character per byte and garbles Hebrew. */
function utf8FromBase64url(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

/** First and last name, else name, else email; '' when none is known. */
export function displayName(user: Pick<SessionUser, 'firstname' | 'lastname' | 'name' | 'email'>) {
  const full = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return full || user.name || user.email || '';
}
