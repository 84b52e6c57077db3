import type { RegisterInput } from '@tzemed/contract/account/auth';
import { wordings } from '@tzemed/contract/account/consent-kinds';
import { consentsDue } from '@tzemed/contract/account/consents';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { audit } from '../../identity/audit.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { passwordProblem } from '../../identity/credentials/password-rules.ts';
import * as passwords from '../../identity/credentials/passwords.ts';
import { accountOf } from './public-user.ts';
import { sendNotice } from '../../mail/account-notice.ts';
import { dropRecovery } from './second-factor/service-drop-recovery.ts';
import { signInOrAsk } from './second-factor/service-second-step.ts';
import { signIn, transactSignIn } from './service-sessions.ts';
import * as accounts from '../../identity/accounts.ts';
import { listNotices } from '../../live/site-notices.ts';
import { findBounce } from '../../mail/bounce-rows.ts';
import { removeLinksOf } from '../../identity/mailed-links.ts';
import { mailTexts } from './mail-texts.ts';
import { dropRequest } from './profile/service-email.ts';
import { sendLink } from './service-links.ts';
import { wrongPassword } from '../../identity/credentials/wrong-password.ts';
import { findRecovery } from './second-factor/store-second-factor.ts';
import * as store from './store.ts';
import * as consents from '../../identity/consent-rows.ts';
import * as sessions from '../../identity/sessions/session-rows.ts';

export async function register(ctx: Visitor, { name, email, password }: RegisterInput) {
  const complaint = await passwordProblem(password, { name, email });
  if (complaint) throw invalid({ password: complaint });
  const passwordHash = await passwords.hash(ctx.address, password);
  return transact(ctx, async (ctx) => {
    const account = await store.insert(ctx.db, { name, email, passwordHash, language: ctx.lang }, ctx.now);
    if (!account) throw new Refusal(409, 'emailTaken', { fields: { email: 'emailTaken' } });
    await consents.insert(ctx.db, account.id, wordings, ctx.now);
    await ctx.jobs.send(ctx.db, sendLink, { email, purpose: 'verify' });
    await audit(ctx, { action: 'register', userId: account.id });
    return signIn(ctx, account);
  });
}

export async function login(ctx: Visitor, { email, password }: { email: string; password: string }) {
  const found = await accounts.findByEmail(ctx.db, email);
  const isRight = await passwords.verify(ctx.address, found?.passwordHash, password);
  if (!found?.passwordHash || !isRight) return refuseSignIn(ctx, found);
  const risen = passwords.isOutdated(found.passwordHash) ? await passwords.hash(ctx.address, password) : undefined;
  const answer = await transactSignIn(ctx, found.id, async (ctx) => {
    const account = await accounts.lock(ctx.db, found.id);
    // Changed while this one was being compared: the old password opens nothing any more.
    if (account?.passwordHash !== found.passwordHash) return undefined;
    if (risen) await store.updatePassword(ctx.db, account.id, risen, ctx.now);
    return signInOrAsk(ctx, account);
  });
  return answer ?? refuseSignIn(ctx, found);
}

/** The same answer, and the same work, for a wrong password and an unknown address. */
async function refuseSignIn(ctx: Visitor, account: accounts.Account | undefined): Promise<never> {
  await audit(ctx, { action: 'signIn', userId: account?.id, result: 'refused' });
  throw new Refusal(401, 'wrongCredentials');
}

export async function me(ctx: Member) {
  const account = await accounts.findSignedIn(ctx);
  return {
    ...accountOf(account),
    recoveryDueAt: (await findRecovery(ctx.db, account.id))?.dueAt,
    deletionDueAt: account.deletionDueAt ?? undefined,
    consentsDue: consentsDue(await consents.list(ctx.db, account.id)),
    mailBouncedAt: await findBounce(ctx.db, account.email),
    notices: await listNotices(ctx.db, ctx.now, ctx.lang),
  };
}

export async function changePassword(ctx: Member, input: { currentPassword: string; newPassword: string }) {
  const account = await accounts.findSignedIn(ctx);
  if (!account.passwordHash) throw invalid({ currentPassword: 'passwordNotSet' });
  const isRight = await passwords.verify(ctx.address, account.passwordHash, input.currentPassword);
  // The new one was brought to NFC by the contract, the current one is taken as it was typed.
  const isSame = input.newPassword === input.currentPassword.normalize('NFC');
  const complaint = isSame ? 'passwordSame' : await passwordProblem(input.newPassword, account);
  if (!isRight || complaint) {
    throw invalid({
      ...(!isRight && { currentPassword: wrongPassword(ctx, 'currentPasswordWrong') }),
      ...(complaint && { newPassword: complaint }),
    });
  }
  const passwordHash = await passwords.hash(ctx.address, input.newPassword);
  const { id: userId, sessionId } = ctx.user;
  await transact(ctx, async (ctx) => {
    const held = await accounts.lock(ctx.db, userId);
    // Replaced by mail or another device meanwhile: the old password changes nothing any more.
    if (held?.passwordHash !== account.passwordHash) throw invalid({ currentPassword: 'currentPasswordWrong' });
    await store.updatePassword(ctx.db, userId, passwordHash, ctx.now);
    // A request for another address may come from somebody who knew the old password.
    await dropRequest(ctx, userId);
    await removeLinksOf(ctx.db, userId, 'secondFactor');
    await dropRecovery(ctx, account);
    await sessions.revokeOthers(ctx.db, userId, sessionId, ctx.now);
    await audit(ctx, { action: 'passwordChanged', userId, sessionId });
    await sendNotice(ctx, account, mailTexts.passwordChanged, { when: ctx.now });
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
}
