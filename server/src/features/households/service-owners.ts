import { homesOf, holdHome } from '../../access.ts';
import type { Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import {
  endSharesIn,
  createHousehold,
  hasHousehold,
  insertMember,
  listOwners,
  removeHouseholds,
  removeOwner,
} from '../../households/household-rows.ts';
import { type Account, findAll, lock } from '../../identity/accounts.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { mailTexts } from './mail-texts.ts';
import { type Posting, post, postToOwners } from './service-mails.ts';
import * as store from './store.ts';
import * as successors from './store-successors.ts';
import { nameInMail } from './names-in-mail.ts';

/** Removes another owner from a home, or who asks: then they leave. Never the last one. */
export async function remove(ctx: Member, userId: string, { householdId }: { householdId?: string | undefined }) {
  const { id: me } = ctx.user;
  await transact(ctx, async (ctx) => {
    const where = await homeWith(ctx, userId, householdId);
    // Locks the account before the household, as the closing of an account does: when two households remove the same
    // owner, the second sees that it is their last.
    await lock(ctx.db, userId);
    const home = await holdHome(ctx, { householdId: where });
    // Read once the home is held: whoever was removed while it was waited for removes nobody.
    const owners = await listOwners(ctx.db, [home.householdId]);
    const gone = owners.find((owner) => owner.userId === userId);
    if (!gone || !owners.some((owner) => owner.userId === me)) throw notFound();
    if (owners.length === 1) throw new Refusal(409, 'lastOwner');
    await removeOwner(ctx.db, home.householdId, userId, ctx.now);
    if (!(await hasHousehold(ctx.db, userId))) await createHousehold(ctx.db, gone, ctx.now);
    if (userId !== me) await tellRemoved(ctx, userId, owners.find((owner) => owner.userId === me)?.name ?? '');
    await postToOwners(ctx, home.householdId, mailTexts.ownerLeft, () => ({ name: nameInMail(gone.name) }), [me]);
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
}

/** The first home of who asks, or the one that is meant, in which somebody is an owner too. */
async function homeWith(ctx: Member, userId: string, meant: string | undefined) {
  const homes = (await homesOf(ctx)).map(({ householdId }) => householdId).filter((home) => home === (meant ?? home));
  const shared = (await listOwners(ctx.db, homes)).filter((owner) => owner.userId === userId);
  const found = homes.find((home) => shared.some(({ householdId }) => householdId === home));
  if (!found) throw notFound();
  return found;
}

async function tellRemoved(ctx: Member, userId: string, by: string) {
  const [account] = await findAll(ctx.db, [userId]);
  if (account) await post(ctx, account, mailTexts.ownerRemoved, () => ({ when: ctx.now, by: nameInMail(by) }));
}

/**
 * Makes a user an owner of a household and ends their shares there; their own empty households are removed. The caller
 * holds all those households, and calls `sessions.forget` after the commit.
 */
export async function join(ctx: Posting, householdId: string, account: Account, now: Date, mine: readonly string[]) {
  const { id: userId, name } = account;
  await insertMember(ctx.db, householdId, { userId, name }, now);
  await endSharesIn(ctx.db, [householdId], userId, now);
  const successor = await successors.find(ctx.db, { householdId });
  if (successor?.askedBy === userId || successor?.email.toLowerCase() === account.email.toLowerCase())
    await endSuccession(ctx, householdId, successor.email);
  const empty = await store.listEmpty(
    ctx.db,
    mine.filter((home) => home !== householdId),
    userId,
  );
  for (const home of empty) await removeOwner(ctx.db, home, userId, now);
  await removeHouseholds(ctx.db, empty);
  await ctx.jobs.forget(ctx.db, { households: empty });
  await postToOwners(ctx, householdId, mailTexts.ownerJoined, () => ({ name: nameInMail(name) }), [userId]);
}

/** A home has no successor any more. */
export async function endSuccession(ctx: Posting, householdId: string, email: string) {
  await store.removeAddress(ctx.db, { householdId }, { noun: 'successor', email, id: householdId });
  await successors.remove(ctx.db, { householdId });
}
