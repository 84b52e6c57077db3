import type { PetFilters, PetInput } from '@tzemed/contract/pets';
import type { Paging } from '@tzemed/contract/fields';
import { ownerOf, scopeOf } from '../../access.ts';
import type { EditCtx, Member, OwnerCtx, ViewCtx } from '../../context.ts';
import { type Db, transact } from '../../db/client.ts';
import { dayOf } from '@tzemed/contract/days';
import { invalid, notFound, Refusal, stale } from '../../lib/refusal.ts';
import { chooseHue } from './choose-hue.ts';
import { folded } from './search-text.ts';
import * as store from './store.ts';

type View = ViewCtx<'profile'>;
type Edit = EditCtx<'profile'>;
type Own = OwnerCtx<'profile'>;

export const list = (ctx: View, { page, limit, ...filters }: PetFilters) => pageOf(ctx, filters, { page, limit });

export const search = (ctx: View, { q, page, limit }: { q: string } & Paging) =>
  pageOf(ctx, { status: 'all', contains: folded(q) }, { page, limit });

async function pageOf(ctx: View, filters: store.Filters, paging: Paging) {
  const scope = scopeOf(ctx);
  const [pets, total] = await Promise.all([
    store.list(ctx.db, scope, filters, paging),
    store.count(ctx.db, scope, filters),
  ]);
  return { pets, total, ...paging };
}

export async function get(ctx: View, id: string) {
  const pet = await store.find(ctx.db, scopeOf(ctx), id);
  if (!pet) throw notFound();
  return pet;
}

export async function create(ctx: Member, input: PetInput) {
  refuseUnborn(ctx, input);
  const owner = ownerOf(ctx);
  return withinPlan(ctx, async (tx) =>
    store.insert(tx, owner, chooseHue(await store.huesOf(tx, owner)), input, ctx.now),
  );
}

export async function update(ctx: Edit, id: string, input: PetInput) {
  refuseUnborn(ctx, input);
  const saved = await store.update(ctx.db, scopeOf(ctx), id, input, ctx.now);
  if (!saved) throw stale({ pet: await get(ctx, id) });
  return saved;
}

export async function archive(ctx: Own, id: string, archived: boolean) {
  const change = (db: Db) => store.archive(db, scopeOf(ctx), id, archived ? ctx.now : null);
  const saved = await (archived ? change(ctx.db) : withinPlan(ctx, change));
  if (!saved) throw notFound();
  return saved;
}

export async function remove(ctx: Own, id: string) {
  if (!(await store.remove(ctx.db, scopeOf(ctx), id, ctx.now))) throw notFound();
}

export async function restore(ctx: Own, id: string) {
  const restored = await withinPlan(ctx, (tx) => store.restore(tx, scopeOf(ctx), id));
  if (!restored) throw notFound();
  return restored;
}

/** Only the server knows which day it is. */
function refuseUnborn(ctx: Member, { birthDate }: PetInput) {
  if (birthDate && birthDate > dayOf(ctx.now)) throw invalid({ birthDate: 'birthDateFuture' });
}

/**
 * Makes a change that may add to the owner's active pets, one at a time per owner, and takes it back when the plan has
 * no room for it. Archived and deleted pets take none.
 */
const withinPlan = <T>(ctx: Member, change: (tx: Db) => Promise<T>): Promise<T> =>
  transact(ctx, async (ctx) => {
    const owner = ownerOf(ctx);
    await store.lockOwner(ctx.db, owner);
    const changed = await change(ctx.db);
    const n = ctx.config.freePlanPetLimit;
    if (n !== undefined && (await store.countActive(ctx.db, owner)) > n) throw new Refusal(403, 'petLimit', { n });
    return changed;
  });
