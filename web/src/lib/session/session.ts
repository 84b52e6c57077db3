import {
  lastUsedKey,
  listDensityKey,
  startPageKey,
  tokenKey,
  userFromToken,
  userKey,
  type SessionUser,
} from './token.ts';

export type Session = { token: string; user: SessionUser };

let current: Session | null | undefined;
const listeners = new Set<() => void>();

/** Session of the signed-in user on this device, or null. The object is the same until something changes. */
export function currentSession(): Session | null {
  if (current === undefined) current = read();
  return current;
}

export const currentToken = () => currentSession()?.token;

/** Number of sessions that have ended on this page. */
let endedSessions = 0;

/** Equal as long as the same session lasts, also when its token is renewed. */
export const sessionIdentity = () => `${endedSessions} ${currentSession()?.user.id ?? ''}`;

function read(): Session | null {
  const token = localStorage.getItem(tokenKey);
  if (!token) return null;
  const user = userFromToken(token);
  if (!user) {
    clear();
    return null;
  }
  return { token, user: storedUser(user) };
}

/** Last user data from the server, for the same user, is newer than the token. */
function storedUser(user: SessionUser): SessionUser {
  try {
    const stored = JSON.parse(localStorage.getItem(userKey) ?? 'null') as SessionUser | null;
    return stored?.id === user.id ? { ...user, ...stored } : user;
  } catch {
    return user;
  }
}

function clear() {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  localStorage.removeItem(lastUsedKey);
  localStorage.removeItem(startPageKey);
  localStorage.removeItem(listDensityKey);
}

function changed() {
  current = undefined;
  for (const listener of listeners) listener();
}

/** Keeps a token; false when no user can be read from it. */
export function startSession(token: string): boolean {
  if (!userFromToken(token)) return false;
  localStorage.removeItem(userKey);
  localStorage.setItem(tokenKey, token);
  changed();
  return true;
}

/** A newer token for the same session. */
export function renewToken(token: string) {
  localStorage.setItem(tokenKey, token);
  changed();
}

/** Stores the server's data about the signed-in user. */
export function keepUser(user: SessionUser) {
  const text = JSON.stringify(user);
  if (localStorage.getItem(userKey) === text) return;
  localStorage.setItem(userKey, text);
  changed();
}

export function endSession() {
  endedSessions += 1;
  clear();
  changed();
}

/** Calls back when the session changes, in this tab or in another one, or may have while the page was away. */
export function subscribeToSession(listener: () => void) {
  listeners.add(listener);
  // The browser's Back brings a page as it was left: of somebody who has signed out since, perhaps.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && changed();
  const onStorage = (event: StorageEvent) => {
    // `key` is null when everything was cleared.
    if (event.key === null || event.key === tokenKey || event.key === userKey) changed();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  // Another tab may have signed in or out since the session was first asked for.
  if (current !== undefined && (current?.token ?? null) !== localStorage.getItem(tokenKey)) changed();
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
