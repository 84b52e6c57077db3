import { type RegisterInput, wordings } from '@tzemed/contract/auth';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { givingWay } from '../../db/giving-way.ts';
import { audit } from '../../identity/audit.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { complaintAbout } from '../../identity/password-complaint.ts';
import * as passwords from '../../identity/passwords.ts';
import { accountOf } from './public-user.ts';
import { sendNotice } from './service-notices.ts';
import { proveOwner, refuseReplaced } from './service-proofs.ts';
import { dropRecovery } from './service-drop-recovery.ts';
import { signInOrAsk } from './service-second-step.ts';
import { signIn } from './service-sessions.ts';
import * as accounts from '../../identity/accounts.ts';
import { removeLinksOf } from '../../identity/links.ts';
import { deleteExportsOf } from '../../files/exports.ts';
import { removeFiles } from '../../files/jobs.ts';
import { fileIdsOf } from '../../files/rows.ts';
import { removeGuest, removeHouseholds, removeMember } from '../../households/rows.ts';
import { mailTexts } from './mail-texts.ts';
import { dropRequest } from './service-email.ts';
import { sendLink } from './service-links.ts';
import { wrongPassword } from './wrong-password.ts';
import { findRecovery } from './store-second-factor.ts';
import * as store from './store.ts';
import * as formerEmails from './store-former-emails.ts';
import * as sessions from '../../identity/session-rows.ts';

export async function register(ctx: Visitor, { name, email, password }: RegisterInput) {
  const complaint = await complaintAbout(password, { name, email });
  if (complaint) throw invalid({ password: complaint });
  const passwordHash = await passwords.hash(ctx.address, password);
  return transact(ctx, async (ctx) => {
    const account = await store.insert(ctx.db, { name, email, passwordHash, language: ctx.lang }, ctx.now);
    if (!account) throw new Refusal(409, 'emailTaken', { fields: { email: 'emailTaken' } });
    await store.insertConsents(ctx.db, account.id, wordings, ctx.now);
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
  const answer = await transact(ctx, async (ctx) => {
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

export async function signedInAccount(ctx: Member) {
  const account = await accounts.find(ctx.db, ctx.user.id);
  if (!account) throw new Refusal(401, 'invalidToken');
  return account;
}

export async function me(ctx: Member) {
  const account = await signedInAccount(ctx);
  return { ...accountOf(account), recoveryDueAt: (await findRecovery(ctx.db, account.id))?.dueAt };
}

export async function changePassword(ctx: Member, input: { currentPassword: string; newPassword: string }) {
  const account = await signedInAccount(ctx);
  if (!account.passwordHash) throw invalid({ currentPassword: 'passwordNotSet' });
  const isRight = await passwords.verify(ctx.address, account.passwordHash, input.currentPassword);
  // The new one was brought to NFC by the contract, the current one is taken as it was typed.
  const isSame = input.newPassword === input.currentPassword.normalize('NFC');
  const complaint = isSame ? 'passwordSame' : await complaintAbout(input.newPassword, account);
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

export async function removeAccount(ctx: Member, { password }: { password?: string | undefined }) {
  const account = await signedInAccount(ctx);
  await proveOwner(ctx, account, password, 'accountRemoved');
  await givingWay(ctx, async (ctx) => {
    // Nobody signs in, asks for a link or adds a pet from here on; two who delete it are told apart.
    const held = await accounts.lock(ctx.db, account.id);
    if (!held) throw new Refusal(401, 'invalidToken');
    refuseReplaced(account, held);
    const homes = await removeMember(ctx.db, account.id, ctx.now);
    const fileIds = await fileIdsOf(ctx.db, homes);
    const copies = await deleteExportsOf(ctx.db, account.id);
    const pictures = held.profilePicture ? [held.profilePicture] : [];
    await ctx.jobs.send(ctx.db, removeFiles, { ids: [...fileIds, ...pictures, ...copies] });
    await removeHouseholds(ctx.db, homes);
    await removeGuest(ctx.db, account.id, ctx.now);
    const former = await formerEmails.list(ctx.db, account.id);
    const addresses = [account.email, ...former.map(({ email }) => email)];
    for (const email of account.pendingEmail === null ? addresses : [...addresses, account.pendingEmail])
      await ctx.jobs.forget(ctx.db, { households: homes, email, userId: account.id });
    // Former addresses are told, too: the change of address may have been a theft.
    for (const email of addresses)
      await sendNotice(ctx, { ...account, email }, mailTexts.accountRemoved, { when: ctx.now });
    await store.remove(ctx.db, account.id);
    // What stays is that this id was deleted, and when: no address, and no user for the row to go with.
    await audit({ db: ctx.db, now: ctx.now }, { action: 'accountRemoved', object: account.id });
  });
  ctx.afterwards.push(() => ctx.sessions.forget(account.id));
}
