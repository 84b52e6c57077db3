import type { ProfileInput } from '@tzemed/contract/account/profile';
import { pathOfPicture } from '@tzemed/contract/account/profile-picture';
import { displayNameOf } from '@tzemed/contract/account/display-name';
import type { Member } from '../../../context.ts';
import { type Db, transact } from '../../../db/client.ts';
import { rename } from '../../../households/household-rows.ts';
import { isSameAddress, lock } from '../../../identity/accounts.ts';
import { requireFreshSession } from '../../../identity/sessions/fresh-session.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { requestEmail } from './service-email.ts';
import * as store from './store-profiles.ts';

async function found(db: Db, userId: string) {
  const profile = await store.find(db, userId);
  if (!profile) throw new Refusal(401, 'invalidToken');
  return { ...profile, name: displayNameOf(profile), profilePicture: pathOfPicture(profile.profilePicture) };
}

export const get = ({ db, user }: Member) => found(db, user.id);

export const update = (ctx: Member, { name, email, ...details }: ProfileInput) =>
  transact(ctx, async (ctx) => {
    const { db, user, now } = ctx;
    const account = await lock(db, user.id);
    if (!account) throw new Refusal(401, 'invalidToken');
    if (email !== undefined && !isSameAddress(email, account.email)) await requireFreshSession(ctx);
    const isRenamed = name !== undefined && name !== displayNameOf(account);
    const named = isRenamed && { name, firstname: null, lastname: null };
    await store.update(db, user.id, { ...details, ...named }, now);
    if (isRenamed) await rename(db, [...user.households, ...user.guestOf], { userId: user.id, name });
    if (email !== undefined) await requestEmail(ctx, account, email);
    return found(db, user.id);
  });
