import { returnPath } from '../../lib/session/return-path.ts';
import { currentSession } from '../../lib/session/session.ts';

/** Somebody who is signed in has nothing to do where one signs in. Returns whether the page is about to be left. */
export function redirectSignedIn() {
  const isIn = currentSession() !== null;
  if (isIn) location.replace(returnPath(location.search));
  return isIn;
}
