import * as accounts from '../../identity/accounts.ts';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { hashOf, idleMs } from '../../identity/sessions/sessions.ts';
import { audit } from '../../identity/audit.ts';
import { newId } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { deviceNameOf } from '../../identity/sessions/device-name.ts';
import { accountOf, tokenUserOf } from './public-user.ts';
import * as sessions from '../../identity/sessions/session-rows.ts';
import { signToken } from '../../identity/sessions/session-token.ts';
import { mailNotMe, type Ways } from './service-report-sign-in.ts';

const lifeMs = 30 * 24 * 3_600_000;

/**
 * Begins a sign-in: a family of its own, whatever token the request came with. The caller has a transaction open, and holds
 * the account, which has shown all that it is opened with: only then is it told of a block.
 */
export async function signIn(ctx: Visitor, account: accounts.Account, ways: Ways = {}) {
  if (account.blockedAt) throw new Refusal(403, 'accountBlocked');
  const familyId = newId();
  const deviceHash = ctx.deviceMark === undefined ? null : hashOf(ctx.deviceMark);
  const known = await sessions.listDevices(ctx.db, account.id);
  const endsAt = new Date(ctx.now.getTime() + lifeMs);
  const begun = { familyId, deviceHash, signedInAt: ctx.now, authenticatedAt: null, endsAt };
  const { id, token } = await issue(ctx, account, begun);
  // The first sign-in of an account is no news.
  if (known.length > 0 && !isKnown({ deviceHash, userAgent: ctx.userAgent }, known)) {
    const device = deviceNameOf(ctx.userAgent);
    await ctx.jobs.send(ctx.db, mailNotMe, { userId: account.id, familyId, device, ways, at: ctx.now.toISOString() });
  }
  await audit(ctx, { action: 'signIn', userId: account.id, sessionId: id });
  return { token, ...accountOf(account) };
}

/** Runs the transaction of a sign-in. One that a block refuses is audited past it. */
export const transactSignIn = <T>(ctx: Visitor, userId: string, work: (ctx: Visitor) => Promise<T>) =>
  transact(ctx, work).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'accountBlocked')
      await audit(ctx, { action: 'signIn', userId, result: 'refused' });
    throw error;
  });

type SignIn = Pick<sessions.NewSession, 'familyId' | 'deviceHash' | 'signedInAt' | 'authenticatedAt' | 'endsAt'>;

async function issue(ctx: Visitor, account: accounts.Account, begun: SignIn) {
  const session = { id: newId(), createdAt: ctx.now, endsAt: begun.endsAt };
  const token = await signToken(ctx.secrets.tokenKeys[0], tokenUserOf(account), session);
  const { userAgent } = ctx;
  const row = { ...begun, ...session, userId: account.id, tokenHash: hashOf(token), userAgent };
  await sessions.insert(ctx.db, row);
  return { id: session.id, token };
}

type Device = { readonly userAgent: string | null | undefined; readonly deviceHash: Buffer | null };

/** Compares the names that browsers keep; a sign-in without one is compared by how its device calls itself. */
function isKnown({ deviceHash, userAgent }: Device, known: readonly Device[]) {
  const device = deviceNameOf(userAgent);
  return known.some((one) =>
    one.deviceHash === null
      ? !deviceHash && deviceNameOf(one.userAgent) === device
      : deviceHash?.equals(one.deviceHash),
  );
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

/** Lists the sign-ins that stand: this device first. */
export async function list({ db, user, now }: Member) {
  const standing = await sessions.listStanding(db, user.id, { now, idleMs });
  const shown = standing.map(({ familyId, userAgent, signedInAt, lastUsedAt }) => ({
    id: familyId,
    device: deviceNameOf(userAgent),
    createdAt: signedInAt,
    lastSeenAt: lastUsedAt,
    current: familyId === user.familyId,
  }));
  const order = (one: (typeof shown)[number]) => (one.current ? Infinity : one.lastSeenAt.getTime());
  return { sessions: shown.toSorted((a, b) => order(b) - order(a)) };
}

export async function remove(ctx: Member, familyId: string) {
  const { id: userId, sessionId } = ctx.user;
  await transact(ctx, async (ctx) => {
    await accounts.lock(ctx.db, userId);
    const standing = await sessions.listStanding(ctx.db, userId, { now: ctx.now, idleMs });
    if (!standing.some((one) => one.familyId === familyId)) throw notFound();
    await sessions.revokeFamily(ctx.db, userId, familyId, ctx.now);
    await audit(ctx, { action: 'sessionEnded', userId, sessionId, object: familyId });
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
}

export async function removeOthers(ctx: Member) {
  const { id: userId, familyId, sessionId } = ctx.user;
  await transact(ctx, async (ctx) => {
    await accounts.lock(ctx.db, userId);
    await sessions.revokeOtherFamilies(ctx.db, userId, familyId, ctx.now);
    await audit(ctx, { action: 'sessionEnded', userId, sessionId });
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
}
