import type { CommentInput, NewComment } from '@tzemed/contract/items/comments';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Paging } from '@tzemed/contract/schema/fields';
import { petOf, scopeOf, type ViewScope } from '../../access.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { type Db, transact } from '../../db/client.ts';
import { isUuid, newId } from '../../lib/ids.ts';
import { notFound } from '../../lib/refusal.ts';
import { timeOnDevice } from '../../lib/time/device-time.ts';
import type { BelongingNoun } from '../rows/column-types.ts';
import { commentsOf } from './comment-rows.ts';
import { idTaken, refuseFutureId } from '../service/client-ids.ts';

/** Row functions of a resource that comments need. */
type Things<A extends Area> = {
  readonly noun: BelongingNoun;
  find(db: Db, scope: ViewScope<A>, id: string): Promise<{ readonly id: string } | undefined>;
};

/** Calls for the comments of a resource. Throws 404 if the comment or its item is out of reach. */
export function commentService<A extends Area>({ noun, find }: Things<A>) {
  const rows = commentsOf<A>(noun);

  async function refuseUnknown(ctx: ViewCtx<A>, thingId: string) {
    if (!(await find(ctx.db, scopeOf(ctx), thingId))) throw notFound();
  }

  /** Runs `work` in a transaction that locks the item. */
  const holding = <T>(ctx: EditCtx<A>, thingId: string, work: (ctx: EditCtx<A>, petId: string) => Promise<T>) =>
    transact(ctx, async (ctx) => {
      const thing = isUuid(thingId) ? await rows.hold(ctx.db, scopeOf(ctx), thingId) : undefined;
      if (!thing) throw notFound();
      return work(ctx, thing.petId);
    });

  const orNotFound = <T>(found: T | undefined) => {
    if (!found) throw notFound();
    return found;
  };
  const which = (thingId: string, id: string) => {
    if (!isUuid(id)) throw notFound();
    return { thingId, id };
  };

  return {
    async list(ctx: ViewCtx<A>, thingId: string, { page, limit }: Paging) {
      await refuseUnknown(ctx, thingId);
      const scope = scopeOf(ctx);
      const [comments, total] = await Promise.all([
        rows.list(ctx.db, scope, thingId, { page, limit }),
        rows.count(ctx.db, scope, thingId),
      ]);
      return { comments, total, page, limit };
    },

    async get(ctx: ViewCtx<A>, thingId: string, id: string) {
      await refuseUnknown(ctx, thingId);
      return orNotFound(await rows.find(ctx.db, scopeOf(ctx), which(thingId, id)));
    },

    /** Idempotent by client id: a known id returns the existing comment. */
    add(ctx: EditCtx<A>, thingId: string, { id, text, at: saidAt }: NewComment) {
      refuseFutureId(ctx, id);
      const now = timeOnDevice(saidAt, ctx.now);
      return holding(ctx, thingId, async (ctx, petId) => {
        const at = which(thingId, id ?? newId());
        const made = await rows.insert(ctx.db, await petOf(ctx, petId), at, text, now);
        const standing = made ?? (await rows.find(ctx.db, scopeOf(ctx), at));
        if (!standing) throw idTaken();
        return standing;
      });
    },

    change: (ctx: EditCtx<A>, thingId: string, id: string, { text }: CommentInput) =>
      holding(ctx, thingId, async (ctx) =>
        orNotFound(await rows.change(ctx.db, scopeOf(ctx), which(thingId, id), text, ctx.now)),
      ),

    remove: (ctx: EditCtx<A>, thingId: string, id: string) =>
      holding(ctx, thingId, async (ctx) => {
        orNotFound(await rows.remove(ctx.db, scopeOf(ctx), which(thingId, id), ctx.now));
      }),

    restore: (ctx: EditCtx<A>, thingId: string, id: string) =>
      holding(ctx, thingId, async (ctx) => orNotFound(await rows.restore(ctx.db, scopeOf(ctx), which(thingId, id)))),
  };
}
