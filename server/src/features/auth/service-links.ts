import type { JobContext, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { find, findByEmail, lock } from '../../identity/accounts.ts';
import { audit } from '../../identity/audit.ts';
import { findLink, makeLink, removeLinks, useLink } from '../../identity/mailed-links.ts';
import { passwordProblem } from '../../identity/credentials/password-rules.ts';
import * as passwords from '../../identity/credentials/passwords.ts';
import type { SignInName } from '../../identity/sign-in-names.ts';
import * as sessions from '../../identity/sessions/session-rows.ts';
import { job, type Run } from '../../jobs/job.ts';
import { newId } from '../../lib/ids.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { compose } from '../../mail/compose-mail.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { mailTexts } from './mail-texts.ts';
import { dropFactors, dropPasskeysSince } from './second-factor/service-remove-factors.ts';
import { dropRecovery } from './second-factor/service-drop-recovery.ts';
import { sendNotice } from '../../mail/account-notice.ts';
import * as store from './store.ts';

const minuteMs = 60_000;
/** A passkey that was added within it may be the reason for a new password. */
const doubtfulMs = 7 * 24 * 60 * minuteMs;
const kinds = {
  verify: { page: 'verify-email', lifeMs: 24 * 60 * minuteMs },
  reset: { page: 'reset-password', lifeMs: 30 * minuteMs },
  google: { page: 'auth/google/confirm', lifeMs: 30 * minuteMs },
} as const;

type Wanted = {
  readonly email: string;
  readonly purpose: keyof typeof kinds;
  /** Identity that the link will connect; set for `google`. */
  readonly identity?: SignInName;
};

/** Mails a link with a secret; the secret is made when the mail is, in the account's language, so that it lies in no queue. */
export const sendLink = job({
  name: 'auth.link',
  batch: 5,
  concurrency: 2,
  // A password reset goes first: its user can do nothing until the mail arrives.
  urgency: ({ purpose }) => (purpose === 'reset' ? 1 : 0),
  run: async (ctx: JobContext, { email, purpose, identity: payload }: Wanted, run: Run) => {
    const now = ctx.clock();
    const { page, lifeMs } = kinds[purpose];
    const found = await findByEmail(ctx.db, email);
    // Most jobs of a flood of invented addresses end here, after one query each.
    if (!found) return;
    const made = await transact(ctx, async (ctx) => {
      const account = await lock(ctx.db, found.id);
      if (!account || (purpose === 'verify' && account.emailVerifiedAt)) return undefined;
      return { account, token: await makeLink(ctx.db, { userId: account.id, purpose, payload, lifeMs }, now) };
    });
    if (!made) return;
    const url = `${pageUrl(ctx.config.publicUrl, made.account.language, page)}#token=${made.token}`;
    // Each try has a secret of its own, so it is another mail and not the same one again.
    await ctx.mailer.send(compose(made.account, mailTexts[purpose], { url }), {
      id: newId(),
      date: now,
      kind: run.kind,
    });
  },
});

/** The same work for every address, known or not: whether there is an account is only asked in the job. */
export const request = (ctx: Visitor, purpose: 'verify' | 'reset', { email }: { email: string }) =>
  ctx.jobs.send(ctx.db, sendLink, { email, purpose });

export async function reset(ctx: Visitor, { token, password }: { token: string; password: string }) {
  const { userId } = await findLink(ctx.db, ['reset'], token, ctx.now);
  const owner = await find(ctx.db, userId);
  if (!owner) throw new Refusal(422, 'linkInvalid');
  const complaint = await passwordProblem(password, owner);
  if (complaint) throw invalid({ password: complaint });
  const passwordHash = await passwords.hash(ctx.address, password);
  await transact(ctx, async (ctx) => {
    const { account } = await useLink(ctx.db, ['reset'], token, ctx.now);
    await store.updatePassword(ctx.db, account.id, passwordHash, ctx.now);
    // The link came by mail, so the address is theirs.
    await store.updateVerified(ctx.db, account.id, ctx.now);
    await removeLinks(ctx.db, account.id);
    // A request for another address may come from somebody who knew the old password.
    await store.updatePendingEmail(ctx.db, account.id, null, ctx.now);
    await dropRecovery(ctx, account);
    // The address was never proven, so the second factors may be those of a stranger who signed up with it.
    if (!account.emailVerifiedAt) await dropFactors(ctx, account);
    else await dropPasskeysSince(ctx, account, new Date(ctx.now.getTime() - doubtfulMs));
    await sessions.revokeAll(ctx.db, account.id, ctx.now);
    await audit(ctx, { action: 'passwordReset', userId: account.id });
    await sendNotice(ctx, account, mailTexts.passwordChanged, { when: ctx.now });
  });
  ctx.afterwards.push(() => ctx.sessions.forget(owner.id));
}
