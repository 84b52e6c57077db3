import type { JobContext } from '../../context.ts';
import { retryOnLock } from '../../db/connection/retry-on-lock.ts';
import { movePet } from '../../households/move-pet.ts';
import { lockHouseholds } from '../../households/household-rows.ts';
import { job } from '../../jobs/job.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sendNews } from './service-mails.ts';
import { refuseAbovePlan } from '../../households/pet-limit.ts';
import * as store from './store.ts';

/**
 * Moves a pet that was accepted, all of it or nothing. A process that ends in the middle has done nothing, and the queue brings
 * it again; what cannot be done leaves the pet where it is, and its receiver may try again.
 */
export const startMove = job({
  name: 'handovers.move',
  concurrency: 2,
  run: async (ctx: JobContext, { householdId, id }: store.Key) => {
    const key = { householdId, id };
    const now = ctx.clock();
    const guests = await retryOnLock(ctx, (ctx) => move(ctx, key, now)).catch(async (error: unknown) => {
      ctx.log.warn({ id, code: (error as { code?: string }).code }, 'a handover was not possible');
      await store.fail(ctx.db, key, now);
      return [];
    });
    // Guests lose access to the pet with their next request.
    for (const guest of guests) await ctx.sessions.forget(guest);
  },
});

async function move(ctx: JobContext, key: store.Key, now: Date) {
  const accepted = await store.lock(ctx.db, key);
  // Done already, or its home is gone.
  if (accepted?.state !== 'moving' || !accepted.toHouseholdId) return [];
  const { householdId: from, petId, toHouseholdId: to } = accepted;
  await lockHouseholds(ctx.db, [from, to]);
  const owners = await store.ownerIdsOf(ctx.db, to);
  const isArchived = await store.isArchived(ctx.db, { householdId: from, petId });
  if (isArchived === undefined || !owners.includes(accepted.acceptedBy ?? '')) throw new Refusal(404, 'notFound');
  await store.finish(ctx.db, key, petId, now);
  const guests = await movePet(ctx.db, { petId, from, to, clock: ctx.clock });
  if (!isArchived) await refuseAbovePlan(ctx, to);
  await ctx.jobs.send(ctx.db, sendNews, { ...key, news: 'done' });
  return guests;
}
