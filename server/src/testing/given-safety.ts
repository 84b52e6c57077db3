import { randomBytes } from 'node:crypto';
import { newId } from '../lib/ids.ts';
import type { TestApp } from './app.ts';
import type { Owner } from './given.ts';

/** Another sign-in of this owner, on another device. */
export async function givenSignIn({ db, clock }: TestApp, { id: userId }: Owner, userAgent: string) {
  const familyId = newId();
  const now = clock.now;
  const at = { createdAt: now, lastUsedAt: now, signedInAt: now, endsAt: new Date(now.getTime() + 86_400_000) };
  await db
    .insertInto('sessions')
    .values({ ...at, id: newId(), userId, familyId, tokenHash: randomBytes(32), userAgent })
    .execute();
  return familyId;
}

/** A passkey of this owner, as it is kept: nobody can sign with it. */
export async function givenPasskey({ db, clock }: TestApp, { id: userId }: Owner, name: string) {
  const id = newId();
  await db
    .insertInto('passkeys')
    .values({
      id,
      userId,
      name,
      credentialId: randomBytes(16),
      publicKey: randomBytes(77),
      counter: 0,
      createdAt: clock.now,
    })
    .execute();
  return id;
}

/** The app of this owner has shown a code; and codes are asked for, where that `isEnabled`. */
export async function givenSecondFactor(
  { db, clock }: TestApp,
  { id: userId }: Owner,
  { isEnabled }: { isEnabled: boolean },
) {
  const at = { createdAt: clock.now, confirmedAt: clock.now, enabledAt: isEnabled ? clock.now : null };
  await db
    .insertInto('totpSecrets')
    .values({ ...at, userId, secret: randomBytes(48) })
    .execute();
}
