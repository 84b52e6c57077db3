import type { Paging } from '@tzemed/contract/schema/fields';
import type { WhichInvitation } from '@tzemed/contract/sharing/invitations';
import type { AcceptanceState } from '@tzemed/contract/sharing/acceptance-states';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import type { Download } from '../../files/downloads.ts';
import { listOwners, lockHouseholds } from '../../households/household-rows.ts';
import * as accounts from '../../identity/accounts.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { readKeyedToken } from '../../lib/security/keyed-token.ts';
import { maskEmail } from '../../lib/security/mask-email.ts';
import { endPastShares } from './service-share-ends.ts';
import * as owning from './service-owners.ts';
import * as store from './store.ts';
import * as invitations from './store-invitations.ts';
import * as shares from './store-shares.ts';

/** Contents of invitations, as the invited person sees them. */
async function offersOf({ db, now }: Pick<Visitor, 'db' | 'now'>, good: readonly invitations.Good[]) {
  const homes = [...new Set(good.map(({ householdId }) => householdId))];
  // Runs one query at a time: there may be an open transaction, which allows only one.
  const owners = await listOwners(db, homes);
  const pets = await store.listPets(db, homes);
  const granted = await shares.listOfHomes(db, homes, now);
  const offerOf = ({ householdId, email, ...offer }: invitations.Good) => {
    const isTheirs = (thing: { householdId: string }) => thing.householdId === householdId;
    const offered = granted.filter(({ invitationId, userId }) => invitationId === offer.id && !userId);
    const face = (pet: (typeof pets)[number]) => {
      const { permissions = null, until = null } = offered.find((share) => share.petId === pet.id) ?? {};
      return { ...pet, permissions, until };
    };
    const isOffered = ({ permissions }: ReturnType<typeof face>) => offer.role === 'owner' || permissions !== null;
    return {
      ...offer,
      address: maskEmail(email),
      owners: owners.filter(isTheirs).map(({ name }) => name),
      pets: pets.filter(isTheirs).map(face).filter(isOffered),
    };
  };
  return good.map(offerOf);
}

async function offerOf(ctx: Pick<Visitor, 'db' | 'now'>, good: invitations.Good) {
  const [offer] = await offersOf(ctx, [good]);
  return offer!;
}

const linkInvalid = () => new Refusal(422, 'linkInvalid');

/** Finds an invitation by the secret of its link; any failure is a 422, without the reason. */
async function findByToken(ctx: Visitor, token: string) {
  const read = readKeyedToken(token);
  const place = read && { householdId: read.key };
  const found = place && (await invitations.findGood(ctx.db, place, { tokenHash: read.tokenHash }, ctx.now));
  if (!found) throw linkInvalid();
  return found;
}

/** Finds an invitation by id for the account with the invited address; 404 for all others. */
async function findById(ctx: Visitor, { email }: accounts.Account, id: string) {
  if (!isUuid(id)) throw notFound();
  const place = (await store.listAddressed(ctx.db, 'invitation', email)).find((addressed) => addressed.id === id);
  const found = place && (await invitations.findGood(ctx.db, place, { id }, ctx.now));
  if (!found) throw notFound();
  return found;
}

const find = (ctx: Visitor, account: accounts.Account, { token = '', invitationId }: WhichInvitation) =>
  invitationId === undefined ? findByToken(ctx, token) : findById(ctx, account, invitationId);

export const look = async (ctx: Visitor, { token }: { token: string }) => ({
  invitation: await offerOf(ctx, await findByToken(ctx, token)),
});

/** The photo of a pet that the link offers: the only file that anybody without an account may read. */
export async function photo(ctx: Visitor, { token, petId }: { token: string; petId: string }): Promise<Download> {
  const good = await findByToken(ctx, token);
  const pet = (await offerOf(ctx, good)).pets.find(({ id }) => id === petId.toLowerCase());
  const file = pet && (await store.findPhoto(ctx.db, good, pet.id));
  if (!file) throw notFound();
  return { type: file.type, size: file.size, etag: file.id, open: () => ctx.files.open(file.id) };
}

