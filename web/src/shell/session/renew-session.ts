import { auth } from '@tzemed/contract/account/auth';
import { callsOf } from '../../lib/api/api-client.ts';
import { currentToken, renewToken } from '../../lib/session/session.ts';
import { issuedAt } from '../../lib/session/token.ts';

const api = callsOf(auth);
const dayMs = 24 * 60 * 60 * 1000;

/** Changes a token that is older than a day for a new one, since a stolen one is then worth little, or one that is stale. */
export async function renewSession(now: number, isStale: (token: string) => boolean = () => false) {
  const token = currentToken();
  if (!token || (now - issuedAt(token) < dayMs && !isStale(token))) return;
  const { token: next } = await api.refresh();
  // Signed out, or in as somebody else, while the answer was on its way.
  if (currentToken() === token) renewToken(next);
}

/** Renews in one tab at a time: to the server a token used again long after its renewal looks stolen. */
export function renewSessionAcrossTabs(isStale?: (token: string) => boolean) {
  const renew = () => renewSession(Date.now(), isStale);
  // Browsers have locks on https and localhost only.
  const renewed = 'locks' in navigator ? navigator.locks.request('renew-session', renew) : renew();
  // The session goes on with the old token, and the next visit tries again.
  renewed.catch(() => undefined);
}
