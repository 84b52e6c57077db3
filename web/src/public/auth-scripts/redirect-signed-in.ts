import { returnPath } from '../../lib/session/return-path.ts';
import { currentSession } from '../../lib/session/session.ts';

/** Redirects signed-in users away from a sign-in page. Returns true if the page is about to be left. */
export function redirectSignedIn() {
  const isIn = currentSession() !== null;
  if (isIn) location.replace(returnPath(location.search));
  return isIn;
}
