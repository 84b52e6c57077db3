import { auth } from '@tzemed/contract/account/auth';
import { expect, test } from 'vitest';
import { currentToken, endSession, startSession } from '../../lib/session/session.ts';
import { answersOf, fakeApi, Refusal } from '../../testing/fake-api.ts';
import { dana, tokenOf } from '../../testing/session-fixtures.ts';
import { renewSession } from './renew-session.ts';

const now = Date.UTC(2026, 10, 21, 9);
const hours = (count: number) => count * 60 * 60 * 1000;
const tokenMade = (at: number) => tokenOf({ ...dana, iat: at / 1000 });
const renewed = tokenMade(now);

test('A token of today stays', async () => {
  const requests = fakeApi();
  startSession(tokenMade(now - hours(23)));
  await renewSession(now);
  expect(requests).toEqual([]);
});

test('A token older than a day is changed for a new one', async () => {
  fakeApi(answersOf(auth, { refresh: () => ({ token: renewed }) }));
  startSession(tokenMade(now - hours(25)));
  await renewSession(now);
  expect(currentToken()).toBe(renewed);
});

test('A user who signs out during the renewal stays signed out', async () => {
  const refresh = () => {
    endSession();
    return { token: renewed };
  };
  fakeApi(answersOf(auth, { refresh }));
  startSession(tokenMade(now - hours(25)));
  await renewSession(now);
  expect(currentToken()).toBeUndefined();
});

test('An unavailable server leaves the old token in place', async () => {
  const refresh = () => {
    throw new Refusal(503, { message: 'השירות אינו זמין' });
  };
  fakeApi(answersOf(auth, { refresh }));
  const old = tokenMade(now - hours(25));
  startSession(old);
  await expect(renewSession(now)).rejects.toMatchObject({ status: 503 });
  expect(currentToken()).toBe(old);
});
