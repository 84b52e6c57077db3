import { randomBytes } from 'node:crypto';
import type { Species } from '@tzemed/contract/pets';
import { foundHousehold } from '../households/rows.ts';
import { hashOf } from '../identity/sessions.ts';
import { newId } from '../lib/ids.ts';
import type { Owner, TestApp } from './app.ts';

export type { Owner };

/** A signed-in owner of their own, without the cost of hashing a password. */
export async function givenOwner({ db, clock }: TestApp, name = 'דנה כהן'): Promise<Owner> {
  const id = newId();
  const email = `${id}@example.co.il`;
  const token = randomBytes(32).toString('base64url');
  const at = { createdAt: clock.now, updatedAt: clock.now };
  await db
    .insertInto('users')
    .values({ id, email, name, emailVerifiedAt: clock.now, ...at })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      userId: id,
      familyId: newId(),
      tokenHash: hashOf(token),
      createdAt: clock.now,
      lastUsedAt: clock.now,
      signedInAt: clock.now,
      endsAt: new Date(clock.now.getTime() + 30 * 86_400_000),
    })
    .execute();
  const householdId = await foundHousehold(db, { userId: id, name }, clock.now);
  return { id, householdId, email, token };
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
export async function givenPet({ db, clock }: TestApp, owner: Owner, pet: { name?: string; species?: Species } = {}) {
  const row = { id: newId(), name: 'בלה', species: 'dog' as Species, ...pet };
  await db
    .insertInto('pets')
    .values({ ...row, householdId: owner.householdId, hue: 'apricot', ...writtenBy(owner, clock.now) })
    .execute();
  return row;
}
