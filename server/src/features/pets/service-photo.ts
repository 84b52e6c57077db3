import { photoCut } from '@tzemed/contract/pets/pets';
import type { PhotoCrop } from '@tzemed/contract/pets/photo-crop';
import { petOf } from '../../access.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { removeFiles } from '../../files/jobs.ts';
import type { Receive } from '../../files/uploads/receive-upload.ts';
import { deleteFiles, findFile, insertFiles } from '../../files/file-rows.ts';
import type { Download } from '../../files/downloads.ts';
import { fileNameOf } from '../../files/uploads/file-name.ts';
import { keepFile, type KeptFile } from '../../files/storage/keep-file.ts';
import { encodePicture, pictureType } from '../../files/formats/pictures.ts';
import { notFound } from '../../lib/refusal.ts';
import * as store from './store.ts';

type View = ViewCtx<'profile'>;
type Edit = EditCtx<'profile'>;

export async function get(ctx: View, id: string, size: 'thumb' | 'full'): Promise<Download> {
  const pet = await petOf(ctx, id);
  const ids = await store.findPhoto(ctx.db, pet);
  const fileId = size === 'thumb' ? ids?.photoThumbId : ids?.photoId;
  const file = fileId && (await findFile(ctx.db, pet, fileId));
  if (!file) throw notFound();
  return { type: file.type, size: file.size, etag: file.id, open: () => ctx.files.open(file.id) };
}

export async function set(ctx: Edit, id: string, crop: PhotoCrop, receive: Receive) {
  // Checks the permission before anything is read or encoded; `replace` checks again under its lock.
  await petOf(ctx, id);
  const upload = await receive();
  const picture = await encodePicture(upload.path, ctx.user.id, { size: photoCut, crop });
  const about = { name: fileNameOf(upload.name), type: pictureType };
  const full = await keepFile(ctx.files, { ...about, source: picture.full });
  const thumb = await keepFile(ctx.files, { ...about, source: picture.thumb });
  return replace(ctx, id, [full, thumb]);
}

export const remove = (ctx: Edit, id: string) => replace(ctx, id, []);

/** The old rows go with the change, and their bytes by a job that exists only when it is committed. */
const replace = (ctx: Edit, id: string, kept: readonly KeptFile[]) =>
  commitChange(ctx, { noun: 'pets', what: 'saved', inTransaction: true }, async (ctx) => {
    const pet = await petOf(ctx, id);
    const old = await store.lockPhoto(ctx.db, pet);
    const oldIds = [old?.photoId, old?.photoThumbId].filter((file) => file != null);
    if (!old || oldIds.length + kept.length === 0) throw notFound();
    if (kept.length > 0) await insertFiles(ctx.db, pet, kept, ctx.now);
    const [full, thumb] = kept;
    const photo = { photoId: full?.id ?? null, photoThumbId: thumb?.id ?? null };
    const saved = await store.setPhoto(ctx.db, pet, photo, ctx.now);
    if (oldIds.length > 0) {
      const ids = await deleteFiles(ctx.db, pet, oldIds);
      await ctx.jobs.send(ctx.db, removeFiles, { ids });
    }
    return saved;
  });
