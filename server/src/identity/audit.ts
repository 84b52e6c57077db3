import { isIP } from 'node:net';
import type { AuditAction } from '@tzemed/contract/views/activity';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';

type Happened = { readonly db: Db; readonly now: Date; readonly address?: string | undefined };
type Entry = {
  readonly action: AuditAction;
  /** Account of the event; its rows are deleted with it. */
  readonly userId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly object?: string;
  readonly result?: 'ok' | 'refused';
};

/** Adds a line to the record that nobody edits. */
export function audit({ db, now, address }: Happened, { userId, sessionId, result = 'ok', ...what }: Entry) {
  const event = { id: newId(), at: now, address: inetOf(address), result, ...what };
  const insert =
    userId === undefined
      ? db.insertInto('anonymousAudit').values(event)
      : db.insertInto('audit').values({ ...event, userId, sessionId });
  return insert.execute();
}

/** PostgreSQL's inet takes no zone (`fe80::1%eth0`), and a proxy can name a peer that is no address at all. */
function inetOf(address: string | undefined) {
  const [bare = ''] = (address ?? '').split('%', 1);
  return isIP(bare) ? bare : null;
}
