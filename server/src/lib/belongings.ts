import type { Area, Level } from '@tzemed/contract/endpoint';
import { type EditScope, petOf, type Proven, scopeOf, type ViewScope } from '../access.ts';
import type { Member } from '../context.ts';
import type { Db } from '../db/client.ts';
import { notFound, stale } from './refusal.ts';

type Store<A extends Area, Row, Input> = {
  find(db: Db, scope: ViewScope<A>, id: string): Promise<Row | undefined>;
  insert(db: Db, pet: Proven<A, 'edit'>, input: Input, now: Date): Promise<Row>;
  update(
    db: Db,
    scope: EditScope<A>,
    id: string,
    pet: Proven<A, 'edit'>,
    input: Input,
    now: Date,
  ): Promise<Row | undefined>;
  remove(db: Db, scope: EditScope<A>, id: string, now: Date): Promise<boolean>;
  restore(db: Db, scope: EditScope<A>, id: string): Promise<boolean>;
};

type View<A extends Area> = Member & { readonly right: { readonly area: A; readonly level: Level } };
type Edit<A extends Area> = Member & { readonly right: { readonly area: A; readonly level: 'edit' } };

/**
 * The verbs that everything which hangs off a pet has alike, over its own store. `singular` is the reply's key. All
 * throw 404 for what is out of reach, and for a pet that is; `update` throws 409 with the current state when the
 * edit began from an older version.
 */
export function belongings<A extends Area, Row, Input extends { petId: string }>(
  singular: string,
  store: Store<A, Row, Input>,
) {
  async function get(ctx: View<A>, id: string) {
    const row = await store.find(ctx.db, scopeOf(ctx), id);
    if (!row) throw notFound();
    return row;
  }

  return {
    get,

    async create(ctx: Edit<A>, input: Input) {
      const pet = await petOf(ctx, input.petId);
      return store.insert(ctx.db, pet, input, ctx.now);
    },

    async update(ctx: Edit<A>, id: string, input: Input) {
      const pet = await petOf(ctx, input.petId);
      const saved = await store.update(ctx.db, scopeOf(ctx), id, pet, input, ctx.now);
      if (!saved) throw stale({ [singular]: await get(ctx, id) });
      return saved;
    },

    async remove(ctx: Edit<A>, id: string) {
      if (!(await store.remove(ctx.db, scopeOf(ctx), id, ctx.now))) throw notFound();
    },

    async restore(ctx: Edit<A>, id: string) {
      if (!(await store.restore(ctx.db, scopeOf(ctx), id))) throw notFound();
      return get(ctx, id);
    },
  };
}
