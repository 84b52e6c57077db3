import type { PasskeyAnswer } from '@tzemed/contract/account/passkeys';
import type { Visitor } from '../../../context.ts';
import { type Account } from '../../../identity/accounts.ts';
import { audit } from '../../../identity/audit.ts';
import { findLink, makeLink, useLink } from '../../../identity/mailed-links.ts';
import { invalid, Refusal } from '../../../lib/refusal.ts';
import { safetyTexts } from '../security-mail-texts.ts';
import { sendNotice } from '../../../mail/account-notice.ts';
import type { Ways } from '../service-report-sign-in.ts';
import { isStillThere, verifyPasskey } from './service-passkeys.ts';
import { takeCode, takeRecoveryCode } from './service-proofs.ts';
import { signIn, transactSignIn } from '../service-sessions.ts';
import * as passkeys from './store-passkeys.ts';
import * as store from './store-second-factor.ts';

const lifeMs = 10 * 60_000;
const purposes = ['secondFactor'] as const;

/**
 * Signs in whoever has shown the first factor, or asks for the second where the account has one. The caller holds the
 * account.
 */
export async function signInOrAsk(ctx: Visitor, account: Account, ways: Ways = {}) {
  if (!(await store.find(ctx.db, account.id))?.enabledAt) return signIn(ctx, account, ways);
  const link = { userId: account.id, purpose: 'secondFactor', payload: ways, lifeMs } as const;
  const challenge = await makeLink(ctx.db, link, ctx.now);
  const hasPasskey = (await passkeys.listCredentials(ctx.db, account.id)).length > 0;
  return { secondFactor: { challenge, hasPasskey } };
}

const expired = (error: unknown): never => {
  throw error instanceof Refusal && error.code === 'linkInvalid' ? new Refusal(401, 'signInExpired') : error;
};

/** Id of the account whose sign-in waits for its second step. */
export const userOfChallenge = async ({ db, now }: Visitor, challenge: string) =>
  (await findLink(db, purposes, challenge, now).catch(expired)).userId;

type Answer = {
  readonly challenge: string;
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
};

export async function enter(ctx: Visitor, { challenge, ...answer }: Answer) {
  const userId = await userOfChallenge(ctx, challenge);
  // Taken past the transaction: a right code stays used where the sign-in fails afterwards.
  const shown = await showSecond(ctx, userId, answer).catch(async (complaint: unknown) => {
    if (complaint instanceof Refusal) await audit(ctx, { action: 'secondFactor', userId, result: 'refused' });
    throw complaint;
  });
  return transactSignIn(ctx, userId, async (ctx) => {
    const { account, payload } = await useLink(ctx.db, purposes, challenge, ctx.now).catch(expired);
    if (shown && !(await isStillThere(ctx, shown))) throw new Refusal(401, 'passkeyRefused');
    if (answer.recoveryCode !== undefined) {
      const left = await store.countCodesLeft(ctx.db, userId);
      await sendNotice(ctx, account, safetyTexts.codeUsed, { when: ctx.now, left: String(left) });
    }
    return signIn(ctx, account, { ...(payload as Ways | null), ...(shown && { passkeyId: shown.passkeyId }) });
  });
}

/** The passkey, where it was one that was shown. @throws the complaint */
async function showSecond(ctx: Visitor, userId: string, { code, recoveryCode, passkey }: Omit<Answer, 'challenge'>) {
  if (passkey) {
    const shown = await verifyPasskey(ctx, passkey);
    if (shown?.userId !== userId) throw new Refusal(401, 'passkeyRefused');
    return shown;
  }
  if (recoveryCode !== undefined) {
    const complaint = await takeRecoveryCode(ctx, userId, recoveryCode);
    if (complaint) throw invalid({ recoveryCode: complaint });
  } else if (!(await takeCode(ctx, userId, code ?? ''))) throw invalid({ code: 'codeOutdated' });
  return undefined;
}
