import type { Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { retryOnLock } from '../../db/connection/retry-on-lock.ts';
import { deleteExportsOf } from '../../files/export-files.ts';
import { removeFiles } from '../../files/jobs.ts';
import { listOwners } from '../../households/household-rows.ts';
import * as accounts from '../../identity/accounts.ts';
import { audit } from '../../identity/audit.ts';
import { removeLinks } from '../../identity/mailed-links.ts';
import { proveOwner, refuseReplaced } from '../../identity/credentials/prove-owner.ts';
import * as sessions from '../../identity/sessions/session-rows.ts';
import { idleMs } from '../../identity/sessions/sessions.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sendNotice } from '../../mail/account-notice.ts';
import { dueAfter, formatDeletionDay } from './grace-period.ts';
import { mailTexts } from './mail-texts.ts';
import { addressesOf, removeHeld } from './service-remove-account.ts';
import * as store from './store.ts';

type Proof = { readonly password?: string | undefined };

/** The parts of an account that go, and those that stay with others, as things stand. */
export async function get(ctx: Member) {
  const { db, now, user } = ctx;
  const asked = await store.find(db, user.id);
  if (!asked) throw new Refusal(401, 'invalidToken');
  // The homes that the session remembers may be some seconds old.
  const owners = await listOwners(db, user.households);
  const homes = new Set(owners.filter(({ userId }) => userId === user.id).map(({ householdId }) => householdId));
  const beside = owners.filter(({ householdId, userId }) => homes.has(householdId) && userId !== user.id);
  // An owner who is leaving, too, keeps nothing.
  const leaving = await store.listLeaving(
    db,
    beside.map(({ userId }) => userId),
  );
  const others = beside.filter(({ userId }) => !leaving.has(userId));
  const kept = new Set(others.map(({ householdId }) => householdId));
  const pets = await store.listPets(db, [...homes]);
  const named = (all: typeof pets) => all.map(({ id, name }) => ({ id, name }));
  const lost = [...homes].filter((home) => !kept.has(home));
  return {
    askedAt: asked.deletionAskedAt,
    dueAt: asked.deletionDueAt ?? dueAfter(now),
    goes: {
      devices: (await sessions.listStanding(db, user.id, { now, idleMs })).length,
      pets: named(pets.filter(({ householdId }) => !kept.has(householdId))),
      guests: await store.countGuests(db, lost, now),
      sharedPets: await store.countSharedPets(db, user, now),
    },
    stays: [...kept].map((householdId) => ({
      householdId,
      owners: others.filter((owner) => owner.householdId === householdId).map(({ name }) => name),
      pets: named(pets.filter((pet) => pet.householdId === householdId)),
    })),
  };
}

export async function request(ctx: Member, { password }: Proof) {
  const account = await accounts.findSignedIn(ctx);
  if (account.deletionDueAt) throw new Refusal(409, 'deletionAsked');
  await proveOwner(ctx, account, password, 'deletionAsked');
  const { id: userId, sessionId } = ctx.user;
  const dueAt = dueAfter(ctx.now);
  await transact(ctx, async (ctx) => {
    const held = await accounts.lock(ctx.db, userId);
    if (!held) throw new Refusal(401, 'invalidToken');
    refuseReplaced(account, held);
    if (held.deletionDueAt) throw new Refusal(409, 'deletionAsked');
    await store.ask(ctx.db, userId, { now: ctx.now, dueAt });
    await removeLinks(ctx.db, userId, ['recovery']);
    await sessions.endAll(ctx.db, userId, ctx.now);
    const copies = await deleteExportsOf(ctx.db, userId);
    if (copies.length > 0) await ctx.jobs.send(ctx.db, removeFiles, { ids: copies });
    for (const email of await addressesOf(ctx, held))
      await sendNotice(
        ctx,
        { ...held, email },
        mailTexts.asked,
        { due: formatDeletionDay(dueAt, held.language) },
        'login',
      );
    await audit(ctx, { action: 'deletionAsked', userId, sessionId });
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
  return { dueAt };
}

/** The session that undoes it may do everything again. */
export async function undo(ctx: Member) {
  const { id: userId, sessionId } = ctx.user;
  await transact(ctx, async (ctx) => {
    const held = await accounts.lock(ctx.db, userId);
    if (!held) throw new Refusal(401, 'invalidToken');
    if (!held.deletionDueAt) return;
    await store.undo(ctx.db, userId, ctx.now);
    for (const email of await addressesOf(ctx, held))
      await sendNotice(ctx, { ...held, email }, mailTexts.undone, { when: ctx.now });
    await audit(ctx, { action: 'deletionUndone', userId, sessionId });
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
}

export async function removeNow(ctx: Member, { password }: Proof) {
  const account = await accounts.findSignedIn(ctx);
  await proveOwner(ctx, account, password, 'accountRemoved');
  await retryOnLock(ctx, async (ctx) => {
    const held = await accounts.lock(ctx.db, account.id);
    // Two who delete it are told apart.
    if (!held) throw new Refusal(401, 'invalidToken');
    refuseReplaced(account, held);
    await removeHeld(ctx, held);
  });
  ctx.afterwards.push(() => ctx.sessions.forget(account.id));
}
