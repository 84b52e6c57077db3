import type { Visitor } from '../../../context.ts';
import { type Account } from '../../../identity/accounts.ts';
import { audit } from '../../../identity/audit.ts';
import { removeLinksOf } from '../../../identity/mailed-links.ts';
import { safetyTexts } from '../security-mail-texts.ts';
import { sendNotice } from '../../../mail/account-notice.ts';
import * as store from './store-second-factor.ts';

/** A removal of the second factor that was asked for comes to nothing. The caller holds the account. */
export async function dropRecovery(ctx: Visitor, account: Account) {
  const { id: userId } = account;
  if (!(await store.removeRecovery(ctx.db, userId))) return;
  await removeLinksOf(ctx.db, userId, 'recovery');
  await audit(ctx, { action: 'recoveryStopped', userId });
  await sendNotice(ctx, account, safetyTexts.recoveryStopped, { when: ctx.now });
}
