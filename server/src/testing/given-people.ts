import type { Area } from '@tzemed/contract/endpoint';
import type { Db } from '../db/client.ts';
import { insertMember } from '../households/rows.ts';
import { newId } from '../lib/ids.ts';
import type { Owner, TestApp } from './app.ts';
import { givenOwner } from './given.ts';

/** One more owner of this owner's home, who has one of their own too. */
export async function givenCoOwner(app: TestApp, { householdId }: Owner, name = 'יואב כהן'): Promise<Owner> {
  const coOwner = await givenOwner(app, name);
  await insertMember(app.db, householdId, { userId: coOwner.id, name }, app.clock.now);
  await app.services.sessions.forget(coOwner.id);
  return coOwner;
}

type Rights = { profile?: 'view' | 'edit' } & Partial<Record<Exclude<Area, 'profile'>, 'none' | 'view' | 'edit'>>;

/** Somebody with whom a pet is shared: its profile to look at, and what is said. */
export async function givenGuest(app: TestApp, owner: Owner, petId: string, rights: Rights = {}, name = 'נועה לוי') {
  const guest = await givenOwner(app, name);
  return { ...guest, shareId: await givenShare(app, owner, petId, { guest, name, rights }) };
}

type Sharing = { readonly guest: Pick<Owner, 'id' | 'email'>; readonly name: string; readonly rights?: Rights };

/** Shares a pet with somebody who has accepted it. Answers the share's id. */
export async function givenShare({ db, clock, services }: TestApp, owner: Owner, petId: string, sharing: Sharing) {
  const shareId = await insertAcceptedShare(db, clock.now, owner, petId, sharing);
  await services.sessions.forget(sharing.guest.id);
  return shareId;
}

/** The rows of it, for somebody who has not asked anything yet. */
export async function insertAcceptedShare(
  db: Db,
  now: Date,
  { id: owner, householdId }: Pick<Owner, 'id' | 'householdId'>,
  petId: string,
  { guest, name, rights = {} }: Sharing,
) {
  const { profile = 'view', medicalRecords = 'none', reminders = 'none', expenses = 'none' } = rights;
  const [invitationId, shareId] = [newId(), newId()];
  const made = { householdId, createdAt: now, createdBy: owner };
  const answered = { answer: 'accepted', answeredAt: now, answeredBy: guest.id } as const;
  await db
    .insertInto('invitations')
    .values({
      ...made,
      ...answered,
      id: invitationId,
      email: guest.email,
      role: 'guest',
      tokenHash: Buffer.from(invitationId),
      sentAt: now,
      expiresAt: now,
    })
    .execute();
  await db
    .insertInto('shares')
    .values({
      ...made,
      id: shareId,
      petId,
      invitationId,
      userId: guest.id,
      profile,
      medicalRecords,
      reminders,
      expenses,
      updatedAt: now,
      updatedBy: owner,
    })
    .execute();
  await db.insertInto('guestShares').values({ userId: guest.id, householdId, shareId }).execute();
  await db
    .insertInto('householdPeople')
    .values({ householdId, userId: guest.id, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return shareId;
}