/** Reason why this account cannot accept, or 'open'. */
const receptionOf = ({ email, emailVerifiedAt }: accounts.Account, good: invitations.Good): AcceptanceState => {
  if (!accounts.isSameAddress(email, good.email)) return 'otherAccount';
  return emailVerifiedAt ? 'open' : 'emailUnverified';
};

async function accountOf(ctx: Member) {
  const account = await accounts.find(ctx.db, ctx.user.id);
  if (!account) throw new Refusal(401, 'invalidToken');
  return account;
}

export async function check(ctx: Member, { token }: { token: string }) {
  const [account, good] = [await accountOf(ctx), await findByToken(ctx, token)];
  return { invitation: await offerOf(ctx, good), reception: receptionOf(account, good) };
}

export async function listReceived(ctx: Member, { page, limit }: Paging) {
  const { email, emailVerifiedAt } = await accountOf(ctx);
  const places = emailVerifiedAt ? await store.listAddressed(ctx.db, 'invitation', email) : [];
  const waiting = await invitations.listWaiting(
    ctx.db,
    places.map(({ householdId }) => householdId),
    places.map(({ id }) => id),
    ctx.now,
  );
  const shown = waiting.slice((page - 1) * limit, page * limit);
  return { invitations: await offersOf(ctx, shown), total: waiting.length, page, limit };
}

/** Runs what answers an invitation while its home, and those of who answers, are held. */
const answering = <T>(
  ctx: Member,
  which: WhichInvitation,
  work: (ctx: Member, good: invitations.Good, account: accounts.Account) => Promise<T>,
) =>
  transact(ctx, async (ctx) => {
    // The account before the homes, as where one is closed.
    const account = await accounts.lock(ctx.db, ctx.user.id);
    if (!account) throw new Refusal(401, 'invalidToken');
    const { householdId } = await find(ctx, account, which);
    await lockHouseholds(ctx.db, [householdId, ...ctx.user.households]);
    // Answered or withdrawn while it was waited for, it is gone.
    return work(ctx, await find(ctx, account, which), account);
  });

export const accept = (ctx: Member, which: WhichInvitation) =>
  answering(ctx, which, async (ctx, good, account) => {
    const reception = receptionOf(account, good);
    if (reception !== 'open') throw new Refusal(403, reception);
    const { householdId, id, email } = good;
    const owners = await listOwners(ctx.db, [householdId]);
    if (owners.some(({ userId }) => userId === account.id)) throw new Refusal(409, 'alreadyOwner');
    const invitation = { ...(await offerOf(ctx, good)), isDeclined: false };
    if (good.role === 'owner') await owning.join(ctx, householdId, account, ctx.now, ctx.user.households);
    else {
      await endPastShares(ctx, good);
      await store.updateName(ctx.db, good, { userId: account.id, name: account.name });
      await shares.give(ctx.db, good, id, account.id, ctx.now);
    }
    await invitations.updateAnswer(ctx.db, good, id, { answer: 'accepted', by: account.id, at: ctx.now });
    await store.removeAddress(ctx.db, good, { noun: 'invitation', email, id });
    ctx.afterwards.push(() => ctx.sessions.forget(account.id));
    return { invitation };
  });

const answer = (given: 'declined' | null) => (ctx: Member, which: WhichInvitation) =>
  answering(ctx, which, async (ctx, good, account) => {
    if (receptionOf(account, good) === 'otherAccount') throw new Refusal(403, 'otherAccount');
    await invitations.updateAnswer(ctx.db, good, good.id, { answer: given, by: account.id, at: ctx.now });
    return { invitation: { ...(await offerOf(ctx, good)), isDeclined: given === 'declined' } };
  });

export const decline = answer('declined');
export const reopen = answer(null);
