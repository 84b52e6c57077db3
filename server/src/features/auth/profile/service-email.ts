import type { JobContext, Visitor } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import { type Account, findByAnyEmail, isSameAddress, lock } from '../../../identity/accounts.ts';
import { audit } from '../../../identity/audit.ts';
import { makeLink, removeLinks, removeLinksOf, removeRestoringLinks, useLink } from '../../../identity/mailed-links.ts';
import * as sessions from '../../../identity/sessions/session-rows.ts';
import { emailName, insertName, removeName } from '../../../identity/sign-in-names.ts';
import { job, type Run } from '../../../jobs/job.ts';
import { newId } from '../../../lib/ids.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { compose } from '../../../mail/compose-mail.ts';
import { pageUrl } from '../../../mail/page-url.ts';
import { emailTexts } from './email-texts.ts';
import { dropPasskeysSince } from '../second-factor/service-remove-factors.ts';
import { dropRecovery } from '../second-factor/service-drop-recovery.ts';
import { sendLink } from '../service-links.ts';
import { sendNotice } from '../../../mail/account-notice.ts';
import * as store from '../store.ts';
import * as formerEmails from '../../../identity/former-email-rows.ts';

const hourMs = 3_600_000;
const confirmMs = 24 * hourMs;
/** Period in which the old address can undo a change of address. */
const restoreMs = 7 * 24 * hourMs;

type Address = { readonly userId: string; readonly email: string };

/** Mails a link to a new address. Its secret is made with the mail, so that it lies in no queue. */
export const mailNewEmail = job({
  name: 'auth.newEmail',
  batch: 5,
  concurrency: 2,
  run: async (ctx: JobContext, { userId, email }: Address, run: Run) => {
    const now = ctx.clock();
    const made = await transact(ctx, async ({ db }) => {
      const account = await lock(db, userId);
      // Taken back meanwhile, or another address was asked for.
      if (account?.pendingEmail !== email) return undefined;
      const owner = await findByAnyEmail(db, email);
      if (owner && owner.id !== userId) return { account, token: undefined };
      const link = { userId, purpose: 'newEmail', payload: { email }, lifeMs: confirmMs } as const;
      return { account, token: await makeLink(db, link, now) };
    });
    if (!made) return;
    // A stranger's address as long as nobody has confirmed it: the mail calls nobody by name.
    const reader = { ...made.account, email, emailVerifiedAt: null };
    const urlOf = (page: string) => pageUrl(ctx.config.publicUrl, reader.language, page);
    const mail =
      made.token === undefined
        ? compose(reader, emailTexts.taken, { url: urlOf('login') })
        : compose(reader, emailTexts.confirm, { url: `${urlOf('verify-email')}#token=${made.token}` });
    await ctx.mailer.send(mail, { id: newId(), date: now, kind: run.kind });
  },
});

/** Mails the old address that it is no longer that of the account, with the link that takes this back. */
export const mailOldEmail = job({
  name: 'auth.oldEmail',
  batch: 5,
  concurrency: 2,
  urgency: () => 1,
  run: async (ctx: JobContext, { userId, email }: Address, run: Run) => {
    const now = ctx.clock();
    const made = await transact(ctx, async ({ db }) => {
      const account = await lock(db, userId);
      const former = await formerEmails.find(db, userId, email, now);
      if (!account || !former) return undefined;
      const lifeMs = former.until.getTime() - now.getTime();
      const link = { userId, purpose: 'restoreEmail', payload: { email }, lifeMs } as const;
      return { account, when: former.changedAt, token: await makeLink(db, link, now) };
    });
    if (!made) return;
    const { account, token, when } = made;
    const url = `${pageUrl(ctx.config.publicUrl, account.language, 'restore-email')}#token=${token}`;
    const filling = { when, email: account.email, url };
    await ctx.mailer.send(compose({ ...account, email }, emailTexts.changed, filling), {
      id: newId(),
      date: now,
      kind: run.kind,
    });
  },
});

/** Asks for another address, asks again, or takes that back with the current one. The caller holds the account. */
export async function requestEmail(ctx: Visitor, account: Account, email: string) {
  const { id: userId, pendingEmail } = account;
  if (isSameAddress(account.email, email)) return dropRequest(ctx, userId);
  await store.updatePendingEmail(ctx.db, userId, email, ctx.now);
  await ctx.jobs.send(ctx.db, mailNewEmail, { userId, email });
  const isAskedAgain = pendingEmail !== null && isSameAddress(pendingEmail, email);
  // An address that nobody has confirmed may be a stranger's.
  if (account.emailVerifiedAt && !isAskedAgain)
    await sendNotice(ctx, account, emailTexts.asked, { when: ctx.now, email });
}

