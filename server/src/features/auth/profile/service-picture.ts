import type { PhotoCrop } from '@tzemed/contract/pets/photo-crop';
import { pictureSide } from '@tzemed/contract/account/profile-picture';
import { viewOf } from '../../../access.ts';
import type { Member } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import type { Download } from '../../../files/downloads.ts';
import { removeFiles } from '../../../files/jobs.ts';
import { keepFile, type KeptFile } from '../../../files/storage/keep-file.ts';
import { encodeCrop, pictureType } from '../../../files/formats/pictures.ts';
import type { Receive } from '../../../files/uploads/receive-upload.ts';
import { listPeople } from '../../../households/household-people.ts';
import { find, lock } from '../../../identity/accounts.ts';
import { notFound, Refusal } from '../../../lib/refusal.ts';
import { userOf } from '../public-user.ts';
import * as store from './store-pictures.ts';

const size = { width: pictureSide, height: pictureSide };

/** A picture is seen by whoever shares a household or a pet with its person now. */
export async function get(ctx: Member, id: string): Promise<Download> {
  const people = await listPeople(ctx.db, viewOf(ctx, 'profile'), ctx.now);
  const met = people.flatMap((one) => (one.isHere ? [one.id] : []));
  const found = await store.find(ctx.db, [ctx.user.id, ...met], id);
  if (!found) throw notFound();
  return { type: pictureType, size: found.size, etag: id, open: () => ctx.files.open(id) };
}

export async function set(ctx: Member, crop: PhotoCrop, receive: Receive) {
  const upload = await receive();
  const source = await encodeCrop(upload.path, ctx.user.id, { size, crop });
  return replace(ctx, await keepFile(ctx.files, { name: 'picture', type: pictureType, source }));
}

export const remove = (ctx: Member) => replace(ctx, undefined);

/** The bytes of the one before go by a job that exists only when the change is committed. */
const replace = (ctx: Member, kept: KeptFile | undefined) =>
  transact(ctx, async (ctx) => {
    const { db, user, now } = ctx;
    const account = await lock(db, user.id);
    if (!account) throw new Refusal(401, 'invalidToken');
    if (!kept && account.profilePicture === null) throw notFound();
    await store.update(db, user.id, kept, now);
    if (account.profilePicture !== null) await ctx.jobs.send(db, removeFiles, { ids: [account.profilePicture] });
    await store.announce(db, [...user.households, ...user.guestOf], user.id);
    return { user: userOf((await find(db, user.id))!) };
  });
