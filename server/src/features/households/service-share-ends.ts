import { brand } from '@tzemed/contract/brand';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { dueInstant } from '../../lib/time/due-instant.ts';
import type { JobContext, Member } from '../../context.ts';
import { type Db, transact } from '../../db/client.ts';
import { lockHouseholds } from '../../households/household-rows.ts';
import { job } from '../../jobs/job.ts';
import { invalid } from '../../lib/refusal.ts';
import * as store from './store.ts';
import * as invitations from './store-invitations.ts';
import * as shares from './store-shares.ts';

/** Refuses a last day that has passed in Israel; `field` is where it was sent. */
export function refusePastDay(until: string | null | undefined, now: Date, field: string) {
  if (until && until < dayOf(now)) throw invalid({ [field]: 'dateBehind' });
}

/** Removes an invitation whose last share has ended: an invitation to nothing is none. */
export async function removeEmptyInvitation(db: Db, home: store.Place, id: string) {
  if (await shares.isAny(db, home, id)) return;
  const email = await invitations.remove(db, home, id);
  if (email) await store.removeAddress(db, home, { noun: 'invitation', email, id });
}

/**
 * Ends the shares of a household whose last day has passed: access to them has ended already, now they make room for new
 * ones. An invitation that offers nothing any more goes with them. The caller holds the household.
 *
 * @returns the guests
 */
async function endPast(db: Db, home: store.Place, now: Date) {
  const ended = await shares.endPast(db, home, now);
  const offering = new Set(ended.filter(({ userId }) => !userId).map(({ invitationId }) => invitationId));
  for (const id of offering) await removeEmptyInvitation(db, home, id);
  return [...new Set(ended.flatMap(({ userId }) => userId ?? []))];
}

/** The same in a request, before a pet is shared anew. */
export async function endPastShares(ctx: Member, home: store.Place) {
  for (const guest of await endPast(ctx.db, home, ctx.now)) ctx.afterwards.push(() => ctx.sessions.forget(guest));
}

/** Ends what is past in a household right after a last day, so that open screens of its guests hear of it. */
export const endShares = job({
  name: 'households.shares',
  run: async (ctx: JobContext, { householdId }: { householdId: string }) => {
    const guests = await transact(ctx, async ({ db }) => {
      await lockHouseholds(db, [householdId]);
      return endPast(db, { householdId }, ctx.clock());
    });
    for (const guest of guests) await ctx.sessions.forget(guest);
  },
});

/** Queues that job for a last day, in Israel: a minute into the next one, since the clock of the database may be ahead. */
export async function scheduleEnd(
  { db, jobs }: Member,
  { householdId }: store.Place,
  until: string | null | undefined,
) {
  if (until) await jobs.send(db, endShares, { householdId }, dueInstant(addDays(until, 1), '00:01', brand.timeZone));
}