/** A change of address that was asked for and not confirmed yet comes to nothing. The caller holds the account. */
export async function dropRequest({ db, now }: Pick<Visitor, 'db' | 'now'>, userId: string) {
  await store.updatePendingEmail(db, userId, null, now);
  await removeLinksOf(db, userId, 'newEmail');
}

const emailOf = (payload: unknown) => (payload as { email: string }).email;

/** Confirms the address to which a link was mailed: the account's own, or the one that it is to have. */
export const verify = (ctx: Visitor, { token }: { token: string }) =>
  transact(ctx, async (ctx) => {
    const { account, purpose, payload } = await useLink(ctx.db, ['verify', 'newEmail'], token, ctx.now);
    if (purpose === 'newEmail') return applyEmail(ctx, account, payload);
    await store.updateVerified(ctx.db, account.id, ctx.now);
    await audit(ctx, { action: 'emailVerified', userId: account.id });
  });

/** Makes the address to which a link was mailed that of the account. The caller holds the account. */
async function applyEmail(ctx: Visitor, account: Account, payload: unknown) {
  const { db, now } = ctx;
  const [userId, email] = [account.id, emailOf(payload)];
  if (account.pendingEmail !== email) throw new Refusal(422, 'linkInvalid');
  const isNew = await insertName(db, emailName(email), userId, now);
  // Another person has registered with the address since the mail. A former address of the account still belongs to it.
  if (!isNew && (await findByAnyEmail(db, email))?.id !== userId) throw new Refusal(422, 'linkInvalid');
  await formerEmails.remove(db, userId, email);
  await removeRestoringLinks(db, userId, [email]);
  if (account.emailVerifiedAt) {
    const former = { userId, email: account.email, changedAt: now, until: new Date(now.getTime() + restoreMs) };
    await formerEmails.insert(db, former);
    await ctx.jobs.send(db, mailOldEmail, { userId, email: account.email });
  } else await removeName(db, emailName(account.email), userId);
  await store.updateEmail(db, userId, email, now);
  // Others were mailed to the old address.
  await removeLinks(db, userId);
  await audit(ctx, { action: 'emailChanged', userId });
}

/**
 * Takes a change of address back. The person who changed it knows the password and may have connected a provider: both are
 * dropped, and the restored address is mailed a link for a new password.
 */
export async function restoreEmail(ctx: Visitor, { token }: { token: string }) {
  const userId = await transact(ctx, async (ctx) => {
    const { db, now } = ctx;
    const { account, payload } = await useLink(db, ['restoreEmail'], token, now);
    const [userId, email] = [account.id, emailOf(payload)];
    const former = await formerEmails.find(db, userId, email, now);
    if (!former) throw new Refusal(422, 'linkInvalid');
    await bringBack(ctx, account, { ...former, email });
    await store.updatePassword(db, userId, null, now);
    await removeLinks(db, userId);
    await sessions.revokeAll(db, userId, now);
    await ctx.jobs.send(db, sendLink, { email, purpose: 'reset' });
    return userId;
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
}

type Former = { readonly email: string; readonly changedAt: Date };

/**
 * Gives the account an address back that it had, without what was connected or added since. A second factor stays. The
 * caller holds the account.
 */
export async function bringBack(ctx: Visitor, account: Account, { email, changedAt }: Former) {
  const { db, now } = ctx;
  const { id: userId } = account;
  // Addresses from before this one can still be brought back: by somebody who was robbed of those, too.
  const later = (await formerEmails.list(db, userId)).filter((one) => one.changedAt > changedAt);
  const dropped = [account.email, ...later.map((one) => one.email)].filter((one) => !isSameAddress(one, email));
  for (const one of dropped) await removeName(db, emailName(one), userId);
  for (const one of [email, ...dropped]) await formerEmails.remove(db, userId, one);
  await removeRestoringLinks(db, userId, [email, ...dropped]);
  await store.removeProviderNames(db, userId, changedAt);
  await store.updateEmail(db, userId, email, now);
  const owner = { ...account, email };
  await dropPasskeysSince(ctx, owner, changedAt);
  await dropRecovery(ctx, owner);
  await audit(ctx, { action: 'emailRestored', userId });
}
