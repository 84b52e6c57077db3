import { type BlockReason, maxFound } from '@tzemed/contract/administration/admin-accounts';
import type { Administering } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { sendLink } from '../../features/auth/service-links.ts';
import { type Account, lock } from '../../identity/accounts.ts';
import { deviceNameOf } from '../../identity/sessions/device-name.ts';
import * as sessionRows from '../../identity/sessions/session-rows.ts';
import { idleMs } from '../../identity/sessions/sessions.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { record, recordLook } from './service-actions.ts';
import * as store from './store-accounts.ts';
import { wasDoneSince } from './store-actions.ts';

/** A second press within it sends nothing. */
const sameMailMs = 5 * 60_000;

export async function search(ctx: Administering, address: string) {
  const found = await store.search(ctx.db, address, maxFound + 1);
  const accounts = found.slice(0, maxFound);
  // The sought address is not kept: it may be that of somebody without an account.
  await record(ctx, { action: 'accountsSearched', count: accounts.length });
  return { accounts, isMore: found.length > maxFound };
}

export const get = (ctx: Administering, id: string) =>
  transact(ctx, async (ctx) => {
    const account = await store.find(ctx.db, id);
    if (!account) throw notFound();
    await recordLook(ctx, { action: 'accountViewed', target: { id, told: 'adminViewed' } });
    const standing = await sessionRows.listStanding(ctx.db, id, { now: ctx.now, idleMs });
    const sessions = standing
      .map(({ userAgent, signedInAt, lastUsedAt }) => ({
        device: deviceNameOf(userAgent),
        createdAt: signedInAt,
        lastSeenAt: lastUsedAt,
      }))
      .toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
    return { account: { ...account, sessions } };
  });

/** Does something to an account while nobody signs in to it. */
const changing = (ctx: Administering, id: string, work: (ctx: Administering, account: Account) => Promise<unknown>) =>
  transact(ctx, async (ctx) => {
    const account = await lock(ctx.db, id);
    if (!account) throw notFound();
    await work(ctx, account);
  });

function refuseOwn({ adminId }: Administering, id: string) {
  if (adminId === id) throw new Refusal(409, 'ownAccount');
}

/** Ends every sign-in; open screens leave once this is committed. */
async function endAll(ctx: Administering, id: string) {
  await sessionRows.endAll(ctx.db, id, ctx.now);
  ctx.afterwards.push(() => ctx.sessions.forget(id));
}

export const endSessions = (ctx: Administering, id: string) =>
  changing(ctx, id, async (ctx) => {
    refuseOwn(ctx, id);
    await endAll(ctx, id);
    await record(ctx, { action: 'sessionsEnded', target: { id, told: 'adminEndedSessions' } });
  });

export const resend = (ctx: Administering, id: string) =>
  changing(ctx, id, async (ctx, { email, emailVerifiedAt }) => {
    if (emailVerifiedAt) throw new Refusal(409, 'emailConfirmedAlready');
    const since = new Date(ctx.now.getTime() - sameMailMs);
    const same = { action: 'confirmationSent', targetId: id, since } as const;
    if (await wasDoneSince(ctx.db, same)) throw new Refusal(409, 'confirmationJustSent');
    await ctx.jobs.send(ctx.db, sendLink, { email, purpose: 'verify' });
    await record(ctx, { action: 'confirmationSent', target: { id, told: 'adminSentConfirmation' } });
  });

export const block = (ctx: Administering, id: string, reason: BlockReason) =>
  changing(ctx, id, async (ctx, account) => {
    refuseOwn(ctx, id);
    if (account.role === 'admin') throw new Refusal(409, 'adminNotBlocked');
    const standing = await store.findBlock(ctx.db, id);
    if (standing?.blockReason === reason) return;
    if (standing?.blockedAt) throw new Refusal(409, 'accountBlockedAlready');
    await store.updateBlock(ctx.db, id, { at: ctx.now, reason }, ctx.now);
    await endAll(ctx, id);
    await record(ctx, { action: 'accountBlocked', target: { id, told: 'adminBlocked' }, detail: reason });
  });

export const unblock = (ctx: Administering, id: string) =>
  changing(ctx, id, async (ctx, account) => {
    if (!account.blockedAt) return;
    await store.updateBlock(ctx.db, id, null, ctx.now);
    await record(ctx, { action: 'accountUnblocked', target: { id, told: 'adminUnblocked' } });
  });
