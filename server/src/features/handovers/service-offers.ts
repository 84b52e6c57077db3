import type { WhichHandover } from '@tzemed/contract/sharing/handovers';
import { holdHome } from '../../access.ts';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { lockHouseholds } from '../../households/household-rows.ts';
import * as accounts from '../../identity/accounts.ts';
import { readKeyedToken } from '../../lib/security/keyed-token.ts';
import { invalid, notFound, Refusal } from '../../lib/refusal.ts';
import { sendNews } from './service-mails.ts';
import { startMove } from './service-move.ts';
import { maskEmail } from '../../lib/security/mask-email.ts';
import { refuseAbovePlan } from '../../households/pet-limit.ts';
import * as store from './store.ts';

type Offer = NonNullable<Awaited<ReturnType<typeof store.findOffer>>>;

/** Response of an offer. A completed handover has taken everything along, including the address. */
const told = async ({ db }: Visitor, { userEmail, ...offer }: Offer) => ({
  ...offer,
  address: maskEmail(userEmail ?? ''),
  goes: await store.countOf(db, offer),
});

const mayAnswer = ({ state }: Offer) => state === 'asked';

const linkInvalid = () => new Refusal(422, 'linkInvalid');

async function byToken(ctx: Visitor, token: string) {
  const read = readKeyedToken(token);
  const key = read && (await store.findByToken(ctx.db, { householdId: read.key, tokenHash: read.tokenHash }));
  const offer = key && (await store.findOffer(ctx.db, key, ctx.now));
  if (!offer) throw linkInvalid();
  return offer;
}

export async function look(ctx: Visitor, token: string) {
  const offer = await byToken(ctx, token);
  if (!mayAnswer(offer)) throw linkInvalid();
  return told(ctx, offer);
}

async function accountOf(ctx: Member) {
  const account = await accounts.find(ctx.db, ctx.user.id);
  if (!account) throw new Refusal(401, 'invalidToken');
  return account;
}

/** True for the addressee, or for the account that accepted: a completed offer only knows the latter. */
const isFor = ({ acceptedBy, userEmail }: Offer, { id, email }: accounts.Account) =>
  acceptedBy ? acceptedBy === id : userEmail?.toLowerCase() === email.toLowerCase();

export async function check(ctx: Member, token: string) {
  const [offer, account] = [await byToken(ctx, token), await accountOf(ctx)];
  if (!mayAnswer(offer) && offer.acceptedBy !== account.id) throw linkInvalid();
  const reception = !isFor(offer, account) ? 'otherAccount' : account.emailVerifiedAt ? 'open' : 'emailUnverified';
  return { offer: await told(ctx, offer), reception } as const;
}

/** Lists the offers to a confirmed address. */
export async function list(ctx: Member) {
  const account = await accountOf(ctx);
  if (!account.emailVerifiedAt) return [];
  const keys = await store.keysOf(ctx.db, account.email);
  const offers = await Promise.all(keys.map((key) => store.findOffer(ctx.db, key, ctx.now)));
  const own = offers.filter((offer) => offer !== undefined).filter((offer) => isFor(offer, account));
  return Promise.all(own.filter(({ state }) => state !== 'declined' && state !== 'expired').map((o) => told(ctx, o)));
}

/** Finds an offer that this account may answer. */
async function answerable(ctx: Member, { token, handoverId }: WhichHandover) {
  const account = await accountOf(ctx);
  if (handoverId !== undefined) {
    const keys = account.emailVerifiedAt ? await store.keysOf(ctx.db, account.email) : [];
    const key = keys.find(({ id }) => id === handoverId);
    const offer = key && (await store.findOffer(ctx.db, key, ctx.now));
    if (!offer || !isFor(offer, account)) throw notFound();
    return { account, offer, gone: notFound };
  }
  const offer = await byToken(ctx, token ?? '');
  if (!isFor(offer, account)) throw offer.acceptedBy ? linkInvalid() : new Refusal(403, 'otherAccount');
  if (!account.emailVerifiedAt) throw new Refusal(403, 'emailUnverified');
  return { account, offer, gone: linkInvalid };
}

type Accepted = WhichHandover & { readonly householdId?: string | undefined };

/** A process that ended in the middle is heard of after this long at the latest, where its receiver is waiting. */
const tryAgainMs = 60_000;

export const accept = (ctx: Member, { householdId, ...which }: Accepted) =>
  transact(ctx, async (ctx) => {
    const { account, offer, gone } = await answerable(ctx, which);
    // Locks the households first, as a removal of the owner who asked does, so that one waits for the other.
    await lockHouseholds(ctx.db, [offer.householdId, ...ctx.user.households]);
    // Two who press at once come one after the other.
    const held = await store.lock(ctx.db, offer);
    if (!held) throw gone();
    if (held.state === 'asked' && held.expiresAt > ctx.now) {
      await begin(ctx, offer, account, householdId);
    } else if (held.state === 'failed') {
      // Retries into the same household as before, if the user still owns it.
      await begin(ctx, offer, account, householdId ?? ctx.user.households.find((home) => home === held.toHouseholdId));
    } else if (held.state === 'moving') {
      const isStuck = held.acceptedAt && ctx.now.getTime() - held.acceptedAt.getTime() > tryAgainMs;
      if (isStuck) await ctx.jobs.send(ctx.db, startMove, { householdId: held.householdId, id: held.id });
    } else if (held.state !== 'done') {
      throw gone();
    }
    const now = await store.findOffer(ctx.db, held, ctx.now);
    if (!now) throw gone();
    return told(ctx, now);
  });

async function begin(ctx: Member, offer: Offer, { id, name }: accounts.Account, wanted: string | undefined) {
  if (ctx.user.households.includes(offer.householdId)) throw new Refusal(409, 'alreadyOwner');
  if (wanted !== undefined && !ctx.user.households.includes(wanted)) throw invalid({ householdId: 'valueUnknown' });
  const households = wanted === undefined ? ctx.user.households : [wanted];
  const home = await holdHome({ ...ctx, user: { ...ctx.user, households } });
  if (!offer.archivedAt) await refuseAbovePlan(ctx, home.householdId, 1);
  await store.accept(ctx.db, offer, { userId: id, householdId: home.householdId, name }, ctx.now);
  await ctx.jobs.send(ctx.db, startMove, { householdId: offer.householdId, id: offer.id });
}

export const decline = (ctx: Member, which: WhichHandover) =>
  transact(ctx, async (ctx) => {
    const { offer, gone } = await answerable(ctx, which);
    const held = await store.lock(ctx.db, offer);
    if (!held || held.state === 'declined') throw gone();
    if (held.state === 'moving' || held.state === 'done') throw new Refusal(409, 'handoverAnswered');
    if (held.state === 'asked' && held.expiresAt <= ctx.now) throw gone();
    await store.decline(ctx.db, held, ctx.user.id, ctx.now);
    await ctx.jobs.send(ctx.db, sendNews, {
      householdId: held.householdId,
      id: held.id,
      news: 'declined',
      lang: ctx.lang,
    });
  });
