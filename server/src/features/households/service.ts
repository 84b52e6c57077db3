import { homesOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import { listOwners } from '../../households/household-rows.ts';
import * as accounts from '../../identity/accounts.ts';
import { requestOf } from './service-succession.ts';
import * as store from './store.ts';
import * as invitations from './store-invitations.ts';
import * as shares from './store-shares.ts';
import * as successors from './store-successors.ts';

/** Lists all people in the user’s households, and the households whose successor the user is. */
export async function list(ctx: Member) {
  const [homes, successorOf] = [await listHomes(ctx), await listTrusting(ctx)];
  return { homes, successorOf };
}

async function listHomes({ db, now, ...ctx }: Member) {
  const ids = (await homesOf({ ...ctx, db, now })).map(({ householdId }) => householdId);
  const [pets, owners, granted, invited, chosen] = await Promise.all([
    store.listPets(db, ids),
    listOwners(db, ids),
    shares.listOfHomes(db, ids, now),
    invitations.list(db, ids, now),
    successors.list(db, ids),
  ]);
  const guests = granted.filter((share) => share.userId !== null);
  const people = [...owners, ...guests].map(({ userId }) => userId!);
  const [known, seen] = await Promise.all([
    accounts.findAll(db, [...people, ...chosen.flatMap(({ askedBy }) => askedBy ?? [])]),
    store.listLastSeen(
      db,
      guests.map(({ userId }) => userId!),
    ),
  ]);
  const emailOf = (userId: string) => known.find(({ id }) => id === userId)?.email ?? null;
  const ownerOf = (owner: (typeof owners)[number]) => ({ ...owner, email: emailOf(owner.userId) });
  const guestOf = ([userId, shares]: [string, typeof guests]) => ({
    userId,
    name: shares[0]?.name ?? '',
    email: emailOf(userId),
    lastSeenAt: seen.get(userId) ?? null,
    shares,
  });
  const offered = (invitation: (typeof invited)[number]) => ({
    ...invitation,
    shares: granted.filter(({ invitationId, userId }) => invitationId === invitation.id && userId === null),
  });
  return ids.map((id) => {
    const isHere = ({ householdId }: { householdId: string }) => householdId === id;
    const successor = chosen.find(isHere) ?? null;
    return {
      id,
      petIds: pets.filter(isHere).map((pet) => pet.id),
      owners: owners.filter(isHere).map(ownerOf),
      guests: [...Map.groupBy(guests.filter(isHere), ({ userId }) => userId!)].map(guestOf),
      invitations: invited.filter(isHere).map(offered),
      successor,
      succession: successor && requestOf(successor, known.find((account) => account.id === successor.askedBy)?.name),
    };
  });
}

async function listTrusting({ db, user }: Member) {
  const account = await accounts.find(db, user.id);
  if (!account?.emailVerifiedAt) return [];
  const ids = (await store.listAddressed(db, 'successor', account.email)).map(({ householdId }) => householdId);
  const [owners, pets, chosen] = await Promise.all([
    listOwners(db, ids),
    store.listPets(db, ids),
    successors.list(db, ids),
  ]);
  return chosen.map((successor) => {
    const isThere = ({ householdId }: { householdId: string }) => householdId === successor.householdId;
    return {
      householdId: successor.householdId,
      owners: owners.filter(isThere).map(({ name }) => name),
      pets: pets.filter(isThere).map(({ name }) => name),
      succession: requestOf(successor, account.name),
    };
  });
}
