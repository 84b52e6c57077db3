import { plans, type SubscriptionInput } from '@tzemed/contract/account/subscription';
import { homesOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { limitOf, listUse } from '../../households/pet-limit.ts';
import * as accounts from '../../identity/accounts.ts';
import { audit } from '../../identity/audit.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sendNotice } from '../../mail/account-notice.ts';
import { cancelledText } from './mail-texts.ts';
import * as store from './store.ts';

export async function get(ctx: Member) {
  const { db, config, user } = ctx;
  const account = await store.find(db, user.id);
  if (!account) throw new Refusal(401, 'invalidToken');
  // Homes as they stand now: what the session remembers of them may be some seconds old.
  const homes = (await homesOf(ctx)).map(({ householdId }) => householdId);
  const uses = homes.length > 0 ? await listUse(db, homes) : [];
  const isLimited = config.freePlanPetLimit !== undefined;
  return {
    plan: account.plan,
    since: account.planAt ?? account.createdAt,
    plans: (isLimited ? plans : [account.plan]).map((plan) => ({ plan, petLimit: limitOf(config, plan) })),
    homes: uses.map(({ householdId, pets, isPremium }) => ({
      householdId,
      pets,
      petLimit: limitOf(config, isPremium ? 'premium' : 'free'),
    })),
  };
}

export async function update(ctx: Member, { plan }: SubscriptionInput) {
  if (plan === 'free') return cancel(ctx);
  const current = await get(ctx);
  if (current.plan !== plan) throw new Refusal(403, 'planNotOffered');
  return current;
}

export const cancel = (ctx: Member) =>
  transact(ctx, async (ctx) => {
    const { db, user, now } = ctx;
    const account = await accounts.lock(db, user.id);
    if (account && account.plan !== 'free') {
      await store.setPlan(db, account.id, 'free', now);
      await audit(ctx, { action: 'planChanged', userId: account.id });
      await sendNotice(ctx, account, cancelledText, {}, 'app/plan');
      ctx.afterwards.push(async () => ctx.live.tellAccount([user.id]));
    }
    return get(ctx);
  });
