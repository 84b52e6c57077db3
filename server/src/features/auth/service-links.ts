import { randomBytes } from 'node:crypto';
import type { JobContext, Visitor } from '../../context.ts';
import { type Db, transact } from '../../db/client.ts';
import { hashOf } from '../../identity/sessions.ts';
import { audit } from '../../identity/audit.ts';
import { newId } from '../../lib/ids.ts';
import type { JobData } from '../../jobs/queue.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { mailTo } from '../../mail/compose.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { complaintAbout } from '../../identity/password-complaint.ts';
import * as passwords from '../../identity/passwords.ts';
import { sendNotice } from './service-notices.ts';
import * as store from './store.ts';
import * as links from '../../identity/link-rows.ts';
import * as sessions from '../../identity/session-rows.ts';

const minuteMs = 60_000;
const kinds = {
  verify: { page: 'verify-email', lifeMs: 24 * 60 * minuteMs },
  reset: { page: 'reset-password', lifeMs: 30 * minuteMs },
  google: { page: 'auth/google/confirm', lifeMs: 30 * minuteMs },
} as const;

/** The same work for every address, known or not: whether there is an account is only asked in the job. */
export const request = (ctx: Visitor, purpose: 'verify' | 'reset', { email }: { email: string }) =>
  ctx.jobs.send(ctx.db, 'auth.link', { email, purpose });

/** The job: makes the secret, keeps its hash and mails it, in the language of the account. */
export async function send(ctx: JobContext, { email, purpose, identity }: JobData['auth.link']) {
  const now = ctx.clock();
  const token = randomBytes(32).toString('base64url');
  const { page, lifeMs } = kinds[purpose];
  const account = await transact(ctx.db, async (tx) => {
    const found = await store.findByEmail(tx, email);
    const account = found && (await store.lock(tx, found.id));
    if (!account || (purpose === 'verify' && account.emailVerifiedAt)) return undefined;
    const expiresAt = new Date(now.getTime() + lifeMs);
    const link = { userId: account.id, purpose, tokenHash: hashOf(token), payload: identity, expiresAt };
    await links.replace(tx, link, now);
    return account;
  });
  if (!account) return;
  const url = `${pageUrl(ctx.config.publicUrl, account.language, page)}#token=${token}`;
  // Each try has a secret of its own, so it is another mail and not the same one again.
  await ctx.mailer.send(mailTo(account, purpose, { url }), { id: newId(), date: now });
}

/** Uses a link up, or refuses it without saying why. */
export async function use(db: Db, purpose: links.LinkPurpose, token: string, now: Date) {
  const tokenHash = hashOf(token);
  const found = await links.find(db, purpose, tokenHash, now);
  // The account before the link, as everywhere: two orders of locks would be a deadlock now and then.
  const account = found && (await store.lock(db, found.userId));
  const link = account && (await links.use(db, purpose, tokenHash, now));
  if (!link) throw new Refusal(422, 'linkInvalid');
  return { account, payload: link.payload };
}

export const verify = (ctx: Visitor, { token }: { token: string }) =>
  transact(ctx.db, async (db) => {
    const { account } = await use(db, 'verify', token, ctx.now);
    await store.updateVerified(db, account.id, ctx.now);
    await audit({ ...ctx, db }, { action: 'emailVerified', userId: account.id });
  });

export async function reset(ctx: Visitor, { token, password }: { token: string; password: string }) {
  const found = await links.find(ctx.db, 'reset', hashOf(token), ctx.now);
  const owner = found && (await store.find(ctx.db, found.userId));
  if (!owner) throw new Refusal(422, 'linkInvalid');
  const complaint = await complaintAbout(password, owner);
  if (complaint) throw invalid({ password: complaint });
  const passwordHash = await passwords.hash(password);
  await transact(ctx.db, async (db) => {
    const { account } = await use(db, 'reset', token, ctx.now);
    await store.updatePassword(db, account.id, passwordHash, ctx.now);
    // The link came by mail, so the address is theirs.
    await store.updateVerified(db, account.id, ctx.now);
    await links.removeAll(db, account.id);
    await sessions.revokeAll(db, account.id, ctx.now);
    await audit({ ...ctx, db }, { action: 'passwordReset', userId: account.id });
    await sendNotice({ ...ctx, db }, account, 'passwordChanged');
  });
  ctx.afterwards.push(() => ctx.sessions.forget(owner.id));
}
