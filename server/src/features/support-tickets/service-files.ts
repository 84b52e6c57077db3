import { downloadNameOf } from '@tzemed/contract/items/attachment-names';
import { idTaken, refuseFutureId } from '../../belongings/service/client-ids.ts';
import type { Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import type { NewAttachment } from '../../files/attachment-rows.ts';
import type { Download } from '../../files/downloads.ts';
import { removeFiles } from '../../files/jobs.ts';
import { storeUpload } from '../../files/uploads/store-upload.ts';
import type { Receive } from '../../files/uploads/receive-upload.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { keptNameOf, readTicketFile } from './service-read-ticket-file.ts';
import * as store from './store-files.ts';

const keyOf = (ctx: Member, id: string) => ({ userId: ctx.user.id, id, now: ctx.now });

type Kept = { readonly id: string; readonly name: string; readonly type: string; readonly size: number };
export const shownFile = ({ id, name, type, size }: Kept) => ({ id, name, type, size });

/** Takes a file in before its message; sent again under its id it is answered as it waits. */
export async function create(ctx: Member, said: { id?: string | undefined }, receive: Receive) {
  refuseFutureId(ctx, said.id);
  const standing = async () => (said.id === undefined ? undefined : store.findWaiting(ctx.db, keyOf(ctx, said.id)));
  const keep = (ctx: Member, { id, name, type, file }: NewAttachment) =>
    transact(ctx, async (ctx) => {
      if (await store.isTaken(ctx.db, ctx.user.id, id)) throw idTaken();
      const refusal = await store.refusalToWait(ctx.db, ctx.user.id, file.size, ctx.now);
      if (refusal) throw new Refusal(413, refusal);
      const kept = { name: keptNameOf(name, type), type, size: file.size, sha256: file.sha256, fileId: file.id };
      return store.insertWaiting(ctx.db, { id, ...kept, userId: ctx.user.id, createdAt: ctx.now });
    });
  const row =
    (await standing()) ??
    (await storeUpload(ctx, receive, said, (paper) => keep(ctx, paper), readTicketFile)) ??
    // A simultaneous repeat of the upload was first.
    (await standing());
  if (!row) throw idTaken();
  return { file: shownFile(row) };
}

export const download = (ctx: Member, { fileId, ...file }: Kept & { readonly fileId: string }): Download => ({
  type: file.type,
  size: file.size,
  etag: fileId,
  name: downloadNameOf(file.name, file.type),
  open: () => ctx.files.open(fileId),
});

export async function get(ctx: Member, id: string): Promise<Download> {
  const found =
    (await store.findForPerson(ctx.db, ctx.user.id, id)) ?? (await store.findWaiting(ctx.db, keyOf(ctx, id)));
  if (!found) throw notFound();
  return download(ctx, found);
}

export const remove = (ctx: Member, id: string) =>
  transact(ctx, async (ctx) => {
    const gone = await store.deleteWaiting(ctx.db, keyOf(ctx, id));
    if (!gone) throw notFound();
    await ctx.jobs.send(ctx.db, removeFiles, { ids: [gone.fileId] });
  });
