import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { RefusalCode } from '@tzemed/contract/text/messages';
import { type Home, holdHome, type OwnScope, scopeOf, type ViewScope, viewOf } from '../../access.ts';
import type { OwnerCtx, ViewCtx } from '../../context.ts';
import { type Db, transact } from '../../db/client.ts';
import { notFound, Refusal, stale } from '../../lib/refusal.ts';
import { expectedVersion } from '../../lib/expected-version.ts';
import { commitChange } from '../service/commit-change.ts';
import { idTaken, isUsed, refuseFutureId } from '../service/client-ids.ts';
import type { HouseholdResource } from './household-item-rows.ts';
import { type Taggable, refuseInvalidTagIds } from '../service/tag-ids.ts';

type Rows<A extends Area, Values, Out> = {
  readonly noun: HouseholdResource;
  list(db: Db, scope: ViewScope<A>, page: Paging): Promise<Out[]>;
  count(db: Db, scope: ViewScope<A>): Promise<number>;
  find(db: Db, scope: ViewScope<A>, id: string): Promise<Out | undefined>;
  insert(db: Db, home: Home, values: Values, now: Date, id?: string): Promise<Out>;
  update(
    db: Db,
    scope: OwnScope<A>,
    id: string,
    values: Values,
    version: number | undefined,
    now: Date,
  ): Promise<Out | undefined>;
  remove(db: Db, scope: OwnScope<A>, id: string, now: Date, version?: number): Promise<{ id: string } | undefined>;
  homeOfRemoved(db: Db, scope: OwnScope<A>, id: string): Promise<string | undefined>;
  restore(db: Db, scope: OwnScope<A>, id: string, now: Date): Promise<{ id: string } | undefined>;
};

type Input<Values> = Values & { readonly version?: number | undefined };
type New<Values> = Input<Values> & { readonly id?: string | undefined; readonly householdId?: string | undefined };

/** Maximum number of items in a household, their current count, and the field and code of the error when it is full. */
export type ItemLimit = {
  readonly most: number;
  readonly countOf: (db: Db, home: Home) => Promise<number>;
  readonly full: { readonly field: string; readonly code: RefusalCode };
};

type Options<One extends string, Many extends string, A extends Area, Out> = {
  readonly one: One;
  /** Plural, if it is not `one` with an s. */
  readonly many?: Many;
  readonly room?: ItemLimit;
  /** Writes what belongs to one that was made or edited besides its own row; answers it with that. */
  readonly keep?: (ctx: OwnerCtx<A>, thing: Out) => Promise<Out>;
};

/**
 * The verbs that everything which is of a home has alike. All throw 404 for what is out of reach; a change that began from
 * an older version throws 409 with the current state.
 */
export function householdItemService<
  A extends Area,
  Values extends object,
  Out extends { id: string },
  const One extends string,
  const Many extends string = `${One}s`,
>(rows: Rows<A, Values, Out>, { one, many = `${one}s` as Many, room, keep }: Options<One, Many, A, Out>) {
  const { noun } = rows;

  async function get(ctx: ViewCtx<A>, id: string) {
    const thing = await rows.find(ctx.db, scopeOf(ctx), id);
    if (!thing) throw notFound();
    return thing;
  }

  /** Error for an item above the limit of this household, which is locked. */
  const isFull = async (ctx: OwnerCtx<A>, home: Home) =>
    room !== undefined && (await room.countOf(ctx.db, home)) >= room.most ? room.full : undefined;

  const whole = async (ctx: OwnerCtx<A>, thing: Out) => (keep ? keep(ctx, thing) : thing);

  return {
    async list(ctx: ViewCtx<A>, { page, limit }: Paging) {
      const scope = scopeOf(ctx);
      const [things, total] = await Promise.all([rows.list(ctx.db, scope, { page, limit }), rows.count(ctx.db, scope)]);
      return { [many]: things, total, page, limit } as { [N in Many]: Out[] } & Paging & { total: number };
    },

    get,

    /** Idempotent by client id: a known id returns the existing item. */
    async create(ctx: OwnerCtx<A>, { version: _version, id, householdId, ...input }: New<Values>) {
      refuseFutureId(ctx, id);
      refuseInvalidTagIds(input as Taggable);
      const made = await transact(ctx, async (ctx) => {
        // A concurrent request with the same id waits for the household's lock.
        const home = await holdHome(ctx, { householdId });
        return commitChange(ctx, { noun, what: 'saved' }, async (ctx) => {
          if (id !== undefined && (await isUsed(ctx.db, viewOf(ctx, ctx.right.area), id))) return undefined;
          const full = await isFull(ctx, home);
          if (full) throw new Refusal(422, 'validation', { fields: { [full.field]: full.code } });
          return whole(ctx, await rows.insert(ctx.db, home, input as unknown as Values, ctx.now, id));
        });
      });
      if (made) return made;
      const standing = await rows.find(ctx.db, viewOf(ctx, ctx.right.area), id!);
      if (!standing) throw idTaken();
      return standing;
    },

    update: (ctx: OwnerCtx<A>, id: string, { version, ...input }: Input<Values>) =>
      commitChange(ctx, { noun, what: 'saved' }, async (ctx) => {
        refuseInvalidTagIds(input as Taggable);
        const meant = expectedVersion(version, ctx.ifMatch);
        const thing = await rows.update(ctx.db, scopeOf(ctx), id, input as unknown as Values, meant, ctx.now);
        if (!thing) throw stale({ [one]: await get(ctx, id) });
        return whole(ctx, thing);
      }),

    remove: (ctx: OwnerCtx<A>, id: string) =>
      commitChange(ctx, { noun, what: 'removed' }, async (ctx) => {
        const gone = await rows.remove(ctx.db, scopeOf(ctx), id, ctx.now, ctx.ifMatch);
        if (!gone) throw stale({ [one]: await get(ctx, id) });
        return gone;
      }),

    /** Undoes `remove`; 404 when there is nothing deleted to bring back, 409 when others have taken its room. */
    restore: (ctx: OwnerCtx<A>, id: string) =>
      commitChange(ctx, { noun, what: 'restored', inTransaction: room !== undefined }, async (ctx) => {
        if (room) {
          const householdId = await rows.homeOfRemoved(ctx.db, scopeOf(ctx), id);
          if (householdId === undefined) throw notFound();
          const full = await isFull(ctx, await holdHome(ctx, { householdId }));
          if (full) throw new Refusal(409, full.code);
        }
        if (!(await rows.restore(ctx.db, scopeOf(ctx), id, ctx.now))) throw notFound();
        return get(ctx, id);
      }),
  };
}
