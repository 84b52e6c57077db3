import type { Area, Level } from '@tzemed/contract/endpoint';
import { type Belongings, type EditScope, petOf, type Proven, scopeOf, type ViewScope } from '../access.ts';
import type { Member } from '../context.ts';
import type { Db } from '../db/client.ts';
import { setDeleted } from '../db/soft-delete.ts';
import { notFound, stale } from '../lib/refusal.ts';

type Noun<A extends Belongings, Row, Input> = {
  readonly table: A;
  /** The reply's key for one of them. */
  readonly singular: string;
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
};

type View<A extends Area> = Member & { readonly right: { readonly area: A; readonly level: Level } };
type Edit<A extends Area> = Member & { readonly right: { readonly area: A; readonly level: 'edit' } };

/**
 * The verbs that everything which hangs off a pet has alike. All throw 404 for what is out of reach, itself or its
 * pet; `update` throws 409 with the current state when the edit began from an older version.
 */
export function belongings<A extends Belongings, Row, Input extends { petId: string }>(noun: Noun<A, Row, Input>) {
  async function get(ctx: View<A>, id: string) {
    const row = await noun.find(ctx.db, scopeOf(ctx), id);
    if (!row) throw notFound();
    return row;
  }

  return {
    get,

    async create(ctx: Edit<A>, input: Input) {
      const pet = await petOf(ctx, input.petId);
      return noun.insert(ctx.db, pet, input, ctx.now);
    },

    async update(ctx: Edit<A>, id: string, input: Input) {
      const pet = await petOf(ctx, input.petId);
      const saved = await noun.update(ctx.db, scopeOf(ctx), id, pet, input, ctx.now);
      if (!saved) throw stale({ [noun.singular]: await get(ctx, id) });
      return saved;
    },

    async remove(ctx: Edit<A>, id: string) {
      if (!(await setDeleted(ctx.db, noun.table, scopeOf(ctx), id, ctx.now))) throw notFound();
    },

    /** Undoes `remove`; 404 when there is nothing deleted to bring back. */
    async restore(ctx: Edit<A>, id: string) {
      if (!(await setDeleted(ctx.db, noun.table, scopeOf(ctx), id, null))) throw notFound();
      return get(ctx, id);
    },
  };
}
