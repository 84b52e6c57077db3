import { isIP } from 'node:net';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';

export type AuditAction =
  | 'register'
  | 'signIn'
  | 'signOut'
  | 'refreshReused'
  | 'emailVerified'
  | 'passwordReset'
  | 'passwordChanged'
  | 'googleConnected'
  | 'accountRemoved';

type Happened = { readonly db: Db; readonly now: Date; readonly address?: string | undefined };
type Entry = {
  readonly action: AuditAction;
  /** Whose account it is; rows go with it. */
  readonly userId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly object?: string;
  readonly result?: 'ok' | 'refused';
};

/** Adds a line to the record that nobody edits. */
export const audit = ({ db, now, address }: Happened, { action, userId, sessionId, object, result = 'ok' }: Entry) =>
  db
    .insertInto('audit')
    .values({ id: newId(), at: now, userId, sessionId, address: inetOf(address), action, object, result })
    .execute();

/** PostgreSQL's inet takes no zone (`fe80::1%eth0`), and a proxy can name a peer that is no address at all. */
function inetOf(address: string | undefined) {
  const [bare = ''] = (address ?? '').split('%', 1);
  return isIP(bare) ? bare : null;
}
