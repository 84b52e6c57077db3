import type { AuditAction } from '@tzemed/contract/views/activity';
import type { Db } from '../../db/client.ts';
import { invalid } from '../../lib/refusal.ts';
import type { Account } from '../accounts.ts';
import { audit } from '../audit.ts';
import { requireFreshSession } from '../sessions/fresh-session.ts';
import * as passwords from './passwords.ts';
import type { SessionUser } from '../sessions/sessions.ts';
import { wrongPassword } from './wrong-password.ts';

type Asker = {
  readonly db: Db;
  readonly now: Date;
  readonly address: string;
  readonly attempts: { readonly left?: number };
  readonly user: SessionUser;
};

/**
 * The password of an account that has one; of another the session has to be fresh. Refusals are noted under the action
 * that it was asked for.
 */
export async function proveOwner(
  ctx: Asker,
  { id: userId, passwordHash }: Account,
  password: string | undefined,
  action: AuditAction,
) {
  if (!passwordHash) return requireFreshSession(ctx);
  if (!password) throw invalid({ password: 'passwordRequired' });
  if (await passwords.verify(ctx.address, passwordHash, password)) return;
  await audit(ctx, { action, userId, result: 'refused' });
  throw invalid({ password: wrongPassword(ctx) });
}

/** The password was replaced by mail or another device since it was shown: the old one changes nothing any more. */
export function refuseReplaced(shown: Account, held: Account) {
  if (held.passwordHash !== shown.passwordHash) throw invalid({ password: 'passwordWrong' });
}
