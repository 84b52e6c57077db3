import { recoveryDays } from '@tzemed/contract/account/second-factor';
import type { JobContext, Member, Visitor } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import { type Account, lock } from '../../../identity/accounts.ts';
import { audit } from '../../../identity/audit.ts';
import { makeLink, removeLinks, useLink } from '../../../identity/mailed-links.ts';
import * as sessions from '../../../identity/sessions/session-rows.ts';
import { removeName } from '../../../identity/sign-in-names.ts';
import { type Job, job, type Run } from '../../../jobs/job.ts';
import { newId } from '../../../lib/ids.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { compose } from '../../../mail/compose-mail.ts';
import { pageUrl } from '../../../mail/page-url.ts';
import { safetyTexts } from '../security-mail-texts.ts';
import { dropRecovery } from './service-drop-recovery.ts';
import { bringBack, dropRequest } from '../profile/service-email.ts';
import { sendLink } from '../service-links.ts';
import { linkLifeMs, mailNotMe, type Refused } from '../service-report-sign-in.ts';
import { dropPasskey, dropPasskeysSince } from './service-remove-factors.ts';
import { sendNotice } from '../../../mail/account-notice.ts';
import { userOfChallenge } from './service-second-step.ts';
import * as authStore from '../store.ts';
import * as formerEmails from '../../../identity/former-email-rows.ts';
import * as store from './store-second-factor.ts';

const dayMs = 24 * 3_600_000;

type Due = { readonly userId: string; readonly askedAt: string };

/** Mails the link that removes the second factor, unless somebody has objected meanwhile. */
export const mailRecovery: Job<JobContext, Due> = job({
  name: 'auth.recovery',
  run: async (ctx: JobContext, { userId, askedAt }: Due, run: Run) => {
    const now = ctx.clock();
    const made = await transact(ctx, async ({ db }) => {
      const account = await lock(db, userId);
      const recovery = await store.findRecovery(db, userId);
      if (!account || recovery?.askedAt.toISOString() !== askedAt) return undefined;
      if (recovery.dueAt > now) return { dueAt: recovery.dueAt };
      const link = { userId, purpose: 'recovery', payload: undefined, lifeMs: linkLifeMs } as const;
      return { account, token: await makeLink(db, link, now) };
    });
    if (!made) return;
    // The database, which keeps the queue, has a clock of its own, and that was ahead.
    if ('dueAt' in made) return ctx.jobs.send(ctx.db, mailRecovery, { userId, askedAt }, made.dueAt);
    const page = pageUrl(ctx.config.publicUrl, made.account.language, 'remove-second-factor');
    const mail = compose(made.account, safetyTexts.recoveryDue, { url: `${page}#token=${made.token}` });
    await ctx.mailer.send(mail, { id: newId(), date: now, kind: run.kind });
  },
});

/** The mailed link is too old by then, so a request is over and another can be made. */
const overMs = recoveryDays * dayMs + linkLifeMs;

export async function ask(ctx: Visitor, { challenge }: { challenge: string }) {
  const userId = await userOfChallenge(ctx, challenge);
  return transact(ctx, async (ctx) => {
    const { db, now } = ctx;
    if (!(await lock(db, userId))) throw new Refusal(401, 'signInExpired');
    // Void, perhaps, since the account was waited for.
    await userOfChallenge(ctx, challenge);
    const standing = await store.findRecovery(db, userId);
    if (standing && now.getTime() - standing.askedAt.getTime() < overMs) return { dueAt: standing.dueAt };
    await store.removeRecovery(db, userId);
    const dueAt = new Date(now.getTime() + recoveryDays * dayMs);
    await store.insertRecovery(db, { userId, askedAt: now, dueAt });
    const at = now.toISOString();
    await ctx.jobs.send(db, mailNotMe, { userId, dueAt: dueAt.toISOString(), at });
    await ctx.jobs.send(db, mailRecovery, { userId, askedAt: at }, dueAt);
    await audit(ctx, { action: 'recoveryAsked', userId });
    return { dueAt };
  });
}

export const stop = (ctx: Member) =>
  transact(ctx, async (ctx) => {
    const account = await lock(ctx.db, ctx.user.id);
    if (!account) throw new Refusal(401, 'invalidToken');
    await dropRecovery(ctx, account);
  });

export const finish = (ctx: Visitor, { token }: { token: string }) =>
  transact(ctx, async (ctx) => {
    const { account } = await useLink(ctx.db, ['recovery'], token, ctx.now);
    const { id: userId } = account;
    if (!(await store.removeRecovery(ctx.db, userId))) throw new Refusal(422, 'linkInvalid');
    await store.remove(ctx.db, userId);
    await audit(ctx, { action: 'secondFactorRemoved', userId });
    await sendNotice(ctx, account, safetyTexts.disabled, { when: ctx.now });
  });

/** The address that the account had at a moment, where it has another since. */
async function addressAt({ db, now }: Visitor, userId: string, at: Date) {
  const changed = (await formerEmails.list(db, userId)).filter((one) => one.changedAt >= at && one.until > now);
  return changed.toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime())[0];
}

export async function notMe(ctx: Visitor, { token }: { token: string }) {
  const userId = await transact(ctx, async (ctx) => {
    const { db, now } = ctx;
    const { account, payload } = await useLink(db, ['notMe'], token, now);
    const { id: userId } = account;
    const refused = payload as Refused;
    const since = new Date(refused.since);
    // The address may be the other's by now: a link for a new password must not go there.
    const former = await addressAt(ctx, userId, since);
    const owner = { ...account, email: former?.email ?? account.email };
    if (former) await bringBack(ctx, account, former);
    await dropRequest(ctx, userId);
    await dropRecovery(ctx, owner);
    if (refused.familyId) await endSignIn(ctx, owner, refused);
    // Another person knows the password.
    await authStore.updatePassword(db, userId, null, now);
    await removeLinks(db, userId);
    await sessions.revokeAll(db, userId, now);
    await audit(ctx, { action: 'notMe', userId });
    await ctx.jobs.send(db, sendLink, { email: owner.email, purpose: 'reset' });
    return userId;
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
}

/** Removes everything that the stranger signed in with or could return by. The caller holds the account lock. */
async function endSignIn(ctx: Visitor, account: Account, { since, familyId, ways = {} }: Refused) {
  const { db } = ctx;
  await sessions.forgetDevice(db, account.id, familyId!);
  if (ways.passkeyId) await dropPasskey(ctx, account, ways.passkeyId);
  if (ways.identity) await removeName(db, ways.identity, account.id);
  await dropPasskeysSince(ctx, account, new Date(since));
}
