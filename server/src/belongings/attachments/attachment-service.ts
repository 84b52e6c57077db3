import { downloadNameOf } from '@tzemed/contract/items/attachment-names';
import type { AttachmentInput } from '@tzemed/contract/items/attachments';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { petOf, scopeOf } from '../../access.ts';
import type { EditCtx, Member, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import type { Db } from '../../db/client.ts';
import type { ViewScope } from '../../access.ts';
import { attachmentRows, hasRoom, type NewAttachment, totalSizeOf, storageOf } from '../../files/attachment-rows.ts';
import type { Download } from '../../files/downloads.ts';
import { fileNameOf } from '../../files/uploads/file-name.ts';
import { type UploadDetails, storeUpload } from '../../files/uploads/store-upload.ts';
import type { Receive } from '../../files/uploads/receive-upload.ts';
import { takePendingUploads } from '../../files/uploads/pending-uploads.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import type { BelongingNoun } from '../rows/column-types.ts';
import { idTaken, refuseFutureId } from '../service/client-ids.ts';
import { refuseInvalidTagIds } from '../service/tag-ids.ts';

/** Row functions of a resource that attachments need. */
type Things<A extends Area> = {
  readonly noun: BelongingNoun;
  find(db: Db, scope: ViewScope<A>, id: string): Promise<{ readonly id: string; readonly petId: string } | undefined>;
};

type Size = 'thumb' | 'full';

/** Calls for the attachments of a resource. Throws 404 if the attachment or its item is out of reach. */
export function attachmentService<A extends Area>({ noun, find }: Things<A>) {
  const rows = attachmentRows<A>(noun);

  /** 404 where there is no such thing. */
  async function refuseUnknown(ctx: ViewCtx<A>, id: string) {
    if (!(await find(ctx.db, scopeOf(ctx), id))) throw notFound();
  }

  const room = async (ctx: Member, householdId: string, bytes: number) => {
    if (!(await hasRoom(ctx.db, householdId, bytes, ctx.config.homeBytes))) throw new Refusal(413, 'homeFull');
  };

  async function insert(ctx: EditCtx<A>, thing: { id: string; petId: string }, papers: readonly NewAttachment[]) {
    const pet = await petOf(ctx, thing.petId);
    await room(ctx, pet.householdId, totalSizeOf(papers));
    return rows.insert(ctx.db, pet, thing.id, papers, ctx.now);
  }

  const answer = async <T>(ctx: Member, attachment: T) => ({
    attachment,
    storage: await storageOf(ctx.db, ctx.user, ctx.config.homeBytes),
  });

  async function add(ctx: EditCtx<A>, thingId: string, said: UploadDetails, receive: Receive) {
    refuseFutureId(ctx, said.id);
    await refuseUnknown(ctx, thingId);
    const standing = (id: string) => rows.find(ctx.db, scopeOf(ctx), { thingId, id });
    const before = said.id === undefined ? undefined : await standing(said.id);
    if (before) return answer(ctx, before);
    let id = said.id;
    await storeUpload(ctx, receive, said, (paper) => {
      id = paper.id;
      return transact(ctx, async (ctx) => {
        const thing = await rows.hold(ctx.db, scopeOf(ctx), thingId);
        if (!thing) throw notFound();
        return (await insert(ctx, { id: thingId, petId: thing.petId }, [paper])) > 0 || undefined;
      });
    });
    // A concurrent request with the same id may have been first.
    const found = await standing(id!);
    if (!found) throw idTaken();
    return answer(ctx, found);
  }

  async function remove(ctx: EditCtx<A>, thingId: string, id: string) {
    if (!(await rows.remove(ctx.db, scopeOf(ctx), { thingId, id }, ctx.now))) throw notFound();
  }

  return {
    async list(ctx: ViewCtx<A>, thingId: string) {
      await refuseUnknown(ctx, thingId);
      return rows.list(ctx.db, scopeOf(ctx), thingId);
    },

    add,

    async file(ctx: ViewCtx<A>, thingId: string, id: string, size: Size): Promise<Download> {
      const files = await rows.findBytes(ctx.db, scopeOf(ctx), { thingId, id });
      const file = files.find(({ isThumb, deletedAt }) => isThumb === (size === 'thumb') && !deletedAt);
      if (!file) throw notFound();
      const name = downloadNameOf(file.name, file.type);
      return { type: file.type, size: file.size, etag: file.id, name, open: () => ctx.files.open(file.id) };
    },

    async change(ctx: EditCtx<A>, thingId: string, id: string, { name, ...rest }: AttachmentInput) {
      refuseInvalidTagIds(rest);
      const values = { ...rest, ...(name !== undefined && { name: fileNameOf(name) }) };
      const changed = await rows.change(ctx.db, scopeOf(ctx), { thingId, id }, values, ctx.now);
      if (!changed) throw notFound();
      return changed;
    },

    remove,

    /** The first of those that stand. */
    async removeFirst(ctx: EditCtx<A>, thingId: string) {
      const [first] = await rows.list(ctx.db, scopeOf(ctx), thingId);
      if (!first) throw notFound();
      await remove(ctx, thingId, first.id);
    },

    restore: (ctx: EditCtx<A>, thingId: string, id: string) =>
      transact(ctx, async (ctx) => {
        const files = await rows.findBytes(ctx.db, scopeOf(ctx), { thingId, id });
        const removed = files.filter(({ deletedAt }) => deletedAt);
        if (removed.length === 0) throw notFound();
        const bytes = removed.reduce((sum, { size }) => sum + size, 0);
        await room(ctx, removed[0]!.householdId, bytes);
        if (!(await rows.restore(ctx.db, scopeOf(ctx), { thingId, id }, ctx.now))) throw notFound();
        const back = await rows.find(ctx.db, scopeOf(ctx), { thingId, id });
        if (!back) throw notFound();
        return back;
      }),

    /** Attaches what its writer has sent for a thing that is being saved, in the transaction that saves it. */
    async keepWaiting<Thing extends { id: string; petId: string; attachmentCount: number }>(
      ctx: EditCtx<A>,
      thing: Thing,
    ): Promise<Thing> {
      const papers = await takePendingUploads(ctx.db, ctx.user.id, thing.id, ctx.now);
      if (papers.length === 0) return thing;
      if ((await insert(ctx, thing, papers)) < papers.length) throw idTaken();
      return { ...thing, attachmentCount: thing.attachmentCount + papers.length };
    },
  };
}
