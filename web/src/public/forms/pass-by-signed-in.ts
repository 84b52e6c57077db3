import { returnPath } from '../../lib/return-path.ts';
import { currentSession } from '../../lib/session.ts';

/** Somebody who is signed in has nothing to do where one signs in. */
export function passBySignedIn() {
  if (currentSession()) location.replace(returnPath(location.search));
}
