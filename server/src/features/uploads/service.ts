import { downloadNameOf } from '@tzemed/contract/items/attachment-names';
import type { AttachmentDetails } from '@tzemed/contract/items/attachments';
import { petOf } from '../../access.ts';
import { idTaken, refuseFutureId } from '../../belongings/service/client-ids.ts';
import type { Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { findSent, type NewAttachment, storageOf } from '../../files/attachment-rows.ts';
import type { Download } from '../../files/downloads.ts';
import { fileNameOf } from '../../files/uploads/file-name.ts';
import { removeFiles } from '../../files/jobs.ts';
import { thumbType } from '../../files/formats/read-attachment.ts';
import { type UploadDetails, storeUpload } from '../../files/uploads/store-upload.ts';
import type { Receive } from '../../files/uploads/receive-upload.ts';
import * as store from '../../files/uploads/pending-uploads.ts';
import { homesOf } from '../../live/change-feed.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';

type Row = NonNullable<Awaited<ReturnType<typeof store.findPendingUpload>>>;

const shown = ({ thingId, fileId: _file, sha256: _hash, thumbId, ...row }: Row) => ({
  ...row,
  for: thingId,
  hasThumb: thumbId !== null,
});

const keyOf = (ctx: Member, id: string) => ({ userId: ctx.user.id, id, now: ctx.now });

export const storage = ({ db, user, config }: Member) => storageOf(db, user, config.homeBytes);

export async function create(
  ctx: Member,
  { for: thingId, ...said }: UploadDetails & { for: string },
  receive: Receive,
) {
  refuseFutureId(ctx, said.id);
  const pending = async () => {
    const row = said.id === undefined ? undefined : await store.findPendingUpload(ctx.db, keyOf(ctx, said.id));
    return row && shown(row);
  };
  const keep = (paper: NewAttachment) =>
    transact(ctx, async (ctx) => {
      if (!(await store.hasPendingRoom(ctx.db, ctx.user.id, paper.size))) throw new Refusal(413, 'tooMuchWaiting');
      const row = await store.insertPendingUpload(ctx.db, keyOf(ctx, paper.id), thingId, paper);
      // The thing may have been saved while the file was read again.
      if (await attached(ctx, thingId, said.id)) throw idTaken();
      return row && shown(row);
    });
  const upload =
    (await pending()) ??
    (await attached(ctx, thingId, said.id)) ??
    (await storeUpload(ctx, receive, said, keep).catch(async (error: unknown) => {
      const found = isIdTaken(error) && (await attached(ctx, thingId, said.id));
      if (found) return found;
      throw error;
    })) ??
    // A simultaneous repeat of the upload was first.
    (await pending());
  if (!upload) throw idTaken();
  return { upload, storage: await storage(ctx) };
}

const isIdTaken = (error: unknown) => error instanceof Refusal && error.code === 'idTaken';

/**
 * Upload that its thing has taken already, as it stands there: whoever lost the answer sends it again.
 *
 * @throws Refusal 409 for one that was removed there, is out of reach by now, or is of another thing
 */
async function attached(ctx: Member, thingId: string, id: string | undefined) {
  if (id === undefined) return undefined;
  const sent = await findSent(ctx.db, { userId: ctx.user.id, homes: homesOf(ctx.user), id });
  if (!sent) return undefined;
  const { area, petId, stands, thingId: of, ...upload } = sent;
  if (!stands || of !== thingId.toLowerCase()) throw idTaken();
  await petOf({ ...ctx, right: { area, level: 'view' } }, petId).catch(() => {
    throw idTaken();
  });
  return { ...upload, for: of };
}

export async function file(ctx: Member, id: string, size: 'thumb' | 'full'): Promise<Download> {
  const row = await store.findPendingUpload(ctx.db, keyOf(ctx, id));
  const found =
    size === 'full'
      ? row && { key: row.fileId, type: row.type, size: row.size }
      : row?.thumbId && { key: row.thumbId, type: thumbType, size: row.thumbSize! };
  if (!row || !found) throw notFound();
  const { key, ...about } = found;
  return { ...about, etag: key, name: downloadNameOf(row.name, about.type), open: () => ctx.files.open(key) };
}

export async function update(ctx: Member, id: string, { name, ...rest }: AttachmentDetails) {
  const values = { ...rest, ...(name !== undefined && { name: fileNameOf(name) }) };
  const row = await store.updatePendingUpload(ctx.db, keyOf(ctx, id), values);
  if (!row) throw notFound();
  return shown(row);
}

export const remove = (ctx: Member, id: string) =>
  transact(ctx, async (ctx) => {
    const gone = await store.deletePendingUpload(ctx.db, keyOf(ctx, id));
    if (!gone) throw notFound();
    const ids = [gone.fileId, gone.thumbId].filter((file) => file !== null);
    await ctx.jobs.send(ctx.db, removeFiles, { ids });
  });
