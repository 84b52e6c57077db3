import type { Visitor } from '../../../context.ts';
import type { Account } from '../../../identity/accounts.ts';
import { audit } from '../../../identity/audit.ts';
import { safetyTexts } from '../security-mail-texts.ts';
import { sendNotice } from '../../../mail/account-notice.ts';
import * as passkeys from './store-passkeys.ts';
import * as secondFactor from './store-second-factor.ts';

/**
 * Takes away passkeys that somebody else may have added since a moment. The second factor stays: whoever reads the mails
 * alone must not get past it. The caller holds the account.
 */
export async function dropPasskeysSince(ctx: Visitor, account: Account, since: Date) {
  await tellRemoved(ctx, account, await passkeys.removeSince(ctx.db, account.id, since));
}

/** Takes away the passkey that somebody else has signed in with. The caller holds the account. */
export async function dropPasskey(ctx: Visitor, account: Account, id: string) {
  const removed = await passkeys.remove(ctx.db, account.id, id);
  await tellRemoved(ctx, account, removed ? [removed] : []);
}

/** Takes away all that a stranger may have added who signed up with somebody's address. The caller holds the account. */
export async function dropFactors(ctx: Visitor, account: Account) {
  await dropPasskeysSince(ctx, account, new Date(0));
  const wasOn = (await secondFactor.find(ctx.db, account.id))?.enabledAt;
  await secondFactor.remove(ctx.db, account.id);
  if (!wasOn) return;
  await audit(ctx, { action: 'secondFactorRemoved', userId: account.id });
  await sendNotice(ctx, account, safetyTexts.disabled, { when: ctx.now });
}

async function tellRemoved(ctx: Visitor, account: Account, removed: readonly { readonly name: string }[]) {
  for (const { name } of removed) {
    await audit(ctx, { action: 'passkeyRemoved', userId: account.id, object: name });
    await sendNotice(ctx, account, safetyTexts.passkeyRemoved, { when: ctx.now, name });
  }
}
