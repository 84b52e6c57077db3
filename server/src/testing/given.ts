import type { Species } from '@tzemed/contract/pets';
import type { Db } from '../db/client.ts';
import { foundHousehold } from '../households/rows.ts';
import { type Account, accountColumns } from '../identity/accounts.ts';
import { hashOf } from '../identity/sessions.ts';
import { emailName, insertName } from '../identity/sign-in-names.ts';
import { signToken } from '../identity/token.ts';
import { newId } from '../lib/ids.ts';
import { tokenUserOf } from '../features/auth/public-user.ts';
import type { Owner, TestApp } from './app.ts';

export type { Owner };

/** A signed-in owner of their own, without the cost of hashing a password. */
export async function givenOwner({ db, clock, services }: TestApp, name = 'דנה כהן'): Promise<Owner> {
  const id = newId();
  const email = `${id}@example.co.il`;
  const token = await givenSession(db, { id, email, name }, services.secrets.tokenKeys[0], clock.now);
  const householdId = await foundHousehold(db, { userId: id, name }, clock.now);
  return { id, householdId, email, token };
}

/** An account with one session, and that session's token. */
export async function givenSession(
  db: Db,
  { id, email, name }: Pick<Account, 'id' | 'email' | 'name'>,
  key: Uint8Array,
  now: Date,
) {
  await insertName(db, emailName(email), id, now);
  const account = await db
    .insertInto('users')
    .values({ id, email, name, emailVerifiedAt: now, createdAt: now, updatedAt: now })
    .returning(accountColumns)
    .executeTakeFirstOrThrow();
  const session = { id: newId(), createdAt: now, endsAt: new Date(now.getTime() + 30 * 86_400_000) };
  const token = await signToken(key, tokenUserOf(account), session);
  const signedIn = { userId: id, familyId: newId(), tokenHash: hashOf(token), lastUsedAt: now, signedInAt: now };
  await db
    .insertInto('sessions')
    .values({ ...session, ...signedIn })
    .execute();
  return token;
}

/** They as a request knows them. */
export const askerOf = ({ id, householdId }: Owner) => ({ id, households: [householdId] });

/** Who wrote a row, and when: its owner, now. */
export const writtenBy = ({ id }: Pick<Owner, 'id'>, now: Date) => ({
  createdAt: now,
  createdBy: id,
  updatedAt: now,
  updatedBy: id,
});

/** A pet of this owner. */
export async function givenPet(
  { db, clock }: TestApp,
  owner: Owner,
  pet: {
    name?: string;
    species?: Species;
    birthDate?: string;
    chipNumber?: string;
    allergies?: string;
    notes?: string;
  } = {},
) {
  const row = { id: newId(), name: 'בלה', species: 'dog' as Species, ...pet };
  await db
    .insertInto('pets')
    .values({ ...row, householdId: owner.householdId, hue: 'apricot', ...writtenBy(owner, clock.now) })
    .execute();
  return row;
}

/** Something that they were told, of no home. */
export async function givenNotification({ db, clock }: TestApp, { id: userId }: Pick<Owner, 'id'>, title: string) {
  const id = newId();
  await db
    .insertInto('notifications')
    .values({ userId, id, key: id, kind: 'invitation', topic: 'home', title, inApp: true, createdAt: clock.now })
    .execute();
  return id;
}
