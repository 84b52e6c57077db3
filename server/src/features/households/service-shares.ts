import type { Paging } from '@tzemed/contract/schema/fields';
import type { Permissions } from '@tzemed/contract/sharing/permissions';
import { guestViewOf, type Home, holdHome, petOf } from '../../access.ts';
import type { Member, OwnerCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { listOwners } from '../../households/household-rows.ts';
import { findAll, lock } from '../../identity/accounts.ts';
import { notFound, stale } from '../../lib/refusal.ts';
import { expectedVersion } from '../../lib/expected-version.ts';
import { mailTexts } from './mail-texts.ts';
import * as inviting from './service-invitations.ts';
import { endPastShares, refusePastDay, removeEmptyInvitation, scheduleEnd } from './service-share-ends.ts';
import { post } from './service-mails.ts';
import * as store from './store.ts';
import * as shares from './store-shares.ts';
import { nameAfterLetter, rightsInMail } from './names-in-mail.ts';

type Own = OwnerCtx<'profile'>;

/** The home and its pet, held until the transaction ends. */
async function hold(ctx: Own, petId: string) {
  const home = await holdHome(ctx, { petId });
  await endPastShares(ctx, home);
  return { home, pet: await petOf(ctx, petId) };
}

const byMe = ({ householdId, userId }: Home) => ({ householdId, by: userId });

async function find(ctx: Own, petId: string, id: string) {
  const share = await shares.find(ctx.db, await petOf(ctx, petId), id, ctx.now);
  if (!share) throw notFound();
  return share;
}

export const get = find;

export async function list(ctx: Own, petId: string) {
  const pet = await petOf(ctx, petId);
  const [owners, given] = await Promise.all([
    listOwners(ctx.db, [pet.householdId]),
    shares.listOfPet(ctx.db, pet, ctx.now),
  ]);
  return { owners, shares: given };
}

type Wanted = {
  readonly userEmail: string;
  readonly permissions: Permissions;
  readonly until?: string | null | undefined;
};

/** Asks somebody to help with a pet; whoever is a guest of the home already has it at once. */
export const create = (ctx: Own, petId: string, { userEmail: email, permissions, until = null }: Wanted) =>
  transact(ctx, async (ctx) => {
    refusePastDay(until, ctx.now, 'until');
    const { home } = await hold(ctx, petId);
    await inviting.refuseOwners(ctx, home, email, 'userEmail');
    const given = (await shares.listOfHomes(ctx.db, [home.householdId], ctx.now)).filter(
      (share) => share.petId === petId,
    );
    const guest = await shares.findGuest(ctx.db, home, email, ctx.now);
    if (guest && given.some(({ userId }) => userId === guest.userId))
      throw inviting.already('alreadyGuest', 'userEmail');
    const open = await inviting.findOpen(ctx, home, email);
    if (open?.role === 'owner' || (open && given.some(({ invitationId }) => invitationId === open.id)))
      throw inviting.already('alreadyInvited', 'userEmail');
    const to = guest ?? { userId: null, invitationId: await askedBy(ctx, home, email, open) };
    const id = await shares.insert(ctx.db, byMe(home), { ...to, petId, permissions, until }, ctx.now);
    await scheduleEnd(ctx, home, until);
    if (to.userId) await tellGuest(ctx, home, to.userId, { petId, permissions, until });
    return find(ctx, petId, id);
  });

async function askedBy(ctx: Own, home: Home, email: string, open: { id: string; email: string } | undefined) {
  if (!open) return inviting.insert(ctx, home, { email, role: 'guest' });
  await inviting.renew(ctx, home, open);
  return open.id;
}

async function tellGuest(ctx: Own, home: Home, userId: string, { petId, permissions, until }: Given) {
  const [account] = await findAll(ctx.db, [userId]);
  const owners = await listOwners(ctx.db, [home.householdId]);
  const inviter = owners.find((owner) => owner.userId === ctx.user.id)?.name ?? '';
  const name = (await store.listPets(ctx.db, [home.householdId])).find(({ id }) => id === petId)?.name ?? '';
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
  if (!account) return;
  await post(
    ctx,
    account,
    mailTexts.sharedMore,
    (lang) => ({
      inviter: nameAfterLetter(inviter, lang),
      pets: nameAfterLetter(name, lang),
      rights: rightsInMail([{ name, permissions, until }], lang),
    }),
    'app/pets',
  );
}
type Given = { readonly petId: string; readonly permissions: Permissions; readonly until: string | null };

type Edit = {
  readonly permissions: Permissions;
  readonly until?: string | null | undefined;
  readonly version?: number | undefined;
};

export const update = (ctx: Own, petId: string, id: string, { permissions, until, version }: Edit) =>
  transact(ctx, async (ctx) => {
    refusePastDay(until, ctx.now, 'until');
    const { home, pet } = await hold(ctx, petId);
    const meant = expectedVersion(version, ctx.ifMatch);
    const isDone = await shares.update(ctx.db, pet, id, { permissions, until, version: meant }, ctx.now);
    const share = await find(ctx, petId, id);
    if (!isDone) throw stale({ share });
    await scheduleEnd(ctx, home, until);
    return share;
  });

export const remove = (ctx: Own, petId: string, id: string) =>
  transact(ctx, async (ctx) => {
    const { home, pet } = await hold(ctx, petId);
    const ended = await shares.end(ctx.db, pet, { id, version: ctx.ifMatch }, ctx.now);
    if (!ended) throw stale({ share: await find(ctx, petId, id) });
    const { userId, invitationId } = ended;
    if (userId) ctx.afterwards.push(() => ctx.sessions.forget(userId));
    else await removeEmptyInvitation(ctx.db, home, invitationId);
  });

export const giveBack = (ctx: Own, petId: string, id: string) =>
  transact(ctx, async (ctx) => {
    const guest = await shares.findUser(ctx.db, await petOf(ctx, petId), id);
    // The account before the home, as where one is closed: what is given back to nobody would stay for ever.
    if (!guest || !(await lock(ctx.db, guest))) throw notFound();
    const { pet } = await hold(ctx, petId);
    const userId = await shares.restore(ctx.db, pet, id, ctx.now);
    if (!userId) throw notFound();
    ctx.afterwards.push(() => ctx.sessions.forget(userId));
    return find(ctx, petId, id);
  });

export async function listShared(ctx: Member, { page, limit }: Paging) {
  const scope = guestViewOf(ctx, 'profile');
  const [pets, total] = await Promise.all([
    shares.listShared(ctx.db, scope, { page, limit }),
    shares.countShared(ctx.db, scope),
  ]);
  return { pets, total, page, limit };
}

export const leave = (ctx: Member, id: string) =>
  transact(ctx, async (ctx) => {
    if (!(await shares.leave(ctx.db, guestViewOf(ctx, 'profile'), id, ctx.now))) throw notFound();
    ctx.afterwards.push(() => ctx.sessions.forget(ctx.user.id));
  });
