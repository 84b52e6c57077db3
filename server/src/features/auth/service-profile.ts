import type { ProfileInput } from '@tzemed/contract/profile';
import { pathOfPicture } from '@tzemed/contract/profile-picture';
import { shownName } from '@tzemed/contract/shown-name';
import type { Member } from '../../context.ts';
import { type Db, transact } from '../../db/client.ts';
import { rename } from '../../households/rows.ts';
import { isSameAddress, lock } from '../../identity/accounts.ts';
import { requireFresh } from '../../identity/freshness.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requestEmail } from './service-email.ts';
import * as store from './store-profiles.ts';

async function found(db: Db, userId: string) {
  const profile = await store.find(db, userId);
  if (!profile) throw new Refusal(401, 'invalidToken');
  return { ...profile, name: shownName(profile), profilePicture: pathOfPicture(profile.profilePicture) };
}

export const get = ({ db, user }: Member) => found(db, user.id);

export const update = (ctx: Member, { name, email, ...details }: ProfileInput) =>
  transact(ctx, async (ctx) => {
    const { db, user, now } = ctx;
    const account = await lock(db, user.id);
    if (!account) throw new Refusal(401, 'invalidToken');
    if (email !== undefined && !isSameAddress(email, account.email)) await requireFresh(ctx);
    const isRenamed = name !== undefined && name !== shownName(account);
    const named = isRenamed && { name, firstname: null, lastname: null };
    await store.update(db, user.id, { ...details, ...named }, now);
    if (isRenamed) await rename(db, [...user.households, ...user.guestOf], { userId: user.id, name });
    if (email !== undefined) await requestEmail(ctx, account, email);
    return found(db, user.id);
  });
