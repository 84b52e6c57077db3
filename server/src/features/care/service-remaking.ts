import { dayOf } from '@tzemed/contract/dates/days';
import type { JobContext, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { planVersion } from './care-rules.ts';
import { differingReminders, type Follow } from './service-reminders.ts';
import * as store from './store.ts';

/** Pets of one batch: their facts come by five statements. */
const most = 500;
/** Milliseconds after which what could not be made is tried again. */
const againMs = 3_600_000;

/** An owner, in whose name a job writes. */
const ownerOf = (ctx: JobContext, now: Date, owner: { readonly id: string; readonly home: string }): Member => ({
  ...ctx,
  now,
  lang: 'he',
  address: '',
  userAgent: undefined,
  deviceMark: undefined,
  ifMatch: undefined,
  attempts: {},
  afterwards: [],
  user: {
    id: owner.id,
    role: 'user',
    sessionId: '',
    familyId: '',
    households: [owner.home],
    guestOf: [],
    isLeaving: false,
  },
});

/**
 * Makes the plans anew that were made on another day or by other rules, and the reminders that differ: once each, however
 * many processes look at the same time, since a reminder that is as the plan says stays.
 */
export async function remakePlans(ctx: JobContext, follow: Follow): Promise<number> {
  const now = ctx.clock();
  const today = dayOf(now);
  let made = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const keys = await store.listDue(ctx.db, { today, version: planVersion, now, after, limit: most });
    const last = keys.at(-1);
    if (!last) return made;
    const failed = await remakeSome(ctx, keys, now, follow);
    const good = keys.filter(({ petId }) => !failed.has(petId));
    if (good.length > 0) await store.markMade(ctx.db, good, { today, version: planVersion });
    made += good.length;
    if (keys.length < most) return made;
    after = last.petId;
  }
}

/** Ids of the pets whose plan could not be made. One of them keeps no other. */
async function remakeSome(ctx: JobContext, keys: readonly store.PetKey[], now: Date, follow: Follow) {
  const failed = new Set<string>();
  const differing = (await store.listFacts(ctx.db, keys)).filter(
    (stored) => differingReminders(stored, now).length > 0,
  );
  if (differing.length === 0) return failed;
  const owners = await store.listOwners(ctx.db, [...new Set(differing.map(({ pet }) => pet.householdId))]);
  for (const { pet } of differing) {
    const key = { householdId: pet.householdId, petId: pet.id };
    const id = owners.get(key.householdId);
    if (!id) continue;
    try {
      await transact(ownerOf(ctx, now, { id, home: key.householdId }), async (member) => {
        // Read again: somebody may have written since.
        const [stored] = await store.listFacts(member.db, [key]);
        if (stored) for (const reminder of differingReminders(stored, now)) await follow(member, reminder);
      });
    } catch (err) {
      failed.add(pet.id);
      ctx.log.error({ err }, 'a care plan could not be made anew');
      await store.postpone(ctx.db, [key], new Date(now.getTime() + againMs));
    }
  }
  return failed;
}
