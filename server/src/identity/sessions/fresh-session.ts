import type { Db } from '../../db/client.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { SessionUser } from './sessions.ts';
import * as sessionRows from './session-rows.ts';

/** Time for which a sign-in, or another proof of who somebody is, lets them do what is sensitive. */
const freshMs = 15 * 60_000;

type Asker = { readonly db: Db; readonly now: Date; readonly user: SessionUser };

/** 403 where the session has not shown who they are for too long. The one rule for all that is sensitive. */
export async function requireFreshSession({ db, now, user }: Asker) {
  const session = await sessionRows.find(db, user);
  // The session ended during the request.
  if (!session) throw new Refusal(401, 'signedOutHere');
  const shown = session.authenticatedAt ?? session.signedInAt;
  if (now.getTime() - shown.getTime() >= freshMs) throw new Refusal(403, 'reauthenticationNeeded');
}
