import { chooseLook } from '@tzemed/contract/choose-look';
import { dayOf } from '@tzemed/contract/days';
import type { NewPet, PetFilters, PetInput } from '@tzemed/contract/pets';
import { type Home, holdHome, ownViewOf, scopeOf, viewOf, type ViewScope } from '../../access.ts';
import { changing } from '../../belongings/changed.ts';
import { idTaken, refuseAhead } from '../../belongings/given-ids.ts';
import type { EditCtx, Member, OwnerCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { invalid, notFound, Refusal, stale } from '../../lib/refusal.ts';
import { versionMeant } from '../../lib/version-meant.ts';
import { folded, searchedFields, searchTextOf } from './search-text.ts';
import * as store from './store.ts';

type View = ViewCtx<'profile'>;
type Edit = EditCtx<'profile'>;
type Own = OwnerCtx<'profile'>;

const saved = { noun: 'pets', what: 'saved' } as const;

export const list = (ctx: View, { page, limit, sort, species, status }: PetFilters) =>
  pageOf(
    ctx,
    ownViewOf(ctx, 'profile'),
    { species, archived: status === 'all' ? undefined : status === 'archived' },
    { page, limit, sort },
  );

export const search = (ctx: View, { q, ...page }: { q: string } & store.Page) =>
  pageOf(ctx, scopeOf(ctx), { contains: folded(q) }, page);

async function pageOf(ctx: View, scope: ViewScope<'profile'>, filters: store.Filters, page: store.Page) {
  const [pets, total] = await Promise.all([
    store.list(ctx.db, scope, filters, page),
    store.count(ctx.db, scope, filters),
  ]);
  return { pets, total, page: page.page, limit: page.limit };
}

export async function get(ctx: View, id: string) {
  const pet = await store.find(ctx.db, scopeOf(ctx), id);
  if (!pet) throw notFound();
  return pet;
}

export async function create(ctx: Member, { version: _version, id, ...input }: NewPet) {
  refuseUnborn(ctx, input);
  refuseAhead(ctx, id);
  const made = await withinPlan(ctx, (ctx, home) =>
    changing(ctx, saved, async ({ db, now }) => {
      // Whoever sends it at the same time waits for the home.
      if (id !== undefined && (await store.isUsed(db, viewOf(ctx, 'profile'), id))) return undefined;
      const look = chooseLook(input.species, await store.wornBy(db, home), input);
      const values = { ...input, searchText: searchTextOf(input) };
      return store.insert(db, home, look, values, now, id).catch(refuseEstimate);
    }),
  );
  if (made) return made;
  const standing = await store.find(ctx.db, viewOf(ctx, 'profile'), id!);
  if (!standing) throw idTaken();
  return standing;
}

export async function update(ctx: Edit, id: string, { version, ...sent }: PetInput) {
  // A date that is taken away takes with it that it was an estimate.
  const input = sent.birthDate === null ? { birthDateApproximate: false, ...sent } : sent;
  refuseUnborn(ctx, input);
  // What search looks in is made of several fields; those that are left out stand.
  const isWhole = searchedFields.every((field) => input[field] !== undefined);
  return changing(ctx, { ...saved, inTransaction: !isWhole }, async (ctx) => {
    const standing = isWhole ? input : { ...(await store.lock(ctx.db, scopeOf(ctx), id)), ...input };
    const values = { ...input, searchText: searchTextOf(standing) };
    const meant = versionMeant(version, ctx.ifMatch);
    const pet = await store.update(ctx.db, scopeOf(ctx), id, values, meant, ctx.now).catch(refuseEstimate);
    if (!pet) throw stale({ pet: await get(ctx, id) });
    return pet;
  });
}

export async function archive(ctx: Own, id: string, archived: boolean) {
  const change = (ctx: Own) =>
    changing(ctx, saved, async (ctx) => {
      const pet = await store.archive(ctx.db, scopeOf(ctx), id, archived ? ctx.now : null, ctx.now, ctx.ifMatch);
      if (!pet) throw stale({ pet: await get(ctx, id) });
      return pet;
    });
  return archived ? change(ctx) : withinPlan(ctx, change, id);
}

export const remove = (ctx: Own, id: string) =>
  changing(ctx, { noun: 'pets', what: 'removed' }, async (ctx) => {
    const gone = await store.remove(ctx.db, scopeOf(ctx), id, ctx.now, ctx.ifMatch);
    if (gone) return { id, petId: id };
    throw stale({ pet: await get(ctx, id) });
  });

export const restore = (ctx: Own, id: string) =>
  withinPlan(
    ctx,
    (ctx) =>
      changing(ctx, { noun: 'pets', what: 'restored' }, async (ctx) => {
        const pet = await store.restore(ctx.db, scopeOf(ctx), id, ctx.now);
        if (!pet) throw notFound();
        return pet;
      }),
    id,
  );

/** Whether there is a date to it is seen on the row as it would stand: an edit may leave either of the two out. */
function refuseEstimate(error: unknown): never {
  throw store.isEstimateOfNothing(error) ? invalid({ birthDate: 'birthDateMissing' }) : error;
}

/** Only the server knows which day it is. */
function refuseUnborn(ctx: Member, { birthDate }: Pick<PetInput, 'birthDate'>) {
  if (birthDate && birthDate > dayOf(ctx.now)) throw invalid({ birthDate: 'birthDateFuture' });
}

/**
 * Makes a change that may add to a home's active pets, one at a time per home, and takes it back when the plan has no room
 * for it. Archived and deleted pets take none.
 */
const withinPlan = <C extends Member, T>(
  ctx: C,
  change: (ctx: C, home: Home) => Promise<T>,
  petId?: string,
): Promise<T> =>
  transact(ctx, async (ctx) => {
    const home = await holdHome(ctx, { petId });
    const changed = await change(ctx, home);
    const n = ctx.config.freePlanPetLimit;
    if (changed && n !== undefined && (await store.countActive(ctx.db, home)) > n)
      throw new Refusal(403, 'petLimit', { n });
    return changed;
  });
