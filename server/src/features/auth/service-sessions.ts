import * as accounts from '../../identity/accounts.ts';
import { mailTexts } from './mail-texts.ts';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { hashOf } from '../../identity/sessions.ts';
import { audit } from '../../identity/audit.ts';
import { newId } from '../../lib/ids.ts';
import { Refusal } from '../../lib/refusal.ts';
import { deviceOf } from '../../identity/device.ts';
import { accountOf, tokenUserOf } from './public-user.ts';
import { sendNotice } from './service-notices.ts';
import * as sessions from '../../identity/session-rows.ts';
import { signToken } from '../../identity/token.ts';

const lifeMs = 30 * 24 * 3_600_000;

/** Begins a sign-in: a family of its own, whatever token the request came with. The caller has a transaction open. */
export async function signIn(ctx: Visitor, account: accounts.Account) {
  await noticeNewDevice(ctx, account);
  const endsAt = new Date(ctx.now.getTime() + lifeMs);
  const { id, token } = await issue(ctx, account, { familyId: newId(), signedInAt: ctx.now, endsAt });
  await audit(ctx, { action: 'signIn', userId: account.id, sessionId: id });
  return { token, ...accountOf(account) };
}

type SignIn = { readonly familyId: string; readonly signedInAt: Date; readonly endsAt: Date };

async function issue(ctx: Visitor, account: accounts.Account, { familyId, signedInAt, endsAt }: SignIn) {
  const session = { id: newId(), createdAt: ctx.now, endsAt };
  const token = await signToken(ctx.secrets.tokenKeys[0], tokenUserOf(account), session);
  const { userAgent } = ctx;
  const row = { ...session, userId: account.id, familyId, signedInAt, tokenHash: hashOf(token), userAgent };
  await sessions.insert(ctx.db, row);
  return { id: session.id, token };
}

/** The first sign-in of an account is no news. */
async function noticeNewDevice(ctx: Visitor, account: accounts.Account) {
  const device = deviceOf(ctx.userAgent);
  const known = (await sessions.listUserAgents(ctx.db, account.id)).map(deviceOf);
  if (known.length > 0 && !known.includes(device))
    await sendNotice(ctx, account, mailTexts.newDevice, { when: ctx.now, device });
}

/** A new token in the family of the old one, which other tabs may use for some seconds more. */
export async function refresh(ctx: Member) {
  const token = await transact(ctx, async (ctx) => {
    const account = await accounts.lock(ctx.db, ctx.user.id);
    const old = await sessions.find(ctx.db, ctx.user);
    if (!account || !old) throw new Refusal(401, 'invalidToken');
    await sessions.updateReplaced(ctx.db, ctx.user, ctx.now);
    return (await issue(ctx, account, old)).token;
  });
  ctx.afterwards.push(() => ctx.sessions.forget(ctx.user.id));
  return { token };
}

/** Ends this sign-in, with the tokens that it was refreshed from or to. */
export async function signOut(ctx: Member) {
  const { id: userId, familyId, sessionId } = ctx.user;
  await transact(ctx, async (ctx) => {
    await accounts.lock(ctx.db, userId);
    await sessions.revokeFamily(ctx.db, userId, familyId, ctx.now);
    await audit(ctx, { action: 'signOut', userId, sessionId });
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
}
