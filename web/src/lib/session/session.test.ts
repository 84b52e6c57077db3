import { expect, test, vi } from 'vitest';
import { dana, tokenOf } from '../../testing/session-fixtures.ts';
import { currentSession, currentToken, endSession, keepUser, startSession, subscribeToSession } from './session.ts';
import { displayName, tokenKey, userFromToken, userKey } from './token.ts';

/** Event that the browser sends to this tab when another tab writes. */
const fromAnotherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

test('A Hebrew name in the token is read as it was written', () => {
  expect(userFromToken(tokenOf(dana))).toMatchObject({ name: 'דנה כהן', email: 'dana@example.co.il' });
});

test.for(['', 'garbage', 'a.b.c', 'x.e30.y', `x.${btoa('null')}.y`])(
  'No user can be read from the token «%s»',
  (token) => {
    expect(userFromToken(token)).toBeNull();
    expect(startSession(token)).toBe(false);
    expect(currentSession()).toBeNull();
  },
);

test('A token without user data is thrown away', () => {
  const stop = subscribeToSession(vi.fn());
  localStorage.setItem(tokenKey, 'garbage');
  fromAnotherTab(tokenKey);
  expect(currentSession()).toBeNull();
  expect(localStorage.getItem(tokenKey)).toBeNull();
  stop();
});

test('A page that the browser brings back finds out who is signed in by now', () => {
  const listener = vi.fn();
  const stop = subscribeToSession(listener);
  startSession(tokenOf(dana));
  expect(currentSession()?.user.id).toBe(dana.id);
  localStorage.clear();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(currentSession()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('A session is the same object until something changes', () => {
  startSession(tokenOf(dana));
  const first = currentSession();
  expect(currentSession()).toBe(first);
  keepUser({ ...dana, firstname: 'דניאלה' });
  expect(currentSession()?.user.firstname).toBe('דניאלה');
});

test('User data from the server is not shown for another user', () => {
  startSession(tokenOf(dana));
  keepUser({ ...dana, id: 'somebody-else', name: 'אורי' });
  expect(currentSession()?.user.name).toBe('דנה כהן');
});

test('Signing in or out in another tab is noticed here', () => {
  const noticed = vi.fn();
  const stop = subscribeToSession(noticed);
  const token = tokenOf(dana);
  localStorage.setItem(tokenKey, token);
  fromAnotherTab(tokenKey);
  expect(currentToken()).toBe(token);
  localStorage.clear();
  fromAnotherTab(null);
  expect(currentSession()).toBeNull();
  expect(noticed).toHaveBeenCalledTimes(2);
  stop();
});

test('A user who signed out in another tab before anybody listened here is noticed', () => {
  startSession(tokenOf(dana));
  expect(currentSession()?.user.id).toBe(dana.id);
  localStorage.clear();
  const noticed = vi.fn();
  const stop = subscribeToSession(noticed);
  expect(noticed).toHaveBeenCalledOnce();
  expect(currentSession()).toBeNull();
  stop();
});

test('Ending a session leaves nothing of the user on the device', () => {
  startSession(tokenOf(dana));
  keepUser(dana);
  endSession();
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(localStorage.getItem(userKey)).toBeNull();
});

test.for([
  [{}, 'דנה כהן'],
  [{ lastname: null }, 'דנה'],
  [{ firstname: null, lastname: null, name: 'דנה כ.' }, 'דנה כ.'],
  [{ firstname: null, lastname: null, name: '' }, 'dana@example.co.il'],
] as const)('The display name of a user with %o is %s', ([change, name]) => {
  expect(displayName({ ...dana, ...change })).toBe(name);
});
